/** The words of the exhibit `quiz`. */
import type { Words } from '../languages.ts';
import { enQuiz } from '../quiz/en.ts';
import type { QuizWords } from '../quiz/shape.ts';
import { zhQuiz } from '../quiz/zh-CN.ts';

export const quizWords: Words<QuizWords> = { 'zh-CN': zhQuiz, en: enQuiz };
export default quizWords;
