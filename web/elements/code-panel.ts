import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Text } from '../text/text.ts';
import { codePanelStyles } from './code-panel-styles.ts';
import { define } from './define.ts';
import { onceLaidOut } from './laid-out.ts';
import { type Language, sourceTokens } from './source-tokens.ts';
import { baseStyles } from './styles.ts';

const languages: Record<Language, string> = { python: 'Python', cpp: 'C++' };

/**
 * Source to be read and copied; where the browser refuses to copy, it is selected for the reader to do so.
 * Keywords are bold and comments muted, by an expression of our own: hues tell roles in this lesson, so that is
 * all we want, and highlight.js with two languages is 11.7 kB gzipped, prismjs 6.4 kB.
 */
export class CodePanel extends LitElement {
  static override styles = [baseStyles, codePanelStyles];
  static override properties = {
    code: {},
    language: {},
    label: {},
    path: {},
    text: { attribute: false },
    line: { type: Number },
    outcome: { state: true },
  };

  declare code: string;
  declare language: Language;
  /** what the source is, in words */
  declare label: string;
  /** where it stands in the project, if it does */
  declare path: string | undefined;
  declare text: Text;
  /** which line stands uppermost at first, from 1; the first unless given */
  declare line: number | undefined;
  /** what came of the last wish to copy */
  declare private outcome: 'copied' | 'refused' | undefined;

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('code')) this.outcome = undefined;
  }

  protected override firstUpdated(): void {
    const lines = this.renderRoot.querySelectorAll<HTMLElement>('.line');
    const [first, wanted] = [lines[0], lines[(this.line ?? 1) - 1]];
    const pre = this.renderRoot.querySelector('pre');
    if (!pre || !first || !wanted || wanted === first) return;
    onceLaidOut(pre, () => (pre.scrollTop = wanted.offsetTop - first.offsetTop));
  }

  protected override render(): TemplateResult {
    const { explain, code } = this.text;
    const { outcome, label, path } = this;
    return html`<figure>
      <figcaption>
        <span class="name"><span>${label}</span> ${path ? html`<span class="path">${path}</span>` : nothing}</span>
        <button type="button" class="button" @click=${this.copy}>
          ${outcome === 'copied' ? explain.copied : code.copy}
        </button>
      </figcaption>
      <p class="by-hand" role="status">${outcome === 'refused' ? explain.copyByHand : nothing}</p>
      <pre
        tabindex="0"
        role="region"
        aria-label=${code.source(languages[this.language], label)}
        translate="no"
      ><code>${this.lines()}</code></pre>
    </figure>`;
  }

  // a line an element, for its number; the break is text, so that a selection copies as the source
  private lines(): TemplateResult[] {
    const lines: TemplateResult[][] = [[]];
    for (const { kind, text } of sourceTokens(this.code.replace(/\n$/, ''), this.language)) {
      text.split('\n').forEach((piece, index) => {
        if (index > 0) lines.push([]);
        if (piece !== '')
          lines.at(-1)?.push(kind === 'plain' ? html`${piece}` : html`<span class=${kind}>${piece}</span>`);
      });
    }
    return lines.map((line) => html`<span class="line">${line}${'\n'}</span>`);
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.code);
      this.outcome = 'copied';
    } catch {
      // refused in a sandboxed frame, or absent on an insecure page
      this.outcome = 'refused';
      const pre = this.renderRoot.querySelector('pre');
      pre?.focus();
      if (pre) getSelection()?.selectAllChildren(pre);
    }
  }
}

define('code-panel', CodePanel);
