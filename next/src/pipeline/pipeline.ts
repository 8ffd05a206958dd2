import { gate } from '../gate/gate.ts';
import { readConfig } from '../inputs/config.ts';
import type { Config } from '../inputs/rows.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT, VALUE_LIMIT } from '../lib/limits.ts';
import { secretsIn } from '../lib/redaction/known-secrets.ts';
import { emptyReport } from '../report/empty-report.ts';
import type { Failure } from '../report/failure.ts';
import { FailureError } from '../report/failure-error.ts';
import type { Problem } from '../report/problem.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { openSession } from '../session/session.ts';
import { readSuite, runEvals } from '../sources/evals/evals.ts';
import type { Wanted } from '../sources/evals/selection.ts';
import { readResults } from '../sources/results/results.ts';

/** What a job ends with. */
export interface Judged {
  config: Config;
  report: RunReport;
  verdict: Verdict;
}

/**
 * Reads the inputs, runs the source, and judges what it found: what the action and the terminal
 * program share. Never rejects: a mistake of ours is a failure of the run.
 *
 * @param inputs values by the names of the inputs
 * @param known names of the inputs that can be given
 * @param wanted which cases run, and for how long; without it all
 */
export async function runPipeline(
  inputs: ReadonlyMap<string, string>,
  known: readonly string[],
  environment: Environment,
  wanted?: Wanted,
): Promise<Judged> {
  const { config, problems } = readConfig(inputs, known);
  environment.redactor.add('model-api-keys', config.modelApiKeys.values());
  environment.redactor.add('api-key', [config.apiKey]);
  const report =
    problems.length > 0
      ? emptyOf(config, problems)
      : await runSource(config, environment, wanted).catch((error) =>
          failedReport(error, emptyOf(config), environment),
        );
  report.problems = await redactProblems(report.problems, environment);
  return { config, report, verdict: gate(report, { minPassRate: config.minPassRate }) };
}

/** A report without results, of the source that is set. */
function emptyOf({ results, suiteFile, suiteName }: Config, problems: Problem[] = []): RunReport {
  return results === ''
    ? emptyReport('evals', suiteFile, problems)
    : emptyReport('results', suiteName || results, problems);
}

function failedReport(error: unknown, empty: RunReport, { logger, redactor }: Environment) {
  logger.debug(stackOf(error));
  const message = redactor.text(messageOf(error), TEXT_LIMIT);
  const failure: Failure = error instanceof FailureError ? error.failure : { kind: 'bug', message };
  return { ...empty, failures: [failure] };
}

async function runSource(
  config: Config,
  environment: Environment,
  wanted: Wanted | undefined,
): Promise<RunReport> {
  if (config.results !== '') {
    const { variables, redactor } = environment;
    // Results are of another step, which may print what both steps know.
    for (const [name, value = ''] of Object.entries(variables)) {
      redactor.add(name, secretsIn(name, value));
    }
    return readResults(config, environment);
  }
  const session = await openSession(config, environment);
  if ('problems' in session) {
    const { problems, names = [] } = session;
    const read = await readSuite(config.suiteFile, environment.workspace, names, config);
    return emptyOf(config, [...problems, ...('problems' in read ? read.problems : [])]);
  }
  try {
    return await runEvals(config.suiteFile, session, wanted);
  } finally {
    // Trouble at the end takes no result away.
    await session.close().catch((error) => environment.logger.debug(stackOf(error)));
  }
}

/** Problems repeat what the user wrote: names, values, excerpts of files. */
export async function redactProblems(
  problems: readonly Problem[],
  { redactor }: Environment,
): Promise<Problem[]> {
  if (problems.length === 0) return [];
  const { problem } = await import('../report/problem.ts');
  return problems.map((one) => {
    const redacted = problem.safeParse(redactor.json(one, VALUE_LIMIT));
    // A secret that is a word of ours masks nothing.
    return redacted.success ? redacted.data : one;
  });
}
