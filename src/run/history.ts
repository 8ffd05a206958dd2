import type { CallOptions } from '../client/call-options.ts';
import type { EvalApiClient } from '../client/eval-api-client.ts';
import type { Run } from '../contract/run.ts';
import { errorMessage } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { EarlierRun, RunReport } from '../model/run-report.ts';

/** Runs asked for, which one page holds: history costs one request. */
const RUNS_READ = 25;

/**
 * Reads the runs of the suite before this one that completed, the oldest first. History decides
 * nothing, so trouble with it is a line in the log and gives an empty list.
 */
export async function readHistory(
  client: EvalApiClient,
  { suite, project, run }: Pick<RunReport, 'suite' | 'project' | 'run'>,
  logger: Logger,
  options: CallOptions,
): Promise<EarlierRun[]> {
  if (suite.id === null || project === null || run === null) return [];
  const runs: Run[] = [];
  try {
    for await (const one of client.suiteRuns(project.id, suite.id, {
      ...options,
      limit: RUNS_READ,
    })) {
      runs.push(one);
    }
  } catch (error) {
    logger.info(`The history of the suite could not be read: ${errorMessage(error)}`);
    return [];
  }
  return runs
    .toReversed()
    .filter(({ id, createdAt }) => id !== run.id && !isAfter(createdAt, run.createdAtMs))
    .flatMap(earlierRun);
}

/** Runs of the same suite may have begun while this one was watched. */
function isAfter(createdAt: number | null | undefined, ownAtMs: number | null): boolean {
  return typeof createdAt === 'number' && ownAtMs !== null && createdAt > ownAtMs;
}

function earlierRun({ status, summary, runNumber, createdAt }: Run): EarlierRun[] {
  if (status !== 'completed') return [];
  const { total, passed, passRate } = summary ?? {};
  const counted = total && typeof passed === 'number' ? passed / total : passRate;
  if (typeof counted !== 'number' || !(counted >= 0 && counted <= 1)) return [];
  return [{ runNumber: runNumber ?? null, passRate: counted, createdAtMs: createdAt ?? null }];
}
