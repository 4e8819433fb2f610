/** The computation of the tables as programs. */
import { eigen } from './code/eigen.ts';
import { numpy } from './code/numpy.ts';
import { pytorch } from './code/pytorch.ts';
import type { Dialect } from './code/dialect.ts';
import { codeOf } from './code/write.ts';
import type { Action, Group } from './taking.ts';

const inDialect = (name: string, dialect: Dialect): Action => ({
  label: () => name,
  take: ({ models, scene, exhibit, words }) => ({
    text: codeOf(models, scene.cells.inShort ?? scene.cells, dialect, {
      title: exhibit.title(scene),
      asTheyAre: words.asTheyAre,
    }),
  }),
});

export const codes: Group = {
  label: ({ groups }) => groups.code,
  actions: [inDialect('NumPy', numpy), inDialect('PyTorch', pytorch), inDialect('C++ (Eigen)', eigen)],
};
