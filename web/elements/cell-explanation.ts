import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type Equation, equationLatex, equationText, type Piece } from '../equation.ts';
import type { Leaf } from '../derivation.ts';
import type { Role } from '../quantities.ts';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { explanationStyles } from './explanation-styles.ts';
import { baseStyles } from './styles.ts';

/**
 * The arithmetic of one cell: its own line with its numbers in their roles' colours, then the lines that lead
 * to its operands. To be copied as text or LaTeX; where the browser refuses, the text stands there to select.
 * @fires explanation-close the reader is done with it
 */
export class CellExplanation extends LitElement {
  static override styles = [baseStyles, explanationStyles];
  static override properties = {
    name: {},
    tone: { attribute: false },
    equations: { attribute: false },
    leaf: { attribute: false },
    remarks: { attribute: false },
    text: { attribute: false },
    copied: { state: true },
    byHand: { state: true },
  };

  /** what the cell is called */
  declare name: string;
  declare tone: Role;
  /** the cell's own equation first; none for a cell that is computed from no other */
  declare equations: readonly Equation[];
  /** where such a cell comes from */
  declare leaf: Leaf;
  /** what is to be said of each, if anything */
  declare remarks: readonly (string | undefined)[];
  declare text: Text;
  declare private copied: 'text' | 'latex' | undefined;
  declare private byHand: string | undefined;

  constructor() {
    super();
    this.leaf = 'given';
    this.remarks = [];
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('equations')) return;
    this.copied = undefined;
    this.byHand = undefined;
  }

  protected override render(): TemplateResult {
    const { explain } = this.text;
    const [own, ...rest] = this.equations;
    return html`<section class=${`box ${this.tone}`} aria-label=${explain.title(this.name)}>
      <div>
        <p class="title">${explain.title(this.name)}</p>
        <p class="equation own">${own ? line(own) : explain.leaf[this.leaf]}</p>
        ${this.remark(0)}
        ${
          rest.length > 0
            ? html`<p class="where">${explain.where}</p>
                <ul>
                  ${rest.map((equation, index) => html`<li><span class="equation">${line(equation)}</span>${this.remark(index + 1)}</li>`)}
                </ul>`
            : nothing
        }
      </div>
      <p class="controls">
        ${this.copyButton('text', explain.copyText, equationText)}
        ${this.copyButton('latex', explain.copyLatex, equationLatex)}
        <button type="button" class="button" @click=${this.close}>${explain.close}</button>
      </p>
      ${
        this.byHand === undefined
          ? nothing
          : html`<label class="by-hand"
              >${explain.copyByHand}<textarea readonly rows="3" .value=${this.byHand} @focus=${selectAll}></textarea>
            </label>`
      }
    </section>`;
  }

  private remark(index: number): TemplateResult | typeof nothing {
    const remark = this.remarks[index];
    return remark === undefined ? nothing : html`<p class="note">${remark}</p>`;
  }

  private copyButton(kind: 'text' | 'latex', label: string, write: (equation: Equation) => string) {
    const onClick = async () => {
      const lines = this.equations.map(write);
      const copy = kind === 'latex' ? gathered(lines) : lines.join('\n');
      try {
        await navigator.clipboard.writeText(copy);
        this.copied = kind;
        this.byHand = undefined;
      } catch {
        // refused in a sandboxed frame, or absent on an insecure page
        this.byHand = copy;
        await this.updateComplete;
        this.renderRoot.querySelector('textarea')?.focus();
      }
    };
    return html`<button type="button" class="button" ?disabled=${this.equations.length === 0} @click=${onClick}>
      ${this.copied === kind ? this.text.explain.copied : label}
    </button>`;
  }

  private close(): void {
    send(this, 'explanation-close', {});
  }
}

// lines under one another need an environment, in a paper as in KaTeX
const gathered = (lines: readonly string[]) =>
  lines.length === 1 ? lines.join('') : `\\begin{gathered}\n${lines.join(' \\\\\n')}\n\\end{gathered}`;

const line = (equation: Equation): TemplateResult[] => equation.map(piece);

function piece({ text, role, raised }: Piece): TemplateResult {
  if (role === undefined) return html`${text}`;
  const number = html`<span class=${classMap({ number: true, [role]: true })}>${text}</span>`;
  return raised ? html`<sup>${number}</sup>` : number;
}

const selectAll = (event: Event) => (event.target as HTMLTextAreaElement).select();

define('cell-explanation', CellExplanation);
