/** Shortest time between two lines. */
const INTERVAL_MS = 5_000;
/** A long run gets fewer lines: this share of its time passes between them. */
const SHARE = 0.2;

/** Passes the first line on, then one now and then, and the last one. `now` is in milliseconds. */
export function paceLines(write: (line: string) => void, now: () => number) {
  let startedAt: number | null = null;
  let next = 0;
  return (line: string, isLast = false): void => {
    const time = now();
    if (startedAt !== null && !isLast && time < next) return;
    startedAt ??= time;
    next = time + Math.max(INTERVAL_MS, (time - startedAt) * SHARE);
    if (isLast) startedAt = null;
    write(line);
  };
}
