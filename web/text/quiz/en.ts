import { enKinds } from './en-kinds.ts';
import { enSlips } from './en-slips.ts';
import type { QuizWords } from './shape.ts';

export const enQuiz: QuizWords = {
  title: 'Questions to think about, questions to work out',
  hint: 'Think before you look, work it out before you check. If an answer is wrong, you are told which step probably went astray.',

  article: 'Three questions to think about',
  models: [
    {
      question: 'Why divide by √dₖ before softmax?',
      answer:
        'If the entries of query and key are independent, with mean 0 and variance 1, their dot product has variance dₖ: the larger the dimension, the farther apart the scores. Softmax turns a gap between scores into a ratio of weights, so scores that lie far apart give nearly a single 1 and zeros; then softmax’s Jacobian is close to zero everywhere, what the loss says does not get through to Q and K, and the model stops learning. Divided by √dₖ, scores have variance 1 again, whatever the dimension.',
    },
    {
      question: 'Which two operations is softmax made of?',
      answer:
        'First exp: whether a score is positive or negative, the result is positive, the order stays, and a difference becomes a ratio: 1 more is 2.718 times as much. Then division by the sum of all exps: every result lies between 0 and 1, and together they are exactly 1, so they can serve as shares.',
    },
    {
      question: 'After the weighted sum, whose information is in the new vector of 喜?',
      answer:
        'That of all nine tokens, as much as their weights say. The largest share is that of 喜 itself, 40%; then 欢, 23%, with which it forms a word; then 我, 16%, the subject of that word. The other six tokens have 3% to 5% each, 21% together. The article’s answer names 我 and 欢 and leaves out the largest share: 喜 itself.',
    },
  ],
  question: 'Question',
  modelAnswer: 'Model answer',

  numeric: 'Work it out',
  choose: 'Question',
  seed: 'Seed',
  kinds: enKinds,
  precision: (places) => (places === 0 ? 'The answer is a whole number.' : `To ${places} decimals; more are fine.`),
  answer: 'Your answer',
  check: 'Check',
  showArithmetic: 'Show the arithmetic',
  showAnswer: 'Show me',
  otherNumbers: 'Other numbers',
  next: 'Next question',

  right: (value) => `Right, it is ${value}.`,
  coarse: (places) => `≈ On the right track, but with too few digits: please give ${places} decimals.`,
  near: '≈ Very close, but a little off: keep more decimals on the way and round at the end.',
  slip: (typed, slip) => `${typed} is not right. ${slip}`,
  slips: enSlips,
  wrong: (typed, hint) => `${typed} is not right. A hint: ${hint}`,
  shown: 'You have seen the answer to this one, so it does not count. Try it again with other numbers.',

  score: (right, answered, shown) =>
    `Answered ${answered}, of which ${right} right${shown > 0 ? `; shown ${shown}, which ${shown > 1 ? 'do' : 'does'} not count` : ''}.`,
  tried: 'What you have tried.',
  triedHint: ' Tap a question to go back to it, a correct answer to see how it is computed.',
  row: (kind, seed) => `${kind} (seed ${seed})`,
  goTo: (row) => `Back to “${row}”`,
  yours: 'Yours',
  correct: 'Correct',
  outcomes: { right: (yours) => `✓ ${yours}`, wrong: (yours) => `✗ ${yours}`, shown: () => 'shown' },
  cell: (kind, seed) => `Answer to “${kind}” (seed ${seed})`,
  paper: 'Numeric questions and their answers',
  kindOf: 'About',
};
