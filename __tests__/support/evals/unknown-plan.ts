import type { RunPlan } from '../../../src/evals/launch/plan.ts';

/** Of a run of which nothing is known but that it goes on. */
export const UNKNOWN_PLAN: RunPlan = {
  cases: null,
  sent: false,
  iterationsEach: null,
  criterion: null,
  doubts: [],
};
