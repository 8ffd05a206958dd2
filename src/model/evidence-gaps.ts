import { type Counts, countCase, countReport, meetsRate } from './counts.ts';
import { bearsOut } from './declared-counts.ts';
import { listNames } from './listed-names.ts';
import { countOf, formatCount } from './quantity.ts';
import type { CaseReport, RunReport } from './run-report.ts';

/**
 * What a run that completed shows by itself to be missing or to contradict itself, in sentences
 * that name the cases: what was planned is held against what there is, case by case.
 * @param told ids of cases of which it is said already why they did not run.
 */
export function evidenceGaps(
  report: Pick<RunReport, 'source' | 'run' | 'cases'>,
  told: ReadonlySet<string> = new Set(),
): string[] {
  const { run, cases } = report;
  if (report.source !== 'run' || run?.status !== 'completed') return [];
  const short = cases
    .filter(({ id }) => !told.has(id))
    .map((testCase) => ({ testCase, total: countCase(testCase).total }))
    .filter(({ testCase, total }) => !bearsOut(testCase.planned ?? null, total, 'more'));
  const absent = short.filter(({ total }) => total === 0);
  const fewer = short.filter(({ total }) => total > 0);
  const repeated = cases.filter(hasRepeats);
  return [
    ...sentence(
      'did not run',
      absent.map(({ testCase }) => testCase.title),
    ),
    ...sentence(
      'ran fewer iterations than were asked for',
      fewer.map(({ testCase, total }) => `${testCase.title} (${total} of ${testCase.planned})`),
    ),
    ...sentence(
      'came back with the same iteration more than once',
      repeated.map(({ title }) => title),
    ),
    ...repeatedAcrossCases(cases, repeated),
    ...contradictedResult(report, countReport(report)),
  ];
}

function sentence(what: string, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [`${countOf(names.length, 'case')} ${what}: ${listNames(names)}`];
}

/**
 * A case may run with several models, or on several hosts that the API does not tell; each counts
 * its iterations from 1. So a number that repeats is a fault where others repeat less often, or
 * where it takes the place of one that was asked for.
 */
function hasRepeats({ iterations, planned = 0 }: CaseReport): boolean {
  if (new Set(iterations.map(({ id }) => id)).size < iterations.length) return true;
  const places = Map.groupBy(iterations, ({ number, model, provider }) =>
    JSON.stringify([number, model, provider]),
  );
  if (places.size === iterations.length) return false;
  const often = new Set([...places.values()].map(({ length }) => length));
  return often.size > 1 || new Set(iterations.map(({ number }) => number)).size < planned;
}

function repeatedAcrossCases(cases: readonly CaseReport[], told: readonly CaseReport[]): string[] {
  const owners = new Map<string, CaseReport>();
  const doubtful = new Set<string>();
  for (const testCase of cases) {
    for (const { id } of testCase.iterations) {
      const owner = owners.get(id) ?? testCase;
      owners.set(id, owner);
      if (owner !== testCase && !told.includes(owner))
        doubtful.add(owner.title).add(testCase.title);
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
  return [`The service says that the run passed, but ${found}`];
}
