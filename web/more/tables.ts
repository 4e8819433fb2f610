/** What can be made of tables: text to paste, and files. */
import { bytesAsPython } from './bytes-as-python.ts';
import { npy, type Numbers, numbersOf } from './npy.ts';
import { zip } from './npz.ts';
import { latexArrays, markdown } from './printed-tables.ts';
import { csv, tsv } from './spreadsheet.ts';
import type { Chosen, Group, Taken } from './taking.ts';

export const copies: Group = {
  label: ({ groups }) => groups.copy,
  actions: [
    { label: ({ tsv }) => tsv, take: ({ models }) => ({ text: tsv(models) }) },
    { label: () => 'Markdown', take: ({ models, scene }) => ({ text: markdown(models, scene.digits) }) },
    {
      label: () => 'LaTeX',
      take: ({ models, scene, words }) => ({ text: latexArrays(models, scene.digits, words.cjk) }),
    },
  ],
};

/** The arrays of tables, and with all of them what else there is, by their names: without the sums that a table has beside them. */
export function arraysOf({ models, isAll, exhibit, scene }: Pick<Chosen, 'models' | 'isAll' | 'exhibit' | 'scene'>) {
  const whole = Object.entries(exhibit.toTake?.(scene)?.arrays ?? {}).map(
    ([name, { rows, cols, data }]): [string, Numbers] => [name, { rows, cols, data: Float64Array.from(data) }],
  );
  const known = new Map(whole);
  const ofTables = models.map((model, index): [string, Numbers] => {
    const name = model.name ?? `table_${index + 1}`;
    return [name, known.get(name) ?? numbersOf(model)];
  });
  return new Map([...ofTables, ...(isAll ? whole : [])]);
}

/** One array as a file of its own, several together. */
function arrays(chosen: Chosen): Taken {
  const { stem } = chosen;
  const files = Array.from(arraysOf(chosen), ([name, numbers]) => ({ name: `${name}.npy`, bytes: npy(numbers) }));
  const [first] = files;
  const isOne = first !== undefined && files.length === 1;
  const body = isOne ? first.bytes : zip(files);
  const file = `${stem}.${isOne ? 'npy' : 'npz'}`;
  return { file, body, type: 'application/octet-stream', text: bytesAsPython(body) };
}

export const files: Group = {
  label: ({ groups }) => groups.file,
  actions: [
    {
      label: () => 'CSV',
      take({ models, stem }) {
        const text = csv(models);
        return { file: `${stem}.csv`, body: text, type: 'text/csv', text: text.slice(1) };
      },
    },
    { label: ({ npy }) => npy, take: arrays },
  ],
};
