import { cellId } from '../derivation.ts';
import { defineExhibit } from '../exhibit.ts';
import { matrixTables } from '../matrix-tables.ts';
import { matrixView } from '../matrix-view.ts';
import { hasNoKey, matrixTokens } from '../parts/matrix-mask.ts';
import { matrix, type MatrixResult } from '../parts/matrix.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';

/** Attention of all tokens at once, stage by stage, each stage a table of which every cell can be asked. */
export default defineExhibit<'matrix', MatrixResult>({
  name: 'matrix',
  part: matrix,
  title: ({ text }) => matrixWords[text.lang].title,
  hint: (text) => matrixWords[text.lang].hint,
  tables: matrixTables,
  sums: ({ inputs }) => (inputs.query === null ? [] : [cellId('weightsSum', inputs.query)]),
  notes({ inputs, text }) {
    const words = matrixWords[text.lang];
    const blind = matrixTokens(inputs).filter((_, i) => hasNoKey(inputs, i));
    return [words.fromSeed, ...(blind.length > 0 ? [words.noKey(blind.join(text.lang === 'en' ? ', ' : '、'))] : [])];
  },
  view: matrixView,
  pointing: true,
});
