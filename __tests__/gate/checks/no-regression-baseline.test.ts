import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import type { BaselineSearch } from '../../../src/model/baseline.ts';
import { packHistory, type RunOutcome } from '../../../src/model/cases/case-history.ts';
import type { MissingBaselineRule, RegressionMode } from '../../../src/model/policy.ts';
import type { CaseReport, Digest } from '../../../src/model/run-report.ts';
import type { CheckOutcome, VerdictValue } from '../../../src/model/verdict.ts';
import {
  type Asked,
  alike,
  type Ended,
  held,
  modelCase,
  ORIGIN,
  plainCase,
  policyOf,
  regressionCheck,
} from '../../support/gate/two-reports.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const plain = (title: string, ended: Ended) => plainCase(title, ended);
const rest = alike(4, [1], plainCase, 'other');

describe('a case with a history', () => {
  const historyOf = (
    title: string,
    outcomes: readonly RunOutcome[],
    definition: Digest | null = null,
  ) => {
    const { identity } = plain(title, [1]);
    return packHistory(identity ? [{ identity, definition, outcomes }] : []);
  };
  const runs = (passed: number, failed: number): RunOutcome[] => [
    ...Array<RunOutcome>(failed).fill('failed'),
    ...Array<RunOutcome>(passed).fill('passed'),
  ];
  const judged = (outcomes: readonly RunOutcome[], asked: Asked = {}) =>
    held(
      [plain('a', [1]), ...rest],
      runReport([plain('a', [0, 1]), ...rest], { caseHistory: historyOf('a', outcomes) }),
      asked,
    );

  it.each<[string, readonly RunOutcome[], Asked, CheckOutcome]>([
    ['none', [], {}, 'failed'],
    ['few passes and no failure', runs(5, 0), {}, 'failed'],
    ['many passes and no failure', runs(30, 0), {}, 'failed'],
    ['one failure', runs(9, 1), {}, 'passed'],
    ['one failure long ago', runs(29, 1), {}, 'passed'],
    [
      'one failure, rarer than is asked',
      runs(29, 1),
      { regression: { confidence: 0.9 } },
      'failed',
    ],
    ['one that took several tries', [...runs(4, 0), 'varied'], {}, 'passed'],
    ['one failure, all held to every iteration', runs(9, 1), { mode: 'strict' }, 'passed'],
  ])('fails unless it is known to be flaky: %s', (_, outcomes, asked, outcome) => {
    const { check, verdict } = judged(outcomes, asked);
    expect(check.outcome).toBe(outcome);
    expect(verdict.comparison?.flaky.count).toBe(outcome === 'passed' ? 1 : 0);
    expect(verdict.comparison?.regressed.count).toBe(outcome === 'failed' ? 1 : 0);
  });

  it('that is of another definition fails', () => {
    const of = (ended: Ended) => ({ ...plain('a', ended), definition: 'a'.repeat(16) as Digest });
    const caseHistory = historyOf('a', runs(9, 1), 'b'.repeat(16) as Digest);
    const head = runReport([of([0, 1]), ...rest], { caseHistory });
    expect(held([of([1]), ...rest], head).check.outcome).toBe('failed');
  });

  it.each<[string, Asked]>([
    ['as it is', {}],
    ['as all are held to the test', { mode: 'statistical' }],
  ])(
    'that is sampled is told by how much it fell, and not as known to be flaky: %s',
    (_, asked) => {
      const kind = asked.mode === undefined ? modelCase : plainCase;
      const others = alike(9, [5], kind, 'other');
      const head = runReport([kind('a', [3, 2]), kind('b', [4, 1]), ...others], {
        caseHistory: [
          ...historyOf('a', ['varied', 'varied', 'passed']),
          ...historyOf('b', ['varied', 'varied', 'varied']),
        ],
      });
      const { check, verdict } = held(
        [kind('a', [4, 1]), kind('b', [4, 1]), ...others],
        head,
        asked,
      );
      expect(check).toMatchObject({ outcome: 'passed', regression: { flaky: 0 } });
      expect(verdict.comparison?.flaky.count).toBe(0);
      expect(verdict.comparison?.fell.named).toMatchObject([{ title: 'a' }]);
    },
  );

  it('is known by what its baseline carries where the head carries none', () => {
    const baseline = runReport([plain('a', [1]), ...rest], {
      caseHistory: historyOf('a', runs(3, 1)),
    });
    const { verdict } = held(baseline, [plain('a', [0, 1]), ...rest]);
    expect(verdict.comparison?.flaky.named).toMatchObject([
      { title: 'a', history: { runs: 5, passed: 4 }, rarity: 2 / 6 },
    ]);
    expect(verdict.value).toBe('passed');
  });
});

it('of which cases are in quarantine here says nothing of them', () => {
  const entry = { case: 'a', reason: 'slow', owner: 'me', expiresAtMs: 1 };
  const { check, verdict } = held([plain('a', [1]), ...rest], [plain('a', [0, 1]), ...rest], {
    policy: { quarantine: [entry] },
  });
  expect(check.outcome).toBe('passed');
  expect(verdict.comparison?.removed.count).toBe(0);
});

describe('a baseline', () => {
  const HEAD = runReport([plain('a', [0, 1]), ...rest]);
  const found = runReport([plain('a', [1]), ...rest]);
  const message = 'None is there.';

  it.each<[BaselineSearch, RegressionMode | null, MissingBaselineRule | null, CheckOutcome | null]>(
    [
      [{ outcome: 'not-asked' }, null, null, null],
      [{ outcome: 'not-asked' }, 'inform', null, null],
      [{ outcome: 'not-asked' }, 'gate', null, 'notApplicable'],
      [{ outcome: 'none', message }, null, null, 'notApplicable'],
      [{ outcome: 'none', message }, 'off', null, null],
      [{ outcome: 'none', message }, 'gate', null, 'notApplicable'],
      [{ outcome: 'none', message }, 'gate', 'incomplete', 'undecided'],
      [{ outcome: 'none', message }, 'gate', 'pass', 'passed'],
      [{ outcome: 'unknown', message }, 'gate', 'not-applicable', 'notApplicable'],
      [{ outcome: 'unknown', message }, 'gate', 'incomplete', 'undecided'],
      [{ outcome: 'unknown', message }, 'gate', 'pass', 'undecided'],
      [{ outcome: 'unreadable', message }, 'gate', null, 'undecided'],
      [{ outcome: 'unreadable', message }, 'gate', 'pass', 'undecided'],
    ],
  )('that is not there decides as is asked: %j, %s, %s: %s', (search, mode, onMissing, outcome) => {
    const policy = {
      ...(mode === null ? { minPassRate: null } : policyOf({ mode })),
      ...(onMissing && { baseline: { onMissing, maxAgeMs: null, onUnlike: 'warn' as const } }),
    };
    const { checks } = gate(HEAD, policy, { baseline: search });
    expect(checks.find(({ id }) => id === 'no-regression')?.outcome ?? null).toBe(outcome);
  });

  it.each<[RegressionMode | null, boolean, VerdictValue]>([
    [null, false, 'failed'],
    ['inform', false, 'failed'],
    ['gate', true, 'failed'],
  ])('that is there informs unless more is asked: %s', (mode, gates, value) => {
    const policy = mode === null ? { minPassRate: null } : policyOf({ mode });
    const verdict = gate(HEAD, policy, {
      baseline: { outcome: 'found', baseline: { report: found, origin: ORIGIN } },
    });
    expect(regressionCheck(verdict)).toMatchObject({ gates, outcome: 'failed' });
    expect(verdict.value).toBe(value);
  });

  it('lets the default checks gate where it is not there, and takes their place else', () => {
    const failing = runReport([plain('a', [0, 1]), ...rest]);
    expect(held(failing, failing).verdict.value).toBe('passed');
    const without = gate(failing, policyOf(), { baseline: { outcome: 'none', message } });
    expect(without.value).toBe('failed');
  });

  const DAY = 86_400_000;
  it.each<[string, Asked, CheckOutcome, string | undefined]>([
    ['old, with a warning', { origin: { createdAtMs: 0 } }, 'passed', 'too-old'],
    ['young enough', { origin: { createdAtMs: 9 * DAY } }, 'passed', undefined],
    ['of unknown age', {}, 'passed', 'age-unknown'],
  ])('is told to be %s', (_, asked, outcome, code) => {
    const baseline = { onMissing: 'not-applicable' as const, maxAgeMs: 5 * DAY };
    const judged = (onUnlike: 'warn' | 'incomplete') =>
      held(rest, rest, {
        ...asked,
        policy: { baseline: { ...baseline, onUnlike } },
        context: { nowMs: 10 * DAY },
      });
    expect(judged('warn').check.outcome).toBe(outcome);
    expect(judged('warn').verdict.comparison?.notes.map((note) => note.code)).toEqual(
      code ? [code] : [],
    );
    expect(judged('incomplete').check.outcome).toBe(code ? 'undecided' : 'passed');
  });

  it('of other models is told to be so', () => {
    const other = (one: CaseReport) => ({
      ...one,
      iterations: one.iterations.map((iteration) => ({ ...iteration, model: 'large' })),
    });
    const policy = {
      baseline: { onMissing: 'pass' as const, maxAgeMs: null, onUnlike: 'incomplete' as const },
    };
    const { check, verdict } = held(alike(20, [5]), alike(20, [5]).map(other), { policy });
    expect(check).toMatchObject({ reason: { code: 'unlike-baseline', why: 'other-models' } });
    expect(verdict.comparison?.notes).toEqual([
      { code: 'other-models', count: 20, baseline: ['openai/small'], head: ['openai/large'] },
    ]);
  });
});
