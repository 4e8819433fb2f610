/** How what was taken reaches the reader: by the clipboard or as a file, as far as the browser lets the page. */

/** Whether it is on the clipboard now: a sandboxed frame may not write there, a page without a secure context neither. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this page may save files; within a page of another origin nobody tells. */
export function maySave(): 'yes' | 'no' | 'perhaps' {
  // an origin of nobody's: a sandboxed page or frame
  if (self.origin === 'null' && location.protocol !== 'file:') return 'no';
  if (self === top) return 'yes';
  const sandbox = self.frameElement?.getAttribute('sandbox');
  if (sandbox === undefined) return 'perhaps';
  return sandbox === null || /\ballow-downloads\b/.test(sandbox) ? 'yes' : 'no';
}

/** Has the browser save a file. */
export function save(file: string, body: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([body], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // when the browser has surely begun to read it
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
