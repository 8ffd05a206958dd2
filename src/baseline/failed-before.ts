import { storesArtifacts } from '../github/artifact-name.ts';
import { GitHubError } from '../github/client.ts';
import { pullRequestRuns } from '../github/workflow-runs.ts';
import { countIterations } from '../report/counts.ts';
import type { Baseline, RunReport } from '../report/report.ts';
import { LIMIT_MS, reportOfRun, type Search } from './artifacts.ts';

const MAX_RUNS = 3;

/** Whether a case can be known as flaky, by another failure in this report. */
const hasFlakyCases = (report: RunReport | null): boolean =>
  report?.history.some(({ outcomes }) => outcomes.includes('fp')) ?? false;

/**
 * Adds which cases failed at earlier commits: of this pull request, in the newest runs of other
 * commits, or of the branch, in the baseline. A report of a fork can only say that more failed. It is
 * not known at a terminal, for the code of a fork, and in trouble.
 */
export async function addFailures(found: Baseline, search: Search): Promise<Baseline> {
  const { job, step, environment } = search;
  if (job === null || !hasFlakyCases(found.report)) return found;
  const { name, workflow, branch, commit, policyBase } = job.event;
  const failed = new Set<string>();
  // Without a pull request, the commit of the baseline is the earlier one.
  if (name === 'merge_group' || policyBase.at === 'checkout') {
    found.failedBefore = failuresOf(found.report);
  }
  const isPull = name.startsWith('pull_request') && storesArtifacts(environment.variables);
  const github = job.openGitHub(LIMIT_MS);
  if (!isPull || workflow === null || branch === null || github === null) return found;
  try {
    const runs = await pullRequestRuns(github, { workflow, branch, event: name });
    const others = runs.filter(({ head_sha: sha }) => sha !== commit);
    for (const { id } of others.slice(0, MAX_RUNS)) {
      const report = await reportOfRun(github, id, step);
      if (typeof report === 'string') continue;
      for (const identity of failuresOf(report)) failed.add(identity);
    }
    found.failedBefore = failed;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
  }
  return found;
}

/** Identities of the cases that failed. */
function failuresOf(report: RunReport | null): Set<string> {
  const failed = report?.cases.filter((one) => countIterations([one]).failed > 0) ?? [];
  return new Set(failed.map(({ identity }) => identity));
}
