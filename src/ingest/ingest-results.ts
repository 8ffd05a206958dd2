import { ApiError } from '../client/api-error.ts';
import { EvalApiClient } from '../client/eval-api-client.ts';
import { IngestClient } from '../client/ingest-client.ts';
import type { RateBucket } from '../client/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../client/retry-policy.ts';
import type { Clock } from '../clock.ts';
import { ConfigurationError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Problem, RunFacts, RunReport } from '../model/run-report.ts';
import type { Environment } from '../run/environment.ts';
import { type ResultFile, type StoredArtifacts, storeArtifacts } from './artifacts.ts';
import { ciMetadata, workflowAttempt } from './ci-metadata.ts';
import { countRows, ingestProblem } from './evidence.ts';
import { defaultExternalRunId } from './external-run-id.ts';
import type { Finalize, IngestContext } from './ingest-context.ts';
import type { ResultFormat } from './parsed-case.ts';
import { ingestProject } from './project.ts';
import { type JobResults, readResults } from './read-results.ts';
import { reportCases } from './report-cases.ts';
import type { UploadedResults } from './run-end.ts';
import type { Shard } from './shard.ts';
import { uploadResults } from './upload-results.ts';

/** What to ingest, and as what. */
export interface IngestOptions {
  readonly files: readonly ResultFile[];
  readonly format: 'auto' | ResultFormat;
  /** That equal cases of one file are attempts of one test. */
  readonly mergeRetries: boolean;
  /** An id or a name; undefined for the organization's default project. */
  readonly project: string | undefined;
  readonly suiteName: string;
  readonly externalRunId: string | undefined;
  readonly shard: Shard | null;
  readonly finalize: Finalize;
  readonly uploadArtifacts: boolean;
  /** The service's pass criterion for the run. */
  readonly minPassRatePercent: number | undefined;
  readonly notes: string | undefined;
  readonly timeoutMs: number;
}

/** Where to ingest it, and the surroundings. */
export interface IngestDependencies {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly bucket: RateBucket;
  /** Version of this action. */
  readonly version: string;
  readonly environment: Environment;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  /** The commit whose code the results are about; empty where it is not known. */
  readonly commitSha: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  readonly retryPolicy?: RetryPolicy;
  readonly random?: () => number;
}

/**
 * Reads result files, reports them to the service and tells what they hold. Whatever happens to
 * the report, the results are in what is returned, and the trouble is a problem beside them.
 * @throws where the service refuses the report for what the user configured, and the abort reason.
 */
export async function ingestResults(
  inputs: IngestOptions,
  dependencies: IngestDependencies,
): Promise<RunReport> {
  const { clock, logger, signal, environment, workspace } = dependencies;
  const { retryPolicy = DEFAULT_RETRY_POLICY, random = Math.random } = dependencies;
  const connection = { ...dependencies, retryPolicy, random };
  const ingest = new IngestClient(connection);
  const api = new EvalApiClient(connection);
  const options = { signal, deadlineAtMs: clock.now() + inputs.timeoutMs };
  const project = await tolerantly(() => ingestProject(inputs.project, api, options), signal);
  const artifacts =
    inputs.uploadArtifacts && 'done' in project
      ? await storeArtifacts(inputs.files, {
          ...{ client: ingest, projectId: project.done, clock, random, retryPolicy, options },
        })
      : NO_ARTIFACTS;
  const attempt = workflowAttempt(environment);
  const results = await readResults(inputs.files, {
    format: inputs.format,
    mergeRetries: inputs.mergeRetries,
    workspace,
    origin: { shard: inputs.shard?.index ?? null, workflowAttempt: attempt },
    artifactIds: artifacts.ids,
    signal,
  });
  const own = { rows: results.rows, problems: [], warnings: [] };
  if ('problem' in project) {
    return reportOf(inputs, results, artifacts, { ...own, problems: [project.problem] });
  }
  const context = {
    ...{ ingest, api, logger, options, project: project.done, workflowAttempt: attempt },
    ...{ shard: inputs.shard, finalize: inputs.finalize },
    externalRunId: inputs.externalRunId ?? defaultExternalRunId(environment, inputs.suiteName),
    mayFollowUp: inputs.externalRunId === undefined,
    runLevel: runLevelOf(inputs, dependencies, results),
  };
  // Without results there is no run to speak of; the gate says that there was nothing to judge.
  const idle = results.batches.length === 0 && inputs.shard === null;
  const upload = idle
    ? { done: own }
    : await tolerantly<Upload>(() => uploadResults(context, results), signal);
  return reportOf(
    inputs,
    results,
    artifacts,
    'done' in upload ? upload.done : { ...own, problems: [upload.problem] },
  );
}

const NO_ARTIFACTS: StoredArtifacts = { ids: new Map(), warnings: [] };

/** The service refuses the key, or knows no such project: the user has to set that right. */
const CONFIGURATION_STATUSES = [401, 403, 404];

/** Makes a problem of trouble with the service, save of what the user has to set right. */
async function tolerantly<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<{ done: Result } | { problem: Problem }> {
  try {
    return { done: await work() };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ConfigurationError) throw error;
    if (error instanceof ApiError && CONFIGURATION_STATUSES.includes(error.status)) throw error;
    return { problem: ingestProblem(error) };
  }
}

function runLevelOf(
  { suiteName, notes, minPassRatePercent, shard }: IngestOptions,
  { environment, commitSha }: IngestDependencies,
  { framework, rows }: JobResults,
): IngestContext['runLevel'] {
  return {
    suiteName,
    ci: ciMetadata(environment, commitSha),
    ...(notes !== undefined && { notes }),
    ...(framework !== null && { framework }),
    ...(minPassRatePercent !== undefined && {
      passCriteria: { minimumPassRate: minPassRatePercent },
    }),
    // One shard does not know how many the others have.
    ...(shard === null && { expectedIterations: countRows(rows).total }),
  };
}

type Upload = Partial<UploadedResults> & Pick<UploadedResults, 'rows' | 'problems' | 'warnings'>;

function reportOf(
  { suiteName, project }: IngestOptions,
  results: JobResults,
  artifacts: StoredArtifacts,
  upload: Upload,
): RunReport {
  const { run, rows } = upload;
  const projectId = run?.projectId ?? null;
  return {
    source: 'ingest',
    suite: { id: run?.suiteId ?? null, name: suiteName },
    project: projectId === null ? null : { id: projectId, name: project ?? null },
    run: runFacts(upload),
    servers: [],
    cases: reportCases(rows),
    problems: [...results.problems, ...upload.problems],
    warnings: [...results.warnings, ...artifacts.warnings, ...upload.warnings],
    notice: null,
    artifacts: [...artifacts.ids].map(([file, id]) => ({ file, id })),
  };
}

function runFacts({ run, status, result, declared }: Upload): RunFacts | null {
  if (!run) return null;
  return {
    id: run.runId,
    number: null,
    status: status ?? 'running',
    result: result === 'passed' || result === 'failed' ? result : null,
    createdAtMs: null,
    completedAtMs: null,
    notes: null,
    declared: declared ?? null,
  };
}
