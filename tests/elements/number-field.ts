/** A number field on the page, whose host takes up every number, as hosts do. */
import { NumberField } from '../../web/elements/number-field.ts';
import { en } from '../../web/text/en.ts';
import { hear } from './events.ts';
import { mount, part } from './mount.ts';

export async function mountField(properties: Partial<NumberField> = {}) {
  const field = await mount(new NumberField(), { value: 1234, cell: 'c', label: 'Score', text: en, ...properties });
  field.addEventListener('number-input', (event) => {
    field.value = (event as CustomEvent<{ value: number }>).detail.value;
  });
  const heard = hear(field, 'number-input', 'edit-settled', 'edit-cancelled');
  return { field, input: part<HTMLInputElement>(field, 'input'), heard };
}

/** What it says of a number. */
export const number = (value: number) => ['number-input', { id: 'c', value }];

export const isMarked = (input: Element) => input.getAttribute('aria-invalid') === 'true';
