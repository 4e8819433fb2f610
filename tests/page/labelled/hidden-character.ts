import { softmax, total } from '../truth/arithmetic.ts';
import type { Column, Labelled } from '../truth/truth.ts';

export default {
  // the matrices of the other steps come of weights that are not on show
  fits: ({ step }) => step === 0,

  truth(view, [exact]) {
    const { say, named } = view;
    // nothing is loaded before it is asked for
    if (exact.captions.length === 0) return {};
    const [logit, exp, probability] = say(['logit', 'exp(logit)', '概率'], ['Logit', 'exp(logit)', 'Probability']);
    const [score, weight, found, yours] = say(
      ['分数', '权重', '权重（算出的）', '权重（你的）'],
      ['Score', 'Weight', 'Weight (softmax’s)', 'Weight (yours)'],
    );
    const scaledBy = say('分数 ÷ 8', 'Score ÷ 8');
    const [fillings, asked, tokens] = say(
      ['最可能的五个', '[MASK] 看了谁', '词元，和'],
      ['The five likeliest', 'Whom [MASK] asked', 'The tokens, and'],
    );
    const answers = exact.rows(fillings);
    const texts = (caption: string, place: number) =>
      exact
        .table(caption)
        .rows.filter(({ isTotal }) => !isTotal)
        .map(({ cells }) => cells[place]?.text ?? '');
    const characters = answers.map((answer) => answer.replace(/^\d+\. /, '').replace(/（原字）$| \(hidden\)$/, ''));
    const logits = exact.column(logit, fillings);
    const exps = logits.map(Math.exp);
    const [all] = exact.table(fillings).rows.filter(({ isTotal }) => isTotal);
    // the sum, too, stands there to all digits
    const sum = Number(all?.cells[1]?.text.replace(/×10(.*)/, (_, power: string) => `e${plain(power)}`));
    // Latin letters stand apart from Chinese ones
    const spaced = (name: string) => (/^[a-z]/.test(name) ? ` ${name}` : name);
    const called = (name: string) => named(`“#”的${spaced(name)}`, `${name} of #`, characters);

    const keys = exact.rows(asked);
    const scores = exact.column(score, asked);
    const scaled = scores.map((each) => each / 8);
    const weights = softmax(scaled);
    const isTyped = exact.table(asked).columns.includes(yours);
    const used = isTyped ? exact.column(yours, asked) : weights;
    const of = (name: string) => named(`“[MASK]”对“#”的${name}`, `${name}, [MASK] → #`, keys);
    const ofWeights: Column[] = isTyped
      ? [
          [found, weights, of(found)],
          [yours, used, of(yours)],
        ]
      : [[weight, weights, of(weight)]];
    return {
      tables: [
        {
          caption: fillings,
          rows: answers,
          columns: [
            [logit, logits, called(logit)],
            [exp, exps, called(exp)],
            [probability, exps.map((each) => each / sum), called(probability)],
          ],
          totals: [[all?.header ?? '', { [exp]: [sum, say('全部的总和', 'Sum over all')] }]],
        },
        {
          caption: asked,
          rows: keys,
          columns: [[score, scores, of(score)], [scaledBy, scaled, of(scaledBy)], ...ofWeights],
          totals: [
            [
              'Σ',
              { [isTyped ? yours : weight]: [total(used), say('“[MASK]”的权重之和', 'Sum of the weights of [MASK]')] },
            ],
          ],
        },
        {
          caption: tokens,
          rows: keys,
          columns: say(['你写的', '编号', '表里第几行'], ['As typed', 'Id', 'Row of the table']).map(
            (header, place): Column => [header, texts(tokens, place)],
          ),
        },
      ],
    };
  },
} satisfies Labelled<'hidden'>;

const plain = (power: string) =>
  power.replaceAll(/./g, (sign) => ('⁰¹²³⁴⁵⁶⁷⁸⁹'.includes(sign) ? String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)) : '-'));
