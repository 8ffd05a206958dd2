import type { CallOptions } from '../../client/call-options.ts';
import type { SuiteEndpoints } from '../../client/endpoints/suites.ts';
import type { ReadRun } from '../../contract/resources/run.ts';
import { LOOK_MARKER } from '../../model/regression/confirmation.ts';
import type { EarlierRun, RunReport } from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';

/** Runs asked for, which one page holds: history costs one request. */
const RUNS_READ = 25;
/** History is worth no longer wait. */
const GRACE_MS = 10_000;

/** What the runs of a suite before this one tell. */
export interface History {
  /** Those that completed, the oldest first. */
  runs: EarlierRun[];
  /** How long they took, as far as the service says. */
  durationsMs: number[];
}

const NO_HISTORY: History = { runs: [], durationsMs: [] };

/** History of one suite, for whoever has a use for it. */
export interface ServiceHistory {
  /** Costs one request, once somebody asks, and none where there can be no history. */
  read(): Promise<History>;
}

/** Of what was not run at all. */
export const NO_SERVICE_HISTORY: ServiceHistory = { read: async () => NO_HISTORY };

/** A run and the suite whose history is read; null where there is no such suite, or only this run. */
export interface HistoryOf {
  projectId: string;
  suiteId: string | null;
  runId: string;
}

/** What history is read with. */
export interface HistoryReader {
  readonly suites: Pick<SuiteEndpoints, 'runs'>;
}

/** The history of a suite, as the service tells it. */
export function serviceHistory(
  { suiteId, ...run }: HistoryOf,
  client: HistoryReader,
  { clock, logger, signal }: { clock: Clock; logger: Logger; signal: AbortSignal },
): ServiceHistory {
  if (suiteId === null) return NO_SERVICE_HISTORY;
  let history: Promise<History> | undefined;
  return {
    read: () => {
      const options = { signal, deadlineAtMs: clock.now() + GRACE_MS };
      history ??= readHistory(client, { ...run, suiteId }, logger, options);
      return history;
    },
  };
}

/** The report with its history, where the run has ended as one of those that history is made of. */
export async function withHistory(
  report: RunReport,
  history: ServiceHistory,
  { signal }: { signal: AbortSignal },
): Promise<RunReport> {
  if (report.run?.status !== 'completed' || signal.aborted) return report;
  return { ...report, history: (await history.read()).runs };
}

/**
 * Reads the runs of the suite before this one. History decides nothing, so trouble with it is a
 * line in the log and gives none.
 */
export async function readHistory(
  client: HistoryReader,
  { projectId, suiteId, runId }: { projectId: string; suiteId: string; runId: string },
  logger: Logger,
  options: CallOptions,
): Promise<History> {
  const runs: ReadRun[] = [];
  const page = { ...options, limit: RUNS_READ, optional: true };
  try {
    for await (const one of client.suites.runs(projectId, suiteId, page)) runs.push(one);
  } catch (error) {
    logger.info(`The history of the suite could not be read: ${errorMessage(error)}`);
    return NO_HISTORY;
  }
  const own = runs.find(({ id }) => id === runId);
  const earlier = runs
    .toReversed()
    .filter((run) => run.id !== runId && run.status === 'completed' && !isAfter(run, own))
    .filter(({ notes }) => notes?.includes(`[${LOOK_MARKER} `) !== true);
  return { runs: earlier.flatMap(earlierRun), durationsMs: earlier.flatMap(durationMs) };
}

/** Another job may have begun a run of the same suite meanwhile. */
function isAfter({ createdAt }: ReadRun, own: ReadRun | undefined): boolean {
  const ownAtMs = own?.createdAt;
  return typeof createdAt === 'number' && typeof ownAtMs === 'number' && createdAt > ownAtMs;
}

function durationMs({ createdAt, completedAt }: ReadRun): number[] {
  if (typeof createdAt !== 'number' || typeof completedAt !== 'number') return [];
  return completedAt > createdAt ? [completedAt - createdAt] : [];
}

function earlierRun({ summary, runNumber, createdAt }: ReadRun): EarlierRun[] {
  const { total, passed, passRate } = summary ?? {};
  const counted = total && typeof passed === 'number' ? passed / total : passRate;
  if (typeof counted !== 'number' || !(counted >= 0 && counted <= 1)) return [];
  return [{ runNumber: runNumber ?? null, passRate: counted, createdAtMs: createdAt ?? null }];
}
