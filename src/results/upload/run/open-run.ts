import { notesWithMarker } from '../../../client/run-creation/run-creation.ts';
import type { IngestStart, IngestStarted } from '../../../contract/resources/ingest.ts';
import { type ReadRun, TERMINAL_STATUSES } from '../../../contract/resources/run.ts';
import type { ResultRow } from '../../report/result-row.ts';
import { countProblems, countRows, EvidenceError, holdsAll } from '../rows/row-audit.ts';
import { readStoredRows } from '../rows/stored-rows.ts';
import type { UploadContext } from '../upload-context.ts';
import { catalogueProject } from './project.ts';

/** The run the rows belong into. */
export interface OpenRun {
  readonly runId: string;
  readonly suiteId: string | null;
  /** An id, never the literal `default`. */
  readonly projectId: string;
  readonly externalRunId: string;
  /** Finalized, with all our rows in it. */
  readonly finished: Pick<IngestStarted, 'status' | 'result' | 'summary'> | null;
  /** Runs that attempts before this one finalized. */
  readonly earlierRunIds: readonly string[];
}

/** The run-level body of a start or report; its notes name the run, so that it can be found. */
export function runLevelBody({ runLevel }: UploadContext, externalRunId: string): IngestStart {
  const notes = notesWithMarker(runLevel.notes, runMarker(externalRunId));
  return { ...runLevel, externalRunId, notes };
}

function runMarker(externalRunId: string): string {
  return `ingest ${externalRunId}`;
}

/** Identity of the run for an attempt that finds the one of an earlier attempt finalized. */
function attemptRunId(externalRunId: string, attempt: number): string {
  return `${externalRunId}#${attempt}`;
}

/**
 * Starts the run or finds it. One that is finalized without these rows is followed by a run of
 * this attempt.
 * @throws EvidenceError where that one is finalized without them too, or there must be none.
 */
export async function openRun(
  context: UploadContext,
  rows: readonly ResultRow[],
): Promise<OpenRun> {
  const base = await startRun(context, context.externalRunId);
  if (base.finished === null) return base;
  if (countRows(rows).total === 0) return followingRun(context, base);
  if (await holdsRows(context, base, rows)) return base;
  const lacking = `The run ${context.externalRunId} was finalized without these results`;
  if (!context.mayFollowUp) {
    throw new EvidenceError(
      `${lacking}. Give each set of results an \`external-run-id\` of its own.`,
    );
  }
  const attemptId = attemptRunId(context.externalRunId, context.workflowAttempt);
  context.logger.info(`${lacking}; they go to ${attemptId}.`);
  const next = await startRun(context, attemptId);
  const earlierRunIds = [base.runId, ...(await runsBetween(context, base))];
  if (next.finished === null || (await holdsRows(context, next, rows))) {
    return { ...next, earlierRunIds };
  }
  throw new EvidenceError(
    `The runs ${context.externalRunId} and ${attemptId} were finalized without these results. ` +
      'Give each set of results a `suite-name` of its own.',
  );
}

async function startRun(context: UploadContext, externalRunId: string): Promise<OpenRun> {
  const { client, project, options } = context;
  const started = await client.ingest.start(project, runLevelBody(context, externalRunId), options);
  const { runId, suiteId, reused, status } = started;
  return {
    runId,
    suiteId,
    projectId: started.projectId ?? (await catalogueProject(project, client, options)),
    externalRunId,
    finished: reused === true && isTerminal(status) ? started : null,
    earlierRunIds: [],
  };
}

function isTerminal(status: string | null | undefined): boolean {
  return status != null && TERMINAL_STATUSES.includes(status);
}

async function holdsRows(
  { client, options, workflowAttempt, shard }: UploadContext,
  run: OpenRun,
  rows: readonly ResultRow[],
): Promise<boolean> {
  const held = holdsAll(await readStoredRows({ client, options }, run), rows);
  if (held !== null) return held;
  // Nothing but the counts is left to go by, and those of another attempt may be the same.
  const summary = run.finished?.summary;
  if (shard !== null || workflowAttempt > 1 || !summary) return false;
  return countProblems(summary, countRows(rows)).length === 0;
}

/** For a job without rows: the newest run there is, so that none is created for nothing. */
async function followingRun(context: UploadContext, base: OpenRun): Promise<OpenRun> {
  const runs = await attemptRuns(context, base);
  const newest = runs.at(-1);
  if (!newest) return base;
  const { run, attempt } = newest;
  return {
    ...base,
    runId: run.id,
    externalRunId: attemptRunId(context.externalRunId, attempt),
    finished: isTerminal(run.status) ? finishedRun(run) : null,
    earlierRunIds: [base.runId, ...runs.slice(0, -1).map(({ run: { id } }) => id)],
  };
}

function finishedRun({ status, result, summary }: ReadRun): OpenRun['finished'] {
  const { total, passed, failed } = summary ?? {};
  const known = total != null && passed != null && failed != null;
  return { status, result, summary: known ? { total, passed, failed } : null };
}

/** Runs of attempts between the first run and this attempt's. */
async function runsBetween(context: UploadContext, base: OpenRun): Promise<string[]> {
  if (context.workflowAttempt <= 2) return [];
  const runs = await attemptRuns(context, base);
  return runs.filter(({ attempt }) => attempt < context.workflowAttempt).map(({ run }) => run.id);
}

/**
 * Runs that attempts opened after the first one was finalized, known by their notes. They are newer
 * than it, so that the suite's runs need be gone through no further than to it.
 */
async function attemptRuns(
  { client, options, externalRunId, workflowAttempt }: UploadContext,
  { projectId, suiteId, runId: firstRunId }: OpenRun,
): Promise<{ attempt: number; run: ReadRun }[]> {
  if (suiteId === null) return [];
  const found: { attempt: number; run: ReadRun }[] = [];
  for await (const run of client.suites.runs(projectId, suiteId, options)) {
    if (run.id === firstRunId) break;
    for (let attempt = 1; attempt <= workflowAttempt; attempt += 1) {
      const marker = `[${runMarker(attemptRunId(externalRunId, attempt))}]`;
      if (run.notes?.includes(marker)) found.push({ attempt, run });
    }
  }
  return found.sort((a, b) => a.attempt - b.attempt);
}
