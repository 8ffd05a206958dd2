import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digestOf } from '../../../src/identity/case-identity.ts';
import type { CaseRates } from '../../../src/model/policy.ts';
import type { Digest } from '../../../src/model/run-report.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { samples } from '../../support/effort.ts';
import { alike, held, modelCase, plainCase } from '../../support/gate/two-reports.ts';
import { runFacts, runReport } from '../../support/render/sample-reports.ts';

const rest = alike(3, [1], plainCase);
const files = (...cases: typeof rest) => runReport(cases, { source: 'ingest', run: null });
const rates = (asked: Partial<CaseRates>): CaseRates => ({
  ...{ others: null, byCase: new Map(), byTag: new Map(), byModel: new Map() },
  ...asked,
});
const checkOf = ({ verdict }: ReturnType<typeof held>) =>
  verdict.checks.find(({ id }) => id === 'new-and-changed-cases');

describe('cases that the baseline does not have', () => {
  it('fail by themselves, and are no regression', () => {
    const found = held(files(...rest), files(...rest, plainCase('new', [0, 1])));
    expect(found.check.outcome).toBe('passed');
    expect(checkOf(found)).toMatchObject({
      outcome: 'failed',
      observed: 0,
      reason: { code: 'cases-below', cases: [{ title: 'new', passed: 0, total: 1 }], more: 0 },
    });
    expect(found.verdict.value).toBe('failed');
    expect(headlineOf(found.verdict)).toContain('new');
  });

  it('pass by themselves, and there is no such check without any', () => {
    const found = held(files(...rest), files(...rest, plainCase('new', [1])));
    expect(checkOf(found)?.outcome).toBe('passed');
    expect(found.verdict.value).toBe('passed');
    expect(checkOf(held(files(...rest), files(...rest)))).toBeUndefined();
  });

  it('cannot be made of a case that fails by another name', () => {
    const renamed = files(...rest.slice(1), plainCase('other name', [0, 1]));
    expect(held(files(...rest), renamed).verdict.value).toBe('failed');
  });

  it.each([
    [0.6, 'passed'],
    [0.8, 'failed'],
  ] as const)('are held against the criterion of the run, %d', (criterion, outcome) => {
    const run = runFacts({ criterion });
    const head = runReport([...alike(8, [5]), modelCase('new', [3, 2])], { run });
    expect(checkOf(held(alike(8, [5]), head))?.outcome).toBe(outcome);
  });

  it('are judged with all others where something is asked of all, or nothing decides', () => {
    const head = files(...rest, plainCase('new', [0, 1]));
    const asked = held(files(...rest), head, { policy: { minPassRate: 0.5 } });
    expect(checkOf(asked)).toBeUndefined();
    expect(asked.verdict.value).toBe('passed');
    expect(checkOf(held(files(...rest), head, { mode: 'inform' }))).toBeUndefined();
  });

  it.each([
    ['no rate', rates({}), 'failed'],
    ['another case', rates({ byCase: new Map([['case 1', 1]]) }), 'failed'],
    ['another tag', rates({ byTag: new Map([['slow', 0.5]]) }), 'failed'],
    ['this case', rates({ byCase: new Map([['new', 0.5]]) }), undefined],
    ['its tag', rates({ byTag: new Map([['own', 0.5]]) }), undefined],
    ['all others', rates({ others: 0.5 }), undefined],
  ])(
    'are judged by themselves where a rate is asked of some cases only: %s',
    (_, asked, outcome) => {
      const head = files(...rest, plainCase('new', [1, 1], { tags: ['own'] }));
      const found = held(files(...rest), head, { policy: { minCasePassRate: asked } });
      expect(checkOf(found)?.outcome).toBe(outcome);
      expect(found.verdict.value).toBe(outcome === 'failed' ? 'failed' : 'passed');
    },
  );

  it('are undecided where results of them are missing that could turn it', () => {
    const short = plainCase('new', [1], { planned: 2 });
    expect(checkOf(held(files(...rest), files(...rest, short)))?.outcome).toBe('undecided');
    const failed = plainCase('new', [0, 1], { planned: 2 });
    expect(checkOf(held(files(...rest), files(...rest, failed)))?.outcome).toBe('failed');
  });
});

describe('cases that do something else than in the baseline', () => {
  const [DOES, ELSE] = [digestOf('does'), digestOf('does else')];
  const does = (definition: Digest, ended: readonly [number, number?]) =>
    plainCase('a', ended, { definition });
  const turned = (there: readonly [number, number?], here: readonly [number, number?]) =>
    [files(...rest, does(DOES, there)), files(...rest, does(ELSE, here))] as const;

  it.each<[string, readonly [number, number?], readonly [number, number?], string | undefined]>([
    ['passed there and fail', [1], [0, 1], 'failed'],
    ['passed on both sides', [1], [1], 'passed'],
    ['failed on both sides', [0, 1], [0, 1], undefined],
    ['failed there now and then, and fail', [4, 1], [0, 5], undefined],
    ['are mended', [0, 1], [1], undefined],
  ])('are judged by themselves unless they failed there: %s', (_, there, here, outcome) => {
    const found = held(...turned(there, here));
    expect(found.check.outcome).toBe('passed');
    expect(checkOf(found)?.outcome).toBe(outcome);
    expect(found.verdict.value).toBe(outcome === 'failed' ? 'failed' : 'passed');
    expect(found.verdict.comparison?.changed.named).toMatchObject([{ title: 'a' }]);
  });

  it('are named where they fail', () => {
    const found = held(...turned([1], [0, 1]));
    expect(checkOf(found)?.reason).toMatchObject({
      cases: [{ title: 'a', passed: 0, total: 1 }],
    });
    expect(headlineOf(found.verdict)).toMatch(/New and changed cases: .*"a"/);
  });

  it.each([
    [0.6, 'failed'],
    [0.9, undefined],
  ] as const)(
    'failed there where they missed the criterion of the run, %d',
    (criterion, outcome) => {
      const run = runFacts({ criterion });
      const before = modelCase('a', [4, 1], { definition: DOES });
      const now = modelCase('a', [1, 4], { definition: ELSE });
      const found = held([...alike(8, [5]), before], runReport([...alike(8, [5]), now], { run }));
      expect(checkOf(found)?.outcome).toBe(outcome);
    },
  );

  it('gate in no other way where a regression only informs', () => {
    const found = held(...turned([1], [0, 1]), { mode: 'inform' });
    expect(checkOf(found)).toBeUndefined();
    expect(found.check).toMatchObject({ gates: false, outcome: 'passed' });
    const asked = held(...turned([1], [0, 1]), { mode: 'inform', policy: { minPassRate: 0.5 } });
    expect(asked.verdict.value).toBe('passed');
  });

  it('are all of them where the model of all is another: those that failed before stay out of it', () => {
    const all = (definition: Digest, broken: readonly [number, number?]) => [
      ...rest.map((one) => ({ ...one, definition })),
      plainCase('broken', broken, { definition }),
    ];
    const same = held(files(...all(DOES, [0, 1])), files(...all(ELSE, [0, 1])));
    expect(checkOf(same)?.outcome).toBe('passed');
    expect(same.check).toMatchObject({
      outcome: 'undecided',
      reason: { code: 'nothing-shared' },
    });
    expect(same.verdict.value).toBe('incomplete');
    const worse = held(files(...all(DOES, [1])), files(...all(ELSE, [0, 1])));
    expect(worse.verdict.value).toBe('failed');
  });
});

describe('cases that ran on other servers, of which nobody knows what they do', () => {
  const on = (name: string, ended: readonly [number, number?]) =>
    runReport([plainCase('a', ended), ...rest], { servers: [{ id: name, name }] });

  it.each<[string, readonly [number, number?], string | undefined]>([
    ['passed there', [1], 'failed'],
    ['failed there', [0, 1], 'passed'],
  ])('are judged by themselves as those that changed: %s', (_, there, outcome) => {
    expect(checkOf(held(on('one', there), on('other', [0, 1])))?.outcome).toBe(outcome);
  });
});

describe('cases without results in the baseline', () => {
  const skipped = (title: string) => {
    const one = plainCase(title, [1]);
    return {
      ...one,
      iterations: one.iterations.map((each) => ({ ...each, outcome: 'skipped' as const })),
    };
  };

  it('are as good as new where they were skipped there', () => {
    const head = files(...rest, plainCase('a', [0, 1]));
    expect(checkOf(held(files(...rest, skipped('a')), head))?.outcome).toBe('failed');
    const back = files(...rest, skipped('a'));
    expect(checkOf(held(files(...rest, plainCase('a', [1])), back))).toBeUndefined();
  });

  it('are left out where these are missing: perhaps they failed', () => {
    const lost = plainCase('a', [0, 0], { planned: 1 });
    const found = held(files(...rest, lost), files(...rest, plainCase('a', [0, 1])));
    expect(checkOf(found)).toBeUndefined();
    expect(found.verdict.comparison?.notRun.named).toMatchObject([{ title: 'a' }]);
    const [does, doesElse] = [digestOf('does'), digestOf('does else')];
    const changed = held(
      files(...rest, { ...lost, definition: does }),
      files(...rest, plainCase('a', [0, 1], { definition: doesElse })),
    );
    expect(checkOf(changed)).toBeUndefined();
    expect(changed.verdict.comparison?.changed.named).toMatchObject([{ title: 'a' }]);
  });
});

describe('cases that share a name', () => {
  const [PASS, FAIL] = [[1], [0, 1]] as const;
  const twin = (ended: readonly [number, number?], at: number) => ({
    ...plainCase('twin', ended, { planned: 1 }),
    id: `twin ${at}`,
  });
  const twins = (...ended: (readonly [number, number?])[]) => files(...rest, ...ended.map(twin));

  it.each([
    ['both fail that passed', [PASS, PASS], [FAIL, FAIL], 'failed'],
    ['one fails, and both passed', [PASS, PASS], [PASS, FAIL], 'failed'],
    ['one more came, and fails', [PASS], [PASS, FAIL], 'failed'],
    ['both are new, and one fails', [], [PASS, FAIL], 'failed'],
    ['one is gone, and the other fails', [PASS, PASS], [FAIL], 'failed'],
    ['all passed and pass', [PASS, PASS], [PASS, PASS], 'passed'],
    ['one failed before, and fails yet', [PASS, FAIL], [FAIL, PASS], 'passed'],
    ['one failed before, and both fail', [PASS, FAIL], [FAIL, FAIL], 'failed'],
    ['one more came beside a broken one, and fails', [FAIL], [FAIL, FAIL], 'failed'],
    ['both failed before', [FAIL, FAIL], [FAIL, FAIL], undefined],
    ['one was lost before, and fails', [PASS, [0]], [PASS, FAIL], 'passed'],
    ['all are gone', [PASS, PASS], [], undefined],
  ] as const)(
    'are judged by themselves but for as many as failed there: %s',
    (_, there, here, outcome) => {
      const found = held(twins(...there), twins(...here));
      expect(found.check.outcome).toBe('passed');
      expect(checkOf(found)?.outcome).toBe(outcome);
      expect(found.verdict.value).toBe(outcome === 'failed' ? 'failed' : 'passed');
      expect(found.verdict.comparison?.ambiguous).toMatchObject({
        count: 1,
        named: [{ title: 'twin' }],
      });
    },
  );
});

describe('cases that are gone', () => {
  it('turn no verdict greener unseen: the headline and the lists tell of each', () => {
    const ended = fc.constantFrom([1] as const, [0, 1] as const);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(ended, ended), { minLength: 2, maxLength: 6 }),
        fc.nat(99),
        (drawn, pick) => {
          const side = (at: 0 | 1) =>
            drawn.map((both, index) => plainCase(`case ${index}`, both[at]));
          const [baseline, head] = [side(0), side(1)];
          const less = head.filter((_, index) => index !== pick % head.length);
          const { verdict } = held(files(...baseline), files(...less));
          if (verdict.value !== 'passed') return;
          expect(verdict.comparison?.removed.named).toHaveLength(1);
          expect(headlineOf(verdict)).toContain('1 case of the baseline is not here.');
        },
      ),
      samples({ ci: 300, soak: 10_000 }),
    );
  });
});

describe('a case that fails on both sides', () => {
  it('is not called flaky where it never passed', () => {
    const broken = plainCase('broken', [0, 1]);
    const baseline = { ...files(...rest, broken), caseHistory: [] };
    const { verdict, check } = held(baseline, files(...rest, broken));
    expect(check.regression?.flaky).toBe(0);
    expect(verdict.comparison?.flaky.count).toBe(0);
    expect(check.outcome).toBe('passed');
  });
});
