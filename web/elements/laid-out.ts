/**
 * Calls `act` once `element` has been laid out, or is about to be printed. To measure it before that would have the
 * browser lay out what is half drawn, or is far from the window and need not be laid out at all.
 */
export function onceLaidOut(element: Element, act: () => void): void {
  const done = () => {
    observer.disconnect();
    removeEventListener('beforeprint', done);
    act();
  };
  const observer = new ResizeObserver(done);
  observer.observe(element);
  addEventListener('beforeprint', done);
}
