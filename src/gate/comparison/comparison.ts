import type { BaselineOrigin } from '../../model/baseline.ts';
import type { Comparison, ComparisonNote } from '../../model/regression/comparison.ts';
import {
  comparedCase,
  flakyCase,
  listOf,
  namedCase,
  namedResults,
  type SingleCall,
} from './case-lists.ts';
import type { PairedCase, Pairing } from './pairing.ts';
import { isFlakyHere, passesAll, type RuledCase } from './rules/rules.ts';
import type { StatisticalFinding } from './rules/statistical-rule.ts';
import type { StrictFinding } from './rules/strict-rule.ts';

/** All that was found out about two reports. */
export interface Findings {
  origin: BaselineOrigin;
  pairing: Pairing;
  cases: readonly RuledCase[];
  strict: StrictFinding;
  statistical: StatisticalFinding | null;
  notes: ComparisonNote[];
  confidence: number;
}

/** What stands in the report: each case under the one heading that tells most of it. */
export function comparisonOf(findings: Findings): Comparison {
  const { origin, pairing, cases, strict, statistical, notes } = findings;
  const callOf = callsOf(statistical);
  const compared = (one: RuledCase) => comparedCase(one, callOf(one));
  const regressed = new Set(strict.regressed);
  for (const one of cases) if (callOf(one)?.called) regressed.add(one);
  const flaky = cases.filter((one) => isFlakyHere(one) && !regressed.has(one));
  const fell = cases.filter(
    (one) =>
      one.rule === 'statistical' && rateFell(one) && !regressed.has(one) && !one.isKnownFlaky,
  );
  const told = new Set([...regressed, ...flaky, ...fell]);
  const stillFailing = cases.filter((one) => failsOnBothSides(one) && !told.has(one));
  const byPValue = (one: RuledCase, other: RuledCase) =>
    (callOf(one)?.pValue ?? 0) - (callOf(other)?.pValue ?? 0);
  const pairs = (some: readonly PairedCase[]) => listOf(some.map(namedCase));
  return {
    origin,
    rules: appliedRules(cases),
    regressed: listOf([...regressed].sort(byPValue).map(compared)),
    fell: listOf(fell.sort(byPValue).map(compared)),
    flaky: listOf(flaky.map((one) => flakyCase(one, callOf(one)))),
    fixed: listOf(cases.filter(isFixed).map(compared)),
    stillFailing: listOf(stillFailing.map(compared)),
    ...{ changed: pairs(pairing.changed), notRun: pairs(pairing.notRun) },
    added: listOf(pairing.added.map(namedResults)),
    removed: listOf(pairing.removed.map(namedResults)),
    ambiguous: listOf(
      pairing.ambiguous.flatMap(({ head, baseline }) =>
        [...head, ...baseline].slice(0, 1).map(namedResults),
      ),
    ),
    otherServers: pairs(pairing.otherServers),
    ...(pairing.servers !== null && { servers: pairing.servers }),
    ...figuresOf(statistical, findings.confidence),
    notes,
  };
}

function callsOf(finding: StatisticalFinding | null): (one: RuledCase) => SingleCall | null {
  const calls = new Map(finding?.cases.map((one, at) => [one, finding.calls.cases[at] ?? null]));
  return (one) => calls.get(one) ?? null;
}

function appliedRules(cases: readonly RuledCase[]): Comparison['rules'] {
  const alike = Map.groupBy(cases, ({ rule, ground }) => `${rule} ${ground}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [{ rule: first.rule, ground: first.ground, cases: listOf(group.map(namedCase)) }];
  });
}

function rateFell({ baseline, head }: RuledCase): boolean {
  return (
    head.passed * (baseline.passed + baseline.failed) <
    baseline.passed * (head.passed + head.failed)
  );
}

function isFixed({ baseline, head }: RuledCase): boolean {
  return baseline.failed > 0 && passesAll(head) && head.missing === 0;
}

function failsOnBothSides({ baseline, head }: RuledCase): boolean {
  return baseline.failed > 0 && head.failed > 0;
}

function figuresOf(
  finding: StatisticalFinding | null,
  confidence: number,
): Pick<Comparison, 'effect' | 'smallestDrop'> {
  if (finding === null) return {};
  const { effect, smallestDrop } = finding;
  if (effect === null) return { smallestDrop };
  const { delta, interval } = effect;
  const twoSided = 2 * confidence - 1;
  return {
    effect: { delta, low: interval.lower, high: interval.upper, confidence: twoSided },
    smallestDrop,
  };
}
