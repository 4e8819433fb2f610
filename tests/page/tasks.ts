/** How long a page's main thread is kept busy at a time. */
import type { Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** µs that its thread was at work, without what it waited for a processor */
  tdur?: number;
}

/** ms of work in the longest task of a main thread while `during` runs; how busy the machine is matters not. */
export async function longestTask(page: Page, during: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('expected a page of a browser that can be traced');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const place = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(place));
  // tasks that the trace began or ended in have no duration
  const times = traceEvents.flatMap((event) =>
    event.name === 'RunTask' && event.tdur !== undefined && main.has(place(event)) ? [event.tdur] : [],
  );
  if (times.length === 0) throw new Error('expected tasks in the trace; found none');
  return Math.max(...times) / 1000;
}
