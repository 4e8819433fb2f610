let sheet: CSSStyleSheet | undefined;

/**
 * What the menu needs besides the exhibit's own styles; made when it is first wanted. Its lengths are in pixels: a rem
 * is what an article says it is.
 */
export function menuStyles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .take {
      margin: 0 0 16px;
      padding: 11px 0 5px;
      border-block: 1px solid var(--line);
    }
    .take .offer {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 26px;
      margin: 0 0 8px;
      font-size: 14.4px;
    }
    .take .offer > * {
      min-width: 0;
      max-width: 100%;
    }
    .take .offer > span:first-child,
    .take label {
      color: var(--quiet);
    }
    @media (min-width: 40rem) {
      .take .offer > span:first-child {
        min-width: 10.5em;
      }
    }
    .take .offer label {
      flex-wrap: wrap;
    }
    .take select {
      min-width: 0;
      max-width: min(32em, 100%);
      color: var(--ink);
    }
    .take .remark {
      margin: 10px 0 0;
      color: var(--quiet);
      font-size: 13.8px;
      line-height: 1.6;
    }
    .take .remark:empty {
      display: none;
    }
    .take .text {
      display: grid;
      margin: 6px 0;
      font-size: 13.8px;
    }
    .take [hidden] {
      display: none;
    }
    .take textarea {
      width: 100%;
      padding: 6px 10px;
      border: 1px solid var(--line);
      border-radius: 6px;
      background: none;
      color: var(--ink);
      font: 13.8px/1.5 ui-monospace, monospace;
      resize: vertical;
    }
    @media print {
      .take {
        display: none;
      }
    }
  `);
  return sheet;
}
