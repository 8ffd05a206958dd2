import { caseNames } from '../../model/cases/case-names.ts';
import { modelRanOn } from '../../model/cases/models-ran.ts';
import { meetsRate } from '../../model/counts.ts';
import { modelName } from '../../model/listed-names.ts';
import type { CaseRates } from '../../model/policy.ts';
import type { CaseReport, RunReport } from '../../model/run-report.ts';
import type { CaseShortfall, Check } from '../../model/verdict.ts';
import { type CaseTally, tallyCases } from '../evidence/case-tallies.ts';
import { type CheckBase, decide } from '../evidence/decision.ts';
import { missingFrom, type Population } from '../evidence/population.ts';

/** Cases that are named; of others there is a number. */
const MAX_NAMED = 20;

/** A case and the fraction of its iterations that must pass. */
interface RatedCase extends CaseTally {
  rate: number;
}

/**
 * Whether each case passes often enough by itself. What is missing of it counts both ways, and so
 * does what may be of any case.
 */
export function checkCaseRates(report: RunReport, rates: CaseRates, population: Population): Check {
  const { cases, folded, unassigned } = tallyCases(report.cases, population.expectedTotal);
  const rated = cases.flatMap((tally): RatedCase[] => {
    const rate = rateOf(tally.testCase, rates);
    return rate === null ? [] : [{ ...tally, rate }];
  });
  const passing = rates.others === null ? 0 : folded;
  const asked = new Set([...rated.map(({ rate }) => rate), ...(passing > 0 ? [rates.others] : [])]);
  const lowest = rated
    .filter(({ total, missing }) => total > missing)
    .map(({ passed, total, missing }) => passed / (total - missing))
    .reduce((least, share) => Math.min(least, share), passing > 0 ? 1 : Number.POSITIVE_INFINITY);
  const check: CheckBase = {
    ...{ id: 'min-case-pass-rate', gates: true, unit: 'fraction', sampleOf: 'case' },
    threshold: asked.size === 1 ? ([...asked][0] ?? null) : null,
    sampleSize: rated.length + passing,
    observed: Number.isFinite(lowest) ? lowest : null,
  };
  if (rated.length + passing === 0 && population.doubt === null) {
    return { ...check, outcome: 'undecided', reason: { code: 'no-case-rated' } };
  }
  const below = rated.filter((one) => !couldReach(one, unassigned, population));
  const isSure =
    unassigned === 0 &&
    rated.every((one) => surelyReaches(one, population)) &&
    rated.length + passing > 0;
  const decided = decide(check, population, { atBest: below.length === 0, atWorst: isSure });
  if (decided.outcome === 'failed') return { ...decided, reason: naming(below) };
  const missing = missingFrom(population);
  if (decided.outcome !== 'passed') return decided;
  if (population.doubt !== null && missing > 0) {
    return { ...decided, reason: { code: 'counted-as-failed', count: missing } };
  }
  // Those that are folded have no names.
  const unknown = folded > 0 ? [] : namesOfNone(report.cases, rates);
  if (unknown.length === 0) return decided;
  const [names, more] = [unknown.slice(0, MAX_NAMED), Math.max(0, unknown.length - MAX_NAMED)];
  return { ...decided, reason: { code: 'rated-unknown', names, more } };
}

/** Names of cases, tags and models of which a rate is asked, and which no case has. */
function namesOfNone(cases: readonly CaseReport[], rates: CaseRates): string[] {
  const without = (wanted: ReadonlyMap<string, number>, namesOf: NamesOf) => {
    const missing = new Set(wanted.keys());
    if (missing.size > 0) {
      for (const one of cases) for (const name of namesOf(one)) missing.delete(name);
    }
    return [...missing];
  };
  return [
    ...without(rates.byCase, caseNames),
    ...without(rates.byTag, tagsOf),
    ...without(rates.byModel, modelsOf),
  ];
}

type NamesOf = (testCase: CaseReport) => Iterable<string>;

const tagsOf: NamesOf = ({ tags = [] }) => tags;

/** The rate that is asked of a case: its own, else that of a tag, of its model, of all others. */
export function rateOf(testCase: CaseReport, rates: CaseRates): number | null {
  return (
    strictest(() => caseNames(testCase), rates.byCase) ??
    strictest(() => tagsOf(testCase), rates.byTag) ??
    strictest(() => modelsOf(testCase), rates.byModel) ??
    rates.others
  );
}

function modelsOf(testCase: CaseReport): Set<string> {
  const { variant, iterations } = testCase;
  const models = new Set(iterations.flatMap((one) => modelRanOn(one, testCase) ?? []));
  if (variant !== undefined) models.add(modelName(variant));
  return models;
}

/** Of several that are named alike, the one that asks for most. */
function strictest(
  namesOf: () => Iterable<string>,
  rates: ReadonlyMap<string, number>,
): number | null {
  if (rates.size === 0) return null;
  const asked = [...namesOf()].flatMap((name) => rates.get(name) ?? []);
  return asked.length === 0 ? null : asked.reduce((most, rate) => Math.max(most, rate));
}

/** Whether a case would pass often enough if all that may be missing of it had passed. */
function couldReach(
  { rate, passed, total, missing }: RatedCase,
  unassigned: number,
  { doubt }: Population,
): boolean {
  if (doubt === null) return meetsRate({ passed, total }, rate);
  const failed = total - passed - missing;
  if (!Number.isFinite(unassigned)) return failed === 0 || rate < 1;
  const all = total + unassigned;
  return meetsRate({ passed: all - failed, total: all }, rate);
}

/** Whether it does even if all of that had failed. */
function surelyReaches(
  { rate, passed, total }: RatedCase,
  { doubt, isCounted }: Population,
): boolean {
  return (doubt === null || isCounted) && meetsRate({ passed, total }, rate);
}

/** The worst first. */
function naming(below: readonly RatedCase[]) {
  const cases = below
    .map(({ testCase, passed, total, rate }): CaseShortfall => {
      const least = Math.ceil(rate * total - total * 1e-9);
      return { title: testCase.title, passed, total, least };
    })
    .sort((one, other) => one.passed / one.total - other.passed / other.total);
  return {
    code: 'cases-below' as const,
    cases: cases.slice(0, MAX_NAMED),
    more: Math.max(0, cases.length - MAX_NAMED),
  };
}
