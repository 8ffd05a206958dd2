/** Every combination of evidence and policy, held to what must be true of any. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import type { BaselineSearch } from '../../src/model/baseline.ts';
import type { MissingBaselineRule, Policy } from '../../src/model/policy.ts';
import type { IterationReport, RunReport } from '../../src/model/run-report.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { byEffort } from '../support/effort.ts';
import {
  EVIDENCE,
  FOUND,
  MISSING,
  MISSING_RULES,
  NOT_GATING,
  POLICIES,
  REGRESSIONS,
} from '../support/gate/combinations.ts';

const SEARCHES: Readonly<Record<string, BaselineSearch>> = { ...MISSING, ...FOUND };

interface Combination {
  name: string;
  evidence: (typeof EVIDENCE)[number];
  policy: Policy;
  search: BaselineSearch;
  rule: MissingBaselineRule;
}

/** Regressions beside each thing that may be asked of results by themselves. */
const ASKED: Readonly<Record<string, Policy>> = {
  ...POLICIES,
  ...REGRESSIONS,
  ...Object.fromEntries(
    Object.entries(POLICIES).map(([name, policy]) => [
      `${name} and no regression`,
      { ...policy, regression: REGRESSIONS['gate']?.regression } as Policy,
    ]),
  ),
};

/** What a missing baseline comes to matters only where none is found. */
const rulesFor = ({ outcome }: BaselineSearch) =>
  outcome === 'found' ? MISSING_RULES.slice(0, 1) : MISSING_RULES;

function* combinations(): Generator<Combination> {
  for (const evidence of EVIDENCE) {
    for (const [asked, policy] of Object.entries(ASKED)) {
      for (const [found, search] of Object.entries(SEARCHES)) {
        for (const rule of rulesFor(search)) {
          const name = `${evidence.name}; asked: ${asked}; baseline: ${found}, ${rule}`;
          yield { name, evidence, policy, search, rule };
        }
      }
    }
  }
}

const judged = (report: RunReport, { policy, search, rule }: Omit<Combination, 'name'>): Verdict =>
  gate(
    report,
    { ...policy, baseline: { onMissing: rule, maxAgeMs: null, onUnlike: 'warn' } },
    { baseline: search },
  );

let all: { combination: Combination; verdict: Verdict }[];
beforeAll(() => {
  all = [...combinations()].map((combination) => ({
    combination,
    verdict: judged(combination.evidence.report, combination),
  }));
});

/** Names of the combinations for which something does not hold. */
function broken(
  holds: (verdict: Verdict, combination: Combination) => boolean,
  every = 1,
): string[] {
  return all
    .filter((_, at) => at % every === 0)
    .filter(({ verdict, combination }) => !holds(verdict, combination))
    .map(({ verdict, combination }) => `${combination.name}: ${verdict.value}`);
}

/** What needs a verdict of its own is asked of one combination in so many; primes meet all rows. */
const EVERY = byEffort({ ci: 13, soak: 1 });

const iterationsOf = ({ cases }: RunReport): IterationReport[] =>
  cases.flatMap(({ iterations }) => iterations);
const counts = ({ outcome }: IterationReport) => ['passed', 'failed', 'error'].includes(outcome);
const isBad = ({ outcome }: IterationReport) => outcome === 'failed' || outcome === 'error';
const gatesRegressions = ({ policy: { regression } }: Combination) =>
  regression !== undefined && !['inform', 'off'].includes(regression.mode);

describe('of every combination of evidence and policy', () => {
  it('there are tens of thousands', () => {
    expect(all.length).toBeGreaterThan(50_000);
  });

  it('the verdict follows from the checks that gate and apply, each with its reason', () => {
    const names = broken(({ value, checks }) => {
      const deciding = checks.filter((one) => one.gates && one.outcome !== 'notApplicable');
      const outcomes = deciding.map(({ outcome }) => outcome);
      const isMet = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'passed');
      const expected = outcomes.includes('failed') ? 'failed' : isMet ? 'passed' : 'incomplete';
      const isTold = checks.every((one) => one.outcome !== 'undecided' || one.reason !== undefined);
      return value === expected && isTold;
    });
    expect(names).toEqual([]);
  });

  it('a run that broke off is neither passed nor failed', () => {
    expect(
      broken(({ value }, { evidence }) => !evidence.isBroken || value === 'incomplete'),
    ).toEqual([]);
  });

  it('nothing passes, and nothing fails, without a result', () => {
    const names = broken(
      ({ value }, { evidence: { report } }) =>
        iterationsOf(report).some(counts) || value === 'incomplete',
    );
    expect(names).toEqual([]);
  });

  it('nothing fails where nothing did, but a budget', () => {
    const names = broken(({ value, checks }, { evidence: { report } }) => {
      const failed = checks.filter(({ outcome, gates }) => gates && outcome === 'failed');
      const isOfBudget = failed.some(({ id }) => id.startsWith('max-'));
      return iterationsOf(report).some(isBad) || isOfBudget || value !== 'failed';
    });
    expect(names).toEqual([]);
  });

  it('trouble of the infrastructure alone never turns into a pass', () => {
    const names = broken(
      ({ value }, { evidence: { report } }) =>
        report.problems.every(({ isShortfall }) => isShortfall) || value !== 'passed',
    );
    expect(names).toEqual([]);
  });

  it('a gating comparison without a baseline decides what is asked of that, and no more', () => {
    const names = broken((verdict, combination) => {
      const { search, rule, policy, evidence } = combination;
      if (!gatesRegressions(combination) || search.outcome === 'found') return true;
      const { regression: _, ...others } = policy;
      const without = judged(evidence.report, { ...combination, policy: others });
      if (search.outcome === 'unreadable') return verdict.value !== 'passed';
      if (search.outcome === 'not-asked' || rule === 'not-applicable') {
        return verdict.value === without.value;
      }
      const isFirstRun = rule === 'pass' && search.outcome === 'none';
      return isFirstRun || verdict.value !== 'passed';
    }, EVERY);
    expect(names).toEqual([]);
  });

  it('a comparison that only informs, or is off, changes no verdict', () => {
    const names = broken(({ value }, combination) => {
      if (combination.policy.regression !== undefined) return true;
      return NOT_GATING.every(({ regression }) => {
        const policy = { ...combination.policy, ...(regression && { regression }) };
        return judged(combination.evidence.report, { ...combination, policy }).value === value;
      });
    }, EVERY);
    expect(names).toEqual([]);
  });

  it('what shares nothing with its baseline does not pass for that', () => {
    const names = broken((verdict, combination) => {
      const isStranger = [FOUND['other cases'], FOUND['no results']].includes(combination.search);
      if (!isStranger || !gatesRegressions(combination)) return true;
      const check = verdict.checks.find(({ id }) => id === 'no-regression');
      return check?.outcome === 'undecided';
    });
    expect(names).toEqual([]);
  });
});

/** What may be lost of evidence on its way, with what was planned still known. */
const LOSSES: Readonly<Record<string, (report: RunReport) => RunReport>> = {
  'all token counts': (report) =>
    withIterations(report, (one) => ({
      ...one,
      tokens: { input: null, output: null, total: null },
    })),
  'all durations': (report) => withIterations(report, (one) => ({ ...one, durationMs: null })),
  'the result of each first iteration': (report) =>
    withIterations(report, (one) => (one.number === 1 ? { ...one, outcome: 'unfinished' } : one)),
  'each last iteration': (report) => ({
    ...report,
    cases: report.cases.map((one) => ({ ...one, iterations: one.iterations.slice(0, -1) })),
  }),
  'all iterations of a case': (report) => ({
    ...report,
    cases: report.cases.map((one, place) => (place === 2 ? { ...one, iterations: [] } : one)),
  }),
};

function withIterations(
  report: RunReport,
  to: (one: IterationReport) => IterationReport,
): RunReport {
  return {
    ...report,
    cases: report.cases.map((one) => ({ ...one, iterations: one.iterations.map(to) })),
  };
}

describe('whatever is lost of it', () => {
  it.each(Object.entries(LOSSES))('%s: nothing passes that did not before', (_, lose) => {
    const names = broken(({ value }, combination) => {
      if (value === 'passed') return true;
      return judged(lose(combination.evidence.report), combination).value !== 'passed';
    }, EVERY);
    expect(names).toEqual([]);
  });
});
