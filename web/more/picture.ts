/** Tables as a picture in SVG: texts and rectangles alone, in the colours that are on show. */
import { parseCellId } from '../derivation.ts';
import {
  allRows,
  computedText,
  inputText,
  isOfNumbers,
  type TableCell,
  type TableModel,
} from '../elements/table-model.ts';
import type { Digits } from '../number.ts';
import { type Role, roles } from '../quantities.ts';
import { escaped } from './escaped.ts';

/** How a picture looks. */
export interface Look {
  /** the colour of a role, or of "panel", "ink", "quiet", "line" and "hairline" */
  colour(name: Role | 'panel' | 'ink' | 'quiet' | 'line' | 'hairline' | `${Role}-tint`): string;
  fonts: string;
  /** how wide a text is, in px */
  width(text: string, size: number): number;
}

/** of captions, in px */
export const captionSize = 13;
/** from one line of a caption to the next */
export const lineHeight = 20;
const [size, rowHeight, gap, margin, narrowest] = [15, 30, 22, 20, 360];

/** Two decimals are enough for a place. */
const px = (value: number) => String(Math.round(value * 100) / 100);

interface Cell {
  text: string;
  role: Role;
  /** a share from 0 to 1, drawn as a bar behind the number */
  bar?: number;
}

function cellOf(cell: TableCell, bars: boolean, digits: Digits): Cell {
  if (cell.kind === 'empty') return { text: '', role: 'plain' };
  if (cell.kind === 'text') return { text: cell.text, role: 'plain' };
  const role = roles[parseCellId(cell.id).quantity];
  const text = cell.kind === 'input' ? inputText(cell, digits) : computedText(cell, digits);
  return bars && cell.value > 0 ? { text, role, bar: Math.min(cell.value, 1) } : { text, role };
}

/** Breaks a text into lines of at most `width` px: between words, or anywhere in Chinese. */
export function lines(text: string, width: number, look: Look): string[] {
  const pieces = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [];
  const found: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && look.width((line + piece).trimEnd(), captionSize) > width) {
      found.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? found : [...found, line.trimEnd()];
}

interface Drawn {
  parts: string[];
  width: number;
  height: number;
}

/** One table, its upper left corner at 0, `top`. */
function tableParts(model: TableModel, digits: Digits, look: Look, top: number): Drawn {
  const { columns, corner, caption, footer } = model;
  const rows = allRows(model).map(({ header, cells }, index) => [
    { text: header, role: 'plain' as const },
    ...cells.map((cell, column) => cellOf(cell, columns[column]?.bars === true && index < model.rows.length, digits)),
  ]);
  const head: Cell[] = [
    { text: corner, role: 'plain' },
    ...columns.map(({ header, role }) => ({ text: header, role })),
  ];
  const widths = head.map(
    (_, column) => Math.max(...[head, ...rows].map((row) => look.width(row[column]?.text ?? '', size))) + gap,
  );
  const width = Math.max(
    narrowest,
    widths.reduce((sum, each) => sum + each, 0),
  );
  const said = lines(caption, width, look);
  const starts = widths.map((_, column) => widths.slice(0, column).reduce((sum, each) => sum + each, 0));
  const isRight = (column: number) => column > 0 && isOfNumbers(columns[column - 1] ?? { header: '', role: 'plain' });
  const text = (content: string, x: number, y: number, fill: string, rest = '') =>
    content === '' ? '' : `<text x="${px(x)}" y="${px(y)}" fill="${fill}"${rest}>${escaped(content)}</text>`;
  const rule = (y: number, name: 'line' | 'hairline') =>
    `<rect x="0" y="${px(y)}" width="${px(width)}" height="1" fill="${look.colour(name)}"/>`;
  const first = top + said.length * lineHeight + 8;
  const row = (cells: readonly Cell[], index: number, weight: string) =>
    cells.flatMap(({ text: content, role, bar }, column) => {
      const [left, wide = 0] = [starts[column] ?? 0, widths[column]];
      const y = first + index * rowHeight;
      const end = isRight(column) ? left + wide - gap / 2 : left;
      const fill = look.colour(role === 'plain' ? 'ink' : role);
      return [
        bar === undefined ? '' : `<rect x="${px(left + gap / 4)}" y="${px(y + 5)}" width="${px((wide - gap / 2) * bar)}" height="${rowHeight - 10}" fill="${look.colour(`${role}-tint`)}"/>`,
        text(content, end, y + 20, fill, `${weight}${isRight(column) ? ' text-anchor="end"' : ''}`),
      ];
    }); // prettier-ignore
  const below = (count: number) => first + count * rowHeight - 0.5;
  const isRuled = (index: number) => (footer.length > 0 && index === model.rows.length ? 'line' : 'hairline');
  return {
    parts: [
      ...said.map((line, index) =>
        text(line, 0, top + 14 + index * lineHeight, look.colour('quiet'), ` font-size="${captionSize}"`),
      ),
      ...row(head, 0, ' font-weight="600"'),
      rule(below(1), 'line'),
      ...rows.flatMap((cells, index) => [...row(cells, index + 1, ''), rule(below(index + 2), isRuled(index + 1))]),
    ],
    width,
    height: first - top + (rows.length + 1) * rowHeight,
  };
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** All tables, one below the other. */
export function pictureOf(models: readonly TableModel[], digits: Digits, look: Look): Picture {
  let top = 0;
  const tables = models.map((model) => {
    const drawn = tableParts(model, digits, look, top);
    top += drawn.height + 28;
    return drawn;
  });
  const width = Math.ceil(Math.max(0, ...tables.map((table) => table.width)) + 2 * margin);
  const height = Math.ceil(Math.max(0, top - 28) + 2 * margin);
  const parts = tables.flatMap((table) => table.parts).filter((part) => part !== '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(look.fonts)}" font-size="${size}">
<rect width="${width}" height="${height}" fill="${look.colour('panel')}"/>
<g transform="translate(${margin} ${margin})">
${parts.join('\n')}
</g>
</svg>
`;
  return { svg, width, height };
}
