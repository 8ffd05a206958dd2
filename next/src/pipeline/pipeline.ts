import { mostProblems } from '../api/validation.ts';
import type { Search, Step } from '../baseline/artifacts.ts';
import { findBaseline } from '../baseline/find.ts';
import { judgeBaseline } from '../baseline/judge.ts';
import { historyWith } from '../gate/comparison/history.ts';
import { gate } from '../gate/gate.ts';
import { artifactStem } from '../github/artifact-name.ts';
import { readConfig } from '../inputs/config.ts';
import { type Job, openJob, originOf } from '../inputs/job.ts';
import { type PolicyInForce, readPolicy } from '../inputs/policy-in-force.ts';
import { type Config, INPUTS } from '../inputs/rows.ts';
import { writeMarker } from '../inputs/run-marker.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT, VALUE_LIMIT } from '../lib/limits.ts';
import { secretsIn } from '../lib/redaction/known-secrets.ts';
import type { Origin } from '../report/baseline.ts';
import { emptyReport } from '../report/empty-report.ts';
import type { Failure } from '../report/failure.ts';
import { FailureError } from '../report/failure-error.ts';
import type { Policy } from '../report/policy.ts';
import { type Problem, problem } from '../report/problem.ts';
import type { Baseline, RunReport, Verdict } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { guard } from '../session/guard.ts';
import { openSession, readServers } from '../session/session.ts';
import { runEvals } from '../sources/evals/evals.ts';
import { usedServers, type Wanted } from '../sources/evals/selection.ts';
import { readSuite } from '../sources/evals/suite-check.ts';
import { resultsFailure } from '../sources/results/read/reading.ts';
import type { Target } from '../sources/results/results.ts';
import { MESSAGES } from '../words/messages.ts';

/** What a job ends with. */
export interface Judged {
  config: Config;
  report: RunReport;
  verdict: Verdict;
  origin: Origin;
  /** What it is compared with; null: nothing is wanted, or nothing was looked for. */
  baseline: Baseline | null;
  /** Null at a terminal. */
  job: Job | null;
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
  const createdAtMs = environment.now();
  const { redactor, now } = environment;
  const { config, problems } = readConfig(inputs, known);
  redactor.add('model-api-keys', config.modelApiKeys.values());
  redactor.add('api-key', [config.apiKey]);
  redactor.add('github-token', [config.githubToken]);
  const isJob = known.includes(INPUTS.githubToken.name);
  const job = isJob ? await openJob(config.githubToken, environment) : null;
  const origin = originOf(job, config.leg, createdAtMs);
  const isBail = wanted?.bail;
  const terms = await readPolicy(config, environment, job, isBail).catch((error): PolicyInForce => {
    const facts = { base: null, file: null, changes: [] };
    return { policy: {}, facts, problems: [], failure: failureOf(error, environment) };
  });
  problems.push(...terms.problems);
  problems.unshift(...(wanted?.check?.problems ?? []));
  const guarded = await guard(config, environment, job, async (known) => {
    const read = await readSuite(config.suiteFile, environment.workspace, known, config);
    const { setup, teardown } = ('suite' in read && read.suite.execution) || {};
    return setup !== undefined || teardown !== undefined;
  }).catch(
    (error): Awaited<ReturnType<typeof guard>> => ({ failure: failureOf(error, environment) }),
  );
  if (guarded.problem) problems.push(guarded.problem);
  const search = { job, step: stepOf(config, job, origin), environment };
  const notes = job === null ? '' : writeMarker(job, origin);
  const isCheck = problems.length > 0 || guarded.failure || wanted?.check !== undefined;
  const { report, baseline } = isCheck
    ? { report: await checkSource(config, environment, wanted), baseline: null }
    : await measure(config, terms.policy, search, notes, wanted);
  const allProblems = problems.concat(report.problems);
  report.problems = allProblems.map((one) => redactProblem(one, environment));
  report.history = historyWith(report, baseline?.report ?? null);
  if (terms.failure !== null) report.failures.push(terms.failure);
  if (guarded.failure) report.failures.push(guarded.failure);
  const detail = guarded.allowed?.join(', ');
  if (detail) report.warnings.push(resultsFailure('untrusted', { detail }));
  const { policy, facts } = terms;
  const verdict = gate(report, { policy, facts, baseline, now: now() });
  // The gate needs all that a run is refused for; readers do not.
  if (report.problems.some(({ cases }) => cases)) report.problems = mostProblems(report.problems);
  if (terms.failure !== null && verdict.value !== 'invalid') {
    // What the results have to meet is not known.
    verdict.value = 'incomplete';
    verdict.checks = [];
  }
  return { config, report, verdict, origin, baseline, job };
}

/**
 * Runs the source, and looks for the baseline meanwhile.
 *
 * @param notes of the run of the service
 */
async function measure(
  config: Config,
  policy: Policy,
  search: Search,
  notes: string,
  wanted: Wanted | undefined,
): Promise<{ report: RunReport; baseline: Baseline | null }> {
  const { environment, job } = search;
  const failures: Failure[] = [];
  const fail = (error: unknown) => {
    failures.push(failureOf(error, environment));
    return null;
  };
  // A terminal compares with what is named.
  const isWanted = job !== null || config.baseline.kind !== 'auto';
  if (config.source === 'results') {
    // Results are of another step, which may print what both steps know.
    for (const [name, value = ''] of Object.entries(environment.variables)) {
      environment.redactor.add(name, secretsIn(name, value));
    }
  }
  const reader = config.source === 'evals' ? null : await loadReader();
  const target = reader?.openTarget(config, environment, notes) ?? null;
  const [measured, found] = await Promise.all([
    runSource(config, policy, environment, { target, notes }, wanted).catch(fail),
    isWanted ? findBaseline(config.baseline, search, target).catch(fail) : null,
  ]);
  const report = measured ?? emptyOf(config);
  report.failures = report.failures.concat(failures);
  if (found === null) return { report, baseline: null };
  const { redactor, now } = environment;
  const terms = { wanted: config.baseline, policy, redactor, now: now() };
  return { report, baseline: judgeBaseline(found, report, terms) };
}

/** What artifacts of earlier runs are of this step. */
function stepOf({ artifactName, leg, source }: Config, job: Job | null, { key }: Origin): Step {
  const name = artifactName ?? INPUTS.artifactName.default;
  return { stem: artifactStem(name, job?.event.job ?? '', leg), key, source };
}

/** A report without results, of the source that is set. */
function emptyOf({ source, results, suiteFile, suite, suiteName }: Config): RunReport {
  if (source === 'evals') return emptyReport('evals', suiteFile || suite);
  return emptyReport('results', suiteName || results);
}

function failureOf(error: unknown, { logger, redactor, signal }: Environment): Failure {
  logger.debug(stackOf(error));
  if (error instanceof FailureError) return error.failure;
  if (signal.aborted && error === signal.reason) return { kind: 'cancelled' };
  return { kind: 'bug', message: redactor.text(messageOf(error), TEXT_LIMIT) };
}

/** Reads the source although other things are wrong, so that all mistakes are listed at once. */
async function checkSource(config: Config, environment: Environment, wanted?: Wanted) {
  try {
    return await readSource(config, environment, wanted);
  } catch (error) {
    const report = emptyOf(config);
    report.failures = [failureOf(error, environment)];
    return report;
  }
}

/** What is wrong with the suite and the list of servers. Starts nothing. */
async function readSource(config: Config, environment: Environment, wanted?: Wanted) {
  const report = emptyOf(config);
  const { source, suiteFile } = config;
  if (source === 'results' || suiteFile === '') return report;
  const list = await readServers(config, environment);
  const read = await readSuite(suiteFile, environment.workspace, list.known, config, wanted);
  report.problems = [list, read].flatMap((one) => ('problems' in one ? one.problems : []));
  if ('suite' in read && 'servers' in list) {
    const used = usedServers(read.suite, list.known?.names ?? []);
    wanted?.check?.write?.(MESSAGES.sound(suiteFile, read.suite.tests.length, used.length));
  }
  return report;
}

/** It takes long to load, and a run of cases needs none. */
const loadReader = () => import('../sources/results/results.ts');

async function runSource(
  config: Config,
  policy: Policy,
  environment: Environment,
  { target, notes }: { target: Target | null; notes: string },
  wanted: Wanted | undefined,
): Promise<RunReport> {
  if (config.source === 'results') {
    return (await loadReader()).readResults(config, environment, policy, target);
  }
  const session = await openSession(config, environment, notes);
  if ('problems' in session) {
    const report = await readSource(config, environment);
    // A list of servers is read again, with its problems.
    if (config.baseUrl !== '') report.problems.push(...session.problems);
    return report;
  }
  try {
    return await runEvals(config.suiteFile, session, wanted);
  } finally {
    // Trouble at the end takes no result away.
    await session.close().catch((error) => environment.logger.debug(stackOf(error)));
  }
}

/** Problems repeat what the user wrote: names, values, excerpts of files. */
function redactProblem(one: Problem, { redactor }: Environment): Problem {
  const { data: redacted } = problem.safeParse(redactor.json(one, VALUE_LIMIT));
  // A secret that is a word of ours masks nothing.
  return redacted ?? one;
}
