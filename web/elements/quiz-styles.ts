import { css } from 'lit';

/** Questions with answers that open, and a question with a field for its answer. */
export const quizStyles = css`
  h4 {
    margin: 1.2rem 0 0.5rem;
    font-size: 0.95rem;
    font-weight: 600;
  }
  .models {
    margin: 0 0 1.4rem;
    padding: 0;
    list-style: none;
  }
  .models li {
    border-bottom: 1px solid var(--hairline);
  }
  .disclose {
    display: flex;
    gap: 0.5rem;
    width: 100%;
    min-height: 2.4rem;
    padding: 0.35rem 0;
    border: 0;
    background: none;
    text-align: start;
    line-height: 1.5;
  }
  .marker {
    flex: none;
    width: 1em;
    color: var(--quiet);
  }
  .model {
    display: none;
    max-width: 42em;
    margin: 0 0 0.8rem 1.5rem;
  }
  .model.open {
    display: block;
  }
  .question {
    padding: 0.7rem 1rem;
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  .ask {
    margin: 0 0 0.7rem;
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .try {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.8rem;
  }
  .try .controls {
    display: contents;
  }
  answer-field input {
    min-width: 8em;
    font-variant-numeric: tabular-nums;
  }
  .primary {
    border-color: var(--quiet);
    color: var(--ink);
    font-weight: 600;
  }
  /* right under the verdict, which it is not to cover */
  .question + .explanation {
    position: static;
    max-height: none;
  }
  .verdict {
    margin: 0.7rem 0 0;
    min-height: 1.7em;
  }
  .verdict.right {
    color: var(--value);
  }
  .verdict.wrong {
    color: var(--wrong);
  }
  /* every question of the seed, to be worked out on paper */
  .sheet {
    display: none;
  }
  .sheet li {
    margin-bottom: 1.5rem;
    white-space: pre-line;
    break-inside: avoid;
  }
  .onward {
    margin: 0.8rem 0 0;
    gap: 0.4rem;
  }
  .tally {
    margin: 1rem 0 0.4rem;
    font-size: 0.9rem;
  }
  @media print {
    .model,
    .sheet {
      display: block;
    }
    .marker,
    .question {
      display: none;
    }
    .disclose {
      padding-left: 0;
      font-weight: 600;
    }
    .model {
      margin-left: 0;
    }
  }
`;
