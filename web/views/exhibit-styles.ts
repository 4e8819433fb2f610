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
    .panel {
      padding: 1rem 1.25rem 1.1rem;
      border: 1px solid var(--line);
      border-radius: 10px;
      background: var(--panel);
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
    header > :first-child {
      flex: 1 1 16rem;
    }
    h3 {
      display: inline;
      margin: 0 0.8rem 0 0;
      font-size: 1rem;
      font-weight: 600;
    }
    .hint {
      display: inline;
      margin: 0;
      color: var(--quiet);
      font-size: 0.9rem;
    }
    .toolbar {
      display: flex;
      gap: 0.35rem;
      align-items: start;
    }
    .note {
      margin: 0.6rem 0 0;
      color: var(--quiet);
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
      gap: 0 0.5rem;
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
      max-height: 50vh;
      overflow-y: auto;
    }
    @media print {
      .explanation {
        position: static;
        max-height: none;
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
    legend {
      float: left;
      padding: 0;
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
