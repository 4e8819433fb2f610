import { css } from 'lit';

/** The sources under one another, as wide as there is room for; results in two columns. */
export const selfAttentionStyles = css`
  .results {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.8rem 1.2rem;
    margin-bottom: 1rem;
  }
  code-panel {
    --code-height: none;
    margin-bottom: 1rem;
  }
  /* from the function on; its checks stand above */
  code-panel:last-of-type {
    --code-height: 37rem;
  }
  .ways {
    margin-top: 0.8rem;
  }
  .indices {
    display: inline-flex;
    flex-wrap: wrap;
    max-width: 100%;
    align-items: baseline;
    gap: 0.2rem;
  }
  .indices number-field input {
    min-width: 2.6em;
  }
  @media (max-width: 52rem) {
    .results {
      grid-template-columns: minmax(0, 1fr);
    }
    code-panel:nth-of-type(n) {
      --code-height: 20rem;
    }
  }
  @media print {
    /* far more than fits on paper; the numbers that the code prints stand in the table */
    matrix-view {
      display: none;
    }
  }
`;
