import { realpath } from 'node:fs/promises';
import type { IngestConfig } from '../inputs/config.ts';
import type { Shard } from '../model/choices/shard.ts';
import { countOf } from '../model/quantity.ts';
import type { Problem, RunReport } from '../model/run-report.ts';
import type { Environment } from '../session/environment.ts';
import type { BorrowedSession } from '../session/session.ts';
import { nearFiles } from '../session/workspace/missing-file.ts';
import { ConfigurationError, type ExpectedError } from '../trouble/errors.ts';
import { type IngestedResults, type IngestOptions, ingestToService } from './ingest-to-service.ts';
import { type Discovery, discoverFiles } from './read/discover.ts';
import type { ParsedCase } from './read/parsed-case.ts';
import { type ReadDependencies, readFiles } from './read/read-files.ts';
import { outcomeProblem } from './read/test-outcome.ts';
import { CaseLedger } from './report/case-ledger.ts';
import { ingestReport } from './report/ingest-report.ts';
import { rowOrigin } from './report/result-row.ts';

export interface IngestContext extends BorrowedSession {
  /** The commit whose code the results are about; empty where it is not known. */
  commitSha: string;
  /** Text of the matrix leg; null outside a matrix. */
  matrixLeg: string | null;
}

export interface IngestedFiles {
  report: RunReport;
  /** `if-no-files` lets it pass that there was no result file. */
  excused: boolean;
  /** Why the service refuses the results, where the user has to set that right. */
  refusal: ExpectedError | null;
}

/**
 * Finds the result files the inputs name and tells what they hold, after it has reported them to the
 * service where the inputs name one.
 * @throws ConfigurationError where there are none and there should be; what `ingestToService` throws.
 */
export async function ingestResultFiles(
  inputs: IngestConfig,
  context: IngestContext,
): Promise<IngestedFiles> {
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
    if (wrong) throw await noFilesError(results.globs, warnings, context.workspace);
    logger[results.ifNoFiles === 'ignore' ? 'info' : 'warning'](NO_FILES);
    if (shard === null) {
      const broke = ended !== null && results.testOutcome !== 'skipped';
      const excused = results.ifNoFiles !== 'error' && !broke;
      const problems = [...(ended === null ? [] : [ended]), NO_EVIDENCE];
      const report = ingestReport(suiteName, { cases: [], problems, warnings });
      return { report, excused, refusal: null };
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
  context: IngestContext,
): Promise<IngestedResults> {
  const options: IngestOptions = {
    ...inputs.results,
    ...inputs.run,
    minPassRatePercent: inputs.policy.minPassRatePercent,
    ...job,
  };
  if (inputs.service === null) {
    return { report: await ingestInPlace(options, context), refusal: null };
  }
  const { client, bucket } = await context.service();
  return ingestToService(options, { ...context, client, bucket });
}

/**
 * Tells what result files hold, where no service is to keep it: nothing is started or sent, and
 * there is no run.
 * @throws the abort reason.
 */
async function ingestInPlace(inputs: IngestOptions, context: ReadDependencies): Promise<RunReport> {
  const ledger = new CaseLedger(rowOrigin(null, context));
  const take = (parsed: ParsedCase) => ledger.add(parsed);
  const { problems, warnings } = await readFiles(inputs, context, take);
  return ingestReport(inputs.suiteName, { cases: ledger.finish(), problems, warnings });
}

/**
 * Name of the suite where none is given: workflow and job, with the matrix leg where there is one.
 * The legs that are shards share one suite, so the leg is left out there.
 */
export function defaultSuiteName(
  environment: Environment,
  matrixLeg: string | null,
  shard: Shard | null,
): string {
  const parts = [environment['GITHUB_WORKFLOW'], environment['GITHUB_JOB']].filter(Boolean);
  const name = parts.length === 0 ? 'Test results' : parts.join(' / ');
  return matrixLeg === null || shard !== null ? name : `${name} (${matrixLeg})`;
}

const NO_FILES = 'No result file matches `results`.';
const NO_EVIDENCE: Problem = { kind: 'evidence', message: NO_FILES };

function discoveryWarnings({ copies, outside }: Discovery): string[] {
  return [
    ...copies.map(({ name, sameAs }) => `${name} is a copy of ${sameAs} and was counted once.`),
    ...outside.map((name) => `${name} lies outside the workspace and was not read.`),
  ];
}

/** What looks like a result file, in any folder of the checkout. */
const RESULT_FILES =
  '**/{{junit,TEST-,test-results,test-report,report,results,xunit}*.xml,*{junit,results,-report}.{xml,json}}';

async function noFilesError(
  results: string,
  warnings: readonly string[],
  workspace: string,
): Promise<ConfigurationError> {
  const globs = results.split('\n').map((line) => `\`${line.trim()}\``);
  const [first = ''] = results.split('\n');
  const near = await nearFiles(first.trim(), RESULT_FILES, workspace);
  const message =
    `no file in the workspace matches ${globs.join(', ')}.${near ?? ''} Did the tests write their ` +
    'results before this step, and into the checkout? `if-no-files` says what else to do then.';
  return new ConfigurationError(
    [message, ...warnings].map((text) => ({ where: 'results', message: text })),
  );
}
