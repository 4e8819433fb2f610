import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { baseStyles } from './styles.ts';

/** A button that copies a link; where the browser refuses, the link stands there, selected, to be copied by hand. */
export class CopyLink extends LitElement {
  static override styles = [
    baseStyles,
    css`
      textarea {
        display: block;
        width: 16rem;
        max-width: 100%;
        margin-top: 0.3rem;
        font: inherit;
        color: inherit;
        background: none;
      }
      label {
        font-size: 0.82rem;
      }
    `,
  ];
  static override properties = {
    link: { attribute: false },
    text: { attribute: false },
    copied: { state: true },
    byHand: { state: true },
  };

  /** makes the link, as things stand when it is asked for */
  declare link: () => Promise<string>;
  declare text: Text;
  /** the link that was copied last, or could not be */
  declare private copied: string | undefined;
  declare private byHand: string | undefined;

  protected override render(): TemplateResult {
    const { explain, link } = this.text;
    const { copied, byHand } = this;
    return html`<button type="button" class="button" @click=${this.copy} @blur=${() => (this.copied = undefined)}>
        ${copied === undefined ? link.copy : explain.copied}
      </button>
      ${
        byHand === undefined
          ? nothing
          : html`<label>${explain.copyByHand}<textarea readonly rows="2" .value=${byHand}></textarea></label>`
      }`;
  }

  private async copy(): Promise<void> {
    const link = await this.link();
    try {
      await navigator.clipboard.writeText(link);
      this.copied = link;
      this.byHand = undefined;
    } catch {
      // refused in a sandboxed frame, or absent on an insecure page
      this.byHand = link;
      await this.updateComplete;
      this.renderRoot.querySelector('textarea')?.select();
    }
  }
}

define('copy-link', CopyLink);
