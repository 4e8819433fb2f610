import { css } from 'lit';

/** What every element of ours shares: the page's type, quiet buttons, fields that look editable. */
export const baseStyles = css`
  :host {
    display: block;
    color: var(--ink);
    font: inherit;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  button,
  select,
  input {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  select {
    min-height: 2rem;
    padding: 0.1rem 0.3rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: none;
  }
  option {
    background: var(--panel);
    color: var(--ink);
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  .button {
    min-height: 2rem;
    padding: 0.1rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: none;
    color: var(--quiet);
    font-size: 0.82rem;
    line-height: 1.5;
  }
  .button:hover:not(:disabled, [aria-disabled='true']) {
    color: var(--ink);
    border-color: var(--quiet);
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    color: var(--faint);
    cursor: default;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* what goes on past an edge fades there, until it is scrolled to */
  @media screen {
    .scroll {
      mask: linear-gradient(to left, transparent, #000 2.5rem) left / calc(100% + 2.5rem) no-repeat;
      animation: goes-on linear;
      animation-timeline: scroll(self inline);
    }
  }
  @keyframes goes-on {
    0%,
    90% {
      mask-position: right;
    }
    100% {
      mask-position: left;
    }
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  input:where([type='text']) {
    border: 0;
    border-bottom: 1px dashed var(--editable-line);
    border-radius: 4px 4px 0 0;
    padding: 0.1em 0.35em;
    min-height: 1.75rem;
    background: var(--editable);
    field-sizing: content;
    max-width: 100%;
  }
  number-field input {
    text-align: right;
    font-variant-numeric: tabular-nums;
    min-width: 2.6em;
  }
  name-field input {
    max-width: 14em;
  }
  sentence-field input {
    width: 16em;
  }
  input:read-only:where([type='text']) {
    background: none;
    border-color: transparent;
  }
  input[aria-invalid] {
    border-bottom: 2px solid var(--wrong);
    background: var(--wrong-tint);
  }
  /* Safari on a phone zooms the page in on a field with smaller type, and never out again */
  @media (pointer: coarse) {
    input[type='text'] {
      font-size: max(1em, 16px);
    }
  }
  .query {
    color: var(--query);
  }
  .key {
    color: var(--key);
  }
  .value {
    color: var(--value);
  }
  .score {
    color: var(--score);
  }
  .weight {
    color: var(--weight);
  }
  .output {
    color: var(--output);
  }
  .problems {
    margin: 0.3rem 0 0;
    padding: 0;
    list-style: none;
    color: var(--wrong);
    font-size: 0.86rem;
    overflow-wrap: anywhere;
  }
  .problems:not(:empty) {
    margin-bottom: 0.6rem;
  }
  @media print {
    .controls,
    .toolbar {
      display: none !important;
    }
    input:where([type='text']) {
      background: none;
      border-color: transparent;
      color: #000;
    }
  }
`;
