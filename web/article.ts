/** The article's own numbers: what every exhibit opens on and Reset returns to. */

/** The keys of the worked row, in the article's order, and their scores q · k for the query 喜. */
export const tokens = ['我', '喜', '欢', '人', '工', '智', '能', '[CLS]', '[SEP]'] as const;
export const scores = [15.3, 22.7, 18.2, 2.1, 1.8, 3.2, 2.9, 5.6, 4.1] as const;

/** The token that asks. */
export const query = '喜';

/** d_k of one head of BERT base: 768 ÷ 12. */
export const headSize = 64;

/**
 * The first three dimensions of each value vector. The article prints the rows of 我, 喜 and 欢; the others
 * are filled in so that the weighted sum is the one it prints, [0.215, 0.142, −0.018].
 */
export const values: readonly (readonly number[])[] = [
  [0.31, -0.12, 0.45],
  [0.42, 0.15, -0.08],
  [0.05, 0.28, -0.18],
  [-0.06, 0.14, -0.1],
  [-0.31, -0.22, -0.01],
  [-0.27, 0, -0.33],
  [0.41, 0.44, 0.31],
  [-0.18, 0.26, -0.16],
  [0.05, 0.32, -0.11],
];

/** The vector of 喜 before attention (embedding + position), its first three dimensions. */
export const before = [0.862, 0.525, 0.043] as const;

/** The sentence, and the ids bert-base-chinese gives its characters. */
export const sentence = '我喜欢人工智能';
export const tokenIds: Readonly<Record<string, number>> = {
  '[CLS]': 101,
  我: 2769,
  喜: 1599,
  欢: 3614,
  人: 782,
  工: 2339,
  智: 3255,
  能: 5543,
  '[SEP]': 102,
};

/** BERT base's width. */
export const hiddenSize = 768;
