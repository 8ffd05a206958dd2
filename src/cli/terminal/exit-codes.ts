import type { VerdictValue } from '../../model/verdict.ts';

/** By the verdict, where `fail-on` does not spare it. */
export const EXIT_CODES: Readonly<Record<VerdictValue, number>> = {
  ...{ passed: 0, failed: 1, invalid: 2, incomplete: 3 },
};
