import { css } from 'lit';

/** Cells tinted by their number, cells a mask drops, headers to pick a row or column by. */
export const tableHeatStyles = css`
  td.heated,
  .legend {
    --hue: var(--quiet);
  }
  td.heated {
    padding-inline: 0.45rem;
    border-bottom-color: transparent;
    background-color: color-mix(in srgb, var(--hue) var(--heat, 0%), var(--panel));
    color: var(--ink);
    print-color-adjust: exact;
  }
  :is(td.heated, .legend).query {
    --hue: var(--query);
  }
  :is(td.heated, .legend).key {
    --hue: var(--key);
  }
  :is(td.heated, .legend).value {
    --hue: var(--value);
  }
  :is(td.heated, .legend).score {
    --hue: var(--score);
  }
  :is(td.heated, .legend).weight {
    --hue: var(--weight);
  }
  :is(td.heated, .legend).output {
    --hue: var(--output);
  }
  td.heated.negative {
    --hue: var(--quiet);
  }
  td.heated button {
    font-weight: normal;
  }
  td.heated.lit,
  td.heated.explained {
    border-radius: 0;
  }
  td.heated.input.lit {
    color: var(--ink);
  }
  td.heated.explained {
    box-shadow: inset 0 0 0 3px currentColor;
  }
  .grid th,
  .grid td {
    height: 2rem;
  }
  /* the number's tint is to be seen: the dashed line alone tells that it can be changed */
  td.heated number-field input:not([aria-invalid]) {
    background: none;
  }
  td.heated number-field input {
    min-width: 3.4em;
  }
  .legend {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin: 0.4rem 0 0;
    color: var(--quiet);
    font-size: 0.78rem;
    print-color-adjust: exact;
  }
  .legend i {
    width: 6rem;
    border: 1px solid var(--line);
    color: var(--ink);
    font-style: normal;
    line-height: 1.3;
    text-align: center;
    --full: color-mix(in srgb, var(--hue) 40%, var(--panel));
    background: linear-gradient(
      to right,
      color-mix(in srgb, var(--quiet) 40%, var(--panel)),
      var(--panel),
      var(--full)
    );
  }
  .legend i:empty {
    height: 1.3em;
    background: linear-gradient(to right, var(--panel), var(--full));
  }
  td.dropped {
    background-image: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 6px);
    color: var(--quiet);
    print-color-adjust: exact;
  }
  td.dropped button {
    font-weight: normal;
  }
  td.struck button {
    text-decoration: line-through;
  }
  .pick {
    min-width: 2rem;
    min-height: 2rem;
    margin: 0;
    padding: 0.2em 0.3em;
    border: 0;
    border-radius: 4px;
    background: none;
    font-weight: 600;
    text-decoration: underline dotted var(--faint);
    text-underline-offset: 0.3em;
  }
  .pick:hover {
    background: var(--neutral-tint);
  }
  .pick[aria-pressed='true'] {
    background: var(--neutral-tint);
    text-decoration: none;
    box-shadow: inset 0 0 0 1px currentColor;
  }
  tr.picked > * {
    border-block: 2px solid var(--quiet);
  }
  tbody tr.picked:last-child > * {
    border-bottom: 2px solid var(--quiet);
  }
  @container (max-width: 32rem) {
    td.heated,
    td.dropped,
    .pick {
      font-size: 0.76rem;
    }
    td.heated,
    td.dropped {
      padding-inline: 0.18rem;
    }
    td.heated button,
    td.dropped button {
      margin-inline: -0.18rem;
      padding-inline: 0.18rem;
    }
    td.heated number-field input {
      margin-right: 0;
    }
  }
  @container (max-width: 40rem) {
    .grid :is(th, td, .pick) {
      padding-inline: 0.1rem;
      font-size: 0.72rem;
    }
    .grid td button {
      margin-inline: -0.1rem;
      padding-inline: 0.1rem;
    }
  }
  /* small enough for all columns: paper cannot be scrolled */
  @media print {
    .grid :is(th, td, .pick) {
      height: 1.5rem;
      min-height: 0;
      padding-inline: 0.15em;
      font-size: min(0.72rem, calc(100cqi / (5 * var(--columns) + 6)));
    }
    .grid:has(number-field) :is(th, td, .pick) {
      font-size: min(0.72rem, calc(100cqi / (3.8 * var(--columns) + 6)));
    }
    .grid td button,
    .grid td.heated number-field input {
      min-width: 0;
      min-height: 0;
      margin: 0;
      padding: 0;
    }
  }
  @media (forced-colors: active) {
    td.lit,
    td.explained {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
