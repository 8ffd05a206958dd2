import { realpath } from 'node:fs/promises';
import type { IngestConfig } from '../inputs/config.ts';
import { countOf } from '../model/quantity.ts';
import type { Problem, RunReport } from '../model/run-report.ts';
import type { BorrowedSession } from '../session/session.ts';
import { ConfigurationError, type ExpectedError } from '../trouble/errors.ts';
import { ingestInPlace } from './ingest-in-place.ts';
import { type IngestedResults, type IngestOptions, ingestResults } from './ingest-to-service.ts';
import { type Discovery, discoverFiles } from './read/discover.ts';
import { defaultSuiteName } from './suite-name.ts';
import { outcomeProblem } from './test-outcome.ts';

export interface IngestEvalsContext extends BorrowedSession {
  /** The commit whose code the results are about; empty where it is not known. */
  commitSha: string;
  /** Text of the matrix leg; null outside a matrix. */
  matrixLeg: string | null;
}

export interface IngestedEvals {
  report: RunReport;
  /** `if-no-files` lets it pass that there was no result file. */
  excused: boolean;
  /** Why the service refuses the results, where the user has to set that right. */
  refusal: ExpectedError | null;
}

/**
 * Finds the result files the inputs name and tells what they hold, after it has reported them to the
 * service where the inputs name one.
 * @throws ConfigurationError where there are none and there should be; what `ingestResults` throws.
 */
export async function ingestEvals(
  inputs: IngestConfig,
  context: IngestEvalsContext,
): Promise<IngestedEvals> {
  const { results } = inputs;
  const { shard } = inputs.run;
  const { environment, matrixLeg, logger } = context;
  const discovery = await discoverFiles(results.globs, context.workspace);
  const suiteName = inputs.run.suiteName ?? defaultSuiteName(environment, matrixLeg, shard);
  const endsOnly = shard?.index === null;
  const missing = discovery.files.length === 0 && !endsOnly;
  const warnings = discoveryWarnings(discovery);
  if (missing) {
    const ended = outcomeProblem(results.testOutcome, []);
    // A step that did not succeed is why there are none, rather than a wrong glob.
    const wrong = results.ifNoFiles === 'error' && ended === null;
    if (wrong) throw noFilesError(results.globs, warnings);
    logger[results.ifNoFiles === 'ignore' ? 'info' : 'warning'](NO_FILES);
    if (shard === null) {
      const broke = ended !== null && results.testOutcome !== 'skipped';
      const excused = results.ifNoFiles !== 'error' && !broke;
      return { report: emptyReport(suiteName, warnings, ended), excused, refusal: null };
    }
  } else {
    logger.info(`Found ${countOf(discovery.files.length, 'result file')}.`);
  }
  // Test runners write the real paths of their files, and these have to be found in it.
  const workspace = await realpath(context.workspace);
  const job = { files: discovery.files, suiteName };
  const { report, refusal } = await ingestFiles(inputs, job, { ...context, workspace });
  const excused = missing && report.cases.length === 0 && report.problems.length === 0;
  return { report: { ...report, warnings: [...warnings, ...report.warnings] }, excused, refusal };
}

async function ingestFiles(
  inputs: IngestConfig,
  job: Pick<IngestOptions, 'files' | 'suiteName'>,
  context: IngestEvalsContext,
): Promise<IngestedResults> {
  const options: IngestOptions = {
    ...inputs.results,
    ...inputs.run,
    ...inputs.policy,
    ...job,
  };
  if (inputs.service === null) {
    return { report: await ingestInPlace(options, context), refusal: null };
  }
  const { client, bucket } = await context.service();
  return ingestResults(options, { ...context, client, bucket });
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

function emptyReport(suiteName: string, warnings: string[], ended: Problem | null): RunReport {
  return {
    source: 'ingest',
    suite: { id: null, name: suiteName },
    project: null,
    run: null,
    servers: [],
    cases: [],
    problems: [...(ended === null ? [] : [ended]), { kind: 'evidence', message: NO_FILES }],
    warnings,
    notice: null,
  };
}
