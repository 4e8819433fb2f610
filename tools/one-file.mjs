// @ts-check
// Puts the pages in both languages, with all that they load, into one file: dist/attention-steps.html, to be sent by mail
// or carried on a stick.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';

/**
 * A classic script as it can stand between `<script>` and `</script>`: HTML ends it, or takes what follows for part of
 * it, at three words. In strings, templates and regular expressions, where alone they may stand, `\x3c` is the same.
 * Throws a SyntaxError for a script that has them elsewhere.
 * @param {string} code
 */
export function inlineScript(code) {
  const inlined = code.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c');
  new Script(inlined);
  return `<script>${inlined}</script>`;
}

/**
 * A style sheet as it can stand in a page. Throws if a style sheet cannot be there.
 * @param {string} css
 */
export function inlineStyles(css) {
  if (/<\/style|<!--|url\(|@import/i.test(css)) throw new Error('expected styles that load nothing and hold no tags');
  return `<style>${css}</style>`;
}

/**
 * What a page has between the tags of `element`. Throws if there is no such element.
 * @param {string} html
 * @param {string} element
 */
function inside(html, element) {
  const [, text] = new RegExp(`<${element}>([\\s\\S]*)</${element}>`).exec(html) ?? [];
  if (text === undefined) throw new Error(`expected a page with <${element}>; found ${html.slice(0, 80)}`);
  return text.trim();
}

/**
 * A lesson in an element of its own, which carries its language; so do its ids, since the other has the same.
 * @param {string} page
 * @param {string} lang
 * @param {string} other
 */
function lesson(page, lang, other) {
  const body = inside(page, 'body')
    .replaceAll(/( id="| aria-labelledby="| href="#)/g, `$1${lang}-`)
    .replace(/(data-attention-steps="language" href=)"[^"]*"/, `$1"#${other}"`);
  return `<div id="${lang}" lang="${lang}">\n${body}\n</div>`;
}

/** for as long as both lessons are there and one is chosen */
const styles = '[data-lesson=en] [id=zh-CN],[data-lesson=zh-CN] [id=en]{display:none}';

/**
 * Writes the file. `scripts` run in the order given.
 * @param {string} dist
 * @param {string[]} scripts
 */
export async function writeOneFile(dist, scripts) {
  /** @param {string} file */
  const built = (file) => readFile(join(dist, file), 'utf8');
  const [chinese, english] = [await built('index.html'), await built('en.html')];
  const head = inside(chinese, 'head').replaceAll(/\s*<(link rel="(?!icon)|script)[^>]*>(<\/script>)?/g, '');
  const choose = await readFile(join(import.meta.dirname, 'one-file', 'choose.js'), 'utf8');
  const inlined = await Promise.all(scripts.map(async (script) => inlineScript((await built(script)).trim())));
  await writeFile(
    join(dist, 'attention-steps.html'),
    `<!doctype html>
<html lang="zh-CN">
<head>
${head}
${inlineStyles(`${(await built('attention-steps.css')).trim()}${styles}`)}
${inlineScript(choose)}
${inlineScript((await built('attention-steps-frame.js')).trim())}
</head>
<body>
${lesson(chinese, 'zh-CN', 'en')}
${lesson(english, 'en', 'zh-CN')}
${inlineScript("document.dispatchEvent(new Event('lessons-read'));")}
${inlined.join('\n')}
</body>
</html>
`,
  );
}
