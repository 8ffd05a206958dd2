import { describe, expect, it } from '@jest/globals';
import { identityOfTitle } from '../../../../src/identity/case-identity.ts';
import { CaseFolder } from '../../../../src/model/cases/folded-cases.ts';
import type { CaseReport } from '../../../../src/model/run-report.ts';
import { factsOf } from '../../../../src/render/facts/facts.ts';
import { latencyFacts, roundStep } from '../../../../src/render/facts/numbers/latency.ts';
import { modelMatrix } from '../../../../src/render/facts/numbers/model-matrix.ts';
import { worstCases } from '../../../../src/render/html/numbers/heat-map.ts';
import { caseOf, iteration, runReport } from '../../../support/render/sample-reports.ts';

describe('a round step', () => {
  it.each([
    [1, 1],
    [1.1, 2],
    [3, 5],
    [6, 10],
    [0.03, 0.05],
    [0.1, 0.1],
    [0, 1],
    [Number.NaN, 1],
  ])('no less than %d is %d', (least, step) => {
    expect(roundStep(least)).toBeCloseTo(step);
  });
});

describe('the facts of durations', () => {
  const timed = (durations: readonly (number | null)[], title = 'a'): CaseReport => ({
    ...caseOf(title, []),
    iterations: durations.map((durationMs, at) => iteration({ number: at + 1, durationMs })),
  });

  it('count each in one bin, and percentiles by the nearest rank', () => {
    const facts = latencyFacts(runReport([timed([10, 20, 30, 40, null])]));
    expect(facts).toMatchObject({ count: 4, p50Ms: 20, p95Ms: 40, p99Ms: 40 });
    const counted = facts?.bins.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(4);
  });

  it('leave out what was skipped and what no clock shows', () => {
    const report = runReport([timed([5, -1, Number.POSITIVE_INFINITY]), caseOf('b', ['skipped'])]);
    expect(latencyFacts(report)).toMatchObject({ count: 1, p99Ms: 5 });
  });

  it('take in folded cases whose durations are known, and are none where some are not', () => {
    const fold = (durations: readonly (number | null)[]): CaseReport => {
      const folder = new CaseFolder();
      durations.forEach((durationMs, at) => {
        const identity = identityOfTitle(`folded ${at}`);
        folder.add({ identity, passed: 1, skipped: 0, durationMs });
      });
      const folded = folder.finish();
      if (folded === null) throw new Error('nothing folded');
      return { ...caseOf('rest', []), folded };
    };
    const whole = runReport([timed([100]), fold([1, 2, 3])]);
    expect(latencyFacts(whole)).toMatchObject({ count: 4, p50Ms: 2 });
    expect(latencyFacts(runReport([timed([100]), fold([1, null])]))).toBeNull();
    const untold = { cases: 3, passed: 3, durationMs: 9 };
    expect(latencyFacts(runReport([{ ...caseOf('rest', []), folded: untold }]))).toBeNull();
  });
});

describe('the matrix of cases and models', () => {
  const ran = (model: string, outcomes: readonly ('passed' | 'failed')[], durationMs = 10) =>
    outcomes.map((outcome, at) =>
      iteration({ number: at + 1, outcome, model, provider: null, durationMs }),
    );

  it('has a row a case, the weakest first, with a cell for each model it ran on', () => {
    const steady = { ...caseOf('steady', []), iterations: ran('a', ['passed']) };
    const shaky = {
      ...caseOf('shaky', []),
      iterations: [...ran('a', ['passed', 'failed'], 30), ...ran('b', ['failed'], 50)],
    };
    const { rows } = modelMatrix([steady, shaky], ['a', 'b']);
    expect(rows.map(({ title }) => title)).toEqual(['shaky', 'steady']);
    const [first, second] = rows;
    expect(first?.cells.get('a')).toMatchObject({
      counts: { passed: 1, total: 2 },
      medianDurationMs: 30,
    });
    expect(first?.cells.get('b')).toMatchObject({ counts: { passed: 0, total: 1 } });
    expect([...(second?.cells.keys() ?? [])]).toEqual(['a']);
  });

  it('makes one row of the variants of a case', () => {
    const variant = (model: string): CaseReport => ({
      ...caseOf(`ask on ${model}`, []),
      variant: { title: 'ask', model, provider: null },
      iterations: [iteration({ model: null, provider: null })],
    });
    const { rows } = modelMatrix([variant('a'), variant('b')], ['a', 'b']);
    expect(rows.map(({ title, cells }) => [title, [...cells.keys()]])).toEqual([
      ['ask', ['a', 'b']],
    ]);
  });

  it('leaves out what ran on no model', () => {
    const silent = {
      ...caseOf('silent', []),
      iterations: [iteration({ model: null, provider: null })],
    };
    expect(modelMatrix([silent], ['a']).rows).toEqual([]);
  });
});

describe('the worst cases', () => {
  it('are those that pass least, and say how many more there are', () => {
    const report = runReport([
      caseOf('all', ['passed', 'passed']),
      caseOf('half', ['passed', 'failed']),
      caseOf('none', ['failed', 'failed']),
    ]);
    const { rows, more } = worstCases(factsOf(report), 2);
    expect(rows.map(({ testCase }) => testCase.title)).toEqual(['none', 'half']);
    expect(more).toBe(1);
  });

  it('are none where each case ran once', () => {
    const report = runReport([caseOf('a', ['failed']), caseOf('b', ['passed'])]);
    expect(worstCases(factsOf(report), 50)).toEqual({ rows: [], more: 0 });
  });
});
