import type { EvalsClient } from '../client/client.ts';
import type { RateBucket } from '../client/rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from '../client/retry/default-policy.ts';
import type { Finalize } from '../model/choices/ingest-choices.ts';
import type { Shard } from '../model/choices/shard.ts';
import type { Problem, RunReport } from '../model/run-report.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { RetryPolicy } from '../resilience/retry-policy.ts';
import type { ExpectedError } from '../trouble/errors.ts';
import { isUsersTrouble, problemOf } from '../trouble/whose-trouble.ts';
import { type FilesToRead, type ReadDependencies, readFiles } from './read/read-files.ts';
import { rowOrigin, workflowAttempt } from './report/result-row.ts';
import { type StoredArtifacts, storeArtifacts } from './upload/artifacts.ts';
import { ciMetadata, defaultExternalRunId } from './upload/ci-metadata.ts';
import { countRows } from './upload/rows/row-audit.ts';
import { type JobResults, RowCollector } from './upload/rows/row-collector.ts';
import { ingestProject } from './upload/run/project.ts';
import type { UploadContext } from './upload/upload-context.ts';
import { type Upload, uploadReport } from './upload/upload-report.ts';
import { uploadResults } from './upload/upload-results.ts';
import { tellUploadTime } from './upload/upload-time.ts';

/** What to ingest, and as what. */
export interface IngestOptions extends FilesToRead {
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
}

/** The surroundings, and where to report the results. */
export interface IngestDependencies extends ReadDependencies {
  readonly client: EvalsClient;
  readonly bucket: RateBucket;
  readonly deadlineAtMs: number;
  /** The commit whose code the results are about; empty where it is not known. */
  readonly commitSha: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly retryPolicy?: RetryPolicy;
  readonly random?: () => number;
}

/** The results of a job, whether or not the service took them. */
export interface IngestedResults {
  readonly report: RunReport;
  /** Why the service refuses them, where the user has to set that right; null where it does not. */
  readonly refusal: ExpectedError | null;
}

/**
 * Reads result files, reports them to the service and tells what they hold. Whatever happens to
 * the report, the results are in what is returned, and the trouble is a problem beside them.
 * @throws the abort reason where the job is cancelled before everything is read.
 */
export async function ingestToService(
  inputs: IngestOptions,
  dependencies: IngestDependencies,
): Promise<IngestedResults> {
  const { client, clock, logger, signal, deadlineAtMs, environment } = dependencies;
  const { retryPolicy = DEFAULT_RETRY_POLICY, random = Math.random } = dependencies;
  const options = { signal, deadlineAtMs };
  const project = await tolerantly(() => ingestProject(inputs.project, client, options));
  const artifacts =
    inputs.uploadArtifacts && 'done' in project
      ? await storeArtifacts(inputs.files, {
          ...{ client, projectId: project.done, clock, random, retryPolicy, options },
          redactor: dependencies.secrets,
        })
      : NO_ARTIFACTS;
  const results = await readJob(inputs, dependencies, artifacts);
  const own = unsent(results);
  const attempt = workflowAttempt(environment);
  const unreported = ({ problem, refusal }: Unreported): IngestedResults => ({
    report: uploadReport(inputs, results, artifacts, { ...own, problems: [problem] }),
    refusal,
  });
  if ('problem' in project) return unreported(project);
  const context = {
    ...{ client, clock, logger, options, project: project.done, workflowAttempt: attempt },
    ...{ shard: inputs.shard, finalize: inputs.finalize },
    externalRunId: inputs.externalRunId ?? defaultExternalRunId(environment, inputs.suiteName),
    // Another job may own a run that was named; a job that is run again follows its own.
    mayFollowUp: inputs.externalRunId === undefined || attempt > 1,
    runLevel: runLevelOf(inputs, dependencies, results),
  };
  // Without results there is no run to speak of; the gate says that there was nothing to judge.
  const idle = results.batches.length === 0 && inputs.shard === null;
  if (!idle) tellUploadTime(results, options.deadlineAtMs, dependencies);
  const upload = idle
    ? { done: own }
    : await tolerantly<Upload>(() => uploadResults(context, results));
  if ('problem' in upload) return unreported(upload);
  return { report: uploadReport(inputs, results, artifacts, upload.done), refusal: null };
}

/** Why results did not reach the service. */
interface Unreported {
  readonly problem: Problem;
  readonly refusal: IngestedResults['refusal'];
}

/**
 * Makes a problem of trouble with the service, its refusal, its death and a cancelled job included,
 * so that what was read of the results is not lost over it.
 */
async function tolerantly<Result>(
  work: () => Promise<Result>,
): Promise<{ done: Result } | Unreported> {
  try {
    return { done: await work() };
  } catch (error) {
    return { problem: problemOf(error), refusal: isUsersTrouble(error) ? error : null };
  }
}

const NO_ARTIFACTS: StoredArtifacts = { ids: new Map(), warnings: [] };

async function readJob(
  inputs: IngestOptions,
  dependencies: IngestDependencies,
  { ids: artifactIds }: StoredArtifacts,
): Promise<JobResults> {
  const collector = new RowCollector(rowOrigin(inputs.shard, dependencies));
  const read = await readFiles(inputs, dependencies, (parsed, resultFile) =>
    collector.add(parsed, { resultFile, artifactId: artifactIds.get(resultFile) ?? null }),
  );
  return { ...read, ...collector.finish({ whole: read.problems.length === 0 }) };
}

function unsent({ rows }: JobResults): Upload {
  return { rows, problems: [], warnings: [] };
}

function runLevelOf(
  { suiteName, notes, minPassRatePercent, shard }: IngestOptions,
  { environment, commitSha }: IngestDependencies,
  { framework, rows }: JobResults,
): UploadContext['runLevel'] {
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
