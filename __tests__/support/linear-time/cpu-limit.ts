/** Several times what any piece of work takes here that does not take the square of its text. */
const MOST_CPU_MS = 10_000;

/**
 * Carries out work that may hold up the thread, and fails where it takes too much of the processor's
 * time; how busy others keep that is no matter. Jest's own limit does not see such work: it is looked
 * at when the thread is free again, and by then the test has passed.
 */
export async function withinCpuLimit<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const begin = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(begin);
  const usedMs = Math.round((user + system) / 1000);
  if (usedMs > MOST_CPU_MS) throw new Error(`It took ${usedMs} ms of the processor's time.`);
  return result;
}
