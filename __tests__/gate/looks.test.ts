import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { simulate } from '../../scripts/bench-policy.ts';
import { judge } from '../../src/gate/gate.ts';
import type { Fresh, LookPlan, Looks } from '../../src/gate/looks/looking.ts';
import type { Counts, RunReport } from '../../src/report/report.ts';
import { casesIn, FOUND, policyIn, rowsOf } from '../support/comparisons.ts';
import { checkIn } from '../support/gate.ts';
import { reportOf } from '../support/reports.ts';

const NONE: Counts = { passed: 0, failed: 0, missing: 0 };
const NAMES = { p: 'passed', f: 'failed', '?': 'missing' } as const;

/** Adds the next outcomes of a word such as `pp?f`, which repeats its last letter. */
function grow(word: string, by: number, counts = NONE): Counts {
  const all = { ...counts };
  for (let left = by; left > 0; left -= 1) {
    const at = all.passed + all.failed + all.missing;
    const letter = (word[at] ?? word.at(-1) ?? '?') as keyof typeof NAMES;
    all[NAMES[letter]] += 1;
  }
  return all;
}

type Bound = Partial<Looks> & { settings?: string };
type Source = (title: string, side: keyof Fresh) => string;

/** Judges until nothing is planned, with fresh outcomes from words. */
function look(report: RunReport, before: RunReport | null, of: Source, bound: Bound = {}) {
  const { hasBase = true, max = 400, settings = '' } = bound;
  const fresh = new Map<string, Fresh>();
  const baseline = before && { facts: FOUND, report: before };
  const plans: LookPlan[] = [];
  for (;;) {
    const terms = { policy: policyIn(settings), facts: null, baseline, now: 0 };
    const { verdict, plan } = judge(report, { ...terms, looks: { hasBase, max, fresh } });
    const all = [...fresh.values()].flatMap(({ before, after }) => [before, after]);
    const spent = all.reduce((sum, one) => sum + one.passed + one.failed + one.missing, 0);
    if (plan === null) return { verdict, plans, spent };
    plans.push(plan);
    for (const { id, title, iterations } of plan.items) {
      const known = fresh.get(id);
      fresh.set(id, {
        before: grow(of(title, 'before'), iterations.before, known?.before),
        after: grow(of(title, 'after'), iterations.after, known?.after),
      });
    }
  }
}

const reportIn = (text: string) => reportOf(casesIn(text));

/** Words of both sides by title, such as `0=p/f`, or `*=p/f` of all. Others pass. */
function sourceIn(text: string): Source {
  const words = new Map(text.split(' ').map((one) => one.split('=') as [string, string]));
  return (title, side) =>
    (words.get(title) ?? words.get('*') ?? 'p/p').split('/')[side === 'before' ? 0 : 1] ?? '';
}

test.each(
  rowsOf(`
    nothing is suspect      | 9*ppp        | 9*ppp      | base |             |                   | passed - 0
    breaks                  | ppp 9*ppp    | fff 9*ppp  | base | 0=p/f       |                   | failed confirmed 10
    breaks, less clearly    | ppp 9*ppp    | fff 9*ppp  | base | 0=fppp/f    |                   | failed confirmed 20
    fails by chance         | ppp 9*ppp    | fff 9*ppp  | base | 0=p/p       |                   | passed cleared 10
    fails by chance, late   | ppp 9*ppp    | fff 9*ppp  | base | 0=p/fffpp   |                   | passed cleared 20
    fails in the base too   | ppp 9*ppp    | fff 9*ppp  | base | 0=f/f       |                   | incomplete drifted 10
    fails there, as before  | pf 9*ppp     | ff 9*ppp   | base | 0=f/f       |                   | passed cleared 10
    fails there, passed once| p 9*ppp      | f 9*ppp    | base | 0=f/f       |                   | incomplete drifted 10
    some drop in the base   | 3*ppp 5*ppp  | 3*pff 5*ppp| base | 0=f/f 1=f/pf 2=f/pf |           | incomplete drifted 30
    is lost at first        | ppp 9*ppp    | fff 9*ppp  | base | 0=?p/?f     |                   | failed confirmed 12
    is lost for good        | ppp 9*ppp    | fff 9*ppp  | base | 0=pp?/f     |                   | incomplete not-looked 13
    has no room             | ppp 9*ppp    | fff 9*ppp  | 19   | 0=p/f       |                   | incomplete not-looked 0
    passed too rarely       | pff 9*ppp    | fff 9*ppp  | base | 0=p/f       |                   | passed - 0
    was good, by half       | pf 9*ppp     | ff 9*ppp   | base | 0=p/f       |                   | failed confirmed 10
    breaks, among too few   | ppp p p      | fff p p    | base | 0=p/f       |                   | failed confirmed 10
    is fine, among too few  | 3*p          | 3*p        | base |             |                   | passed - 0
    breaks, the base absent | ppp 9*ppp    | fff 9*ppp  | head | 0=/f        |                   | failed failed-again 10
    passes once more        | ppp 9*ppp    | fff 9*ppp  | head | 0=/fffffp   |                   | passed cleared 10
    passes soon             | ppp 9*ppp    | fff 9*ppp  | head | 0=/fp       |                   | passed cleared 5
    drops with all others   | 20*ppppp     | 20*ppfff   | base | *=p/pf      |                   | failed confirmed 150
    drops only once         | 20*ppppp     | 20*pppff   | base | *=p/p       |                   | passed cleared 150
    drops, the base absent  | 20*ppppp     | 20*pppff   | head | *=/pf       |                   | incomplete still-worse 100
    drops once, base absent | 20*ppppp     | 20*pppff   | head | *=/p        |                   | passed cleared 100
    drops once, for few     | 20*ppppp     | 20*pppff   | 40   | *=p/p       |                   | incomplete not-looked 20
    drops, shown by few     | 20*ppppp     | 20*pppff   | 40   | *=p/f       |                   | failed confirmed 20
    drops, and has no room  | 20*ppppp     | 20*pppff   | 19   | *=p/f       |                   | incomplete not-looked 0
    drops less than counts  | 20*ppppp     | 20*pppff   | base | *=p/f       | min-effect=50     | passed - 0
    asks a rate             | ppp 9*ppp    | fff 9*ppp  | base | 0=p/p       | min-pass-rate=95  | failed not-needed 0
    gates                   | ppp 9*ppp    | fff 9*ppp  | base | 0=p/p       | regression=gate   | passed cleared 10
    gates each              | ppp 9*ppp    | fff 9*ppp  | base | 0=p/p       | regression=strict | failed - 0
    informs                 | ppp 9*ppp    | fff 9*ppp  | base | 0=p/f       | regression=inform | failed not-confirmed 5
    breaks all              | 12*ppp       | 12*fff     | base | *=p/f       |                   | failed confirmed 50
    is the model            | 12*ppp       | 12*fff     | base | *=f/f       |                   | incomplete drifted 50
    was the model           | 12*ppp       | 7*fff 5*ppp| base | *=p/p       |                   | passed cleared 70
    breaks most, no base    | 12*ppp       | 12*fff     | head | *=/f        |                   | failed failed-again 50
  `),
)(
  'a sampled case %s',
  (_, before = '', after = '', mode = '', words = '', settings = '', expected = '') => {
    const bound = /\d/.test(mode) ? { max: Number(mode) } : { hasBase: mode === 'base' };
    const [head, base] = [reportIn(after), reportIn(before)];
    const { verdict, spent } = look(head, base, sourceIn(words), { ...bound, settings });
    const check = checkIn(verdict, 'no-regression');
    expect(`${verdict.value} ${check.reason?.code ?? '-'} ${spent}`).toBe(expected);
  },
);

test.each(
  rowsOf(`
    without a baseline | fff ppp 3*ppp |     | 0=/f        | failed failed-again 5
    without one, fine  | fff ppp 3*ppp |     | 0=/fp       | passed cleared 5
    new                | a:fff 9*ppp   | 9*p | a=/f        | failed failed-again 5
    new, and fine      | a:fff 9*ppp   | 9*p | a=/ffffp    | passed cleared 5
    new, and lost      | a:fff 9*ppp   | 9*p | a=/fff?     | incomplete not-looked 9
    all of them        | 12*fff        |     | *=/f        | failed failed-again 25
  `),
)('a sampled case %s', (_, after = '', before = '', words = '', expected = '') => {
  const base = before === '' ? null : reportIn(before);
  const { verdict, spent } = look(reportIn(after), base, sourceIn(words));
  const id = base === null ? 'sampled-cases' : 'new-and-changed-cases';
  expect(`${verdict.value} ${checkIn(verdict, id).reason?.code ?? '-'} ${spent}`).toBe(expected);
});

test('history of the same definition says that a case passes', () => {
  const before = reportIn('f 9*p');
  const identity = before.cases[0]?.identity ?? '';
  const looked = (outcomes: string, hasBase: boolean) => {
    before.history = [{ identity, definition: null, outcomes }];
    return look(reportIn('f 9*p'), before, sourceIn('0=p/f'), { hasBase }).verdict.value;
  };
  expect([looked('pp', true), looked('fp', true)]).toEqual(['failed', 'passed']);
  // Without a base, it may be broken there as well.
  expect(looked('pp', false)).toBe('passed');
});

test('a plan names cases, the worst case, and what is left out; the lists have what was seen', () => {
  const [head, base] = [reportIn('3*fff 7*ppp'), reportIn('10*ppp')];
  const { verdict, plans } = look(head, base, sourceIn('0=p/f 1=p/p'), { max: 50 });
  const iterations = { before: 5, after: 5 };
  expect(plans).toMatchObject([{ worst: 40, leftOut: ['2'] }]);
  expect(plans[0]?.items).toMatchObject(['0', '1'].map((title) => ({ title, iterations })));
  const fresh = { before: { passed: 5, total: 5 }, after: { passed: 0, total: 5 } };
  expect(verdict.comparison?.regressed).toMatchObject([{ title: '0', fresh }]);
  expect(verdict.comparison?.newlyFailing).toMatchObject([{ title: '1' }, { title: '2' }]);
});

test('iterations of a base that ended early do not count', () => {
  const sides = { before: { ...NONE, passed: 4 }, after: { ...NONE, failed: 10 } };
  const fresh = new Map([['0', sides]]);
  const [report, before] = [reportIn('fff 9*ppp'), reportIn('10*ppp')];
  const baseline = { facts: FOUND, report: before };
  const looks = { hasBase: false, max: 400, fresh };
  const { verdict } = judge(report, { policy: {}, facts: null, baseline, now: 0, looks });
  expect(verdict.looks).toEqual({ base: 'absent', iterations: 10, leftOut: [] });
});

const result = fc.constantFrom('ppp', 'ppf', 'pff', 'fff', 'ff/3');
const suite = fc.array(result, { minLength: 4, maxLength: 12 });
const word = fc.stringMatching(/^[pf?]{1,4}$/);
const bound = fc.record({ hasBase: fc.boolean(), max: fc.constantFrom(0, 40, 400) });
const LAWS = { numRuns: 150, seed: 11 };

test('looks end, keep their bound, and say before what they can take', () => {
  const law = fc.property(suite, suite, word, word, bound, (after, before, base, head, terms) => {
    const of: Source = (_, side) => (side === 'before' ? base : head);
    const reports = [after, before].map((words) => reportIn(words.join(' ')));
    const [report, earlier = null] = reports;
    if (report === undefined) return;
    const { verdict, plans, spent } = look(report, earlier, of, terms);
    expect(spent).toBeLessThanOrEqual(terms.max);
    const isWhole = !/[?]/.test(base + head);
    if (isWhole) expect(spent).toBeLessThanOrEqual(plans[0]?.worst ?? 0);
    // What is left out, or lost, is no pass.
    const open = verdict.checks.filter(({ reason }) => reason?.code === 'not-looked');
    if (open.some(({ gates }) => gates)) expect(verdict.value).not.toBe('passed');
  });
  fc.assert(law, LAWS);
});

test('without a suspect, looks change nothing; a base that passes less clears no more', () => {
  const law = fc.property(suite, suite, bound, (after, before, terms) => {
    const [report, earlier] = [after, before].map((words) => reportIn(words.join(' ')));
    if (report === undefined || earlier === undefined) return;
    const { verdict, plans } = look(report, earlier, () => 'p', terms);
    // All that is fresh passes: no case is broken.
    if (plans.length > 0) expect(verdict.value).not.toBe('failed');
    expect(look(earlier, earlier, () => 'f', terms).verdict.value).not.toBe('failed');
  });
  fc.assert(law, LAWS);
});

/** The chance of so many passes. */
function chanceOf(passed: number, total: number, rate: number): number {
  let chance = 1;
  for (let at = 0; at < total; at += 1) {
    chance *= at < passed ? ((total - at) / (at + 1)) * rate : 1 - rate;
  }
  return chance;
}

test.each([
  [1, 0.032],
  [3, 0.008],
  [5, 0.002],
])(
  'the head alone, %d iterations: a case that varies fails at most %d of the pushes',
  (count, worst) => {
    const word = (passed: number) => 'p'.repeat(passed) + 'f'.repeat(count - passed);
    const fails = Array.from({ length: count + 1 }, (_, passed) => {
      const [head, base] = ['f'.repeat(count), word(passed)].map((one) => reportIn(`${one} 9*ppp`));
      if (head === undefined || base === undefined) return false;
      return look(head, base, sourceIn('0=/f'), { hasBase: false }).verdict.value === 'failed';
    });
    // All of the head fail, and ten more.
    const chanceAt = (rate: number) =>
      fails.reduce((sum, is, passed) => sum + (is ? chanceOf(passed, count, rate) : 0), 0) *
      (1 - rate) ** (count + 10);
    const chances = Array.from({ length: 999 }, (_, at) => chanceAt((at + 1) / 1_000));
    expect(Math.max(...chances)).toBeCloseTo(worst, 3);
  },
);

// Base and head alone: false reds a month, missed of 6. The other program misses .06 at 20×5 with base:
// there 6 of 10 v 0 of 10 fails, of which the exact p is .0054.
test.each([
  ['10×1 .95', 10, 0.95, 1, [0, 0.32, 0, 0.29]],
  ['20×5 .9', 20, 0.9, 5, [0.07, 0.12, 0.71, 0.05]],
])(
  'months of %s are like those of an independent program',
  (_, count, rate, iterations, expected) => {
    const rates = Array.from({ length: count }, () => rate);
    const figures = simulate(rates, iterations, 0, 20);
    const found = figures.flatMap(({ red, missed }) => [red, missed]);
    for (const [at, value] of found.entries()) {
      const mean = expected[at] ?? 0;
      // Three standard errors of 20 months.
      expect(Math.abs(value - mean)).toBeLessThan(3 * Math.sqrt(Math.max(mean, 0.1) / 20));
    }
  },
);
