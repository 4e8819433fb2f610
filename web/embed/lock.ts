/** Disables what would change an exhibit's numbers; what chooses what is on show works on, and fields see to themselves. */
export function lockControls(root: ParentNode): void {
  const controls = root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    '.controls :is(button, select, input:not([type="text"])):not(.look *)',
  );
  for (const control of controls) control.disabled = true;
}
