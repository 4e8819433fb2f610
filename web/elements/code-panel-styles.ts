import { css } from 'lit';

export const codePanelStyles = css`
  figure {
    margin: 0;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--panel);
  }
  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.8rem;
    padding: 0.3rem 0.4rem 0.3rem 0.9rem;
    border-bottom: 1px solid var(--hairline);
    font-size: 0.86rem;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.8rem;
    min-width: 0;
  }
  .path {
    color: var(--quiet);
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  .button {
    flex: none;
  }
  .by-hand {
    margin: 0;
    padding: 0.3rem 0.9rem;
    color: var(--quiet);
    font-size: 0.82rem;
  }
  .by-hand:empty {
    display: none;
  }
  pre {
    max-height: var(--code-height, 32rem);
    margin: 0;
    padding: 0.6rem 0.9rem 0.6rem 0;
    overflow: auto;
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    font-size: 0.82rem;
    line-height: 1.6;
    tab-size: 4;
    counter-reset: line;
  }
  code {
    display: block;
    width: max-content;
    min-width: 100%;
    font: inherit;
  }
  .line {
    display: block;
    padding-left: 3.6em;
  }
  .line::before {
    counter-increment: line;
    content: counter(line);
    position: sticky;
    left: 0;
    display: inline-block;
    width: 2.9em;
    margin: 0 0.7em 0 -3.6em;
    padding-right: 0.7em;
    border-right: 1px solid var(--hairline);
    background: var(--panel);
    color: var(--quiet);
    text-align: end;
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  .keyword {
    font-weight: 600;
  }
  .comment {
    color: var(--quiet);
    font-style: italic;
  }
  .string {
    color: var(--on-tint);
  }
  @media print {
    .button {
      display: none;
    }
    pre {
      max-height: none;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    code {
      width: auto;
    }
  }
`;
