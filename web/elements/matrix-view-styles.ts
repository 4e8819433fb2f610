import { css } from 'lit';

/** Rows are flex boxes of fixed cells; empty space stands for those that are not drawn. */
export const matrixViewStyles = css`
  figure {
    margin: 0;
  }
  figcaption {
    padding-bottom: 0.4rem;
    color: var(--quiet);
    font-size: 0.86rem;
  }
  .scroll {
    width: fit-content;
    max-width: 100%;
    max-height: 24rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 6px;
    font-size: 14px;
    line-height: 1;
  }
  table,
  thead,
  tbody {
    display: block;
  }
  table {
    width: var(--width);
    height: var(--height);
  }
  thead {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--panel);
  }
  tbody {
    padding-top: var(--top);
  }
  tr {
    display: flex;
    height: var(--row);
  }
  th,
  td {
    flex: none;
    width: var(--cell);
    padding: 0 8px;
    border-bottom: 1px solid var(--hairline);
    line-height: calc(var(--row) - 1px);
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th {
    color: var(--quiet);
    font-size: 12px;
    font-weight: 600;
  }
  thead th {
    border-bottom-color: var(--line);
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: var(--head);
    overflow: hidden;
    border-right: 1px solid var(--line);
    background: var(--panel);
    text-align: start;
    text-overflow: ellipsis;
  }
  /* not a margin of the header, which could then stick only in the left half of the row */
  th:first-child + * {
    margin-left: var(--left);
  }
  .computed {
    cursor: pointer;
  }
  .computed:hover {
    background: var(--neutral-tint);
  }
  .typed td {
    border-bottom: 2px solid var(--editable-line);
    color: var(--ink);
  }
  .explained {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  .scroll:focus-visible .active {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: 4px;
  }
  @media print {
    .scroll {
      border-color: #999;
    }
  }
`;
