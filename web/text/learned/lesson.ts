/** The words of the exhibits about learned numbers: they travel with the encoder. */
import type { Words } from '../languages.ts';
import type { StageKey } from '../../stages.ts';

interface Place {
  of: string;
  dimension: number;
}

export interface LessonWords {
  /** what the encoder is, and is not; how many sentences it was trained on */
  honest(sentences: number): string;
  /** characters that it does not know, and those that it takes for others */
  unknown(typed: readonly string[]): string;
  taken(pairs: readonly (readonly [typed: string, token: string])[]): string;
  /** numbers of the reader's stand among them; and the button that puts its own back */
  typedOver: string;
  backToLearned: string;
  pipeline: {
    /** of stages that it has in its own way */
    names: Partial<Record<StageKey, string>>;
    lines: Partial<Record<StageKey, string>>;
    /** a vector for each token */
    vectors(tokens: number, size: number): string;
    cell: Record<'vectors' | 'x' | 'after', (place: Place) => string>;
  };
  /** what to try in `mix` */
  mixHint: string;
  softmax: {
    hint: string;
    tableHint: string;
    /** how short the numbers are */
    rounded: string;
    /** which token of a sentence asks */
    asks: string;
    articleWeight: string;
    inArticle(cell: string): string;
    /** what a token gives itself, by the article and by the encoder, and why */
    beside(token: string, article: string, learned: string): string;
  };
  matrix: {
    /** how short the numbers are */
    rounded: string;
  };
  /** which of the dimensions are on show */
  dimensions: string;
  context: {
    onShow(first: number, last: number, of: number): string;
    /** what the vector after is */
    turnedBack: string;
    /** the character stands more than once in a sentence */
    firstOf(mark: string, character: string): string;
    cell: Record<'queries' | 'keys', (place: { mark: string; token: string; dimension: number }) => string>;
  };
}

const zhCN: LessonWords = {
  honest: (sentences) =>
    `这些数来自我们自己训练的小编码器：只有一层、一个头，读过 Tatoeba（CC BY 2.0 FR）的 ${sentences.toLocaleString('en')} 句话，另有我们自己写的 497 句和随机连起来的词。它不是 BERT，多半只看相邻的字和同一个词里的字。`,
  unknown: (typed) => `它不认识${typed.map((each) => `“${each}”`).join('、')}，都当作 [UNK]。`,
  taken: (pairs) => `它把${pairs.map(([typed, token]) => `“${typed}”看作“${token}”`).join('，')}。`,
  typedOver: '粗实线上的数是你改的，后面的数都照它算。',
  backToLearned: '恢复训练得来的数',
  pipeline: {
    names: { position: 'LayerNorm', qkv: 'Q、K、V，转动' },
    lines: {
      embedding: '按编号查表，每个词元换成一个 64 维的向量。',
      position: '这个编码器不加位置向量：先做 LayerNorm，下一站再按位置转动 Q、K、V。',
      qkv: '各乘一个权重矩阵，再按位置转动，得到查询、键、值；只有一个头，64 维。',
      result: '把输出转回来，再经过残差连接、前馈网络和 LayerNorm，每个词元一个新向量，里面有了上下文。',
    },
    vectors: (tokens, size) => `每行一个词元的向量：[${tokens}, ${size}]`,
    cell: {
      vectors: ({ of, dimension }) => `“${of}”的词向量第 ${dimension} 维`,
      x: ({ of, dimension }) => `“${of}”的 x 第 ${dimension} 维`,
      after: ({ of, dimension }) => `“${of}”的新向量第 ${dimension} 维`,
    },
  },
  mixHint: '试试把权重最大的那个词元的三个 V 都改成 0，看新向量少了什么。',
  softmax: {
    hint: '换一句话，或者换个词元来问，看权重落在谁身上。',
    tableHint: '虚线上的数能改，点任何算出来的数看算式。',
    rounded:
      '分数和值取四位小数，可以改，后面的数从这里算起；别的图不在这一步舍入，末位可能差一两个单位，“完整公式”的分数还会差得多些，那里说了为什么。',
    asks: '谁来问',
    articleWeight: '原文的权重',
    inArticle: (cell) => `原文里${cell}`,
    beside: (token, article, learned) =>
      `“${token}”给自己的权重，原文里是 ${article}，训练出来只有 ${learned}。原文的数是为讲解编的。在模型里，注意力的输出要加回到词元自己的向量上（残差连接），自己的信息本来就在，注意力用不着再取一遍，便去看邻居，尤其是和它合成一个词的那个字。`,
  },
  matrix: {
    rounded:
      'Q、K、V 是编码器按位置转过以后真正拿去相乘的数，这里取四位小数，可以改；改了哪个，就从那个数重新算。它们各自舍入过，一个分数又要加 64 个这样的乘积，误差会累积，所以这里的分数和别的图比，第四位小数会差几个单位，多的有十来个；缩放以后只差一两个。',
  },
  dimensions: '看哪几维',
  context: {
    onShow: (first, last, of) => `共 ${of} 维，这里是第 ${first}–${last} 维；下面的余弦算的是全部。`,
    turnedBack:
      '编码器按位置转动查询、键和值；之后的向量是注意力的输出，已按这个字的位置转了回来，所以两句里它站在第几个都能比。',
    firstOf: (mark, character) => `${mark}里“${character}”出现了不止一次，这里看的是第一个。`,
    cell: {
      queries: ({ mark, token, dimension }) => `${mark}里“${token}”的查询第 ${dimension} 维`,
      keys: ({ mark, token, dimension }) => `${mark}里“${token}”的键第 ${dimension} 维`,
    },
  },
};

const en: LessonWords = {
  honest: (sentences) =>
    `These numbers come from a small encoder that we trained ourselves: it has one layer and one head, and was trained on ${sentences.toLocaleString('en')} sentences of Tatoeba (CC BY 2.0 FR), on 497 of our own, and on words strung together at random. It is no BERT: it looks mostly at neighbours and at the other characters of a word.`,
  unknown: (typed) => `It does not know ${typed.join(', ')}, and takes each for [UNK].`,
  taken: (pairs) => `It takes ${pairs.map(([typed, token]) => `${typed} for ${token}`).join(', ')}.`,
  typedOver: 'Numbers on a solid line are yours; what follows is computed from them.',
  backToLearned: 'Back to the learned numbers',
  pipeline: {
    names: { position: 'LayerNorm', qkv: 'Q, K, V, turned' },
    lines: {
      embedding: 'Looked up by its id, each token becomes a vector of 64 dimensions.',
      position:
        'This encoder adds no vector for position: LayerNorm comes first, and Q, K and V are turned by position at the next stage.',
      qkv: 'Multiplied by a weight matrix each, then turned by position, they give queries, keys and values; there is one head, of 64 dimensions.',
      result:
        'The output is turned back; residual connections, the feed-forward network and LayerNorm make of it a new vector for each token, which has its context in it.',
    },
    vectors: (tokens, size) => `A row for each token’s vector: [${tokens}, ${size}]`,
    cell: {
      vectors: ({ of, dimension }) => `Embedding of ${of}, dimension ${dimension}`,
      x: ({ of, dimension }) => `x of ${of}, dimension ${dimension}`,
      after: ({ of, dimension }) => `New vector of ${of}, dimension ${dimension}`,
    },
  },
  mixHint: 'Try setting the three numbers of V to 0 where the weight is largest, and see what the new vector loses.',
  softmax: {
    hint: 'Type another sentence, or have another token ask, and see who gets the weight.',
    tableHint: ' Numbers on a dashed line can be changed; tap any computed number for its arithmetic.',
    rounded:
      'Scores and values have four decimals here and can be changed; what follows is computed from these. Other exhibits do not round here, so last digits may differ by a unit or two; the scores of the whole formula by more, and it says there why.',
    asks: 'Asks',
    articleWeight: 'Article’s weight',
    inArticle: (cell) => `${cell} in the article`,
    beside: (token, article, learned) =>
      `${token} gives itself ${article} in the article, and after training only ${learned}. The article’s numbers are made up to explain. In a model, what attention gives is added to the token’s own vector (the residual connection): what the token is, is there already, and attention need not fetch it again. It looks at neighbours, above all at the character that makes a word with it.`,
  },
  matrix: {
    rounded:
      'Q, K and V are what the encoder really multiplies, already turned by position, here to four decimals. Change any of them, and all that follows is computed from it. Each is rounded, and a score is a sum of 64 products of them, in which that adds up: the fourth decimals of the scores here differ from those of other exhibits by several units, at times some ten, and once scaled by one or two.',
  },
  dimensions: 'Dimensions on show',
  context: {
    onShow: (first, last, of) => ` Dimensions ${first} to ${last} of ${of}; the cosines below are of all.`,
    turnedBack:
      'The encoder turns queries, keys and values by position. The vector after is what attention gives, turned back by the position of this character, so that it can be compared wherever it stands.',
    firstOf: (mark, character) => `${character} stands more than once in ${mark}; this is the first.`,
    cell: {
      queries: ({ mark, token, dimension }) => `Query of ${token} in ${mark}, dimension ${dimension}`,
      keys: ({ mark, token, dimension }) => `Key of ${token} in ${mark}, dimension ${dimension}`,
    },
  },
};

export const lessonWords: Words<LessonWords> = { 'zh-CN': zhCN, en };
export default lessonWords;
