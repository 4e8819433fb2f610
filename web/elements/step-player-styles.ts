import { css } from 'lit';

export const stepPlayerStyles = css`
  .player {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.2rem;
    position: relative;
  }
  .buttons {
    display: flex;
    gap: 0.35rem;
  }
  .play {
    min-width: 4.6em;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  li {
    display: flex;
    align-items: center;
    counter-increment: step;
  }
  li:not(:last-child)::after {
    content: '';
    width: 1.1rem;
    border-top: 1px solid var(--line);
  }
  li button {
    min-height: 2rem;
    padding: 0.1rem 0.45rem;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--quiet);
    font-size: 0.88rem;
  }
  li button::before {
    content: counter(step) ' ';
    margin-right: 0.3em;
    font-variant-numeric: tabular-nums;
  }
  li button:hover {
    color: var(--ink);
    border-bottom-color: var(--line);
  }
  li button[aria-current] {
    color: var(--ink);
    font-weight: 600;
    border-bottom-color: currentColor;
  }
  @media (max-width: 40rem) {
    li:not(:last-child)::after {
      width: 0.3rem;
      border: 0;
    }
  }
  @media print {
    .player {
      display: none;
    }
  }
`;
