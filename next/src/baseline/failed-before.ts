import { type GitHub, GitHubError } from '../github/client.ts';
import type { JobEvent } from '../github/event.ts';
import { pullRequestRuns } from '../github/workflow-runs.ts';
import { countIterations } from '../report/counts.ts';
import type { RunReport } from '../report/report.ts';
import { reportOfRun, type Step } from './artifacts.ts';

const MAX_RUNS = 3;

/** Whether a case can be known as flaky, by another failure in this report. */
export const hasFlakyCases = ({ history }: RunReport): boolean =>
  history.some(({ outcomes }) => outcomes.includes('fp'));

/**
 * Identities of cases that failed at earlier commits of this pull request, in the newest runs of
 * other commits. A report of a fork can only say that more failed. Trouble of GitHub is no failure.
 */
export async function failedBefore(
  github: GitHub,
  { name, workflow, branch, commit }: JobEvent,
  step: Step,
): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  if (name !== 'pull_request' || workflow === null || branch === null) return failed;
  try {
    const runs = await pullRequestRuns(github, { workflow, branch });
    const others = runs.filter(({ head_sha: sha }) => sha !== commit);
    for (const { id } of others.slice(0, MAX_RUNS)) {
      const report = await reportOfRun(github, id, step);
      if (typeof report === 'string') continue;
      for (const one of report.cases) {
        if (countIterations([one]).failed > 0) failed.add(one.identity);
      }
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
  }
  return failed;
}
