import { describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import type { CaseReport } from '../../src/model/run-report.ts';
import { renderSummary } from '../../src/render/summary.ts';
import { describeRepeats } from '../../src/render/words/repeats-words.ts';
import { outcomes } from '../support/gate/judged-reports.ts';
import { caseOf, runReport, viewOf } from '../support/render/sample-reports.ts';

const repeatsOf = (cases: CaseReport[]) => gate(runReport(cases), { minPassRate: 0 }).repeats;

describe('repeats of cases', () => {
  it('tell how likely so many tries in a row pass, without bias', () => {
    // C(4, 3)/C(5, 3) = 4/10; the share that passed to the third would be .512.
    expect(repeatsOf([caseOf('a', outcomes(4, 1)), caseOf('b', outcomes(5))])).toEqual({
      tries: 3,
      passAll: 0.7,
      cases: [
        { id: 'case-a', passAll: expect.closeTo(0.4) },
        { id: 'case-b', passAll: 1 },
      ],
      stable: { passes: 5, failureRate: expect.closeTo(0.4507, 4), confidence: 0.95 },
    });
  });

  it('leave out what was skipped or did not end, and cases that ran less often', () => {
    const repeats = repeatsOf([
      caseOf('a', ['passed', 'passed', 'failed', 'skipped', 'unfinished']),
      caseOf('b', ['passed']),
      caseOf('c', ['passed', 'error']),
    ]);
    expect(repeats).toMatchObject({ tries: 3, passAll: 0, stable: null });
    expect(repeats?.cases).toEqual([{ id: 'case-a', passAll: 0 }]);
    expect(repeatsOf([caseOf('a', ['passed', 'passed'])])).toMatchObject({ tries: 2, passAll: 1 });
    expect(repeatsOf([caseOf('a', ['passed'])])).toBeUndefined();
  });

  it.each([
    [20, 0.1391],
    [29, 0.0981],
  ])('of a case that passed %d times leave it room to fail', (passes, failureRate) => {
    const { stable } = repeatsOf([caseOf('a', outcomes(passes))]) ?? {};
    expect(stable?.failureRate).toBeCloseTo(failureRate, 4);
  });

  it('are told once beside the table of cases, and of each in it', () => {
    const cases = [caseOf('a', outcomes(4, 1)), caseOf('b', outcomes(5))];
    const repeats = repeatsOf(cases);
    const told = repeats === undefined ? '' : describeRepeats(repeats);
    expect(told).toBe(
      'pass^3, the chance that 3 tries in a row pass, is 70% in the mean of 2 cases. 5 passes of 5 do not make a case stable: it may still fail up to 45.1% of the time (95% confidence).',
    );
    const summary = renderSummary(viewOf(runReport(cases)), { unit: 'bytes', limit: 60_000 });
    expect(summary.split(told).length).toBe(2);
    expect(summary).toMatch(/ a<br><sub>pass\^3&nbsp;40% .* 4&nbsp;of&nbsp;5 \|/);
    const alone = renderSummary(viewOf(runReport([caseOf('a', ['passed'])])), {
      ...{ unit: 'bytes', limit: 60_000 },
    });
    expect(alone).not.toContain('pass^');
  });
});
