/** What the exhibit that an element belongs to, however many shadow roots out, was told by its attributes. */

export function isInExhibit(element: Element, selector: string): boolean {
  for (let at: Element | undefined = element; at;) {
    if (at.closest(`attention-exhibit${selector}`)) return true;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return false;
}

/** Whether it is to be looked at, not changed: all but what chooses what is on show. */
export const isLocked = (element: Element): boolean => !element.closest('.look') && isInExhibit(element, '[lock]');
