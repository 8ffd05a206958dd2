import { isOfRuns } from './choices/report-source.ts';
import { type Counts, countCase, countReport, meetsRate } from './counts.ts';
import { bearsOut } from './declared-counts.ts';
import { listNames } from './listed-names.ts';
import { countOf, formatCount } from './quantity.ts';
import type { CaseReport, IterationReport, RunReport } from './run-report.ts';

type Evidence = Pick<RunReport, 'source' | 'run' | 'cases'>;

const isCompletedRun = (report: Evidence): boolean =>
  isOfRuns(report) && report.run?.status === 'completed';

/**
 * What result files, or a run that completed, show by themselves to be missing, in sentences that
 * name the cases: what was planned is held against what there is.
 * @param told ids of cases of which it is said already why they did not run.
 */
export function shortfalls(report: Evidence, told: ReadonlySet<string> = new Set()): string[] {
  // Of a run that did not complete it is clear that some are missing.
  if (isOfRuns(report) && !isCompletedRun(report)) return [];
  const short = report.cases
    .filter(({ id }) => !told.has(id))
    .map((testCase) => ({ testCase, total: countCase(testCase).total }))
    .filter(({ testCase, total }) => !bearsOut(testCase.planned ?? null, total, 'more'));
  const absent = short.filter(({ total }) => total === 0);
  const fewer = short.filter(({ total }) => total > 0);
  return [
    ...sentence(
      'did not run',
      absent.map(({ testCase }) => testCase.title),
    ),
    ...sentence(
      'ran fewer iterations than were asked for',
      fewer.map(({ testCase, total }) => `${testCase.title} (${total} of ${testCase.planned})`),
    ),
  ];
}

/** What they show by themselves to be wrong, that no results which are merely missing explain. */
export function contradictions(report: Evidence): string[] {
  if (!isCompletedRun(report)) return [];
  const { cases } = report;
  const shared = sharedIds(cases);
  const repeated = cases.filter(
    (testCase) => (shared.has(testCase) && repeatsIds(testCase)) || repeatsNumbers(testCase),
  );
  return [
    ...sentence(
      'came back with the same iteration more than once',
      repeated.map(({ title }) => title),
    ),
    ...repeatedAcrossCases(shared, repeated),
    ...contradictedResult(report, countReport(report)),
  ];
}

function sentence(what: string, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [`${countOf(names.length, 'case')} ${what}: ${listNames(names)}`];
}

/**
 * Cases with an iteration of an id that was there before, and the cases that had it first. It walks
 * all iterations once, of which there may be a million, and hardly ever finds any.
 */
function sharedIds(cases: readonly CaseReport[]): ReadonlyMap<CaseReport, ReadonlySet<CaseReport>> {
  const owners = new Map<string, CaseReport>();
  const shared = new Map<CaseReport, Set<CaseReport>>();
  for (const testCase of cases) {
    for (const { id } of testCase.iterations) {
      const owner = owners.get(id);
      if (owner === undefined) owners.set(id, testCase);
      else shared.set(testCase, (shared.get(testCase) ?? new Set()).add(owner));
    }
  }
  return shared;
}

function repeatsIds({ iterations }: CaseReport): boolean {
  return new Set(iterations.map(({ id }) => id)).size < iterations.length;
}

/**
 * A case may run with several models, or on several hosts that the API does not tell; each counts
 * its iterations from 1. So a number that repeats is a fault where others repeat less often, or
 * where it takes the place of one that was asked for.
 */
function repeatsNumbers({ iterations, planned = 0 }: CaseReport): boolean {
  const numbers = numbersOf(iterations);
  if (numbers.size === iterations.length) return false;
  const groups = byModel(iterations);
  if (groups.every((group) => numbersOf(group).size === group.length)) return false;
  const alike = groups.flatMap((group) => [...Map.groupBy(group, ({ number }) => number).values()]);
  return new Set(alike.map(({ length }) => length)).size > 1 || numbers.size < planned;
}

function numbersOf(iterations: readonly IterationReport[]): Set<number> {
  return new Set(iterations.map(({ number }) => number));
}

function byModel(iterations: readonly IterationReport[]): IterationReport[][] {
  const groups = Map.groupBy(iterations, ({ model }) => model);
  return [...groups.values()].flatMap((group) => [
    ...Map.groupBy(group, ({ provider }) => provider).values(),
  ]);
}

function repeatedAcrossCases(
  shared: ReadonlyMap<CaseReport, ReadonlySet<CaseReport>>,
  told: readonly CaseReport[],
): string[] {
  const toldOf = new Set(told);
  const doubtful = new Set<string>();
  for (const [testCase, owners] of shared) {
    for (const owner of owners) {
      if (owner !== testCase && !toldOf.has(owner)) doubtful.add(owner.title).add(testCase.title);
    }
  }
  return sentence('came back with an iteration of another case', [...doubtful]);
}

/** A pass that the iterations do not bear out. Other criteria of a service may explain a failure. */
function contradictedResult({ run }: Pick<RunReport, 'run'>, counts: Counts): string[] {
  if (run?.result !== 'passed' || run.foreignCases !== undefined || counts.total === 0) return [];
  const { criterion } = run;
  const borneOut = criterion === undefined ? counts.passed > 0 : meetsRate(counts, criterion);
  if (borneOut) return [];
  const found = `${formatCount(counts.passed)} of ${countOf(counts.total, 'iteration')} passed`;
  return [`The run counts as passed, but ${found}`];
}
