import { css } from 'lit';

export const settingsStyles = css`
  div {
    display: flex;
    gap: 0.25rem;
  }
  select {
    color: var(--quiet);
    font-size: 0.86rem;
    cursor: pointer;
  }
  select:hover {
    color: var(--ink);
  }
`;
