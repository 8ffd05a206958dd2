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

/**
 * What readers see: a name of the suite or the check run, with what the user wrote to tell it from
 * others: leg of the matrix; key of the surface, else id of the step.
 */
export function surfaceName(name: string, ...parts: string[]): string {
  // The runner makes ids of its own for steps without one.
  const telling = parts.filter((part) => !['', name].includes(part) && !part.startsWith('__'));
  return name === '' || telling.length === 0 ? name : `${name} (${telling.join(', ')})`;
}
