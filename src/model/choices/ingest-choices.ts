/** What the user may say of result files and of the run that a service makes of them. */

export const RESULT_FORMATS = ['junit', 'jest', 'vitest'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

/** How the step ended that ran the tests; `unknown` where the workflow does not say. */
export const TEST_OUTCOMES = ['success', 'failure', 'cancelled', 'skipped', 'unknown'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** When a job ends the run; `auto`: alone, always; of several shards, the one that completes it. */
export type Finalize = 'auto' | 'always' | 'never';
