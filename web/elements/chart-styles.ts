import { css } from 'lit';

/** What drawings with axes share: quiet words, hairlines, a folded table of their numbers. */
export const chartStyles = css`
  figure {
    margin: 0;
  }
  figcaption {
    color: var(--quiet);
    font-size: 0.86rem;
  }
  svg {
    display: block;
    width: 100%;
    overflow: visible;
    font-variant-numeric: tabular-nums;
  }
  text {
    fill: var(--quiet);
    font-size: 12px;
  }
  .axis,
  .grid {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
  }
  .grid {
    stroke: var(--hairline);
  }
  .middle {
    text-anchor: middle;
  }
  .end {
    text-anchor: end;
  }
  .halo {
    paint-order: stroke;
    stroke: var(--panel);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  details {
    margin-top: 0.3rem;
    font-size: 0.86rem;
  }
  summary {
    width: fit-content;
    padding: 0.2rem 0;
    color: var(--quiet);
    cursor: pointer;
  }
  summary:hover {
    color: var(--ink);
  }
  .scroll {
    position: relative;
    max-height: 20rem;
    overflow: auto;
  }
  table {
    border-collapse: collapse;
    line-height: 1.4;
  }
  th,
  td {
    padding: 0.25rem 0.9rem 0.25rem 0;
    border-bottom: 1px solid var(--hairline);
    font-variant-numeric: tabular-nums;
    font-weight: normal;
    text-align: end;
  }
  thead th {
    position: sticky;
    top: 0;
    border-bottom-color: var(--line);
    background: var(--panel);
    color: var(--quiet);
    vertical-align: bottom;
  }
  @media (forced-colors: active) {
    .axis,
    .grid {
      stroke: GrayText;
    }
    text {
      fill: CanvasText;
    }
    .halo {
      stroke: Canvas;
    }
  }
  @media print {
    figure {
      break-inside: avoid;
    }
    details:not([open]) {
      display: none;
    }
    .scroll {
      max-height: none;
    }
  }
`;
