import type { JobEvent } from '../github/event.ts';
import { digestOf } from '../report/identity.ts';

/**
 * Tells a surface of a job from those of others: 16 hexadecimal digits. Jobs that call one reusable
 * workflow have the same.
 *
 * @param leg of the matrix
 * @param name that the user gives the surface; without one the step counts
 */
export function surfaceKey(event: JobEvent, leg: string, name: string): string {
  return digestOf(event.workflow ?? '', event.job, leg, name || event.step);
}
