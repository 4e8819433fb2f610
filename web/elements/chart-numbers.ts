import { html, nothing, type TemplateResult } from 'lit';

/** A chart's numbers as rows of text: the first of each row is its header. */
export interface ChartNumbers {
  heads: readonly string[];
  rows: () => readonly (readonly string[])[];
}

/** A chart's numbers as a table behind a fold; its rows are made only while it is open. */
export function numbersTable(
  summary: string,
  caption: string,
  { heads, rows }: ChartNumbers,
  open: boolean,
  onToggle: (open: boolean) => void,
): TemplateResult {
  const toggled = (event: Event) => onToggle((event.target as HTMLDetailsElement).open);
  return html`<details ?open=${open} @toggle=${toggled}>
    <summary>${summary}</summary>
    ${
      open
        ? html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}>
            <table>
              <caption class="visually-hidden">
                ${caption}
              </caption>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows().map(
                  ([header, ...cells]) =>
                    html`<tr>
                      <th scope="row">${header}</th>
                      ${cells.map((cell) => html`<td>${cell}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        : nothing
    }
  </details>`;
}
