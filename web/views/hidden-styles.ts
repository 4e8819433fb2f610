import { css } from 'lit';

/** What is filled in beside why; the steps under both. */
export const hiddenStyles = css`
  .results {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1rem 1.4rem;
  }
  .by-hand {
    --longest-bar: 4rem;
  }
  .verdict {
    font-weight: 600;
  }
  .doing {
    margin: 0.9rem 0;
    font-size: 0.95rem;
  }
  .characters .button {
    min-width: 2.4em;
  }
  .characters [aria-pressed='true'] {
    border-style: dashed;
    background: var(--neutral-tint);
  }
  matrix-view {
    margin-top: 0.8rem;
  }
  @media print {
    .offer {
      display: none;
    }
  }
  @media (max-width: 52rem) {
    .results {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
