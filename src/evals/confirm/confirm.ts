import type { FreshResults } from '../../model/baseline.ts';
import { countIterations } from '../../model/counts.ts';
import { countOf } from '../../model/quantity.ts';
import type {
  Confirmation,
  ConfirmedCase,
  FreshRun,
  RunAgain,
  Tally,
} from '../../model/regression/confirmation.ts';
import type { NamedCase, Suspicion } from '../../model/regression/suspicion.ts';
import type { CaseReport, IterationReport, RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';

/** Iterations that are lost are run again so often; deterministic cases and two looks make the rest. */
const MOST_RUNS = 8;

export interface ConfirmOptions<Judgement> {
  /** Judges again, now by fresh results too. */
  judgeBy: (fresh: FreshResults) => Judgement;
  runAgain: RunAgain;
  /** Of both sides together. */
  maxIterations: number;
  clock: Pick<Clock, 'now'>;
  logger: Logger;
  signal: AbortSignal;
  deadlineAtMs: number;
  /** What the suspicion came from. */
  first: { head: RunReport; baseline: RunReport | null };
}

/** A judgement, and how it was confirmed. */
export interface Confirmed<Judgement> {
  judgement: Judgement;
  confirmation: Confirmation;
}

/**
 * Looks again at the cases of a suspected regression, until nothing more is wanted or can be had. What
 * keeps a look from being completed leaves the suspicion undecided. Never throws.
 */
export async function confirm<Judgement extends { verdict: Verdict }>(
  suspected: Judgement,
  suspicion: Suspicion,
  options: ConfirmOptions<Judgement>,
): Promise<Confirmed<Judgement>> {
  const { clock, logger, judgeBy, first } = options;
  const startedAtMs = clock.now();
  const evidence = new FreshEvidence(first.head);
  let judgement = suspected;
  let current = suspicion;
  let { wanted } = current;
  const seen = new Map(current.suspects.map((one) => [one.identity, one]));
  for (let runs = 0; wanted !== null && runs < MOST_RUNS; runs += 1) {
    const { suspects } = current;
    const obstacle = obstacleTo(current, wanted, evidence, options);
    if (obstacle !== null) {
      evidence.trouble ??= obstacle;
      break;
    }
    const { iterationsEach, look } = wanted;
    const title = `Look ${look}: ${countOf(suspects.length, 'case')} again, ${countOf(iterationsEach, 'iteration')} of each, since a regression is suspected`;
    const isOver = await logger.group(title, () => runLook(suspects, iterationsEach));
    judgement = judgeBy(evidence.results);
    if (isOver) break;
    current = judgement.verdict.suspicion ?? current;
    wanted = judgement.verdict.suspicion?.wanted ?? null;
    for (const one of current.suspects) seen.set(one.identity, one);
  }
  // What was not completed is told as that.
  if (evidence.iterations === 0) judgement = judgeBy(evidence.results);
  const confirmation = evidence.confirmation([...seen.values()], {
    durationMs: clock.now() - startedAtMs,
    first,
  });
  return { judgement, confirmation };

  /** @returns whether it is of no use to try again. */
  async function runLook(suspects: readonly NamedCase[], iterationsEach: number): Promise<boolean> {
    for (const { title } of suspects) logger.info(title ?? 'a case without a name');
    const hadBase = evidence.results.baseline !== null;
    let isBaseLost = false;
    try {
      const fresh = await options.runAgain(suspects, iterationsEach);
      evidence.add(fresh);
      isBaseLost = hadBase && fresh.baseline === null;
    } catch (error) {
      evidence.trouble = errorMessage(error);
      logger.warning(`The cases could not be run again: ${evidence.trouble}`);
      return true;
    }
    for (const line of evidence.lines(suspects)) logger.info(line);
    return isBaseLost || options.signal.aborted;
  }
}

function obstacleTo(
  { suspects }: Suspicion,
  { iterationsEach }: NonNullable<Suspicion['wanted']>,
  { iterations, sides }: FreshEvidence,
  { maxIterations, signal, clock, deadlineAtMs }: ConfirmOptions<unknown>,
): string | null {
  if (suspects.length === 0) return `max-confirm-iterations (${maxIterations}) allows no look.`;
  if (signal.aborted) return errorMessage(signal.reason);
  if (clock.now() >= deadlineAtMs) return 'timeout-minutes left no time for it.';
  const more = suspects.length * iterationsEach * sides;
  return iterations + more > maxIterations
    ? `max-confirm-iterations (${maxIterations}) left too few for it.`
    : null;
}

/** What all fresh runs together have shown. */
class FreshEvidence {
  readonly results: FreshResults;
  iterations = 0;
  trouble: string | null = null;
  #tokens: number | null = null;
  #isWholeSuite = false;

  /** @param like whose cases are looked at. */
  constructor(like: RunReport) {
    this.results = { head: { ...like, cases: [], problems: [] }, baseline: null };
  }

  /** As far as is known. */
  get sides(): 1 | 2 {
    return this.results.baseline === null ? 1 : 2;
  }

  add({ head, baseline, trouble, isWholeSuite }: FreshRun): void {
    const isFirst = this.results.head.cases.length === 0;
    this.results.head = joined(this.results.head, withoutLost(head));
    // A base that was there for the first look alone has what it has.
    if (baseline !== null && (isFirst || this.results.baseline !== null)) {
      this.results.baseline = joined(
        this.results.baseline ?? { ...baseline, cases: [] },
        withoutLost(baseline),
      );
    }
    this.trouble = trouble;
    this.#isWholeSuite ||= isWholeSuite;
    for (const { cases } of baseline === null ? [head] : [head, baseline]) {
      for (const { tokens } of cases.flatMap((one) => one.iterations).filter(hasBegun)) {
        this.iterations += 1;
        if (tokens.total !== null) this.#tokens = (this.#tokens ?? 0) + tokens.total;
      }
    }
  }

  lines(suspects: readonly NamedCase[]): string[] {
    const { head, baseline } = this.results;
    return suspects.map(({ identity, title }) => {
      const told = (side: string, report: RunReport) => {
        const tally = tallyOf(report, identity);
        return `${side} ${tally === null ? 'no result' : `${tally.passed}/${tally.total}`}`;
      };
      const sides = [...(baseline === null ? [] : [told('base', baseline)]), told('head', head)];
      return `${title ?? identity}: ${sides.join(', ')}`;
    });
  }

  confirmation(
    suspects: readonly NamedCase[],
    { durationMs, first }: { durationMs: number } & Pick<ConfirmOptions<unknown>, 'first'>,
  ): Confirmation {
    const { head, baseline } = this.results;
    const cases = suspects.map(
      ({ identity, title }): ConfirmedCase => ({
        ...{ identity, title },
        first: {
          baseline: first.baseline && tallyOf(first.baseline, identity),
          head: tallyOf(first.head, identity),
        },
        fresh: {
          baseline: baseline && tallyOf(baseline, identity),
          head: tallyOf(head, identity) ?? { passed: 0, total: 0 },
        },
      }),
    );
    return {
      ...{ cases, ranBase: baseline !== null, isWholeSuite: this.#isWholeSuite },
      ...{ iterations: this.iterations, tokens: this.#tokens, durationMs, trouble: this.trouble },
    };
  }
}

/** What it has cost counts, however it ended. */
function hasBegun({ outcome, startedAtMs }: IterationReport): boolean {
  return outcome === 'unfinished' ? startedAtMs !== null : outcome !== 'skipped';
}

/**
 * Of a run that did not complete, what could not be carried out says nothing of the servers: a
 * provider or a network was away. It is run again.
 */
function withoutLost(report: RunReport): RunReport {
  if (report.run?.status === 'completed') return report;
  const cases = report.cases.map((one) => ({
    ...one,
    iterations: one.iterations.filter(
      ({ outcome }) => outcome === 'passed' || outcome === 'failed',
    ),
  }));
  return { ...report, cases };
}

/** The iterations of a later run behind those of the former, numbered on. */
function joined(former: RunReport, later: RunReport): RunReport {
  const cases = new Map<string, CaseReport>(former.cases.map((one) => [keyOf(one), one]));
  for (const one of later.cases) {
    const before = cases.get(keyOf(one));
    const last = before?.iterations.length ?? 0;
    const iterations = one.iterations.map((iteration, at) => ({
      ...iteration,
      number: last + at + 1,
    }));
    cases.set(keyOf(one), {
      ...(before ?? one),
      iterations: [...(before?.iterations ?? []), ...iterations],
    });
  }
  return { ...former, cases: [...cases.values()] };
}

const keyOf = ({ identity, id }: CaseReport): string => identity ?? id;

function tallyOf({ cases }: RunReport, identity: string): Tally | null {
  const found = cases.find((one) => one.identity === identity);
  if (found === undefined || found.folded !== undefined) return null;
  const { passed, failed } = countIterations(found.iterations);
  return { passed, total: passed + failed };
}
