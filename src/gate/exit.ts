import type { Verdict, VerdictValue } from '../model/verdict.ts';

/** Verdicts that turn the job red where nothing else is asked for: all but `passed`. */
export const DEFAULT_FAIL_ON: readonly VerdictValue[] = ['failed', 'incomplete', 'invalid'];

/** Whether the job ends red. */
export function isRed(verdict: Verdict, failOn: readonly VerdictValue[]): boolean {
  return failOn.includes(verdict.value);
}
