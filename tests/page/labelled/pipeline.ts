import type { Labelled } from '../truth/truth.ts';

/** How many tokens a sentence has: a character each, letters and digits that are written together one, and two ends. */
function tokenCount(sentence: string): number {
  const kinds = Array.from(new Intl.Segmenter().segment(sentence), ({ segment }) =>
    /^[\p{Script=Latin}\p{Nd}]/u.test(segment) ? 'letter' : segment.trim() === '' ? 'space' : 'other',
  );
  return 2 + kinds.filter((kind, i) => kind === 'other' || (kind === 'letter' && kinds[i - 1] !== 'letter')).length;
}

/** What the article says of its sentence, at some of the stages. */
const article = {
  sentence: '我喜欢人工智能',
  ids: '101 2769 1599 3614 782 2339 3255 5543 102',
  vector: '[0.862, 0.525, 0.043, …]',
  scores: '我 15.3 喜 22.7 欢 18.2 人 2.1 工 1.8 智 3.2 能 2.9 [CLS] 5.6 [SEP] 4.1',
};

export default {
  async visit(panel, look) {
    const stages = panel.locator('.stages button');
    for (let stage = 0; stage < (await stages.count()); stage++) {
      await stages.nth(stage).dispatchEvent('click');
      await look();
    }
  },

  truth(view, [exact]) {
    const { say } = view;
    const sentence = exact.written(say('句子', 'Sentence'));
    const count = tokenCount(sentence);
    const [square, wide, head] = [`[${count}, ${count}]`, `[${count}, 768]`, `[${count}, 64]`];
    const shapes = say(
      {
        文本: '—',
        词元: `[${count}]`,
        编号: `[${count}]`,
        词向量: wide,
        加位置: wide,
        'Q、K、V': `3 × ${head}`,
        分数: square,
        缩放: square,
        softmax: square,
        加权求和: head,
        新向量: head,
      },
      {
        Text: '—',
        Tokens: `[${count}]`,
        Ids: `[${count}]`,
        Embedding: wide,
        '+ Position': wide,
        'Q, K, V': `3 × ${head}`,
        Scores: square,
        Scale: square,
        Softmax: square,
        Mix: head,
        'New vectors': head,
      },
    ) as Record<string, string>;
    const [stage = '', shape = ''] =
      Object.entries(shapes).find(([name]) => view.isChosen(`${name}${shapes[name]}`)) ?? [];
    const numbers = say(
      { 编号: article.ids, 加位置: article.vector, 分数: article.scores },
      { Ids: article.ids, '+ Position': article.vector, Scores: article.scores },
    ) as Record<string, string>;
    return {
      says: [
        ...Object.entries(shapes).map((each) => each.join('')),
        // once more over what there is to see of it
        `${Object.values(shapes).at(-1)} ${stage} ${shape}`,
        ...(sentence === article.sentence ? [numbers[stage] ?? ''] : []),
      ],
    };
  },
} satisfies Labelled<'pipeline'>;
