/** The quiz where it cannot be answered: without a script, and on paper. */
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { kindNames } from '../../web/quiz/question.ts';
import { quizWords } from '../../web/text/exhibits/quiz.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibit } from './exhibit.ts';
import { tableIn } from './static-page.ts';

const { openPage } = useBrowser();
const inQuiz = 'attention-exhibit[show="quiz"]';

describe.each(editions)('$file', ({ file, lang }) => {
  const words = quizWords[lang];

  test('without a script, questions and answers stand there', async () => {
    const page = await openPage(onDisk(file), { javaScriptEnabled: false });
    const [, ...models] = await tableIn(page, inQuiz);
    expect(models).toEqual(words.models.map(({ question, answer }) => [question, answer]));
    const [, ...numeric] = await tableIn(page, inQuiz, 1);
    expect(numeric.map(([name]) => name)).toEqual(kindNames.map((kind) => words.kinds[kind].name));
    const answers = new Map(numeric.map(([name, , answer]) => [name, answer]));
    // q = [−6, −5, 3, −1], k = [2, −3, 5, −4]; √(768 ÷ 8); −15.4 ÷ √64; 64 · 3 · 4; −0.58 · 0.22
    const known = { score: '22', divisor: '9.7980', scale: '−1.9250', variance: '768', jacobian: '−0.1276' };
    for (const [kind, answer] of Object.entries(known)) {
      expect(answers.get(words.kinds[kind as keyof typeof known].name), kind).toBe(answer);
    }
  });

  test('on paper, model answers are open, and the numeric questions a sheet to be worked out', async () => {
    const page = await openPage(onDisk(file), { viewport: { width: 718, height: 1000 } });
    await allLive(page);
    const quiz = exhibit(page, 'quiz');
    const inSight = (selector: string) => quiz.locator(selector).filter({ visible: true }).count();
    expect([await inSight('.model'), await inSight('.sheet li')]).toEqual([0, 0]);
    await page.emulateMedia({ media: 'print' });
    expect([await inSight('.model'), await inSight('.sheet li')]).toEqual([3, kindNames.length]);
    expect(await inSight('select, input, .controls, .toolbar')).toBe(0);
  });
});
