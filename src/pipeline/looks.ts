import { sumOf } from '../gate/evidence.ts';
import { gate, judge, type Terms } from '../gate/gate.ts';
import type { Fresh, LookItem } from '../gate/looks/looking.ts';
import { countIterations, failuresOf, totalOf } from '../report/counts.ts';
import { countsAs, isAtStart } from '../report/counts-as.ts';
import { type Failure, resultsFailure } from '../report/failure.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import { findCheckout } from '../session/checkout.ts';
import { namedBase } from '../session/guard.ts';
import type { Session } from '../session/session.ts';
import { runEvals } from '../sources/evals/evals.ts';
import { ALL } from '../sources/evals/selection.ts';
import { describeWhat } from '../words/failures.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeProblem } from '../words/problems.ts';
import { openBase, type Sides } from './base.ts';

/** Of `max-confirm-iterations`. */
const MAX_ITERATIONS = 400;

/** Lets what other jobs ran afresh decide. What cannot run afresh is judged by one look. */
export function takeLooks({ cases }: RunReport, terms: Terms): void {
  const fresh = new Map(cases.flatMap((one) => (one.fresh ? [[one.id, one.fresh]] : [])));
  const ran = [...fresh.values()].filter(({ after }) => totalOf(after) > 0);
  const hasBase = ran.length > 0 && ran.every(({ before }) => totalOf(before) > 0);
  if (fresh.size > 0) terms.looks = { hasBase, max: Infinity, isOver: true, fresh };
}

/**
 * Judges a report. What the gate suspects runs again on the head, and in turns on the base, for at
 * most half of the time that is left. What does not run leaves the verdict incomplete. Only suites
 * on the service of this process run again.
 *
 * @param commits a checkout of one of them is the base, unless an input names one
 */
export async function judgeAgain(
  report: RunReport,
  terms: Terms,
  sides: Sides,
  commits: readonly (string | null | undefined)[],
): Promise<Verdict> {
  const { head } = sides;
  if (head === null || head.isHosted || head.config.source !== 'evals') return gate(report, terms);
  const { config, environment } = head;
  const { signal, logger, workspace } = environment;
  const note = (...found: [string, string]) => logger.debug(MESSAGES.noBaseIn(...found, commits));
  const folder = namedBase(config) || (await findCheckout(workspace, commits, note));
  const now = performance.now();
  const deadline = now + (head.deadline - now) / 2;
  // Each round is a run, too short to say how far it is.
  const quiet = { ...environment, logger: { ...logger, progress: () => {} } };
  const limited = { ...head, deadline, environment: quiet };
  const fresh = new Map<string, Fresh>();
  const max = terms.policy['max-confirm-iterations'] ?? MAX_ITERATIONS;
  const looks = { hasBase: folder !== null, max, fresh };
  terms.looks = looks;
  for (let isFirst = true; ; isFirst = false) {
    const { verdict, plan } = judge(report, terms);
    if (verdict.looks && folder !== null && !looks.hasBase) verdict.looks.base = 'failed';
    if (plan === null || signal.aborted || performance.now() >= deadline) return verdict;
    const { items, worst } = plan;
    const isBoth = items.some(({ iterations }) => iterations.before > 0);
    if (isFirst) logger.info(MESSAGES.looking(items.length, worst, isBoth));
    if (isBoth && folder !== null) sides.base ??= await openBase(folder, config, environment);
    const base = isBoth ? sides.base : null;
    const trouble =
      typeof base === 'string'
        ? base
        : await runItems(items, limited, base && { ...base, deadline }, fresh, report.warnings);
    if (trouble === null || folder === null) continue;
    logger.warn(MESSAGES.noBase(folder, trouble));
    looks.hasBase = false;
  }
}

/**
 * Runs planned iterations, and adds what they show. With a base that is in rounds of one iteration on
 * each side, so that what changes meanwhile changes both. Why results got lost is a warning.
 *
 * @returns why the base cannot run; null: it can, or there is none
 */
async function runItems(
  items: readonly LookItem[],
  head: Session,
  base: Session | null,
  fresh: Map<string, Fresh>,
  warnings: Failure[],
): Promise<string | null> {
  const { config, deadline, environment } = head;
  const most = Math.max(...items.flatMap(({ iterations: { before, after } }) => [before, after]));
  const step = base === null ? most : 1;
  for (let done = 0; done < most; done += step) {
    if (environment.signal.aborted || performance.now() >= deadline) break;
    const run = async (side: keyof Fresh, session: Session) => {
      const countOf = ({ iterations }: LookItem) => Math.min(step, iterations[side] - done);
      const chosen = items.filter((one) => countOf(one) > 0);
      if (chosen.length === 0) return null;
      const wanted = { ...ALL, runs: new Map(chosen.map((one) => [one.identity, countOf(one)])) };
      const ran = await runEvals(config.suiteFile, session, wanted, environment.workspace);
      const lost = failuresOf(ran, ran.cases).find((one) => countsAs(one) === 'incomplete');
      const isKnown = warnings.some((one) => one.kind === 'results' && one.reason === 'fresh');
      const detail = lost && MESSAGES.lost(side === 'before', describeWhat(lost));
      if (detail && !isKnown) warnings.push(resultsFailure('fresh', { detail }));
      const trouble = side === 'before' ? troubleOf(ran) : null;
      for (const one of trouble === null ? chosen : []) {
        const own = countIterations(ran.cases.filter(({ identity }) => identity === one.identity));
        own.missing = countOf(one) - own.passed - own.failed;
        const known = fresh.get(one.id) ?? { before: sumOf([]), after: sumOf([]) };
        fresh.set(one.id, { ...known, [side]: sumOf([known[side], own]) });
      }
      return trouble;
    };
    const [, trouble] = await Promise.all([run('after', head), base && run('before', base)]);
    if (trouble !== null) return trouble;
  }
  return null;
}

/** Why a base cannot run: it does not start, or a case does not fit it. All else can pass. */
export function troubleOf(report: RunReport): string | null {
  const [problem] = report.problems;
  if (problem !== undefined) return describeProblem(problem);
  const failure = failuresOf(report, report.cases).find(
    (one) => isAtStart(one) || one.kind === 'setup' || countsAs(one) === 'invalid',
  );
  return failure === undefined ? null : describeWhat(failure);
}
