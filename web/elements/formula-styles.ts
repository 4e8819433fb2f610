import { css } from 'lit';

/** A formula whose parts are buttons, and the panel of the part that is looked at. */
export const formulaStyles = css`
  .formula {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 0.6rem;
    margin: 1rem 0;
    font-size: 1.1rem;
  }
  .formula .right {
    display: flex;
    align-items: center;
    gap: 0.15rem;
  }
  .formula .bracket {
    font-size: 2.6rem;
    font-weight: 300;
    line-height: 1;
  }
  .formula .fraction {
    display: grid;
    justify-items: center;
  }
  .formula .fraction > :first-child {
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    box-shadow: 0 1.5px 0 var(--ink);
    margin-bottom: 3px;
  }
  .formula button {
    min-width: 2.4rem;
    min-height: 2.4rem;
    padding: 0.15rem 0.6rem;
    border: 1px dashed var(--line);
    border-radius: 6px;
    background: none;
  }
  .formula button:hover {
    border-color: var(--ink);
  }
  .formula button[aria-pressed='true'] {
    border: 2px solid currentColor;
    font-weight: 600;
  }
  .formula button.score[aria-pressed='true'] {
    background: var(--score-tint);
  }
  .formula button.weight[aria-pressed='true'] {
    background: var(--weight-tint);
  }
  .formula button.output[aria-pressed='true'] {
    background: var(--output-tint);
  }
  .formula sup,
  .formula sub {
    font-size: 0.7em;
    line-height: 0;
  }
  .step {
    min-height: 11rem;
    margin: 0 0 1rem;
    padding-left: 1rem;
    border-left: 4px solid var(--line);
  }
  .step p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0 0 0.3rem;
  }
  .step a {
    color: inherit;
    text-decoration-color: var(--quiet);
    text-underline-offset: 0.2em;
  }
  .step dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.2rem 1rem;
    margin: 0;
  }
  .step dt {
    color: var(--quiet);
  }
  .step dd {
    margin: 0;
  }
  .step .number span {
    white-space: nowrap;
  }
  @media (max-width: 40rem) {
    .step {
      padding-left: 0.7rem;
    }
    .step dl {
      grid-template-columns: 1fr;
      gap: 0;
    }
    .step dd {
      margin-bottom: 0.3rem;
    }
  }
  @media print {
    .step {
      min-height: 0;
    }
    .formula button {
      border-color: transparent !important;
      background: none !important;
      color: #000;
    }
  }
`;
