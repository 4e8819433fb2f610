/**
 * In which order exhibits are drawn for the first time: one a task, so that the page can answer in between, and those
 * near the window before the others.
 */
import { nextTask } from './engine/next-task.ts';

/** those that wait for their turn, in the order in which they came, and what tells each */
const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let areTaken = false;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target);
      else near.delete(target);
    }
  },
  { rootMargin: '50%' },
);

async function takeTurns(): Promise<void> {
  if (areTaken) return;
  areTaken = true;
  for (;;) {
    await nextTask();
    const elements = [...waiting.keys()];
    const next = elements.find((element) => near.has(element)) ?? elements[0];
    if (!next) break;
    const chapter = next.closest('[data-opening] .chapter + .chapter:not([data-laid-out])');
    if (chapter) {
      // with all that is drawn in it, it would be too much for one task
      chapter.toggleAttribute('data-laid-out');
      continue;
    }
    const tell = waiting.get(next);
    forget(next);
    tell?.();
  }
  areTaken = false;
}

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer.unobserve(element);
}

/** Settles with what `ready` gives, as soon as it has and it is the element's turn. */
export async function inTurn<Value>(element: Element, ready: Promise<Value>): Promise<Value> {
  observer.observe(element);
  try {
    const value = await ready;
    await new Promise<void>((resolve) => {
      waiting.set(element, resolve);
      void takeTurns();
    });
    return value;
  } finally {
    forget(element);
  }
}
