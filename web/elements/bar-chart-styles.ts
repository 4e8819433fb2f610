import { css } from 'lit';

export const barChartStyles = css`
  figure {
    margin: 1rem 0 0;
  }
  figcaption {
    color: var(--quiet);
    font-size: 0.86rem;
  }
  svg {
    display: block;
    width: 100%;
    height: 1.5rem;
    margin: 0.35rem 0;
    border-radius: 4px;
  }
  rect {
    fill: currentColor;
    stroke: var(--panel);
    stroke-width: 2px;
  }
  text {
    fill: var(--panel);
    font-size: 12px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.9rem;
  }
  @media print {
    figure {
      break-inside: avoid;
      print-color-adjust: exact;
    }
  }
`;
