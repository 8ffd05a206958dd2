import type { IngestRow } from '../../contract/resources/ingest.ts';
import type { Shard } from '../../model/choices/shard.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Environment } from '../../session/environment.ts';
import type { CaseStatus, ParsedCase } from '../read/parsed-case.ts';
import { withoutSecrets } from '../read/text.ts';
import { externalIterationId } from './identity.ts';

/** One result that counts, wherever it was learned: in a file, or from the service. */
export interface ResultRow {
  /** Identity of the case. */
  readonly caseId: string;
  /** `externalIterationId`: identity of this very result. */
  readonly id: string;
  readonly title: string;
  /** Skipped ones are reported, but not sent. */
  readonly status: CaseStatus;
  readonly durationMs: number | null;
  readonly error: string | null;
  readonly errorDetails: string | null;
  readonly flaky: boolean;
  readonly attempts: number;
  readonly file: string | null;
  readonly line: number | null;
  /** Null where the run is not sharded. */
  readonly shard: number | null;
  readonly workflowAttempt: number;
  /** On the last row of a shard: how many rows the shard has in that attempt. */
  readonly shardRows: number | null;
}

/** Which job's results they are. */
export interface RowOrigin {
  readonly shard: number | null;
  readonly workflowAttempt: number;
  /** Takes the job's secrets out of what a test wrote. */
  readonly scrub: (text: string) => string;
}

/** Which job's results they are, and what must not be in them. */
export function rowOrigin(
  shard: Shard | null,
  { environment, secrets }: { environment: Environment; secrets: Redactor },
): RowOrigin {
  return {
    shard: shard?.index ?? null,
    workflowAttempt: workflowAttempt(environment),
    scrub: (text) => withoutSecrets(text, secrets),
  };
}

/** Attempt of the workflow run, from 1. */
export function workflowAttempt(environment: Environment): number {
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT']);
  return Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1;
}

/** A case of a result file as a row. `iteration` counts from 1 in its case. */
export function resultRow(
  parsed: ParsedCase,
  { caseId, iteration }: { caseId: string; iteration: number },
  { shard, workflowAttempt, scrub }: RowOrigin,
): ResultRow {
  const { status, durationMs, message, details, flaky, attempts, file, line } = parsed;
  return {
    caseId,
    id: externalIterationId({ caseId, iteration, shard, attempt: workflowAttempt }),
    title: scrub(caseTitle(parsed)),
    status,
    durationMs,
    error: message === null ? DEFAULT_ERRORS[status] : scrub(message),
    errorDetails: details === null ? null : scrub(details),
    flaky,
    attempts,
    file,
    line,
    shard,
    workflowAttempt,
    shardRows: null,
  };
}

const DEFAULT_ERRORS: Readonly<Record<CaseStatus, string | null>> = {
  passed: null,
  failed: 'The test failed.',
  error: 'The test broke.',
  skipped: null,
};

/** Names from the outermost inwards, none of them twice in a row. */
export function caseTitle({
  suitePath,
  className,
  name,
}: Pick<ParsedCase, 'suitePath' | 'className' | 'name'>): string {
  const names = [...suitePath, className ?? '', name].filter((part) => part.trim() !== '');
  return names.filter((part, index) => part !== names[index - 1]).join(' › ') || 'Unnamed test';
}

/** Where the file a row was read from is kept. */
export interface RowSource {
  /** The result file, as it is named in the workspace. */
  readonly resultFile: string;
  /** Id of its upload; null where it was not uploaded. */
  readonly artifactId: string | null;
}

/** The row on the wire; `readStoredRows` reads the metadata back. */
export function ingestRow(row: ResultRow, { resultFile, artifactId }: RowSource): IngestRow {
  return {
    caseTitle: row.title,
    passed: row.status === 'passed',
    ...(row.durationMs !== null && { durationMs: row.durationMs }),
    ...(row.error !== null && { error: row.error }),
    ...(row.errorDetails !== null && { errorDetails: row.errorDetails }),
    externalCaseId: row.caseId,
    externalIterationId: row.id,
    metadata: {
      status: row.status,
      flaky: row.flaky,
      attempts: row.attempts,
      ...(row.file !== null && { file: row.file }),
      ...(row.line !== null && { line: row.line }),
      ...(row.shard !== null && { shard: row.shard }),
      ...(row.shardRows !== null && { shardRows: row.shardRows }),
      workflowAttempt: row.workflowAttempt,
      resultFile,
      ...(artifactId !== null && { artifactId }),
    },
  };
}
