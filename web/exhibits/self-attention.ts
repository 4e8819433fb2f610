import { html, nothing, type TemplateResult } from 'lit';
import attentionSource from '../../cpp/attention.cpp?raw';
import cppSource from '../../cpp/self_attention.cpp?raw';
import pythonSource from '../code/self_attention.py?raw';
import { cellId, each, inVariant } from '../derivation.ts';
import '../elements/code-panel.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { placeOf, selfAttention } from '../parts/self-attention.ts';
import { isWritable } from '../parts/self-attention-batch.ts';
import { matrixNames, type SelfAttentionResult } from '../parts/self-attention-inputs.ts';
import { ways } from '../parts/self-attention-rules.ts';
import { timeText, type Ways } from '../parts/self-attention-ways.ts';
import { controls, matrixOf, matrixOnShow, rowPicker } from '../views/self-attention-view.ts';
import { selfAttentionStyles } from '../views/self-attention-styles.ts';
import { tableView } from '../views/table-view.ts';
import { selfAttentionWords } from '../text/exhibits/self-attention.ts';

type SelfAttentionScene = Scene<'selfAttention', SelfAttentionResult>;
type Live = LiveScene<'selfAttention', SelfAttentionResult>;

/** how many entries of the picked row the article prints */
const printedEntries = 5;

/** Every matrix with its shape, as it came out; a name chooses what is shown below. */
function shapesTable({ inputs, result, text }: SelfAttentionScene): TableModel {
  const words = selfAttentionWords[text.lang];
  return {
    caption: words.shapes,
    hint: words.shapesHint,
    corner: words.matrix,
    columns: [
      { header: words.meaning, role: 'plain' },
      { header: words.shape, role: 'plain', number: true },
    ],
    rows: matrixNames.map((name, index) => {
      const matrix = matrixOf(name, { inputs, result });
      const shape = matrix && `[${inputs.batch}, ${matrix.rows}, ${matrix.cols}]`;
      return {
        header: name,
        pick: { index, picked: inputs.shown === name, label: words.show(name) },
        cells: [
          { kind: 'text', text: words.matrices[name] },
          { kind: 'text', text: shape ?? '—', number: true },
        ],
      };
    }),
    footer: [],
  };
}

/** What the code divides by, and what it prints of the picked row; beside it, the same as streaming gives it. */
function numbersTable(scene: SelfAttentionScene): TableModel {
  const { inputs, result, text } = scene;
  const words = selfAttentionWords[text.lang];
  const { hiddenSize } = inputs;
  const { item, query } = placeOf(inputs);
  const cell = (id: string) => tableCell(selfAttention, id, scene);
  const empty = { kind: 'empty' } as const;
  const entries = each(Math.min(printedEntries, hiddenSize), (d) => cellId('output', query, d));
  return {
    caption: words.numbers(`[${item}, ${query}]`),
    hint: words.numbersHint,
    corner: words.code,
    columns: ways.map((way) => ({ header: words.ways[way], role: 'plain', number: true })),
    rows: [
      { header: `√${hiddenSize}`, cells: [cell('divisor'), empty] },
      ...(result.item
        ? [{ header: `weights[${item}, ${query}].sum()`, cells: [cell(cellId('weightsSum', query)), empty] }]
        : []),
      ...(result.item || result.streamed
        ? entries.map((id, d) => ({
            header: `output[${item}, ${query}, ${d}]`,
            cells: [result.item ? cell(id) : empty, result.streamed ? cell(inVariant('streaming', id)) : empty],
          }))
        : []),
    ],
    footer: [],
  };
}

/** What each way takes; times are measured, and so stand where something runs alone. */
function waysTable(scene: SelfAttentionScene, times?: Partial<Ways>): TableModel {
  const { inputs, result, text } = scene;
  const words = selfAttentionWords[text.lang].ways;
  const row = (quantity: 'entries' | 'pairs' | 'bytes') => ({
    header: words.cell[quantity],
    cells: ways.map((way) => tableCell(selfAttention, inVariant(way, quantity), scene)),
  });
  const time = (milliseconds: number | undefined, without: string): TableCell => ({
    kind: 'text',
    text: milliseconds === undefined ? without : timeText(milliseconds),
    number: true,
  });
  return {
    caption: words.caption(`[${inputs.batch}, ${inputs.length}, ${inputs.hiddenSize}]`),
    corner: words.corner,
    columns: ways.map((way) => ({ header: words[way], role: 'plain', number: true })),
    rows: [
      row('entries'),
      row('pairs'),
      row('bytes'),
      ...(times
        ? [
            {
              header: words.time,
              cells: [
                time(times.stepMilliseconds, isWritable(inputs) ? '—' : words.tooLarge),
                time(times.streamMilliseconds, '—'),
              ],
            },
          ]
        : []),
      ...(result.difference === undefined
        ? []
        : [
            {
              header: words.cell.difference,
              cells: [{ kind: 'empty' } as const, tableCell(selfAttention, 'difference', scene)],
            },
          ]),
    ],
    footer: [],
  };
}

/** The number of the first line that has `text`. */
const lineOf = (text: string, source: string) => source.slice(0, source.indexOf(text)).split('\n').length;

function view(scene: Live): TemplateResult {
  const { inputs, text, look } = scene;
  const words = selfAttentionWords[text.lang];
  const panel = (code: string, language: 'python' | 'cpp', label: string, path: string, from?: string) =>
    html`<code-panel
      .code=${code}
      .language=${language}
      .label=${label}
      .path=${path}
      .line=${from && lineOf(from, code)}
      .text=${text}
    ></code-panel>`;
  const show = ({ detail }: CustomEvent<{ index: number }>) => {
    const shown = matrixNames[detail.index];
    if (shown) look({ ...inputs, shown });
  };
  return html`
    ${panel(pythonSource, 'python', words.python, 'web/code/self_attention.py')}
    ${panel(cppSource, 'cpp', words.cpp, 'cpp/self_attention.cpp')}
    ${panel(attentionSource, 'cpp', words.cppAttention, 'cpp/attention.cpp', 'Attention attention(')} ${controls(scene)}
    <div class="results" @row-pick=${show}>
      <div>${tableView(shapesTable(scene), scene)}</div>
      <div>${rowPicker(scene)} ${tableView(numbersTable(scene), scene)}</div>
    </div>
    ${matrixOnShow(scene) ?? nothing}
    <div class="ways">${tableView(waysTable(scene, scene.result.batch?.ways ?? {}), scene)}</div>
  `;
}

/** The article's class in PyTorch, the C++ of this page, and the C++ at work on sizes of the reader's. */
export default defineExhibit<'selfAttention', SelfAttentionResult>({
  name: 'self-attention',
  part: selfAttention,
  title: ({ text }) => selfAttentionWords[text.lang].title,
  hint: (text) => selfAttentionWords[text.lang].hint,
  tables: (scene) => [shapesTable(scene), numbersTable(scene), waysTable(scene)],
  sums: ({ inputs, result }) => (result.item ? [cellId('weightsSum', placeOf(inputs).query)] : []),
  notes: ({ text }) => [selfAttentionWords[text.lang].random, selfAttentionWords[text.lang].ways.note],
  view,
  styles: selfAttentionStyles,
});
