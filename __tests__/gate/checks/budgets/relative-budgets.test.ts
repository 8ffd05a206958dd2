import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../../src/gate/gate.ts';
import type { BaselineOrigin, BaselineSearch } from '../../../../src/model/baseline.ts';
import type { Budgets, Policy } from '../../../../src/model/policy.ts';
import type { IterationReport, RunReport } from '../../../../src/model/run-report.ts';
import { checkWords } from '../../../../src/render/words/check-words.ts';
import { declared, NETWORK } from '../../../support/gate/judged-reports.ts';
import { ORIGIN } from '../../../support/gate/two-reports.ts';
import { caseOf, iteration, runFacts, runReport } from '../../../support/render/sample-reports.ts';

const CHECKOUT: BaselineOrigin = { ...ORIGIN, kind: 'checkout' };
const byGrowth = (growth: number) => ({ kind: 'relative' as const, growth });

/** Cases whose iterations used so much of something. */
function cases(
  used: readonly (readonly (number | null)[])[],
  member: (value: number | null) => Partial<IterationReport>,
  changes: Partial<RunReport> = {},
): RunReport {
  return runReport(
    used.map((values, at) => ({
      ...caseOf(`case ${at}`, []),
      iterations: values.map((value, index) =>
        iteration({ id: `${at}-${index}`, number: index + 1, ...member(value) }),
      ),
    })),
    changes,
  );
}

const tokens = (total: number | null) => ({ tokens: { input: null, output: null, total } });
const took = (durationMs: number | null) => ({ durationMs });

/** Of eight cases with five iterations each. */
const grid = (value: (at: number, index: number) => number) =>
  Array.from({ length: 8 }, (_, at) =>
    Array.from({ length: 5 }, (_one, index) => value(at, index)),
  );
const usual = grid((at, index) => 1_000 * (at + 1) + 10 * index);
const times = (factor: number) => grid((at, index) => (1_000 * (at + 1) + 10 * index) * factor);

function judged(
  { head, baseline }: { head: RunReport; baseline: RunReport },
  budgets: Budgets,
  { origin = ORIGIN, ...policy }: Partial<Policy> & { origin?: BaselineOrigin } = {},
) {
  const search: BaselineSearch = { outcome: 'found', baseline: { report: baseline, origin } };
  const { checks } = gate(head, { minPassRate: 0, budgets, ...policy }, { baseline: search });
  const check = checks.find(({ unit }) => unit === 'growth');
  if (check === undefined) throw new Error('There is no such check.');
  return { ...check, words: checkWords(check) };
}

const TOKENS = { maxTotalTokens: byGrowth(0.1) };
const baseline = cases(usual, tokens);

describe('a budget of tokens relative to the baseline', () => {
  it('is missed by a growth that chance does not explain', () => {
    const check = judged({ head: cases(times(1.3), tokens), baseline }, TOKENS);
    expect(check).toMatchObject({ outcome: 'failed', unit: 'growth', threshold: 0.1 });
    expect(check.observed).toBeCloseTo(0.3, 2);
    expect(check.pValue).toBeLessThan(0.001);
    expect(check.words.expected).toBe('at most 10% more than in the baseline');
    expect(check.words.actual).toBe(
      '30% more (90% interval 29.8% to 30.2%): 5,876 an iteration, 4,520 in the baseline',
    );
  });

  it.each([1, 1.05, 0.5])('is met at %d times as many', (factor) => {
    expect(judged({ head: cases(times(factor), tokens), baseline }, TOKENS).outcome).toBe('passed');
  });

  it('looks only at what both sides have', () => {
    const head = cases([...usual, [900_000, 900_000]], tokens);
    expect(judged({ head, baseline }, TOKENS)).toMatchObject({ outcome: 'passed', sampleSize: 40 });
    const other = cases([[1]], tokens);
    const alone = { ...other, cases: [{ ...caseOf('other', ['passed']) }] };
    expect(judged({ head: alone, baseline }, TOKENS).reason).toEqual({ code: 'nothing-shared' });
  });

  it('says so where the baseline does not tell', () => {
    const silent = cases(usual, () => tokens(null));
    expect(judged({ head: cases(times(1), tokens), baseline: silent }, TOKENS).reason).toEqual({
      ...{ code: 'baseline-not-told', figure: 'tokens' },
    });
  });

  it('leaves cases in quarantine out on both sides', () => {
    const only = times(1).map((values, at) => (at === 0 ? values : values.slice(0, 0)));
    const quarantine = [{ case: 'case 0', reason: 'r', owner: 'o', expiresAtMs: 1 }];
    const check = judged({ head: cases(only, tokens), baseline }, TOKENS, { quarantine });
    expect(check.outcome).toBe('undecided');
  });

  it('is undecided where no sample of that size could have missed it', () => {
    const few = { head: cases([[1_000]], tokens), baseline: cases([[1_000]], tokens) };
    expect(judged(few, TOKENS)).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'budget-could-not-fail' } },
    });
  });

  it('counts what is not told both ways', () => {
    const gap = (factor: number, count: number) =>
      times(factor).map((values) => values.map((value, index) => (index < count ? null : value)));
    const head = (factor: number, count: number) => cases(gap(factor, count), tokens);
    expect(judged({ head: head(2, 1), baseline }, TOKENS).outcome).toBe('failed');
    expect(judged({ head: head(1, 4), baseline }, TOKENS)).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'not-told', figure: 'tokens', count: 32 } },
    });
    const one = times(0.5).map((values, at) => (at === 0 ? [null, ...values.slice(1)] : values));
    expect(judged({ head: cases(one, tokens), baseline }, TOKENS).outcome).toBe('passed');
  });

  it('does not pass where nobody knows what was not read', () => {
    const run = runFacts(declared(60, 60, 0));
    const head = cases(times(0.5), tokens, { run, problems: [NETWORK] });
    expect(judged({ head, baseline }, TOKENS).outcome).toBe('undecided');
    const cut = cases(times(2), tokens, { run: runFacts({ status: 'timed_out', result: null }) });
    expect(judged({ head: cut, baseline }, TOKENS).outcome).toBe('undecided');
  });
});

describe('a budget of time relative to the baseline', () => {
  const LATENCY = { maxP95LatencyMs: byGrowth(0.1) };
  const sides = { head: cases(times(1.5), took), baseline: cases(usual, took) };

  it('is only suspected to be missed in another session', () => {
    expect(judged(sides, LATENCY)).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'other-session' } },
      words: {
        reason: 'more time was taken, but in another session than the baseline; drift not excluded',
      },
    });
    expect(judged({ ...sides, head: cases(usual, took) }, LATENCY).outcome).toBe('passed');
  });

  it('is missed in the same session', () => {
    expect(judged(sides, LATENCY, { origin: CHECKOUT }).outcome).toBe('failed');
  });

  it('shows percentiles, and does not go by them', () => {
    const outlier = usual.map((values, at) => (at === 7 ? [...values.slice(1), 900_000] : values));
    const check = judged({ head: cases(outlier, took), baseline: cases(usual, took) }, LATENCY);
    expect(check).toMatchObject({ outcome: 'passed' });
    expect(check.sides?.baseline).toBe(8_020);
    expect(check.words.actual).toContain('at the 95th percentile');
  });

  it('of the run compares two durations', () => {
    const lasting = (minutes: number) =>
      cases(usual, took, { run: runFacts({ createdAtMs: 0, completedAtMs: minutes * 60_000 }) });
    const DURATION = { maxDurationMinutes: byGrowth(0.1) };
    const run = (minutes: number, origin = CHECKOUT) =>
      judged({ head: lasting(minutes), baseline: lasting(10) }, DURATION, { origin });
    expect(run(11).outcome).toBe('passed');
    expect(run(12)).toMatchObject({ outcome: 'failed', sides: { baseline: 10, head: 12 } });
    expect(run(12, ORIGIN).reason).toEqual({ code: 'other-session' });
    expect(run(12).words.actual).toBe('20% more: 12 min, 10 min in the baseline');
  });
});

describe('a budget of money relative to the baseline', () => {
  const spent = (input: number | null) => ({
    ...{ tokens: { input, output: 0, total: null }, model: 'm', provider: 'p' },
  });
  const small = (factor: number) => cases(times(factor), spent);
  const prices = new Map([['p/m', { input: 0.5, output: 1 }]]);
  const cost = (factor: number, given = prices) =>
    judged({ head: small(factor), baseline: small(1) }, { maxCost: byGrowth(0.1), prices: given });

  it('is told of amounts that are small parts of one', () => {
    expect(cost(1.5)).toMatchObject({ outcome: 'failed' });
    expect(cost(1.5).sides?.head).toBeCloseTo(0.00339);
    expect(cost(1).outcome).toBe('passed');
  });

  it('is undecided where a model has no price', () => {
    expect(cost(1, new Map()).reason).toMatchObject({ code: 'no-price', models: ['p/m'] });
  });
});

describe('without a baseline', () => {
  const missing = (search: BaselineSearch, policy: Partial<Policy> = {}) =>
    gate(
      cases(usual, tokens),
      { minPassRate: 0, budgets: TOKENS, ...policy },
      { baseline: search },
    ).checks.find(({ id }) => id === 'max-total-tokens');
  const none: BaselineSearch = { outcome: 'none', message: 'There is no earlier run.' };
  const missingRule = (onMissing: 'incomplete' | 'pass') => ({
    baseline: { onMissing, maxAgeMs: null, onUnlike: 'warn' as const },
  });

  it('does not apply, unless it is to', () => {
    expect(missing(none)?.outcome).toBe('notApplicable');
    expect(missing(none, missingRule('incomplete'))?.outcome).toBe('undecided');
    expect(missing(none, missingRule('pass'))?.outcome).toBe('passed');
    const unreadable: BaselineSearch = { outcome: 'unreadable', message: 'It is no report.' };
    expect(missing(unreadable)?.outcome).toBe('undecided');
  });
});
