/** The lesson's Markdown as HTML: chapters, formulas as MathML, exhibits with their tables computed. */
import katex from '@vscode/markdown-it-katex';
import MarkdownIt from 'markdown-it';
import attributes from 'markdown-it-attrs';
import spans from 'markdown-it-bracketed-spans';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Chapter {
  number: string;
  /** the anchor, the same in every language */
  id: string;
  title: string;
  html: string;
}

type Plugin = (on: MarkdownIt, options: object) => void;
// a CommonJS module, which some loaders wrap once more
const withMath = ((katex as { default?: typeof katex }).default ?? katex) as Plugin;
const withClasses = attributes as unknown as Plugin;

const markdown = new MarkdownIt({ html: true })
  .use(spans)
  .use(withClasses, { allowedAttributes: ['class'] })
  // MathML needs no style sheet, font or style attribute
  .use(withMath, { output: 'mathml', throwOnError: true, strict: 'error' });

// wide tables scroll by themselves, not the page
markdown.renderer.rules.table_open = () => '<div class="scroll"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';
// alignment goes by class: a style attribute is against the page's policy
for (const rule of ['th_open', 'td_open'] as const) {
  markdown.renderer.rules[rule] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    const isRight = String(token?.attrGet('style')).includes('right');
    if (token) token.attrs = isRight ? [['class', 'number']] : null;
    if (rule === 'th_open') token?.attrSet('scope', 'col');
    return renderer.renderToken(tokens, index, options);
  };
}
// a chapter's title is the build's h2; what Markdown heads with ## comes below it
for (const rule of ['heading_open', 'heading_close'] as const) {
  markdown.renderer.rules[rule] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    if (token) token.tag = token.tag === 'h2' ? 'h3' : 'h4';
    return renderer.renderToken(tokens, index, options);
  };
}

/** A formula in a line, and the punctuation before and after it. */
const inlineFormula = /([(（“]?)<span class="katex">(<math>.*?<\/math>)<\/span>([,.;:?!)，。；：？！、）”]*)/gs;

const exhibitTag = /<p>\s*<attention-exhibit show="([\w-]+)"><\/attention-exhibit>\s*<\/p>/g;

/** The chapters in `folder`, in order; `exhibit` gives what stands inside an exhibit's tag. */
export async function readChapters(folder: string, exhibit: (show: string) => Promise<string>): Promise<Chapter[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(files.map((file) => readChapter(join(folder, file), file, exhibit)));
}

async function readChapter(path: string, file: string, exhibit: (show: string) => Promise<string>): Promise<Chapter> {
  const [, number, id] = /^(\d+)-([\w-]+)\.md$/.exec(file) ?? [];
  const [heading = '', ...body] = (await readFile(path, 'utf8')).split('\n');
  const [, title] = /^# (.+)$/.exec(heading) ?? [];
  if (number === undefined || id === undefined || title === undefined) {
    throw new Error(`expected a chapter "<number>-<id>.md" that begins with "# title"; found ${path}`);
  }
  // KaTeX repeats each formula's TeX inside it, which no browser shows, and names a namespace that HTML knows; what it
  // wraps the rest in, a row, is what a formula is anyway
  const prose = markdown
    .render(body.join('\n'))
    .replace(/<semantics><mrow>|<\/mrow><annotation [^>]*>.*?<\/annotation><\/semantics>| xmlns="[^"]*"/gs, '')
    // in one piece, or some browsers begin a line with the comma
    .replace(inlineFormula, '<span class="katex">$1$2$3</span>');
  const shows = Array.from(prose.matchAll(exhibitTag), ([, show = '']) => show);
  const inside = new Map(await Promise.all(shows.map(async (show) => [show, await exhibit(show)] as const)));
  const html = prose.replace(
    exhibitTag,
    (_, show: string) => `<attention-exhibit show="${show}">\n${inside.get(show)}\n</attention-exhibit>`,
  );
  return { number, id, title, html };
}
