import type { Selectable } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Percent that must pass if neither run nor suite says otherwise. */
const DEFAULT_MINIMUM = 100;

/** Whether a run met its criterion. Zero results do not. */
export function resultOf(passed: number, failed: number, minimum: number | null) {
  const total = passed + failed;
  const isMet = total > 0 && passed * 100 >= (minimum ?? DEFAULT_MINIMUM) * total;
  return isMet ? 'passed' : 'failed';
}

/** Share that passed, from 0 to 1; null if nothing finished. */
export function passRateOf(passed: number, failed: number): number | null {
  const total = passed + failed;
  return total === 0 ? null : passed / total;
}

/** Whether a run has ended. */
export const hasEnded = ({ status }: { status: string }) =>
  status !== 'pending' && status !== 'running';

/** Counts of a run: the total is the plan while it goes on, then the number of results. */
export function summaryOf(run: Selectable<Schema['runs']>) {
  const { planned, passed, failed } = run;
  const finished = passed + failed;
  const total = hasEnded(run) ? finished : Math.max(planned, finished);
  return { total, passed, failed, passRate: passRateOf(passed, failed) ?? 0 };
}
