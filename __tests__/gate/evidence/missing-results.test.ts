import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import {
  declared,
  ingest,
  NETWORK,
  outcomes,
  type Row,
  run,
  told,
} from '../../support/gate/judged-reports.ts';
import { caseOf, runFacts, runReport } from '../../support/render/sample-reports.ts';

describe('a failure that missing evidence cannot turn', () => {
  it('stands where the service judged', () => {
    const report = run(outcomes(1, 1), { result: 'failed', ...declared(20, 10, 10) }, [NETWORK]);
    expect(gate(report, { minPassRate: null }).value).toBe('failed');
  });

  it('does not stand where nothing that failed was read or counted', () => {
    for (const counts of [{}, declared(4, 4, 0), declared(3, 0, 3)]) {
      const report = run(outcomes(3), { result: 'failed', ...counts }, [NETWORK]);
      expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
    }
  });

  it('does not stand where what is missing could meet the criterion of the run', () => {
    const report = (criterion: number) =>
      run(outcomes(8, 1), { result: 'failed', criterion, ...declared(10, 9, 1) }, [NETWORK]);
    expect(gate(report(0.9), { minPassRate: null }).value).toBe('incomplete');
    expect(gate(report(0.95), { minPassRate: null }).value).toBe('failed');
  });

  it('stands where even the best case misses the rate', () => {
    const report = run(outcomes(6, 2), declared(10, 8, 2), [NETWORK]);
    const { checks, value } = gate(report, { minPassRate: 0.9 });
    expect(value).toBe('failed');
    expect(checks.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['run-result', 'undecided'],
      ['min-pass-rate', 'failed'],
    ]);
  });

  it('does not stand where the run itself was in trouble', () => {
    const report = run(outcomes(6, 2), { result: 'failed' }, [
      { kind: 'quota', message: 'The quota of the organization is used up.' },
    ]);
    expect(gate(report, { minPassRate: 0.9 }).value).toBe('incomplete');
  });
});

describe('what is missing by a number that is known', () => {
  const all = { passed: 19, failed: 0, total: 20 };
  it.each<Row>([
    {
      name: 'one that did not finish could fail',
      report: run(outcomes(19, 0, ['unfinished']), { criterion: 0.9 }),
      minPassRate: 0.9,
      value: 'passed',
      headline:
        '19 of 20 iterations passed (95%), at least 90% wanted; 1 missing iteration counts as failed.',
    },
    {
      name: 'some that were not read could all fail',
      report: run(outcomes(18), { criterion: 0.9, ...declared(20, 20, 0) }),
      minPassRate: 0.9,
      value: 'passed',
      headline:
        '18 of 18 iterations passed (100%), at least 90% wanted; 2 missing iterations count as failed.',
    },
    {
      name: 'some that did not run could all fail, of a run with cases of others',
      report: runReport([{ ...caseOf('case', outcomes(9)), planned: 10 }], {
        run: runFacts({ criterion: 0.9, foreignCases: ['theirs'] }),
      }),
      value: 'passed',
      headline:
        "9 of 9 iterations passed (100%), which meets the suite's pass criteria; 1 missing iteration counts as failed.",
    },
    {
      name: 'some that did not run could all fail, as a problem tells',
      report: runReport([{ ...caseOf('case', outcomes(9)), planned: 10 }], {
        run: runFacts({ criterion: 0.9 }),
        problems: [{ kind: 'evidence', message: 'One did not run.', isShortfall: true }],
      }),
      minPassRate: 0.9,
      value: 'passed',
      headline:
        '9 of 9 iterations passed (100%), at least 90% wanted; 1 missing iteration counts as failed.',
    },
    {
      name: 'a problem calls itself one of that kind, and nothing is missing',
      report: runReport([{ ...caseOf('case', outcomes(9)), planned: 9 }], {
        run: runFacts({ criterion: 0 }),
        problems: [{ kind: 'evidence', message: 'It is not so.', isShortfall: true }],
      }),
      minPassRate: 0,
      value: 'incomplete',
      headline: 'Undecided: It is not so; 9 of 9 iterations passed (100%).',
    },
    {
      name: 'one too many for the rate',
      report: run(outcomes(17), { criterion: 0.8, ...declared(20, 20, 0) }),
      minPassRate: 0.9,
      value: 'incomplete',
      headline:
        'Undecided: only 17 of the 20 iterations the service declares were read; 17 of 17 iterations passed (100%).',
    },
    {
      name: 'nobody knows what the service judges by',
      report: run(outcomes(19, 0, ['unfinished'])),
      value: 'incomplete',
      headline: 'Undecided: 1 iteration did not finish; 19 of 20 iterations passed (95%).',
    },
    {
      name: 'the service has more that passed than can be missing',
      report: run(outcomes(18), { criterion: 0.5, declared: { ...all, total: null } }),
      minPassRate: 0.5,
      value: 'incomplete',
      headline:
        'Undecided: only 18 of the 19 passed iterations the service declares were read; 18 of 18 iterations passed (100%).',
    },
    {
      name: 'a test that was planned did not run, and all are wanted',
      report: { ...ingest([]), cases: [{ ...caseOf('case', outcomes(1)), planned: 2 }] },
      value: 'incomplete',
      headline:
        'Undecided: 1 case ran fewer iterations than were asked for: "case (1 of 2)"; 1 of 1 test passed (100%).',
    },
    {
      name: 'a test that did not finish could fail',
      report: ingest(outcomes(9, 0, ['unfinished'])),
      minPassRate: 0.9,
      value: 'passed',
      headline: '9 of 10 tests passed (90%), at least 90% wanted; 1 missing test counts as failed.',
    },
    {
      name: 'a test that did not finish, and all are wanted',
      report: ingest(outcomes(9, 0, ['unfinished'])),
      value: 'incomplete',
      headline: 'Undecided: 1 test did not finish; 9 of 10 tests passed (90%).',
    },
  ])('$name: $value', ({ report, minPassRate = null, value, headline }) => {
    expect(told(report, minPassRate)).toEqual({ value, headline });
  });
});
