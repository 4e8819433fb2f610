import { css } from 'lit';

/** Two columns where there is room for them. */
export const selfAttentionStyles = css`
  .sources,
  .results {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.8rem 1.2rem;
    margin-bottom: 1rem;
  }
  .sources > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;
    align-content: start;
  }
  /* as high as the two beside it */
  .sources > code-panel {
    --code-height: none;
  }
  .sources > div > code-panel {
    --code-height: 27.5rem;
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
    .sources,
    .results {
      grid-template-columns: minmax(0, 1fr);
    }
    .sources code-panel {
      --code-height: 20rem !important;
    }
  }
  @media print {
    /* far more than fits on paper; the numbers that the code prints stand in the table */
    matrix-view {
      display: none;
    }
  }
`;
