import { describe, expect, it } from '@jest/globals';
import { contradictions, shortfalls } from '../../src/model/evidence-gaps.ts';
import type { CaseReport, RunFacts } from '../../src/model/run-report.ts';
import { caseOf, iteration, runFacts, runReport } from '../support/render/sample-reports.ts';

const PASSED = caseOf('a', ['passed', 'passed']);
const twice = (changes: { id?: string; number?: number }): CaseReport => ({
  ...PASSED,
  iterations: [
    iteration({ id: 'a-1', number: 1 }),
    iteration({ id: 'a-2', number: 2, ...changes }),
  ],
});
/** Its first iteration ran on two hosts, say, and its second on one of them. */
const UNEVEN: CaseReport = {
  ...PASSED,
  iterations: [1, 2, 1].map((number, index) => iteration({ id: `a-${index}`, number })),
};
/** The first iteration on each of them. */
const onModels = (...models: string[]): CaseReport => ({
  ...PASSED,
  iterations: models.map((model, index) => iteration({ id: `a-${index}`, number: 1, model })),
});
const gaps = (cases: CaseReport[], run: Partial<RunFacts> = {}) => {
  const report = runReport(cases, { run: runFacts(run) });
  return [...shortfalls(report), ...contradictions(report)];
};

describe('gaps of the evidence', () => {
  it('finds none where as many came back as were planned', () => {
    expect(gaps([{ ...PASSED, planned: 2 }, caseOf('b', ['passed'])])).toEqual([]);
    expect(gaps([{ ...twice({ number: 1 }), planned: 1 }])).toEqual([]);
    expect(gaps([{ ...onModels('small', 'large'), planned: 2 }])).toEqual([]);
  });

  it.each<[string, CaseReport[], Partial<RunFacts>]>([
    ['1 case did not run: "a"', [{ ...caseOf('a', []), planned: 1 }], {}],
    [
      '1 case ran fewer iterations than were asked for: "a (2 of 3)"',
      [{ ...PASSED, planned: 3 }],
      {},
    ],
    ['1 case came back with the same iteration more than once: "a"', [twice({ id: 'a-1' })], {}],
    [
      '1 case came back with the same iteration more than once: "a"',
      [{ ...twice({ number: 1 }), planned: 2 }],
      {},
    ],
    ['1 case came back with the same iteration more than once: "a"', [UNEVEN], {}],
    [
      '1 case came back with the same iteration more than once: "a"',
      [{ ...onModels('small', 'large', 'small'), planned: 2 }],
      {},
    ],
    [
      '2 cases came back with an iteration of another case: "a", "b"',
      [PASSED, { ...caseOf('b', ['passed']), iterations: [iteration({ id: 'a-1' })] }],
      {},
    ],
    [
      'The run counts as passed, but 0 of 2 iterations passed',
      [caseOf('a', ['failed', 'failed'])],
      {},
    ],
    [
      'The run counts as passed, but 1 of 2 iterations passed',
      [caseOf('a', ['passed', 'failed'])],
      { criterion: 0.6 },
    ],
  ])('tells: %s', (told, cases, run) => {
    expect(gaps(cases, run)).toEqual([told]);
  });

  it.each<[string, Partial<RunFacts>]>([
    ['of a run that did not complete', { status: 'cancelled' }],
    ['where the service judged cases of others too', { foreignCases: ['theirs'] }],
    ['where the service itself says that it failed', { result: 'failed' }],
    ['where the criterion of the run bears it out', { criterion: 0.5 }],
  ])('finds no contradiction %s', (_, run) => {
    expect(gaps([caseOf('a', ['passed', 'failed'])], run)).toEqual([]);
  });

  it('leaves out cases of which it is told already why they did not run', () => {
    const cases = ['a', 'b'].map((title) => ({ ...caseOf(title, []), planned: 1 }));
    expect(shortfalls(runReport(cases, { run: runFacts() }), new Set(['case-a']))).toEqual([
      '1 case did not run: "b"',
    ]);
  });
});
