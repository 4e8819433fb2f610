import { css } from 'lit';

export const histogramStyles = css`
  .bars {
    fill: color-mix(in srgb, currentColor 65%, var(--panel));
    stroke: none;
  }
  .expected {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.75;
    stroke-dasharray: 6 3;
  }
  .mark {
    stroke: var(--quiet);
    stroke-dasharray: 1 3;
  }
  .mark-label {
    fill: var(--ink);
  }
  .legend,
  .outside {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.4rem;
    margin: 0.2rem 0 0.5rem;
    color: var(--quiet);
    font-size: 0.86rem;
    font-variant-numeric: tabular-nums;
  }
  .legend span {
    display: inline-flex;
    align-items: center;
    gap: 0.45rem;
  }
  .sample {
    width: 18px;
    height: 12px;
  }
  .outside {
    justify-content: space-between;
    margin: 0;
    min-height: 1.4em;
  }
  figure {
    color: var(--quiet);
  }
  @media (forced-colors: active) {
    .bars {
      fill: Canvas;
      stroke: CanvasText;
    }
    .expected,
    .mark {
      stroke: Highlight;
    }
  }
  @media print {
    svg {
      print-color-adjust: exact;
    }
  }
`;
