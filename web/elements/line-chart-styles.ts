import { css } from 'lit';

export const lineChartStyles = css`
  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  .dashed {
    stroke-dasharray: 6 4;
  }
  .marker {
    fill: var(--panel);
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .name {
    fill: currentColor;
  }
  g.plain,
  .name.plain {
    color: var(--ink);
  }
  @media (forced-colors: active) {
    g,
    .name,
    g.plain,
    .name.plain {
      color: CanvasText;
    }
    .marker {
      fill: Canvas;
    }
  }
`;
