import { css, unsafeCSS } from 'lit';
import tokens from '../tokens.css?inline';

/** The panel around an exhibit. The colours come along, for a page that is not ours. */
export const exhibitStyles = [
  unsafeCSS(tokens),
  css`
    :host {
      display: block;
      margin: 1.8rem 0;
      /* what changes inside it moves nothing outside but by its height */
      contain: layout style;
    }
    /* what the page around it has its text inherit ends here; it is still the page's to hide it */
    .panel {
      all: initial;
      visibility: inherit;
      pointer-events: inherit;
      color-scheme: inherit;
      box-sizing: border-box;
      display: block;
      direction: ltr;
      color: var(--ink);
      font: var(--font-size) / 1.6 var(--font);
      text-size-adjust: 100%;
      padding: 1rem 1.25rem 1.1rem;
      border: 1px solid var(--line);
      border-radius: 10px;
      background: var(--panel);
    }
    .panel:lang(zh) {
      line-height: 1.75;
    }
    /* what is taken away changes nothing */
    :host([lock]) .toolbar > :not([aria-expanded]),
    :host([hide*='toolbar']) .toolbar,
    :host([hide*='controls']) .controls,
    :host([hide*='presets']) .presets,
    :host([hide*='notes']) .note,
    :host([hide*='hint']) .hint:not(#locked) {
      display: none;
    }
    .panel:focus {
      outline: none;
    }
    header {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0.3rem 1rem;
      margin-bottom: 0.8rem;
    }
    /* the hint beside the title if there is room for it in one line, else under it */
    header > :first-child {
      flex: 1 1 16rem;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      align-content: start;
      gap: 0 0.8rem;
    }
    h3 {
      margin: 0;
      font-size: 1rem;
      font-weight: 600;
    }
    .hint {
      margin: 0;
      color: var(--quiet);
      font-size: 0.9rem;
    }
    .toolbar {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35rem;
      align-items: start;
    }
    .note {
      margin: 0.6rem 0 0;
      color: var(--quiet);
      font-size: 0.86rem;
      line-height: 1.6;
    }
    /* what the numbers are: in sight whatever else is hidden */
    .said p {
      margin: -0.4rem 0 0.8rem;
      font-size: 0.86rem;
      line-height: 1.6;
    }
    .controls {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.4rem 1.6rem;
      margin: 0 0 0.8rem;
      font-size: 0.9rem;
    }
    /* a field with its name before it */
    .field {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.1rem 0.5rem;
    }
    .field > span {
      color: var(--quiet);
    }
    .buttons {
      display: inline-flex;
      flex-wrap: wrap;
      gap: 0.35rem;
    }
    .button[aria-pressed='true'] {
      border-color: var(--ink);
      color: var(--ink);
      font-weight: 600;
    }
    /* in sight as long as its table is, with the cell it is of */
    .explanation {
      position: sticky;
      bottom: 0;
      z-index: 2;
      max-height: var(--explanation-height, 50vh);
      overflow-y: auto;
    }
    .explanation:has(.behind) {
      max-height: var(--explanation-height, 70vh);
    }
    /* on top of what an explanation hides: what it goes on to, and the way back */
    .behind {
      margin-top: -0.8rem;
      padding: 0.2rem 0 0.6rem;
      background: var(--panel);
    }
    .behind p {
      margin: 0 0 0.5rem;
      font-size: 0.85rem;
    }
    .behind .controls {
      gap: 0.4rem;
      margin-top: 0.5rem;
    }
    .way .button {
      padding: 0;
      border: 0;
      background: none;
      text-decoration: underline;
    }
    @media print {
      .explanation {
        position: static;
        max-height: none;
      }
      .behind {
        display: none;
      }
    }
    fieldset {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.2rem 0.9rem;
      margin: 0;
      padding: 0;
      border: 0;
    }
    /* beside its choices: floated, WebKit still sets it above them */
    legend {
      display: contents;
      color: var(--quiet);
    }
    label {
      display: inline-flex;
      align-items: center;
      gap: 0.35rem;
      min-height: 2rem;
    }
    input[type='radio'] {
      margin: 0;
      accent-color: var(--ink);
    }
    /* however long what is typed, and what is said of it, they wrap */
    .controls > *,
    label,
    .field,
    number-field,
    answer-field {
      min-width: 0;
      max-width: 100%;
    }
    number-field input {
      min-width: 4.5em;
      max-width: min(16em, 100%);
    }
    @media (max-width: 40rem) {
      .panel {
        padding: 0.8rem 0.7rem;
      }
    }
    @media print {
      /* what to try, on a screen */
      .hint {
        display: none;
      }
      .panel {
        border-color: #999;
        break-inside: avoid;
      }
    }
  `,
];
