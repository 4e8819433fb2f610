/** Does `end` once `element` has left the page: one that is moved within it is back by then. */
export const onceGone = (element: Element, end: () => void): void =>
  queueMicrotask(() => {
    if (!element.isConnected) end();
  });
