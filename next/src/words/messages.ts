/** Lines of a log that are about the job and not about its results. */

export const describeProgress = (done: number, total: number, failed: number): string =>
  `${done} of ${total} iterations, ${failed} failed`;

export const warnWeakSecret = (name: string): string =>
  `The value of ${name} is too short or too common to be masked.`;

export const warnSurface = (surface: string, detail: string): string =>
  `Could not write the ${surface}: ${detail}`;
