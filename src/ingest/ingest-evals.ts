import { realpath } from 'node:fs/promises';
import { ConfigurationError } from '../errors.ts';
import type { IngestInputs } from '../inputs.ts';
import { countOf } from '../model/quantity.ts';
import type { RunReport } from '../model/run-report.ts';
import { type ConnectionContext, openService } from '../run/service-connection.ts';
import { type Discovery, discoverFiles } from './discover.ts';
import { tolerantly } from './evidence.ts';
import { type IngestOptions, ingestResults, readUnreported } from './ingest-results.ts';
import { defaultSuiteName } from './suite-name.ts';

export interface IngestEvalsContext extends ConnectionContext {
  /** Version of this action. */
  version: string;
  /** The commit whose code the results are about; empty where it is not known. */
  commitSha: string;
  /** Text of the matrix leg; null outside a matrix. */
  matrixLeg: string | null;
  /** What must not be in what is reported to the service. */
  secrets: readonly string[];
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
  const { shard } = inputs;
  const { environment, matrixLeg, logger } = context;
  const discovery = await discoverFiles(inputs.results, context.workspace);
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
  // Test runners write the real paths of their files, and these have to be found in it.
  const workspace = await realpath(context.workspace);
  const job = { files: discovery.files, suiteName };
  const report = await ingestFiles(inputs, job, { ...context, workspace });
  const excused = missing && report.cases.length === 0 && report.problems.length === 0;
  return { report: { ...report, warnings: [...warnings, ...report.warnings] }, excused };
}

/** Holds the service open for as long as the files are reported to it. */
async function ingestFiles(
  inputs: IngestInputs,
  job: Pick<IngestOptions, 'files' | 'suiteName'>,
  context: IngestEvalsContext,
): Promise<RunReport> {
  const options: IngestOptions = {
    ...inputs,
    ...job,
    // What the embedded service keeps ends with it.
    uploadArtifacts: inputs.uploadArtifacts && inputs.service.kind === 'remote',
  };
  const opened = await tolerantly(() => openService(inputs.service, context));
  if ('problem' in opened) return readUnreported(options, context, opened.problem);
  const { baseUrl, apiKey, bucket, signal: serviceSignal, close } = opened.done;
  try {
    return await ingestResults(options, { ...context, baseUrl, apiKey, bucket, serviceSignal });
  } finally {
    await close();
  }
}

const NO_FILES = 'No result file matches `results`.';

function discoveryWarnings({ copies, outside }: Discovery): string[] {
  return [
    ...copies.map(({ name, sameAs }) => `${name} is a copy of ${sameAs} and was counted once.`),
    ...outside.map((name) => `${name} lies outside the workspace and was not read.`),
  ];
}

function noFilesError(results: string, warnings: readonly string[]): ConfigurationError {
  const globs = results.split('\n').map((line) => `\`${line.trim()}\``);
  const message =
    `no file in the workspace matches ${globs.join(', ')}. Did the tests write their results ` +
    'before this step, and into the checkout? `if-no-files` says what else to do then.';
  return new ConfigurationError(
    [message, ...warnings].map((text) => ({ where: 'results', message: text })),
  );
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
