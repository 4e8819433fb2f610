/** One language's page: the frame in `index.html`, filled with its chapters. */
import type { Chapter } from './lesson.ts';

export interface Edition {
  lang: 'zh-CN' | 'en';
  /** the page's file name, and the other language's */
  file: string;
  other: { file: string; name: string; lang: string };
  title: string;
  tagline: string;
  description: string;
  chapters: string;
  /** stands in each exhibit for as long as the page's script has not started it */
  unscripted: string;
  skip: string;
}

export const editions: readonly Edition[] = [
  {
    lang: 'zh-CN',
    file: 'index.html',
    other: { file: 'en.html', name: 'English', lang: 'en' },
    title: '自注意力，一步一步算',
    tagline: 'C++ 在你的浏览器里算出每一个数',
    description: '自注意力的后半程：缩放、softmax、加权求和。每个数都由 C++ 当场算出，可以改，可以问它怎么来的。',
    chapters: '章节',
    unscripted:
      '页面的脚本没有运行，所以这里的数改不了，都是事先算好的。请允许 JavaScript，并用 Chrome、Edge 111，Firefox 125，Safari 16.4 或更新的浏览器；网站也要把 .js 文件当作 JavaScript 发送。',
    skip: '跳到正文',
  },
  {
    lang: 'en',
    file: 'en.html',
    other: { file: 'index.html', name: '中文', lang: 'zh-CN' },
    title: 'Attention, step by step',
    tagline: 'Every number computed by C++ in your browser',
    description:
      'The second half of self-attention: scaling, softmax, weighted sum. Every number is computed on the spot by C++, can be changed, and can be asked where it came from.',
    chapters: 'Chapters',
    unscripted:
      'The page’s script is not running, so these numbers, computed beforehand, cannot be changed. Please allow JavaScript, in Chrome or Edge 111, Firefox 125, Safari 16.4 or later; the host, too, has to send .js files as JavaScript.',
    skip: 'Skip to the lesson',
  },
];

/** The page of one edition. `head` links its style sheet and script. */
export function fillPage(frame: string, edition: Edition, chapters: readonly Chapter[], head: string): string {
  const { lang, title, description } = edition;
  return frame
    .replace('<html lang="zh-CN">', `<html lang="${lang}">`)
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('<!--head-->', () => `<meta name="description" content="${description}" />\n    ${head}`)
    .replace(/<!--unbuilt-->[\s\S]*<!--\/unbuilt-->\s*/, '')
    .replace('<!--lesson-->', () => body(edition, chapters));
}

function body({ title, tagline, chapters: label, skip, other }: Edition, chapters: readonly Chapter[]): string {
  const links = chapters.map(
    ({ id, number, title }) => `<li><a href="#${id}"><span>${number}</span> ${title}</a></li>`,
  );
  const sections = chapters.map(
    ({ id, number, title, html }) => `<section id="${id}" class="chapter" aria-labelledby="${id}-title">
<h2 id="${id}-title"><span class="chapter-number">${number}</span> ${title}</h2>
${html}</section>`,
  );
  return `<a class="skip" href="#lesson">${skip}</a>
<header class="top">
<h1>${title}</h1>
<p class="tagline">${tagline}</p>
<div class="settings" data-attention-steps="settings"><a data-attention-steps="language" href="./${other.file}" hreflang="${other.lang}" lang="${other.lang}">${other.name}</a></div>
</header>
<div class="columns">
<nav class="chapters" aria-label="${label}"><ol>
${links.join('\n')}
</ol></nav>
<main id="lesson">
${sections.join('\n')}
</main>
</div>`;
}
