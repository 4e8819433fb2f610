/** Tables as pictures: every number that is shown stands there, in elements that a picture may have anywhere. */
import { describe, expect, test } from 'vitest';
import { allRows, computedText } from '../../web/elements/table-model.ts';
import { lines, type Look, pictureOf } from '../../web/more/picture.ts';
import { exhibits } from '../../web/registry.ts';
import { holdsOfScenes } from './samples.ts';

const look: Look = {
  colour: (name) => (name === 'panel' ? '#fff' : '#111'),
  fonts: "system-ui, 'Noto Sans CJK SC'",
  width: (text, size) => (text.length * size) / 2,
};

const unescaped = (text: string) =>
  text.replace(/&(lt|gt|amp|quot);/g, (_, name: 'lt') => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name]);

describe.each([...exhibits])('pictures of %s', (_, exhibit) => {
  test('have every computed number and every header, and nothing but rectangles and texts within their frame', () => {
    holdsOfScenes(exhibit, (scene) => {
      const models = exhibit.tables(scene);
      const { svg, width, height } = pictureOf(models, scene.digits, look);
      const texts = Array.from(svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g), ([, text = '']) => unescaped(text));
      const wanted = models.flatMap((model) => [
        ...model.columns.map(({ header }) => header),
        ...allRows(model).flatMap(({ header, cells }) => [
          header,
          ...cells.flatMap((cell) => (cell.kind === 'computed' ? [computedText(cell, scene.digits)] : [])),
        ]),
      ]);
      expect(wanted.filter((text) => text !== '' && !texts.includes(text))).toEqual([]);
      expect(svg.replace(/<(\/?(svg|g|text)|rect)( [\w:-]+="[^"<]*")*\/?>/g, '')).not.toMatch(/[<]/);
      for (const [, x = '', wide = ''] of svg.matchAll(/<rect x="([^"]*)" y="[^"]*" width="([^"]*)"/g)) {
        expect(Number(x) + Number(wide)).toBeLessThanOrEqual(width - 40);
      }
      for (const [, y = ''] of svg.matchAll(/<text x="[^"]*" y="([^"]*)"/g))
        expect(Number(y)).toBeLessThan(height - 40);
    });
  });
});

test.each([
  ['one two three', 40, ['one', 'two', 'three']],
  ['每行：权重×值向量', 27, ['每行：权', '重×值向', '量']],
  ['', 40, []],
])('%j in lines of %i px is %j', (text, width, expected) => expect(lines(text, width, look)).toEqual(expected));
