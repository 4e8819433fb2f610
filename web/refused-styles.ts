/**
 * Applies the page's styles where the browser has refused them: it takes none that the host calls by another name.
 * Rejects if they do not come.
 */
export async function applyRefusedStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  // from disk and in a sandboxed frame nothing can be fetched
  if (!link || origin === 'null' || link.sheet?.cssRules.length) return;
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`[applyRefusedStyles] expected the page’s styles; found status ${response.status}`);
  const styles = new CSSStyleSheet();
  styles.replaceSync(await response.text());
  document.adoptedStyleSheets.push(styles);
}
