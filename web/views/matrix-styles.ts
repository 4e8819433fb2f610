import { css } from 'lit';

/** The tables of the whole formula: what a stage makes on the left, what it makes it of on the right. */
export const matrixStyles = css`
  .controls {
    gap: 0.4rem 1rem;
  }
  input[type='checkbox'] {
    margin: 0;
    accent-color: var(--ink);
  }
  .doing {
    margin: 0.7rem 0 0.9rem;
    font-size: 0.92rem;
  }
  .formula {
    container-type: inline-size;
  }
  .stages,
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem 1.3rem;
    align-content: start;
  }
  @container (min-width: 44rem) {
    .stages:not(.drawn) {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
    .drawn .stack {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* the encoder's vectors, of more digits, side by side under what is made of them */
    .stages.long {
      grid-template-columns: minmax(0, 1fr);
    }
    .long .stack:last-child {
      grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
    }
  }
  .conventions,
  bar-chart {
    margin-top: 1rem;
  }
  @media print {
    .stages:not(.long) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .stack {
      display: contents;
    }
    .stack > * {
      grid-column: 1 / -1;
      break-inside: avoid;
    }
    .stack > :is(.at-queries, .at-keys, .at-values) {
      grid-column: auto;
      order: -4;
    }
    .stack > .at-queries {
      order: -5;
    }
    .stack > .at-values {
      order: -3;
    }
    .stack > .at-scores {
      order: -2;
    }
    .stack > .at-scaled {
      order: -1;
    }
    .stack > .at-output {
      order: 1;
    }
  }
`;
