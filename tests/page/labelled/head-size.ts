import { printed, read, trimmed } from '../truth/printed.ts';
import type { Labelled } from '../truth/truth.ts';

export default {
  truth(view, [exact]) {
    const { say, digits } = view;
    const [hidden, heads] = say(['隐藏维度', '头数'], ['Hidden size', 'Heads']);
    const [size, root] = say(['每个头的大小 dₖ', '除数 √dₖ'], ['Head size dₖ', 'Divisor √dₖ']);
    const [score, scaled] = say(['分数', '分数 ÷ √dₖ'], ['Score', 'Score ÷ √dₖ']);
    const standing = (name: string) => read(exact.table().rows.find(({ header }) => header === name)?.cells[0]?.text);
    const asked = { hidden: exact.field(hidden) ?? NaN, heads: exact.field(heads) ?? NaN };
    const isEven = Number.isInteger(asked.hidden / asked.heads);
    // what is refused leaves the table as it was
    const shape = isEven ? asked : { hidden: standing(hidden), heads: standing(heads) };
    const headSize = shape.hidden / shape.heads;
    const divided = standing(score) / Math.sqrt(headSize);
    const [given, became] = [Math.abs(standing(score)), Math.abs(divided)];
    const rows = [hidden, heads, size, root, score, scaled];
    return {
      tables: [
        {
          caption: say('隐藏维度平分给各个头', 'The hidden size is shared out'),
          rows,
          columns: [
            [
              say('数值', 'Value'),
              [String(shape.hidden), String(shape.heads), headSize, Math.sqrt(headSize), standing(score), divided],
              (place) => rows[place] ?? '',
            ],
          ],
        },
      ],
      says:
        given === 0 || !Number.isInteger(headSize)
          ? []
          : [
              say(
                `±${printed(given, 'all')} 的分数变成 ±${trimmed(became, digits)}。`,
                `a score of ±${printed(given, 'all')} becomes ±${trimmed(became, digits)}.`,
              ),
            ],
    };
  },
} satisfies Labelled<'headSize'>;
