/** The words for numbers of the encoder that the project trained. */
import type { Words } from './languages.ts';

export interface LearnedWords {
  source: string;
  /** the choice, where the other is the exhibit's own */
  learned: string;
  loading: string;
  /** why there is no encoder, by what its file is */
  failed: Record<'missing' | 'outdated' | 'broken', string>;
  /** and what is shown instead */
  instead: string;
  tooLong(most: number): string;
}

const zhCN: LearnedWords = {
  source: '数从哪来',
  learned: '训练得来',
  loading: '正在载入训练好的权重……',
  failed: {
    missing: '没有读到 attention-steps-learned.js：可能没有联网，或者它没有和页面的脚本放在一起。',
    outdated: 'attention-steps-learned.js 和页面不是同一个版本。',
    broken: 'attention-steps-learned.js 坏了，用不了。',
  },
  instead: '下面仍是原来的数。',
  tooLong: (most) => `训练好的编码器一次最多看 ${most} 个字。`,
};

const en: LearnedWords = {
  source: 'Numbers',
  learned: 'Learned',
  loading: 'Loading the trained weights…',
  failed: {
    missing:
      'attention-steps-learned.js could not be had: perhaps there is no network, or it does not lie beside the page’s script.',
    outdated: 'attention-steps-learned.js is of another version than the page.',
    broken: 'attention-steps-learned.js is broken.',
  },
  instead: ' The numbers below are as before.',
  tooLong: (most) => `The trained encoder takes ${most} characters at most.`,
};

export const learnedWords: Words<LearnedWords> = { 'zh-CN': zhCN, en };
