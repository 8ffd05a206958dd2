import type { Job } from '../inputs/job.ts';
import type { BaselineChoice } from '../inputs/values.ts';
import type { Origin } from '../report/baseline.ts';
import type { Policy } from '../report/policy.ts';
import type { Baseline } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';

/** What a search starts from: a job, or null at a terminal, and the origin of the new results. */
export interface Search {
  job: Job | null;
  origin: Origin;
  policy: Policy;
  environment: Environment;
}

/**
 * Finds earlier results to compare with, while the source runs. Never rejects: how it ended is data.
 * Whether they are of the same suite shows only once the source has ended.
 *
 * @returns null if no baseline is wanted
 */
export async function findBaseline(
  _wanted: BaselineChoice,
  _search: Search,
): Promise<Baseline | null> {
  return null;
}
