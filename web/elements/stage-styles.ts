import { css } from 'lit';

/** A strip of stages with arrows between them, and the panel of the one on show. */
export const stageStyles = css`
  .stages {
    display: flex;
    flex-wrap: wrap;
    gap: 0.45rem 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .stages li {
    display: flex;
    align-items: center;
  }
  .stages li:not(:last-child)::after {
    content: '→';
    padding: 0 0.3rem;
    color: var(--quiet);
  }
  .stages button {
    min-height: 3rem;
    padding: 0.25rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: none;
    font-size: 0.88rem;
    line-height: 1.35;
  }
  .stages .here button {
    border-width: 2px;
    border-color: var(--quiet);
    font-weight: 600;
  }
  .stages button:hover {
    border-color: var(--ink);
  }
  .stages button[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--neutral-tint);
  }
  .stages small {
    display: block;
    color: var(--quiet);
    font-size: 0.76rem;
    font-weight: normal;
  }
  .stage {
    min-height: 9rem;
    margin-top: 0.9rem;
    padding-left: 1rem;
    border-left: 4px solid var(--line);
  }
  .stage p {
    margin: 0.3rem 0;
  }
  .stage matrix-view {
    display: block;
    margin-top: 0.8rem;
  }
  .stage small {
    color: var(--quiet);
  }
  .tokens {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
  }
  .tokens li {
    padding: 0.15rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 4px;
    font-variant-numeric: tabular-nums;
  }
`;
