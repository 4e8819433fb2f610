import { css } from 'lit';

export const explanationStyles = css`
  .box {
    --tint: var(--neutral-tint);
    margin: 0.8rem 0;
    padding: 0.7rem 1rem 0.6rem;
    border-left: 4px solid currentColor;
    border-radius: 0 8px 8px 0;
    background: var(--tint);
  }
  .box.plain {
    border-left-color: var(--quiet);
  }
  .box.score {
    --tint: var(--score-tint);
  }
  .box.weight {
    --tint: var(--weight-tint);
  }
  .box.value {
    --tint: var(--value-tint);
  }
  .box.output {
    --tint: var(--output-tint);
  }
  p,
  ul {
    margin: 0.15rem 0;
    padding: 0;
    color: var(--ink);
  }
  ul {
    list-style: none;
  }
  .title,
  .where,
  .note {
    color: var(--on-tint);
    font-size: 0.82rem;
  }
  .equation {
    overflow-wrap: anywhere;
    line-height: 1.7;
  }
  .own {
    font-size: 1.08rem;
  }
  sup {
    line-height: 1;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-top: 0.5rem;
  }
  .controls .button:enabled {
    color: var(--on-tint);
    border-color: currentColor;
  }
  .by-hand {
    display: block;
    font-size: 0.82rem;
    color: var(--on-tint);
  }
  @media print {
    .box {
      background: none;
    }
  }
  textarea {
    display: block;
    width: 100%;
    margin-top: 0.3rem;
    font: inherit;
    color: var(--ink);
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 4px;
  }
`;
