/** The encoder's script: the encoder with its weights, and what exhibits say and show of its numbers. */
import '../engine/learned.ts';
import { lesson } from './lesson.ts';

Object.assign((globalThis as { attentionStepsLearned?: object }).attentionStepsLearned ?? {}, { lesson });
