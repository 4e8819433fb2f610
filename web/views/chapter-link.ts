/** Links from an exhibit to a chapter of the lesson. */
import { html, type TemplateResult } from 'lit';
import { script } from 'virtual:worker-script';
import type { Text } from '../text/text.ts';

/** A link to the chapter of an anchor such as '#softmax': here, or in another page to the lesson beside the script. */
export function chapterLink(anchor: string, title: string, { lang }: Text): TemplateResult {
  if (document.getElementById(anchor.slice(1))) return html`<a href=${anchor}>${title}</a>`;
  const lesson = new URL(lang === 'en' ? 'en.html' : 'index.html', script || document.baseURI);
  return html`<a href=${lesson.href + anchor} target="_blank">${title}</a>`;
}
