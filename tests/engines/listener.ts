/** A script for the head of a page: keeps what the console is told and what goes wrong, for whoever asks. */

function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { attentionStepsHeard: heard });
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    globalThis.console[method] = (...told: unknown[]) => void heard.push(`console.${method}: ${told.join(' ')}`);
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const place = target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
      heard.push(place === null ? `uncaught: ${event.message}` : `failed: ${place}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}

export const listener = `(${String(listen)})();`;
