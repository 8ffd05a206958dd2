import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { mostProblems } from '../api/validation.ts';
import type { Search } from '../baseline/artifacts.ts';
import { findBaseline, foundAt, sourceOf } from '../baseline/find.ts';
import { judgeBaseline } from '../baseline/judge.ts';
import { historyWith } from '../gate/comparison/history.ts';
import { gate, type Terms } from '../gate/gate.ts';
import { artifactStem } from '../github/artifact-name.ts';
import { readConfig } from '../inputs/config.ts';
import { type Job, openJob, originOf, writeMarker } from '../inputs/job.ts';
import { type PolicyInForce, readPolicy } from '../inputs/policy-in-force.ts';
import { type Config, INPUTS, repeatingOptions } from '../inputs/rows.ts';
import { stackOf } from '../lib/errors.ts';
import { NAME_LIMIT, VALUE_LIMIT } from '../lib/limits.ts';
import { secretsIn } from '../lib/redaction/known-secrets.ts';
import type { BaselineReason, Origin } from '../report/baseline.ts';
import { countIterations } from '../report/counts.ts';
import { emptyReport } from '../report/empty-report.ts';
import { type Failure, resultsFailure } from '../report/failure.ts';
import { placeOfFile } from '../report/place.ts';
import type { Policy } from '../report/policy.ts';
import type { Problem } from '../report/problem.ts';
import type { Baseline, RunReport, Verdict } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { failureOf, redactProblem, warnOf } from '../session/failure.ts';
import { guard } from '../session/guard.ts';
import { openSession, readServers, type Session } from '../session/session.ts';
import { readCollected } from '../sources/collected/read.ts';
import { listOffers } from '../sources/diff/diff.ts';
import { checkServers } from '../sources/doctor/doctor.ts';
import { runEvals } from '../sources/evals/evals.ts';
import { ALL, usedServers, type Wanted } from '../sources/evals/selection.ts';
import { readSuite } from '../sources/evals/suite-check.ts';
import { openUpload } from '../sources/upload/target.ts';
import { MESSAGES } from '../words/messages.ts';
import { findHead, lacksServers, listBase, openBase, type Sides } from './base.ts';
import { judgeAgain, takeLooks, troubleOf } from './looks.ts';

export interface Judged {
  config: Config;
  report: RunReport;
  verdict: Verdict;
  origin: Origin;
  /** What it is compared with; null: nothing is wanted, or nothing was looked for. */
  baseline: Baseline | null;
  /** Null at a terminal. */
  job: Job | null;
  /** Options of the terminal program that repeat the inputs. */
  options?: string[];
}

/**
 * Reads the inputs, of which only the known ones can be given, runs the source, and judges what it
 * found: what the action and the terminal program share. Never rejects: a mistake of ours is a
 * failure of the run. Sessions stay open until the report is judged.
 */
export async function runPipeline(
  inputs: ReadonlyMap<string, string>,
  known: readonly string[],
  environment: Environment,
  wanted = ALL,
): Promise<Judged> {
  const sides: Sides = { head: null, base: null };
  try {
    return await runSides(sides, inputs, known, environment, wanted);
  } finally {
    // In turn, since each restores what it found. Trouble at the end takes no result away.
    for (const one of [sides.base, sides.head]) {
      if (typeof one === 'object')
        await one?.close().catch((error) => environment.logger.debug(stackOf(error)));
    }
  }
}

async function runSides(
  sides: Sides,
  ...[inputs, known, environment, wanted = ALL]: Parameters<typeof runPipeline>
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
  const { check } = wanted;
  const terms = await readPolicy(config, environment, job).catch((error): PolicyInForce => {
    const facts = { base: null, file: null, changes: [] };
    return { policy: {}, facts, problems: [], failure: failureOf(error, environment) };
  });
  problems.push(...terms.problems);
  const { file } = terms.facts;
  const isEmpty = Object.values(terms.policy).every((value) => value === undefined);
  if (config.gateFile !== '' && file !== null && isEmpty && terms.problems.length === 0)
    environment.logger.warn(MESSAGES.emptyGate(file));
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
    : await measure(config, terms.policy, search, notes, wanted, sides);
  const allProblems = problems.concat(report.problems);
  const { secretless: of = null } = job?.event ?? {};
  if (of !== null && allProblems.some(lacksSecret))
    allProblems.unshift({ place: placeOfFile(''), data: { code: 'no-secrets', of } });
  report.problems = allProblems.map((one) => redactProblem(one, environment));
  // A job that could not read its suite has a part too.
  if (config.shard !== undefined) report.shard ??= { ...config.shard, cases: [] };
  report.history = historyWith(report, baseline?.report ?? null);
  if (terms.failure !== null) report.failures.push(terms.failure);
  if (guarded.failure) report.failures.push(guarded.failure);
  const detail = guarded.allowed?.join(', ');
  if (detail) report.warnings.push(resultsFailure('untrusted', { detail }));
  const { policy, facts } = terms;
  const judging: Terms = { policy, facts, baseline, now: now() };
  const canLook = policy.confirm !== 'never' && terms.failure === null;
  const commits = [baseline?.facts.origin?.commit, job?.event.base?.commit, baseline?.mergeBase];
  if (config.source === 'collected' && canLook) takeLooks(report, judging);
  const again = canLook ? judgeAgain(report, judging, sides, commits) : null;
  const looked = await again?.catch((error) => void failureOf(error, environment));
  const verdict = looked ?? gate(report, judging);
  for (const one of report.cases) one.fresh = judging.looks?.fresh.get(one.id);
  // The gate needs all that a run is refused for; readers do not.
  if (report.problems.some(({ cases }) => cases)) report.problems = mostProblems(report.problems);
  if (terms.failure !== null && verdict.value !== 'invalid') {
    // What the results have to meet is not known.
    verdict.value = 'incomplete';
    verdict.checks = [];
  }
  const options = repeatingOptions(inputs).map((one) => redactor.text(one, VALUE_LIMIT));
  return { config, report, verdict, origin, baseline, job, options };
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
  sides: Sides,
): Promise<{ report: RunReport; baseline: Baseline | null }> {
  const { environment, job } = search;
  const { redactor, workspace, logger, now } = environment;
  const fail = (error: unknown) => failureOf(error, environment);
  // A terminal compares with what is named.
  const { baseline: choice, source, confirmCheckout: named } = config;
  if (named && !existsSync(resolve(workspace, named))) logger.warn(MESSAGES.noFolder(named));
  const isWanted = source !== 'doctor' && (job !== null || choice.kind !== 'auto');
  if (source === 'results' || source === 'command') {
    // Results are of another step or program, which may print what all know.
    for (const [name, value = ''] of Object.entries(environment.variables)) {
      redactor.add(name, secretsIn(name, value));
    }
  }
  const collected = source === 'collected' ? await collect(config, search) : null;
  const { search: own } = collected ?? { search };
  const measuring = collected
    ? Promise.resolve(collected.report)
    : runSource(config, policy, environment, notes, wanted, sides).catch(fail);
  const findOld = async () => {
    if (choice.kind !== 'checkout') return findBaseline(choice, own);
    const ofHead = await findHead(choice.value, config, environment);
    if (ofHead !== null)
      return unusable('own-commit', MESSAGES.ofHead(ofHead), config, environment);
    // Servers of both sides can need one port.
    if (source === 'diff') {
      await measuring;
      const listed = await listBase(choice.value, config, environment, sides);
      return listed ?? unusable('no-servers', '', config, environment);
    }
    return runBase(choice.value, config, wanted, environment, sides);
  };
  const [measured, found] = await Promise.all([measuring, isWanted ? findOld().catch(fail) : null]);
  const report = 'kind' in measured ? failedReport(config, measured) : measured;
  if (found !== null && 'kind' in found) report.failures.push(found);
  if (found !== null && 'problems' in found) report.problems.push(...found.problems);
  if (found === null || !('facts' in found)) return { report, baseline: null };
  const terms = { wanted: choice, policy, redactor, now: now() };
  return { report, baseline: judgeBaseline(found, report, terms) };
}

/** Reads reports of other jobs. After another run, the step of a report chooses among trusted ones. */
async function collect(config: Config, search: Search) {
  const { job, step, environment } = search;
  try {
    const { report, from } = await readCollected(config, job, step.stem, environment);
    const { followed } = job?.event ?? {};
    const own = Object.assign(step, { source: report.source });
    if (!job || !followed || from === null) return { report, search };
    const event = { ...job.event, runId: followed.id, workflow: followed.workflow };
    return { report, search: { job: { ...job, event }, step: { ...own, ...from }, environment } };
  } catch (error) {
    return { report: failedReport(config, failureOf(error, environment)), search };
  }
}

/** Runs the suite of the head on the servers of another checkout, at the same time. */
async function runBase(
  folder: string,
  config: Config,
  wanted: Wanted,
  environment: Environment,
  sides: Sides,
): Promise<Baseline> {
  const { redactor, workspace, now } = environment;
  const base = await openBase(folder, config, environment);
  sides.base = base;
  const isOpen = typeof base !== 'string';
  const run = async (chosen: Wanted) =>
    isOpen ? runEvals(config.suiteFile, base, chosen, workspace) : null;
  let report = await run(wanted);
  // Cases that its servers do not take yet are new.
  const unfit = new Set(report?.problems.flatMap(({ cases = [] }) => cases));
  const others = report?.cases.filter(({ identity }) => !unfit.has(identity)) ?? [];
  if (unfit.size > 0 && others.length > 0) {
    const runs = new Map(others.map(({ identity, planned }) => [identity, planned]));
    report = await run({ ...wanted, runs });
  }
  const { passed, failed } = countIterations(report?.cases ?? []);
  const nothing = passed === 0 && failed > 0 ? MESSAGES.basePassesNothing : null;
  const detail = isOpen ? report && (troubleOf(report) ?? nothing) : base;
  if (detail !== null) {
    return (await lacksServers(folder, config, environment))
      ? unusable('no-servers', '', config, environment)
      : unusable('cannot-run', detail, config, environment);
  }
  // Readers see the source where the branch of a baseline stands.
  const branch = redactor.text(sourceOf(config.baseline), NAME_LIMIT);
  return foundAt({ ...originOf(null, '', now()), branch }, report);
}

/** A checkout that nothing can be compared with. What adds the first server needs no other. */
function unusable(reason: BaselineReason, why: string, of: Config, { redactor }: Environment) {
  const source = redactor.text(sourceOf(of.baseline), NAME_LIMIT);
  const detail = redactor.text(why, VALUE_LIMIT);
  const state = reason === 'no-servers' ? ('none' as const) : ('unusable' as const);
  return { facts: { state, reason, source, detail, permission: null, origin: null }, report: null };
}

/** A report without results, of the source that is set. */
function emptyOf({ source, results, suiteFile, suite, suiteName, reportPath }: Config): RunReport {
  if (source === 'results') return emptyReport(source, suiteName || results);
  if (source === 'doctor' || source === 'diff') return emptyReport(source, suiteFile);
  return emptyReport('evals', suiteFile || suite || reportPath || source);
}

const failedReport = (config: Config, failure: Failure): RunReport =>
  Object.assign(emptyOf(config), { failures: [failure] });

/** What is wrong with the suite and the list of servers, so that all mistakes are listed at once. */
async function readSource(config: Config, environment: Environment, wanted: Wanted) {
  const report = emptyOf(config);
  const { source, suiteFile } = config;
  const isUnread = source === 'results' || source === 'collected';
  if (isUnread || (source === 'evals' && suiteFile === '')) return report;
  const list = await readServers(config, environment);
  const read =
    suiteFile === ''
      ? { problems: [] }
      : await readSuite(suiteFile, environment.workspace, list.known, config, wanted);
  report.problems = [list, read].flatMap((one) => ('problems' in one ? one.problems : []));
  if ('suite' in read && 'servers' in list) {
    warnOf(read.suite.doubts, environment);
    const used = usedServers(read.suite, list.known?.names ?? []);
    wanted.check?.write?.(MESSAGES.sound(suiteFile, read.suite.tests.length, used.length));
  }
  return report;
}

async function runSource(
  config: Config,
  policy: Policy,
  environment: Environment,
  notes: string,
  wanted: Wanted,
  sides: Sides,
): Promise<RunReport> {
  if (config.source === 'results') {
    // It takes long to load, and a run of cases needs none.
    const { readResults } = await import('../sources/results/results.ts');
    return readResults(config, environment, policy, notes);
  }
  const uploads = emptyOf(config);
  const connection = await openUpload(config, environment, uploads);
  const isRefused = uploads.problems.length > 0;
  const session = isRefused ? uploads : await openSession(config, environment, notes);
  if ('problems' in session) {
    const report = await readSource(config, environment, ALL);
    // A list of servers is read again, with its problems.
    if (config.baseUrl !== '' || isRefused) report.problems.push(...session.problems);
    return report;
  }
  sides.head = session;
  const report = await runSession(session, wanted);
  report.warnings.unshift(...uploads.warnings);
  if (connection === null) return report;
  const { upload } = await import('../sources/upload/upload.ts');
  await upload(report, connection, environment, policy, notes);
  return report;
}

async function runSession(session: Session, wanted: Wanted): Promise<RunReport> {
  const { source, suiteFile } = session.config;
  if (source === 'doctor') return checkServers(session, source);
  if (source === 'diff') return listOffers(session);
  if (source === 'evals') return runEvals(suiteFile, session, wanted);
  return (await import('../sources/command/command.ts')).runCommand(session);
}
