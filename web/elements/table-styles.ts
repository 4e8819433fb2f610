import { css } from 'lit';

/** A numeric table: hairlines, right-aligned tabular numbers, the row headers in sight when it scrolls. */
export const tableStyles = css`
  :host {
    container-type: inline-size;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.94rem;
    line-height: 1.4;
  }
  caption span {
    display: block;
    position: sticky;
    left: 0;
    max-width: 100cqi;
  }
  caption {
    text-align: start;
    color: var(--quiet);
    font-size: 0.86rem;
    padding: 0 0 0.4rem;
  }
  th,
  td {
    padding: 0 0.5rem;
    height: 2.4rem;
    border-bottom: 1px solid var(--hairline);
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: var(--quiet);
    font-size: 0.8rem;
    font-weight: 600;
    border-bottom-color: var(--line);
    vertical-align: bottom;
    padding-bottom: 0.3rem;
  }
  thead th.number,
  td.number {
    text-align: end;
  }
  thead th.score,
  thead th.weight,
  thead th.value,
  thead th.output {
    color: var(--quiet);
  }
  th:first-child {
    position: sticky;
    left: 0;
    background: var(--panel);
    z-index: 1;
  }
  tfoot th,
  tfoot td {
    border-bottom: 0;
    color: var(--quiet);
    font-weight: normal;
  }
  tfoot tr:first-child > * {
    border-top: 2px solid var(--line);
  }
  tfoot tr + tr > * {
    border-top: 1px solid var(--hairline);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  td button {
    border: 0;
    padding: 0.25em 0.35em;
    margin: 0 -0.35em;
    min-width: 1.75rem;
    min-height: 2rem;
    border-radius: 4px;
    background: none;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  td button:hover {
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
  }
  td.weight button {
    font-weight: 600;
  }
  td.broken button::before {
    content: '✕ ' / '';
  }
  td.spoiled button::before {
    content: '↳ ' / '';
  }
  td.underflow button::before {
    content: '↓ ' / '';
  }
  td.broken button {
    font-weight: 700;
    text-decoration: underline double;
    text-underline-offset: 0.25em;
  }
  td.spoiled button {
    text-decoration: underline wavy;
    text-underline-offset: 0.25em;
  }
  td.lit {
    box-shadow: inset 0 0 0 2px currentColor;
    border-radius: 6px;
  }
  td.explained {
    background: var(--tint);
    border-radius: 6px;
    box-shadow: inset 0 0 0 2px currentColor;
  }
  @media (forced-colors: active) {
    td.lit,
    td.explained,
    tr.current > th:first-child {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    td.lit {
      outline-style: dashed;
    }
  }
  td.score {
    --tint: var(--score-tint);
  }
  td.weight {
    --tint: var(--weight-tint);
  }
  td.value {
    --tint: var(--value-tint);
  }
  td.output {
    --tint: var(--output-tint);
  }
  td.input {
    color: var(--ink);
  }
  td.input.lit {
    color: var(--score);
  }
  td.value.input.lit {
    color: var(--value);
  }
  number-field input {
    margin-right: -0.35em;
    min-width: 5.2em;
    max-width: 16em;
  }
  /* a line of its own: it is the reader's */
  td.typed number-field input {
    border-bottom-style: solid;
    border-bottom-width: 2px;
    font-weight: 700;
  }
  th name-field input {
    font-weight: 600;
    margin-left: -0.35em;
    min-width: 2em;
  }
  /* what scrolls would cut off a ring around them */
  :is(th, td) :focus-visible {
    outline-offset: -2px;
  }
  tr.current > th:first-child {
    box-shadow: inset 3px 0 0 var(--line);
  }
  .bar {
    display: inline-block;
    vertical-align: middle;
    width: min(max(4rem, 24cqi), var(--longest-bar, 12rem));
    height: 0.7em;
    margin-left: 0.9rem;
    background: linear-gradient(currentColor 0 0) left / var(--share) no-repeat;
    print-color-adjust: exact;
  }
  thead th.weight.barred {
    padding-right: calc(min(max(4rem, 24cqi), var(--longest-bar, 12rem)) + 1.7rem);
  }
`;
