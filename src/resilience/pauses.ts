/** So long a loop may keep the process to itself. */
const STRETCH_MS = 20;

/** What a long loop waits for in each of its rounds, so that other work goes on in between. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
