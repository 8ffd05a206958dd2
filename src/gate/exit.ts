import type { Verdict, VerdictValue } from '../model/verdict.ts';

/** Whether the job ends red. */
export function isRed(verdict: Verdict, failOn: readonly VerdictValue[]): boolean {
  return failOn.includes(verdict.value);
}
