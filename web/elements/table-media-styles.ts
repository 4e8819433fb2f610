import { css } from 'lit';

/** A numeric table where there is little room (closer; on a phone smaller too, the bar under its number, rows folded where they must be) and on paper. */
export const tableMediaStyles = css`
  @container (max-width: 46rem) {
    th,
    td {
      padding: 0 0.22rem;
    }
    td button,
    number-field input {
      margin-right: -0.22rem;
      padding-right: 0.22rem;
    }
    number-field input {
      min-width: 3.8em;
    }
    thead th {
      font-size: 0.72rem;
      white-space: normal;
    }
  }
  @container (max-width: 32rem) {
    table {
      font-size: 0.84rem;
    }
    tbody th {
      white-space: normal;
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
    th name-field input {
      max-width: 4.6em;
      margin-left: 0;
    }
    .folds tr {
      display: grid;
      grid-template-columns: 3.4rem repeat(var(--columns), minmax(min-content, 1fr));
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
    .folds .folded-4 {
      grid-column: calc(var(--fold-at) + 3);
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
    .folds td:empty {
      min-height: 0;
    }
    .folds thead tr {
      align-items: end;
    }
    .folds tfoot tr {
      border-bottom: 0;
    }
    .folds tfoot tr:first-child {
      border-top: 2px solid var(--line);
    }
    .folds tfoot tr > :is(th, td) {
      border: 0;
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
    td:not(.number) {
      white-space: normal;
    }
    number-field input,
    name-field input {
      background: none;
      border: 0;
    }
  }
  @media print {
    @container (min-width: 32rem) {
      .bar {
        width: 12cqi;
      }
      thead th.weight.barred {
        padding-right: calc(12cqi + 1.2rem);
      }
    }
  }
`;
