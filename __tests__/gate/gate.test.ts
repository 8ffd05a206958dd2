import { describe, expect, it } from '@jest/globals';
import { decideVerdict, gate } from '../../src/gate/gate.ts';
import type { Problem } from '../../src/model/run-report.ts';
import type { Check, CheckOutcome } from '../../src/model/verdict.ts';
import { headlineOf } from '../../src/render/words/verdict-words.ts';
import {
  declared,
  ingest,
  NETWORK,
  outcomes,
  type Row,
  run,
  told,
} from '../support/gate/judged-reports.ts';
import { caseOf } from '../support/render/sample-reports.ts';

const DAMAGED: Problem = { kind: 'damaged-file', message: 'junit.xml ends in the middle' };

describe('a verdict', () => {
  const check = (outcome: CheckOutcome, gates = true): Check => ({
    ...{ id: 'min-pass-rate', gates, outcome, unit: 'fraction', threshold: 1 },
    ...{ sampleOf: 'test', sampleSize: 1, observed: 1 },
  });

  it.each<[value: string, checks: Check[]]>([
    ['passed', [check('passed'), check('passed')]],
    ['failed', [check('undecided'), check('failed'), check('passed')]],
    ['incomplete', [check('passed'), check('undecided')]],
    ['passed', [check('passed'), check('notApplicable')]],
    ['passed', [check('passed'), check('failed', false), check('undecided', false)]],
    ['incomplete', [check('undecided'), check('passed', false)]],
    ['incomplete', [check('notApplicable'), check('passed', false)]],
    ['incomplete', []],
  ])('is %s by checks that gate and apply: %j', (value, checks) => {
    expect(decideVerdict(checks)).toBe(value);
  });
});

describe('folded iterations', () => {
  const folded = {
    ...caseOf('many', []),
    folded: { cases: 9_998, passed: 9_998, durationMs: null },
  };
  const report = { ...ingest(outcomes(1, 1)), cases: [caseOf('case', outcomes(1, 1)), folded] };

  it('count as passed', () => {
    const verdict = gate(report, { minPassRate: 0.9999 });
    expect(verdict.value).toBe('passed');
    expect(headlineOf(verdict)).toContain('9,999 of 10,000 tests passed');
  });

  it('are no evidence against a failure', () => {
    expect(gate(report, { minPassRate: null }).value).toBe('failed');
  });
});

describe('a run that stands', () => {
  it.each<Row>([
    {
      name: 'all passed',
      report: run(outcomes(20)),
      value: 'passed',
      headline: 'All 20 iterations passed.',
    },
    {
      name: 'the criteria of the suite met though one failed',
      report: run(outcomes(19, 1)),
      value: 'passed',
      headline: "19 of 20 iterations passed (95%), which meets the suite's pass criteria.",
    },
    {
      name: 'the criteria of the suite missed',
      report: run(outcomes(19, 1), { result: 'failed' }),
      value: 'failed',
      headline: "19 of 20 iterations passed (95%), which misses the suite's pass criteria.",
    },
    {
      name: 'the rate met exactly',
      report: run(outcomes(9, 1)),
      minPassRate: 0.9,
      value: 'passed',
      headline: '9 of 10 iterations passed (90%), at least 90% wanted.',
    },
    {
      name: 'the rate met exactly, with a minimum that no double holds',
      report: run(outcomes(333, 667)),
      minPassRate: 33.3 / 100,
      value: 'passed',
      headline: '333 of 1,000 iterations passed (33.3%), at least 33.3% wanted.',
    },
    {
      name: 'the rate missed by one',
      report: run(outcomes(17, 3)),
      minPassRate: 0.9,
      value: 'failed',
      headline: '17 of 20 iterations passed (85%), at least 90% wanted.',
    },
    {
      name: 'errors count as failures',
      report: run(outcomes(1, 0, ['error'])),
      minPassRate: 1,
      value: 'failed',
      headline: '1 of 2 iterations passed (50%), at least 100% wanted.',
    },
    {
      name: 'skipped iterations stand outside',
      report: run(outcomes(3, 0, ['skipped'])),
      minPassRate: 1,
      value: 'passed',
      headline: 'All 3 iterations passed.',
    },
  ])('$name: $value', ({ report, minPassRate = null, value, headline }) => {
    expect(told(report, minPassRate)).toEqual({ value, headline });
  });
});

describe('evidence that is not whole', () => {
  it.each<Row>([
    {
      name: 'cancelled, though all so far passed',
      report: run(outcomes(3, 0, ['unfinished']), { status: 'cancelled', result: null }),
      value: 'incomplete',
      headline: 'Undecided: the run was cancelled; 3 of 4 iterations passed (75%).',
    },
    {
      name: 'failed to execute, though a result is claimed',
      report: run(outcomes(0, 4), { status: 'failed', result: 'failed' }),
      minPassRate: 0.9,
      value: 'incomplete',
      headline: 'Undecided: the run failed to execute; 0 of 4 iterations passed (0%).',
    },
    {
      name: 'a status nobody knows',
      report: run(outcomes(4), { status: 'paused' }),
      value: 'incomplete',
      headline:
        "Undecided: the run's status is paused, not completed; 4 of 4 iterations passed (100%).",
    },
    {
      name: 'a status that is a name of the language',
      report: run(outcomes(4), { status: '__proto__' }),
      value: 'incomplete',
      headline:
        "Undecided: the run's status is __proto__, not completed; 4 of 4 iterations passed (100%).",
    },
    {
      name: 'our deadline',
      report: run(outcomes(0, 4), { status: 'running', result: null }, [
        { kind: 'timeout', message: 'The run did not end within 20 minutes.' },
      ]),
      minPassRate: 0.5,
      value: 'incomplete',
      headline: 'Undecided: The run did not end within 20 minutes; 0 of 4 iterations passed (0%).',
    },
    {
      name: 'no result',
      report: run(outcomes(4), { result: null }),
      value: 'incomplete',
      headline: 'Undecided: the service gave no result; 4 of 4 iterations passed (100%).',
    },
    {
      name: 'zero iterations of a run that passed',
      report: run([]),
      minPassRate: 0,
      value: 'incomplete',
      headline: 'Undecided: there is not one iteration to judge; no iterations.',
    },
    {
      name: 'only skipped iterations',
      report: run(['skipped', 'skipped']),
      value: 'incomplete',
      headline: 'Undecided: there is not one iteration to judge; no iterations.',
    },
    {
      name: 'no run at all',
      report: { ...run([]), run: null },
      value: 'incomplete',
      headline: 'Undecided: no run was seen; no iterations.',
    },
    {
      name: 'a problem beats a pass',
      report: run(outcomes(4), {}, [NETWORK]),
      minPassRate: 0.1,
      value: 'incomplete',
      headline: 'Undecided: The connection was reset; 4 of 4 iterations passed (100%).',
    },
    {
      name: 'an unfinished iteration in a completed run',
      report: run(outcomes(3, 0, ['unfinished'])),
      value: 'incomplete',
      headline: 'Undecided: 1 iteration did not finish; 3 of 4 iterations passed (75%).',
    },
    {
      name: 'fewer read than declared',
      report: run(outcomes(15), declared(20, 20, 0)),
      value: 'incomplete',
      headline:
        'Undecided: only 15 of the 20 iterations the service declares were read; 15 of 15 iterations passed (100%).',
    },
    {
      name: 'more failed than declared',
      report: run(outcomes(18, 2), declared(20, 20, 0)),
      minPassRate: 0.95,
      value: 'incomplete',
      headline:
        'Undecided: the counts disagree: 2 iterations failed were read, the service declares 0; 18 of 20 iterations passed (90%).',
    },
    {
      name: 'more passed than declared, of a run that failed',
      report: run(outcomes(20), { result: 'failed', ...declared(20, 10, 10) }),
      value: 'incomplete',
      headline:
        'Undecided: the counts disagree: 20 iterations passed were read, the service declares 10; 20 of 20 iterations passed (100%).',
    },
    {
      name: 'missing ones could still meet the rate',
      report: run(outcomes(8, 1), { ...declared(10, 9, 1) }, [NETWORK]),
      minPassRate: 0.9,
      value: 'incomplete',
      headline: 'Undecided: The connection was reset; 8 of 9 iterations passed (88.8%).',
    },
  ])('$name: $value', ({ report, minPassRate = null, value, headline }) => {
    expect(told(report, minPassRate)).toEqual({ value, headline });
  });
});

describe('result files', () => {
  it.each<Row>([
    {
      name: 'all passed',
      report: ingest(outcomes(148)),
      value: 'passed',
      headline: 'All 148 tests passed.',
    },
    {
      name: 'two passed',
      report: ingest(outcomes(2)),
      value: 'passed',
      headline: 'Both tests passed.',
    },
    {
      name: 'one passed',
      report: ingest(outcomes(1)),
      value: 'passed',
      headline: 'The only test passed.',
    },
    {
      name: 'two failed',
      report: ingest(outcomes(146, 2)),
      value: 'failed',
      headline: '146 of 148 tests passed (98.6%), all wanted.',
    },
    {
      name: 'two failed, fewer wanted',
      report: ingest(outcomes(146, 2)),
      minPassRate: 0.95,
      value: 'passed',
      headline: '146 of 148 tests passed (98.6%), at least 95% wanted.',
    },
    {
      name: 'a damaged file beside passes',
      report: ingest(outcomes(3), [DAMAGED, NETWORK]),
      value: 'incomplete',
      headline:
        'Undecided: junit.xml ends in the middle (and 1 more problem); 3 of 3 tests passed (100%).',
    },
    {
      name: 'a damaged file beside a failure',
      report: ingest(outcomes(3, 1), [DAMAGED]),
      value: 'failed',
      headline: '3 of 4 tests passed (75%), all wanted.',
    },
    {
      name: 'a damaged file that may hold any number of passes',
      report: ingest(outcomes(3, 1), [DAMAGED]),
      minPassRate: 0.9,
      value: 'incomplete',
      headline: 'Undecided: junit.xml ends in the middle; 3 of 4 tests passed (75%).',
    },
    {
      name: 'a damaged file cannot undo a failure where all must pass',
      report: ingest(outcomes(3, 1), [DAMAGED]),
      minPassRate: 1,
      value: 'failed',
      headline: '3 of 4 tests passed (75%), at least 100% wanted.',
    },
    {
      name: 'no tests',
      report: ingest([]),
      value: 'incomplete',
      headline: 'Undecided: there is not one test to judge; no tests.',
    },
  ])('$name: $value', ({ report, minPassRate = null, value, headline }) => {
    expect(told(report, minPassRate)).toEqual({ value, headline });
  });
});
