import { gate } from '../gate/gate.ts';
import { readConfig } from '../inputs/config.ts';
import type { Config } from '../inputs/rows.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT, VALUE_LIMIT } from '../lib/limits.ts';
import { emptyReport } from '../report/empty-report.ts';
import type { Failure } from '../report/failure.ts';
import { FailureError } from '../report/failure-error.ts';
import type { Problem } from '../report/problem.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { openSession } from '../session/session.ts';
import { runEvals } from '../sources/evals/evals.ts';
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
  const report =
    problems.length > 0
      ? emptyReport('evals', config.suiteFile, problems)
      : await runSource(config, environment, wanted).catch((error) =>
          failedReport(error, config.suiteFile, environment),
        );
  return { config, report, verdict: gate(report, { minPassRate: config.minPassRate }) };
}

function failedReport(error: unknown, name: string, { logger, redactor }: Environment): RunReport {
  logger.debug(stackOf(error));
  const message = redactor.text(messageOf(error), TEXT_LIMIT);
  const failure: Failure = error instanceof FailureError ? error.failure : { kind: 'bug', message };
  return { ...emptyReport('evals', name), failures: [failure] };
}

async function runSource(
  config: Config,
  environment: Environment,
  wanted: Wanted | undefined,
): Promise<RunReport> {
  if (config.results !== '') return readResults(config, environment);
  const session = await openSession(config, environment);
  if ('problems' in session) return emptyReport('evals', config.suiteFile, session.problems);
  try {
    const report = await runEvals(config.suiteFile, session, wanted);
    if (report.problems.length > 0) {
      report.problems = await redactProblems(report.problems, environment);
    }
    return report;
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
  const { problem } = await import('../report/problem.ts');
  return problems.map((one) => {
    const redacted = problem.safeParse(redactor.json(one, VALUE_LIMIT));
    // A secret that is a word of ours masks nothing.
    return redacted.success ? redacted.data : one;
  });
}
