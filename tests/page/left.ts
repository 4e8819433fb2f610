/** Which requests a page gave up because it, or the frame that asked, was left or closed: no fault of the page. */
import type { Frame, Page, Request } from 'playwright';

/** A document by its address; what stands behind # is the same document. */
const documentOf = (frame: Frame) => frame.url().split('#')[0];

/**
 * Follows a page's documents. What it gives tells of a request that failed whether its document was left; whoever closes the
 * page says so first. Browsers tell of both in any order: it is to be asked late.
 */
export function followLeaving(page: Page): { close(): void; isLeft(request: Request): boolean } {
  let isClosed = false;
  /** how many documents a frame was to have so far, its first included */
  const counts = new Map<Frame, number>();
  const addresses = new Map<Frame, string | undefined>();
  const startedIn = new Map<Request, number>();
  const next = (frame: Frame) => counts.set(frame, (counts.get(frame) ?? 0) + 1);
  const frameOf = (request: Request): Frame | undefined => {
    try {
      return request.frame();
    } catch {
      // a service worker's, or of a page that is not there yet
      return undefined;
    }
  };
  page.on('request', (request) => {
    const frame = frameOf(request);
    if (!frame) return;
    if (request.isNavigationRequest()) next(frame);
    startedIn.set(request, counts.get(frame) ?? 0);
  });
  page.on('framenavigated', (frame) => {
    // some documents are asked of nobody: about:blank, those of a frame's own text
    const address = documentOf(frame);
    if (address !== addresses.get(frame) && !/^(http|file)/.test(address ?? '')) next(frame);
    addresses.set(frame, address);
  });
  return {
    close: () => (isClosed = true),
    isLeft(request) {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') return false;
      const frame = frameOf(request);
      return isClosed || !frame || frame.isDetached() || (counts.get(frame) ?? 0) > (startedIn.get(request) ?? 0);
    },
  };
}
