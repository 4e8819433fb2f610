/**
 * Where the page has a host of its own it can be installed, and opens without a network from its second visit on: see
 * `service-worker.js`. Elsewhere, and where it is refused, nothing is lost.
 * @param script the address of this script, beside which the files lie
 */
export function keepOffline(script: string): void {
  // not from disk, not as a part of another page, not on behalf of another host's
  if (!script.startsWith(`${origin}/`) || top !== self) return;
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = new URL(`attention-steps.${document.documentElement.lang}.webmanifest`, script).href;
  document.head.append(manifest);
  const worker = new URL('attention-steps-offline.js', script);
  // what the page itself loads comes first
  addEventListener('load', () => {
    navigator.serviceWorker?.register(worker).catch(() => {});
  });
}
