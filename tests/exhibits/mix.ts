import type { ExhibitCase } from '../unit/exhibit-case.ts';
import { rowInputs } from './softmax.ts';

export default {
  inputs: rowInputs,
  edit: { field: 'Value of [SEP], dimension 3', text: '1' },
} satisfies ExhibitCase<'row'>;
