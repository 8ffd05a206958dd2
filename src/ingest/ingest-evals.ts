import { ConfigurationError } from '../errors.ts';
import type { IngestInputs } from '../inputs.ts';
import { countOf } from '../model/quantity.ts';
import type { RunReport } from '../model/run-report.ts';
import { type ConnectionContext, openService } from '../run/service-connection.ts';
import { type Discovery, discoverFiles } from './discover.ts';
import { ingestResults } from './ingest-results.ts';
import { defaultSuiteName } from './suite-name.ts';

export interface IngestEvalsContext extends ConnectionContext {
  /** Version of this action. */
  version: string;
  /** The commit whose code the results are about; empty where it is not known. */
  commitSha: string;
  /** Text of the matrix leg; null outside a matrix. */
  matrixLeg: string | null;
}

export interface IngestedEvals {
  report: RunReport;
  /** `if-no-files` lets it pass that there was no result file. */
  excused: boolean;
}

/**
 * Finds the result files the inputs name, reports them to the service and tells what they hold.
 * @throws ConfigurationError where there are none and there should be; what opening the service
 * and `ingestResults` throw.
 */
export async function ingestEvals(
  inputs: IngestInputs,
  context: IngestEvalsContext,
): Promise<IngestedEvals> {
  const { shard, finalize, format, mergeRetries, externalRunId } = inputs;
  const { environment, workspace, matrixLeg, logger } = context;
  const discovery = await discoverFiles(inputs.results, workspace);
  const suiteName = inputs.suiteName ?? defaultSuiteName(environment, matrixLeg, shard);
  const endsOnly = shard?.index === null;
  const missing = discovery.files.length === 0 && !endsOnly;
  const warnings = discoveryWarnings(discovery);
  if (missing) {
    if (inputs.ifNoFiles === 'error') throw noFilesError(inputs.results, warnings);
    logger[inputs.ifNoFiles === 'warn' ? 'warning' : 'info'](NO_FILES);
    if (shard === null) return { report: emptyReport(suiteName, warnings), excused: true };
  } else {
    logger.info(`Found ${countOf(discovery.files.length, 'result file')}.`);
  }
  const service = await openService(inputs.service, context);
  try {
    const { baseUrl, apiKey, bucket, signal } = service;
    const report = await ingestResults(
      {
        ...{ files: discovery.files, format, mergeRetries },
        ...{ suiteName, externalRunId, shard, finalize },
        ...{ project: inputs.project, notes: inputs.notes, timeoutMs: inputs.timeoutMs },
        // What the embedded service keeps ends with it.
        uploadArtifacts: inputs.uploadArtifacts && inputs.service.kind === 'remote',
        minPassRatePercent: inputs.minPassRatePercent,
      },
      { ...context, baseUrl, apiKey, bucket, signal },
    );
    const excused = missing && report.cases.length === 0 && report.problems.length === 0;
    return { report: { ...report, warnings: [...warnings, ...report.warnings] }, excused };
  } finally {
    await service.close();
  }
}

const NO_FILES = 'No result file matches `results`.';

function discoveryWarnings({ copies, refused }: Discovery): string[] {
  return [
    ...copies.map(({ name, sameAs }) => `${name} is a copy of ${sameAs} and was counted once.`),
    ...refused.map(({ name, reason }) => `${name} was not read: it ${reason}.`),
  ];
}

function noFilesError(results: string, warnings: readonly string[]): ConfigurationError {
  const globs = results.split('\n').map((line) => `\`${line.trim()}\``);
  const message =
    `no file in the workspace matches ${globs.join(', ')}. Did the tests write their results ` +
    'before this step, and into the checkout? `if-no-files` says what else to do then.';
  return new ConfigurationError([
    { where: 'results', message },
    ...warnings.map((warning) => ({ where: 'results', message: warning })),
  ]);
}

function emptyReport(suiteName: string, warnings: string[]): RunReport {
  return {
    source: 'ingest',
    suite: { id: null, name: suiteName },
    project: null,
    run: null,
    servers: [],
    cases: [],
    problems: [{ kind: 'evidence', message: NO_FILES }],
    warnings,
    notice: null,
  };
}
