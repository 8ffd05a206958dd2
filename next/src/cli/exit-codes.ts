import type { Outcome } from '../report/report.ts';

/** Exit codes by verdict. A service that cannot start is `incomplete`, wrong options are `invalid`. */
export const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  invalid: 2,
  incomplete: 3,
};
