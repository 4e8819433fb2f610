/** What is written into a page's text: it is to end where its tag ends, and to mean what it meant. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript, inlineStyles } from '../../tools/one-file.mjs';

const endOf = (tag: string) => new RegExp(`</?${tag}|<!--`, 'gi');
/** What stands between a tag and its end. */
const inside = (text: string) => text.slice(text.indexOf('>') + 1, text.lastIndexOf('<'));

test.each([
  ['said = \'<script src="a.js"></script>\';', '<script src="a.js"></script>'],
  ['said = `<!--${1 + 1}--></SCRIPT>`;', '<!--2--></SCRIPT>'],
  ["said = String(/<\\/script>|<!--/u.test('</script>'));", 'true'],
])('%s', (code, said) => {
  const text = inside(inlineScript(code));
  expect(text.match(endOf('script'))).toBeNull();
  expect(runInNewContext(`let said; ${text} said`)).toBe(said);
});

test('a script that has a tag outside its strings is refused', () => {
  expect(() => inlineScript('let n = 2; if (1 <!--n) n = 3;')).toThrow(SyntaxError);
});

test.each(['a{}</style>', '@import "a.css";', 'a{background:url(a.png)}'])('styles %s are refused', (css) => {
  expect(() => inlineStyles(css)).toThrow('expected styles');
});

test('other styles stay as they are', () => expect(inside(inlineStyles('a>b{}'))).toBe('a>b{}'));
