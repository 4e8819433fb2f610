import { html, type TemplateResult } from 'lit';
import { clamped } from './scale.ts';
import { styled } from './styled.ts';

/** A share of 1 as a bar, none for NaN; the number beside it says the same. */
export const bar = (value: number): TemplateResult =>
  html`<i class="bar" ${styled('--share', Number.isFinite(value) ? clamped(value, [0, 1]) : 0)}></i>`;
