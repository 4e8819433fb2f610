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
    border-top: 2px solid var(--line);
    color: var(--quiet);
    font-weight: normal;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  td button {
    border: 0;
    padding: 0.25em 0.35em;
    margin: 0 -0.35em;
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
  td.lit {
    box-shadow: inset 0 0 0 2px currentColor;
    border-radius: 6px;
  }
  td.explained {
    background: var(--tint);
    border-radius: 6px;
    box-shadow: inset 0 0 0 2px currentColor;
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
    width: 5.2em;
  }
  th name-field input {
    font-weight: 600;
    margin-left: -0.35em;
    min-width: 2em;
  }
  tr.current > th:first-child {
    box-shadow: inset 3px 0 0 var(--line);
  }
  .bar {
    display: inline-block;
    vertical-align: middle;
    width: clamp(4rem, 24cqi, 12rem);
    height: 0.7em;
    margin-left: 0.9rem;
    fill: currentColor;
  }
  thead th.weight.barred {
    padding-right: calc(clamp(4rem, 24cqi, 12rem) + 1.7rem);
  }
  @container (max-width: 32rem) {
    table {
      font-size: 0.84rem;
    }
    th,
    td {
      padding: 0 0.22rem;
    }
    thead th {
      font-size: 0.72rem;
      white-space: normal;
    }
    td button,
    number-field input {
      margin-right: -0.22rem;
      padding-right: 0.22rem;
    }
    td.barred {
      padding-bottom: 0.3rem;
    }
    td.barred button {
      display: block;
      margin-left: auto;
      min-height: 1.7rem;
      padding-block: 0.1em 0;
    }
    .bar {
      display: block;
      width: 100%;
      min-width: 3rem;
      height: 4px;
      margin: 0;
    }
    thead th.weight.barred {
      padding-right: 0.22rem;
    }
    number-field input {
      width: 4.1em;
    }
    th name-field input {
      max-width: 4.6em;
      margin-left: 0;
    }
    .folds tr {
      display: grid;
      grid-template-columns: 3.4rem repeat(var(--columns), minmax(0, 1fr));
      align-items: center;
      border-bottom: 1px solid var(--hairline);
    }
    .folds tr > * {
      grid-row: 1;
    }
    .folds .folded {
      grid-row: 2;
    }
    .folds .folded-1 {
      grid-column: var(--fold-at);
    }
    .folds .folded-2 {
      grid-column: calc(var(--fold-at) + 1);
    }
    .folds .folded-3 {
      grid-column: calc(var(--fold-at) + 2);
    }
    .folds .last-unfolded {
      grid-column-end: -1;
    }
    .folds th,
    .folds td {
      border: 0;
      height: auto;
      min-height: 1.9rem;
      align-content: center;
    }
    .folds thead tr {
      align-items: end;
    }
    .folds tfoot tr {
      border-top: 2px solid var(--line);
      border-bottom: 0;
    }
    .folds tfoot th {
      white-space: normal;
    }
  }
  @media print {
    td,
    th,
    td button {
      color: #000 !important;
    }
    td,
    th {
      padding-inline: 0.25rem;
    }
    number-field input,
    name-field input {
      background: none;
      border: 0;
    }
  }
`;
