import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../../src/gate/gate.ts';
import type { Budgets } from '../../../../src/model/policy.ts';
import type { CaseReport, IterationReport, RunReport } from '../../../../src/model/run-report.ts';
import { checkWords } from '../../../../src/render/words/check-words.ts';
import { declared, NETWORK, outcomes } from '../../../support/gate/judged-reports.ts';
import { caseOf, iteration, runFacts, runReport } from '../../../support/render/sample-reports.ts';

/** What the gate says of a budget, the pass rate aside. */
function judged(report: RunReport, budgets: Budgets) {
  const { checks, value } = gate(report, { minPassRate: 0, budgets });
  const check = checks.at(-1);
  if (check === undefined) throw new Error('There is no check.');
  return { ...check, words: checkWords(check), value };
}

const absolute = (limit: number) => ({ kind: 'absolute' as const, limit });
const NO_TOKENS = { input: null, output: null, total: null };

/** A case with an iteration each. */
function caseWith(title: string, iterations: Partial<IterationReport>[]): CaseReport {
  return {
    ...caseOf(title, []),
    iterations: iterations.map((changes, index) =>
      iteration({ id: `${title} ${index}`, number: index + 1, ...changes }),
    ),
  };
}

const tokens = (total: number | null) => ({ tokens: { ...NO_TOKENS, total } });

describe('a budget of tokens', () => {
  const report = runReport([
    caseWith('a', [tokens(600), tokens(300)]),
    caseWith('b', [tokens(100)]),
  ]);

  it.each([
    [1_000, 'passed'],
    [999, 'failed'],
  ])('of %d in all: %s', (limit, outcome) => {
    const check = judged(report, { maxTotalTokens: absolute(limit) });
    expect(check).toMatchObject({ outcome, observed: 1_000, unit: 'tokens', sampleSize: 3 });
    expect(check.words).toMatchObject({ expected: `at most ${limit === 999 ? '999' : '1,000'}` });
  });

  it('goes by the sum of both kinds where no total is told', () => {
    const parts = { tokens: { input: 700, output: 200, total: null } };
    const check = judged(runReport([caseWith('a', [parts])]), { maxTotalTokens: absolute(899) });
    expect(check).toMatchObject({ outcome: 'failed', observed: 900 });
  });

  it('is undecided where a count is missing, but for what is over it already', () => {
    const gaps = runReport([caseWith('a', [tokens(600), tokens(null)])]);
    expect(judged(gaps, { maxTotalTokens: absolute(599) })).toMatchObject({ outcome: 'failed' });
    const check = judged(gaps, { maxTotalTokens: absolute(600) });
    expect(check).toMatchObject({
      ...{ outcome: 'undecided', value: 'incomplete', observed: 600 },
      reason: { code: 'not-told', figure: 'tokens', count: 1 },
      words: { actual: '600 as far as is known', reason: '1 iteration does not tell its tokens' },
    });
  });

  it('leaves the pass rate alone', () => {
    const gaps = runReport([caseWith('a', [tokens(600), tokens(null)])]);
    const { checks } = gate(gaps, { minPassRate: 1, budgets: { maxTotalTokens: absolute(600) } });
    expect(checks.find(({ id }) => id === 'min-pass-rate')?.outcome).toBe('passed');
  });

  it('takes an iteration without a model for one without tokens, beside those that tell theirs', () => {
    const calls = { ...tokens(null), model: null, provider: null };
    const mixed = runReport([caseWith('a', [tokens(600)]), caseWith('b', [calls, calls])]);
    expect(judged(mixed, { maxTotalTokens: absolute(600) }).outcome).toBe('passed');
    const none = runReport([caseWith('a', [calls])]);
    expect(judged(none, { maxTotalTokens: absolute(600) })).toMatchObject({
      ...{ outcome: 'undecided', observed: null, reason: { code: 'not-told', count: 1 } },
    });
  });

  it.each([
    ['tells its tokens', tokens(600)],
    ['names a model', tokens(null)],
  ])('takes one for nothing told where another iteration of its case %s', (_, other) => {
    const silent = { ...tokens(null), model: null, provider: null };
    const report = runReport([caseWith('a', [tokens(1)]), caseWith('b', [other, silent])]);
    const prices = new Map([['anthropic/claude-sonnet-4-5', { input: 1, output: 1 }]]);
    for (const budgets of [
      { maxTotalTokens: absolute(601) },
      { maxCost: absolute(1), prices },
    ] satisfies Budgets[]) {
      expect(judged(report, budgets)).toMatchObject({
        ...{ outcome: 'undecided', value: 'incomplete', reason: { code: 'not-told' } },
      });
    }
  });

  it('is missed by what ran before the run was cut short, and met by none of that', () => {
    const cut = {
      ...report,
      problems: [{ kind: 'timeout' as const, message: 'It took too long.' }],
    };
    expect(judged(cut, { maxTotalTokens: absolute(999) }).outcome).toBe('failed');
    expect(judged(cut, { maxTotalTokens: absolute(5_000) })).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'problem', message: 'It took too long.' } },
    });
  });

  it('is no sum of numbers that nobody can have used', () => {
    const odd = runReport([caseWith('a', [tokens(2_000), tokens(-1_500)])]);
    expect(judged(odd, { maxTotalTokens: absolute(1_000) }).outcome).toBe('failed');
  });

  it('counts no case in quarantine', () => {
    const quarantine = [{ case: 'a', reason: 'r', owner: 'o', expiresAtMs: 1 }];
    const policy = { minPassRate: 0, budgets: { maxTotalTokens: absolute(100) }, quarantine };
    expect(gate(report, policy).value).toBe('passed');
  });
});

describe('a budget of tool calls', () => {
  const calls = (count: number) => ({
    actualToolCalls: Array.from({ length: count }, () => ({ toolName: 't', arguments: {} })),
  });
  const report = runReport([caseWith('a', [calls(3), calls(9)]), caseWith('b', [calls(4)])]);

  it('is one of each iteration, and names the cases that make more', () => {
    expect(judged(report, { maxToolCalls: absolute(9) })).toMatchObject({
      ...{ outcome: 'passed', observed: 9, words: { actual: 'up to 9' } },
    });
    expect(judged(report, { maxToolCalls: absolute(3) })).toMatchObject({
      outcome: 'failed',
      reason: {
        ...{ code: 'cases-over', more: 0 },
        cases: [
          { title: 'a', most: 9 },
          { title: 'b', most: 4 },
        ],
      },
      words: { reason: '2 cases make more: "a" (9), "b" (4)' },
    });
  });

  it('is undecided of result files, which tell of no calls', () => {
    const files: RunReport = { ...report, source: 'ingest', run: null };
    expect(judged(files, { maxToolCalls: absolute(100) })).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'not-told', figure: 'tool-calls', count: 3 } },
    });
  });

  it('is undecided where an iteration did not end, and missed where that made too many', () => {
    const open = runReport([caseWith('a', [calls(2), { ...calls(5), outcome: 'unfinished' }])]);
    expect(judged(open, { maxToolCalls: absolute(5) }).outcome).toBe('undecided');
    expect(judged(open, { maxToolCalls: absolute(4) }).outcome).toBe('failed');
  });
});

describe('a budget of the 95th percentile', () => {
  const took = (durations: (number | null)[], changes: Partial<RunReport> = {}) =>
    runReport(
      [
        caseWith(
          'a',
          durations.map((durationMs) => ({ durationMs })),
        ),
      ],
      changes,
    );
  const many = (count: number, durationMs: number | null) =>
    Array.from({ length: count }, () => durationMs);

  it.each([
    [19, 1, 10, 'passed'],
    [18, 2, 10, 'failed'],
    [18, 2, 900, 'passed'],
  ])('with %d short and %d long ones, within %d ms: %s', (short, long, limit, outcome) => {
    const report = took([...many(short, 10), ...many(long, 900)]);
    expect(judged(report, { maxP95LatencyMs: absolute(limit) }).outcome).toBe(outcome);
  });

  it('counts what is not told both ways', () => {
    const report = took([...many(19, 10), null]);
    expect(judged(report, { maxP95LatencyMs: absolute(10) }).outcome).toBe('passed');
    const two = took([...many(18, 10), ...many(2, null)]);
    expect(judged(two, { maxP95LatencyMs: absolute(10) })).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'not-told', figure: 'duration', count: 2 } },
    });
    const slow = took([...many(17, 10), ...many(2, 900), null]);
    expect(judged(slow, { maxP95LatencyMs: absolute(10) }).outcome).toBe('failed');
  });

  it('counts what is missing both ways, as far as its number is known', () => {
    const run = runFacts(declared(20, 20, 0));
    expect(judged(took(many(19, 10), { run }), { maxP95LatencyMs: absolute(10) }).outcome).toBe(
      'passed',
    );
    const unread = took(many(19, 10), { run, problems: [NETWORK] });
    expect(judged(unread, { maxP95LatencyMs: absolute(10) }).outcome).toBe('undecided');
  });

  it('says nothing of a run that was cut short', () => {
    const report = took(many(20, 900), { run: runFacts({ status: 'cancelled', result: null }) });
    expect(judged(report, { maxP95LatencyMs: absolute(10) }).outcome).toBe('undecided');
  });
});

describe('a budget of minutes', () => {
  const took = (minutes: number) =>
    runReport([caseOf('a', outcomes(1))], {
      run: runFacts({ createdAtMs: 1_000, completedAtMs: 1_000 + minutes * 60_000 }),
    });

  it.each([
    [2, 'passed'],
    [2.01, 'failed'],
  ])('of 2 for a run of %d: %s', (minutes, outcome) => {
    const check = judged(took(minutes), { maxDurationMinutes: absolute(2) });
    expect(check).toMatchObject({ outcome, words: { expected: 'at most 2 min' } });
    expect(check.observed).toBeCloseTo(minutes);
  });

  it('goes by what the service says that the run took', () => {
    const times = { wallMs: 180_000, workMs: 1, startupMs: 0 };
    const execution = { isolation: 'auto', concurrency: 1, starts: 1, servers: [], ...times };
    const run = { ...runFacts(), execution };
    const report = runReport([caseOf('a', outcomes(1))], { run });
    expect(judged(report, { maxDurationMinutes: absolute(2) }).observed).toBe(3);
  });

  it('is undecided where nobody knows, and of a run that has not ended', () => {
    const files: RunReport = { ...took(1), source: 'ingest', run: null };
    expect(judged(files, { maxDurationMinutes: absolute(2) }).reason).toEqual({
      code: 'run-time-unknown',
    });
    const cut = { ...took(9), run: runFacts({ status: 'timed_out', result: null }) };
    expect(judged(cut, { maxDurationMinutes: absolute(0.1) }).outcome).toBe('undecided');
  });
});

describe('a budget of money', () => {
  const used = (input: number | null, output: number | null, model = 'm') => ({
    ...{ tokens: { input, output, total: null }, model, provider: 'p' },
  });
  const prices = new Map([['p/m', { input: 3, output: 15 }]]);
  const cost = (report: RunReport, limit: number) =>
    judged(report, { maxCost: absolute(limit), prices });

  it('is the sum of what both kinds of tokens cost', () => {
    const report = runReport([caseWith('a', [used(1_000_000, 100_000), used(500_000, 0)])]);
    expect(cost(report, 6)).toMatchObject({ outcome: 'passed', observed: 6, unit: 'currency' });
    expect(cost(report, 5.99)).toMatchObject({ outcome: 'failed', words: { actual: '6' } });
  });

  it('is undecided where a model has no price, which is named and never guessed', () => {
    const report = runReport([caseWith('a', [used(1_000_000, 0), used(1, 1, 'other')])]);
    expect(cost(report, 3)).toMatchObject({
      outcome: 'undecided',
      reason: { code: 'no-price', models: ['p/other'], more: 0 },
      words: { reason: 'no price is given for "p/other"' },
    });
    expect(cost(report, 2)).toMatchObject({ outcome: 'failed', observed: 3 });
  });

  it('is undecided where a count is missing', () => {
    const report = runReport([caseWith('a', [used(1_000_000, 0), used(5, null)])]);
    expect(cost(report, 10)).toMatchObject({
      ...{ outcome: 'undecided', reason: { code: 'not-told', figure: 'tokens', count: 1 } },
    });
  });
});

it('does not say by itself that results are good enough', () => {
  const report = runReport([caseOf('a', outcomes(1, 1))]);
  const { value } = gate(report, {
    ...{ minPassRate: null, budgets: { maxTotalTokens: absolute(1e9) } },
  });
  expect(value).toBe('failed');
});
