/** The words of the exhibit `context`. */
import type { ContextQuantity } from '../../parts/context-rules.ts';
import type { Words } from '../languages.ts';

/** Where a cell stands: in which sentence, before or after, of which token, in which dimension (from 1). */
export interface ContextPlace {
  mark: string;
  when: string;
  token: string;
  dimension: number;
}

export interface ContextWords {
  title(character: string): string;
  hint: string;
  /** what the sentences go by */
  marks: readonly [string, string];
  sentence(mark: string): string;
  character: string;
  nextSeed: string;
  /** a sentence lacks the character */
  lacks(character: string): string;
  notAToken: string;
  /** what is still shown while the fields hold what cannot be */
  stillShown(character: string, sentences: string): string;
  /** one character, two sentences: some that show something */
  pairs: string;
  drawnSource: string;
  vectorsCaption(character: string): string;
  /** after that, by where the vectors come from */
  drawn: string;
  vector: string;
  before: string;
  after: string;
  dimension(dimension: number): string;
  similarityCaption(character: string): string;
  when: string;
  dot: string;
  length(mark: string): string;
  cosine: string;
  pullCaption(mark: string, sentence: string, character: string): string;
  /** after that, where they are told */
  contributions: string;
  scaled(divisor: string): string;
  weight: string;
  contribution(dimension: number): string;
  allVectorsCaption(seed: number): string;
  /** what else is simplified */
  simplified: string;
  /** the character stands more than once in a sentence */
  repeated(mark: string, character: string): string;
  cell: Record<Exclude<ContextQuantity, 'queries' | 'keys'>, (place: ContextPlace) => string>;
}

const zhCN: ContextWords = {
  title: (character) => `同一个“${character}”，两句话`,
  hint: '两句话和要比的词元都可以换，只要两句里都有它。',
  marks: ['①', '②'],
  sentence: (mark) => `句子 ${mark}`,
  character: '要比的词元',
  nextSeed: '换一个种子',
  lacks: (character) => `这句里没有“${character}”。`,
  notAToken: '这里要填一个词元：一个字，或连写的一串字母、数字。',
  stillShown: (character, sentences) =>
    `要比的词元得在两句里都出现。改好之前，下面仍是上一次的结果：“${character}”，句子 ${sentences}。`,
  vectorsCaption: (character) => `“${character}”的向量：之前，两句里是同一个；之后，一句一个。`,
  drawn: '这些数由种子抽出，不是从语言里学来的：它们演示的是机制，不是词义。',
  pairs: '试试',
  drawnSource: '按种子随机抽',
  vector: '向量',
  before: '之前',
  after: '之后',
  dimension: (dimension) => `第 ${dimension} 维`,
  similarityCaption: (character) =>
    `①里的“${character}”和②里的“${character}”有多像：余弦相似度 = 点积 ÷ (长度 × 长度)。方向相同是 1，互相垂直是 0，方向相反是 −1。`,
  when: '比哪两个',
  dot: '点积',
  length: (mark) => `长度 ${mark}`,
  cosine: '余弦',
  pullCaption: (mark, sentence, character) => `${mark} ${sentence}：谁把“${character}”拉向了哪里。`,
  contributions: '贡献 = 权重 × 那个词元的向量，一列列加起来就是之后的向量。',
  scaled: (divisor) => `分数 ÷ ${divisor}`,
  weight: '权重',
  contribution: (dimension) => `贡献 ${dimension}`,
  allVectorsCaption: (seed) => `各个词元之前的向量，由种子 ${seed} 抽出：词元相同，向量就相同，不管在哪句话里。`,
  simplified:
    '为了让每个数都看得见，这里只有几维，没有加位置向量，也没有三个权重矩阵：每个词元的查询、键、值都是它自己的向量。',
  repeated: (mark, character) =>
    `${mark}里“${character}”出现了不止一次。没有加位置，这几个“${character}”的向量和权重就完全一样，之后的向量也是同一个。`,
  cell: {
    seed: () => '种子',
    headSize: () => '维数 dₖ',
    divisor: () => '除数',
    vectors: ({ token, dimension }) => `“${token}”之前的向量第 ${dimension} 维`,
    scores: ({ mark, token }) => `${mark}里对“${token}”的分数`,
    scaled: ({ mark, token }) => `${mark}里对“${token}”的缩放后的分数`,
    weights: ({ mark, token }) => `${mark}里给“${token}”的权重`,
    weightsSum: ({ mark }) => `${mark}的权重之和`,
    contributions: ({ mark, token, dimension }) => `${mark}里“${token}”的贡献第 ${dimension} 维`,
    output: ({ mark, dimension }) => `${mark}里之后的向量第 ${dimension} 维`,
    dot: ({ when }) => `${when}两个向量的点积`,
    norms: ({ when, mark }) => `${when}${mark}里那个向量的长度`,
    cosine: ({ when }) => `${when}两个向量的余弦相似度`,
  },
};

const en: ContextWords = {
  title: (character) => `One ${character}, two sentences`,
  hint: 'Change either sentence, or the token to compare; both sentences must have it.',
  marks: ['①', '②'],
  sentence: (mark) => `Sentence ${mark}`,
  character: 'Token to compare',
  nextSeed: 'Another seed',
  lacks: (character) => `There is no ${character} in this sentence.`,
  notAToken: 'Please type one token: a character, or letters and digits written together.',
  stillShown: (character, sentences) =>
    `The token must be in both sentences. Until it is, the last result stays: ${character} in ${sentences}.`,
  vectorsCaption: (character) => `The vector of ${character}: before, the same in both sentences; after, one for each.`,
  drawn:
    ' These numbers are drawn from a seed and have learned no language: they show the mechanism, not what words mean.',
  pairs: 'Try',
  drawnSource: 'Drawn by a seed',
  vector: 'Vector',
  before: 'Before',
  after: 'After',
  dimension: (dimension) => `Dim ${dimension}`,
  similarityCaption: (character) =>
    `How alike ${character} in ① and ${character} in ② are: cosine similarity = dot product ÷ (length × length). Same direction gives 1, a right angle 0, opposite directions −1.`,
  when: 'Compared',
  dot: 'Dot product',
  length: (mark) => `Length ${mark}`,
  cosine: 'Cosine',
  pullCaption: (mark, sentence, character) => `${mark} ${sentence}: who pulled ${character} where.`,
  contributions: ' Contribution = weight × that token’s vector; added up column by column, they are the vector after.',
  scaled: (divisor) => `Score ÷ ${divisor}`,
  weight: 'Weight',
  contribution: (dimension) => `Contrib. ${dimension}`,
  allVectorsCaption: (seed) =>
    `The tokens’ vectors before, drawn from seed ${seed}: the same token has the same vector, whatever sentence it is in.`,
  simplified:
    'So that every number can be seen, there are only a few dimensions here, no position is added, and there are no three weight matrices: each token’s own vector is its query, its key and its value.',
  repeated: (mark, character) =>
    `${character} stands more than once in ${mark}. With no position added, each of them has the same vector and the same weight, and the same vector after.`,
  cell: {
    seed: () => 'Seed',
    headSize: () => 'Dimensions dₖ',
    divisor: () => 'Divisor',
    vectors: ({ token, dimension }) => `Vector of ${token} before, dimension ${dimension}`,
    scores: ({ mark, token }) => `Score for ${token} in ${mark}`,
    scaled: ({ mark, token }) => `Scaled score for ${token} in ${mark}`,
    weights: ({ mark, token }) => `Weight of ${token} in ${mark}`,
    weightsSum: ({ mark }) => `Sum of the weights in ${mark}`,
    contributions: ({ mark, token, dimension }) => `Contribution of ${token} in ${mark}, dimension ${dimension}`,
    output: ({ mark, dimension }) => `Vector after in ${mark}, dimension ${dimension}`,
    dot: ({ when }) => `${when}: dot product of the two vectors`,
    norms: ({ when, mark }) => `${when}: length of the vector in ${mark}`,
    cosine: ({ when }) => `${when}: cosine similarity of the two vectors`,
  },
};

export const contextWords: Words<ContextWords> = { 'zh-CN': zhCN, en };
export default contextWords;
