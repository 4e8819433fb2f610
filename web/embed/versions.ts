/** Which of the scripts of a page runs: the first. `attentionSteps.version` tells, and so do the exhibits. */
import { own } from '../version.ts';

const page = globalThis as { attentionSteps?: typeof own };

export const running = (page.attentionSteps ??= own);

if (running.version !== own.version) {
  running.others.push(own.version);
  // elements of the one that runs
  const exhibits = document.querySelectorAll<Element & { requestUpdate?: () => void }>('attention-exhibit');
  for (const exhibit of exhibits) exhibit.requestUpdate?.();
}
