import { readArchivedFile } from '../github/archive.ts';
import { readArtifactName } from '../github/artifact-name.ts';
import { type GitHub, GitHubError } from '../github/client.ts';
import { type Artifact, artifactsOf, downloadArtifact } from '../github/workflow-runs.ts';
import type { Job } from '../inputs/job.ts';
import type { Source } from '../inputs/rows.ts';
import type { BaselineReason } from '../report/baseline.ts';
import { countIterations } from '../report/counts.ts';
import type { RunReport } from '../report/report.ts';
import { readStoredReports, type Stored } from '../report/report-reader.ts';
import type { Environment } from '../session/environment.ts';

/** Steps of one job have names that differ in an ordinal, and each attempt has its own. */
const MAX_DOWNLOADS = 10;

/** What tells the results of this step from those of others. */
export interface Step {
  /** What the names of its artifacts begin with. */
  stem: string;
  /** Of its origin. */
  key: string | null;
  source: RunReport['source'] | 'collected';
}

/** What a search starts from: a job, or null at a terminal, and the step that it is for. */
export interface Search {
  job: Job | null;
  step: Step;
  environment: Environment;
}

/** For all requests and downloads of a source. */
export const LIMIT_MS = 60_000;
/** Most runs whose results are read. */
export const MAX_RUNS = 20;

/**
 * Reads the report that a workflow run left for a step, of its newest attempt that has results.
 *
 * @returns `missing`: its job left nothing; `no-run`: nothing of this step; `ambiguous`: two at once
 * @throws GitHubError that other runs share
 */
export async function reportOfRun(
  github: GitHub,
  runId: number,
  { stem, key, source }: Step,
): Promise<RunReport | BaselineReason> {
  const artifacts = (await artifactsOf(github, runId, stem))
    .map((artifact) => Object.assign(readArtifactName(artifact.name), { artifact }))
    .filter((one) => one.stem === stem)
    .sort((a, b) => b.attempt - a.attempt || a.ordinal - b.ordinal);
  if (artifacts.length === 0) return 'missing';
  const own: { attempt: number; report: RunReport }[] = [];
  let reason: BaselineReason = 'no-run';
  for (const { artifact, attempt } of artifacts.slice(0, MAX_DOWNLOADS)) {
    const read = await readArtifact(github, artifact);
    if (typeof read === 'string') reason = read;
    // The second step of a job can have the name that another job has.
    else if (read.origin.key === key && read.report.source === source) {
      own.push({ attempt, report: read.report });
    }
  }
  if (new Set(own.map(({ attempt }) => attempt)).size < own.length) return 'ambiguous';
  if (own.length === 0) return reason;
  return own.find(({ report }) => hasResults(report, source))?.report ?? 'empty';
}

/** Whether any iteration passed or failed, or, to compare servers, what one offers is known. */
export function hasResults({ cases, servers }: RunReport, source: Source): boolean {
  if (source === 'diff') return servers.some(({ tools }) => tools !== null);
  const { passed, failed } = countIterations(cases);
  return passed + failed > 0;
}

async function readArtifact(
  github: GitHub,
  artifact: Artifact,
): Promise<Stored[0] | BaselineReason> {
  if (artifact.expired) return 'expired';
  try {
    const archive = await downloadArtifact(github, artifact);
    const read = readStoredReports(readArchivedFile(archive, 'report.json'));
    return typeof read === 'string' ? read : read[0];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { what, status } = error.failure;
    if (status === 404 || status === 410) return 'expired';
    if (what === 'too-large' || (what === 'malformed' && status === null)) return what;
    throw error;
  }
}
