import { mostProblems } from '../api/validation.ts';
import type { Search } from '../baseline/artifacts.ts';
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
import { stackOf } from '../lib/errors.ts';
import { VALUE_LIMIT } from '../lib/limits.ts';
import { secretsIn } from '../lib/redaction/known-secrets.ts';
import type { Origin } from '../report/baseline.ts';
import { emptyReport } from '../report/empty-report.ts';
import { type Failure, resultsFailure } from '../report/failure.ts';
import { placeOfFile } from '../report/place.ts';
import type { Policy } from '../report/policy.ts';
import { type Problem, problem } from '../report/problem.ts';
import type { Baseline, RunReport, Verdict } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { failureOf } from '../session/failure.ts';
import { guard } from '../session/guard.ts';
import { openSession, readServers, type Session } from '../session/session.ts';
import { runEvals } from '../sources/evals/evals.ts';
import { ALL, usedServers, type Wanted } from '../sources/evals/selection.ts';
import { readSuite } from '../sources/evals/suite-check.ts';
import { openUpload, type Target, targetOf } from '../sources/upload/target.ts';
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
 * Reads the inputs, of which only the known ones can be given, runs the source, and judges what it
 * found: what the action and the terminal program share. Never rejects: a mistake of ours is a
 * failure of the run.
 */
export async function runPipeline(
  inputs: ReadonlyMap<string, string>,
  known: readonly string[],
  environment: Environment,
  wanted = ALL,
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
  const { bail, check } = wanted;
  const terms = await readPolicy(config, environment, job, bail).catch((error): PolicyInForce => {
    const facts = { base: null, file: null, changes: [] };
    return { policy: {}, facts, problems: [], failure: failureOf(error, environment) };
  });
  problems.push(...terms.problems);
  problems.unshift(...(check?.problems ?? []));
  const guarded = await guard(config, environment, job, async (known) => {
    if (config.source === 'command') return true;
    const read = await readSuite(config.suiteFile, environment.workspace, known, config);
    const { setup, teardown } = ('suite' in read && read.suite.execution) || {};
    return setup !== undefined || teardown !== undefined;
  }).catch(
    (error): Awaited<ReturnType<typeof guard>> => ({ failure: failureOf(error, environment) }),
  );
  if (guarded.problem) problems.push(guarded.problem);
  // Artifacts of earlier runs are of this step by their name.
  const name = config.artifactName ?? INPUTS.artifactName.default;
  const stem = artifactStem(name, job?.event.job ?? '', config.leg);
  const { source } = emptyOf(config);
  const search = { job, step: { stem, key: origin.key, source }, environment };
  const notes = job === null ? '' : writeMarker(job, origin);
  const fail = (error: unknown) => failedReport(config, failureOf(error, environment));
  const isCheck = problems.length > 0 || guarded.failure || check !== undefined;
  const { report, baseline } = isCheck
    ? { report: await readSource(config, environment, wanted).catch(fail), baseline: null }
    : await measure(config, terms.policy, search, notes, wanted);
  const allProblems = problems.concat(report.problems);
  const { secretless: of = null } = job?.event ?? {};
  if (of !== null && allProblems.some(lacksSecret))
    allProblems.unshift({ place: placeOfFile(''), data: { code: 'no-secrets', of } });
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

/** Whether a key, or a variable of a server, is not set. */
const lacksSecret = ({ data }: Problem) =>
  data.code === 'reference' ||
  (data.code === 'missing' && data.key === INPUTS.apiKey.name) ||
  (data.code === 'needs' && data.other.includes(INPUTS.modelApiKeys.name));

/** Runs the source, and looks for the baseline meanwhile. The run of a service has the notes. */
async function measure(
  config: Config,
  policy: Policy,
  search: Search,
  notes: string,
  wanted: Wanted,
): Promise<{ report: RunReport; baseline: Baseline | null }> {
  const { environment, job } = search;
  const { redactor, now } = environment;
  const fail = (error: unknown) => failureOf(error, environment);
  // A terminal compares with what is named.
  const isWanted = job !== null || config.baseline.kind !== 'auto';
  if (config.source !== 'evals') {
    // Results are of another step or program, which may print what all know.
    for (const [name, value = ''] of Object.entries(environment.variables)) {
      redactor.add(name, secretsIn(name, value));
    }
  }
  const reader = config.source === 'results' ? await loadReader() : null;
  const open = reader?.openTarget ?? targetOf;
  const target = open(config, environment, notes);
  const [measured, found] = await Promise.all([
    runSource(config, policy, environment, { target, notes }, wanted).catch(fail),
    isWanted ? findBaseline(config.baseline, search, reader && target).catch(fail) : null,
  ]);
  const report = 'kind' in measured ? failedReport(config, measured) : measured;
  if (found !== null && 'kind' in found) report.failures.push(found);
  if (found === null || 'kind' in found) return { report, baseline: null };
  const terms = { wanted: config.baseline, policy, redactor, now: now() };
  return { report, baseline: judgeBaseline(found, report, terms) };
}

/** A report without results, of the source that is set. */
function emptyOf({ source, results, suiteFile, suite, suiteName }: Config): RunReport {
  if (source === 'results') return emptyReport(source, suiteName || results);
  return emptyReport('evals', suiteFile || suite || source);
}

function failedReport(config: Config, failure: Failure): RunReport {
  const report = emptyOf(config);
  report.failures = [failure];
  return report;
}

/** What is wrong with the suite and the list of servers, so that all mistakes are listed at once. */
async function readSource(config: Config, environment: Environment, wanted: Wanted) {
  const report = emptyOf(config);
  const { source, suiteFile } = config;
  if (source === 'results' || suiteFile === '') return report;
  const list = await readServers(config, environment);
  const read = await readSuite(suiteFile, environment.workspace, list.known, config, wanted);
  report.problems = [list, read].flatMap((one) => ('problems' in one ? one.problems : []));
  if ('suite' in read && 'servers' in list) {
    const used = usedServers(read.suite, list.known?.names ?? []);
    wanted.check?.write?.(MESSAGES.sound(suiteFile, read.suite.tests.length, used.length));
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
  wanted: Wanted,
): Promise<RunReport> {
  if (config.source === 'results') {
    return (await loadReader()).readResults(config, environment, policy, target);
  }
  const uploads = emptyOf(config);
  const connection = await openUpload(config, environment, uploads, target);
  const isRefused = uploads.problems.length > 0;
  const session = isRefused ? uploads : await openSession(config, environment, notes);
  if ('problems' in session) {
    const report = await readSource(config, environment, ALL);
    // A list of servers is read again, with its problems.
    if (config.baseUrl !== '' || isRefused) report.problems.push(...session.problems);
    return report;
  }
  const report = await runSession(session, wanted);
  report.warnings.unshift(...uploads.warnings);
  if (connection === null) return report;
  const { sendWhole } = await import('../sources/upload/upload.ts');
  await sendWhole(report, [], connection, environment, policy, notes);
  return report;
}

async function runSession(session: Session, wanted: Wanted): Promise<RunReport> {
  const { config, environment } = session;
  try {
    if (config.source === 'evals') return await runEvals(config.suiteFile, session, wanted);
    return await (await import('../sources/command/command.ts')).runCommand(session);
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
