/** The words of the exhibit `hidden-character` before there is an encoder; all others come with that. */
import type { Words } from '../languages.ts';

export interface HiddenCharacterWords {
  title: string;
  hint: string;
  /** what there is to be loaded */
  offer: string;
  load: string;
  /** how much there is to be read, and where it lies; nothing is to be said where the page holds it */
  from: Record<'host' | 'disk', string>;
}

const zhCN: HiddenCharacterWords = {
  title: '藏起一个字，猜猜是什么',
  hint: '点一个字，把它藏起来；看模型猜什么、看了谁；再亲手改权重，看猜测怎么变。',
  offer: '前面的数是编来讲课的。这里有一个真正训练过的小模型，要用时才载入，之后全在你的浏览器里算。',
  load: '试一试训练出来的模型',
  from: { host: '（下载约 330 kB）', disk: '（从硬盘读约 330 kB）' },
};

const en: HiddenCharacterWords = {
  title: 'Hide a character, guess what it is',
  hint: 'Pick a character to hide it; see what the model fills in, and whom it asked; change the weights by hand and watch its guesses change.',
  offer:
    'The numbers so far were made up to teach. Here is a small model that really was trained. It is loaded when you ask for it, and then runs in your browser alone.',
  load: 'Try the trained model',
  from: { host: ' (a download of about 330 kB)', disk: ' (about 330 kB from disk)' },
};

export const hiddenCharacterWords: Words<HiddenCharacterWords> = { 'zh-CN': zhCN, en };
export default hiddenCharacterWords;
