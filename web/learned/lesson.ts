/** What exhibits need only once they show the encoder's numbers: pure functions and words, which travel with it. */
import { lessonWords } from '../text/learned/lesson.ts';
import { backToLearned, dimensionChoice } from './choices.ts';
import { learnedContext, pairs } from './context.ts';
import { behind, cellName, compute } from './hidden.ts';
import { cells } from './hidden-rules.ts';
import { tables } from './hidden-tables.ts';
import { asides, view } from './hidden-view.ts';
import { pipelineBehind, pipelineCellName, pipelineCells, stageViews } from './pipeline.ts';
import { remarks } from './remarks.ts';
import { articleRow, articleWeight, besideArticle, learnedRow, learnedRowCells } from './row.ts';
import { toTake } from './step-tables.ts';
import { isTypedOver, rowControls, typeOver } from './typed.ts';

export const lesson = {
  words: lessonWords,
  remarks,
  backToLearned,
  dimensionChoice,
  pairs,
  learnedContext,
  learnedRow,
  articleRow,
  articleWeight,
  learnedRowCells,
  besideArticle,
  isTypedOver,
  typeOver,
  rowControls,
  pipelineCells,
  pipelineCellName,
  pipelineBehind,
  stageViews,
  hidden: { compute, cells, cellName, tables, toTake, asides, view, behind },
};

export type Lesson = typeof lesson;
