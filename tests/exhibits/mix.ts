import type { ExhibitCase } from '../unit/exhibit-case.ts';
import { rowInputs } from './softmax.ts';

export default { inputs: rowInputs } satisfies ExhibitCase<'row'>;
