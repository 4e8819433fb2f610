// @ts-check

/** In the page: settles once its main thread has nothing to do, that is, is given a whole idle period ten times in a row. */
export async function idle() {
  const whole = 40; // of at most 50 ms, which browsers end sooner where a frame is due
  for (let calm = 0; calm < 10;) {
    const left = await new Promise((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())));
    calm = Number(left) > whole ? calm + 1 : 0;
  }
}
