/** The article's questions; each model answer is disclosed by the reader, and open on paper. */
import { html, type TemplateResult } from 'lit';
import type { TableModel } from '../elements/table-model.ts';
import type { LiveScene } from '../exhibit.ts';
import { replaced } from '../lists.ts';
import type { Questions } from '../parts/quiz.ts';
import type { QuizWords } from '../text/quiz/shape.ts';

export function modelAnswers({ inputs, look }: LiveScene<'quiz', Questions>, words: QuizWords): TemplateResult {
  const { disclosed } = inputs;
  return html`<h4>${words.article}</h4>
    <ol class="models">
      ${words.models.map(({ question, answer }, index) => {
        const isOpen = disclosed[index] === true;
        return html`<li>
          <button
            type="button"
            class="disclose"
            aria-expanded=${isOpen}
            aria-controls=${`model-${index}`}
            @click=${() => look({ ...inputs, disclosed: replaced(disclosed, index, !isOpen) })}
          >
            <span class="marker" aria-hidden="true">${isOpen ? '▾' : '▸'}</span>${question}
          </button>
          <p id=${`model-${index}`} class=${isOpen ? 'model open' : 'model'}>${answer}</p>
        </li>`;
      })}
    </ol>`;
}

/** The same as a table, for a page without a script. */
export const modelTable = (words: QuizWords): TableModel => ({
  caption: words.article,
  corner: words.question,
  columns: [{ header: words.modelAnswer, role: 'plain' }],
  rows: words.models.map(({ question, answer }) => ({ header: question, cells: [{ kind: 'text', text: answer }] })),
  footer: [],
});
