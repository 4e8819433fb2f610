import { css } from 'lit';

export const settingsStyles = css`
  div {
    display: flex;
    gap: 0.25rem;
  }
  select {
    min-height: 2rem;
    padding: 0.1rem 0.3rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: none;
    color: var(--quiet);
    font-size: 0.86rem;
    cursor: pointer;
  }
  select:hover {
    color: var(--ink);
  }
  option {
    background: var(--panel);
    color: var(--ink);
  }
`;
