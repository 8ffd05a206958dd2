import { LIMITS, OWN_LIMITS } from '../../../contract/limits.ts';
import type { Route } from '../../../contract/routes/route.ts';

/** How large the JSON body of a request may be. */
export interface BodyLimits {
  bytes: number;
  /** Each of them may be a problem to tell, and the validator cannot hold many more. */
  values: number;
}

export const BODY_LIMITS: BodyLimits = { bytes: LIMITS.requestBodyBytes, values: 100_000 };

/** Of all the cases that a suite may have, with a hundred values each. */
const LIMITS_OF_CASES: BodyLimits = {
  bytes: OWN_LIMITS.requestBodyBytes,
  values: OWN_LIMITS.casesPerSuite * 100,
};

export const bodyLimitsOf = ({ takesCases }: Pick<Route, 'takesCases'>): BodyLimits =>
  takesCases ? LIMITS_OF_CASES : BODY_LIMITS;
