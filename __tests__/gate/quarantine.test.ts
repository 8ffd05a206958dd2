import { describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import type { QuarantineEntry } from '../../src/model/policy.ts';
import type { Problem, RunReport } from '../../src/model/run-report.ts';
import { describeQuarantine } from '../../src/render/words/quarantine-words.ts';
import { headlineOf } from '../../src/render/words/verdict-words.ts';
import { declared, outcomes } from '../support/gate/judged-reports.ts';
import { withinCpuLimit } from '../support/linear-time/cpu-limit.ts';
import { caseOf, runFacts, runReport } from '../support/render/sample-reports.ts';

const NOW = Date.UTC(2026, 5, 1);

const entry = (name: string, changes: Partial<QuarantineEntry> = {}): QuarantineEntry => ({
  ...{ case: name, reason: 'The API is down.', owner: 'octo', expiresAtMs: NOW + 1 },
  ...changes,
});

const judge = (
  report: RunReport,
  quarantine: QuarantineEntry[],
  minPassRate: number | null = null,
) => gate(report, { minPassRate, quarantine }, { nowMs: NOW });

const [sound, flaky] = [caseOf('sound', outcomes(5)), caseOf('flaky', outcomes(2, 3))];
const report = runReport([sound, flaky]);

describe('a case in quarantine', () => {
  it('is out of all that gates, and stays in sight', () => {
    expect(judge(report, []).value).toBe('failed');
    for (const minPassRate of [null, 1]) {
      const verdict = judge(report, [entry('flaky')], minPassRate);
      expect(verdict.value).toBe('passed');
      expect(verdict.judged).toEqual({ sampleOf: 'iteration', sampleSize: 5, observed: 1 });
      expect(verdict.quarantine).toEqual([
        {
          ...entry('flaky'),
          ...{ state: 'active', cases: 1 },
          sample: { sampleOf: 'iteration', sampleSize: 5, observed: 0.4 },
        },
      ]);
      expect(headlineOf(verdict)).toBe(
        'All 5 iterations passed. 1 case is in quarantine and does not count.',
      );
    }
  });

  it('does not make up for others by what passed of it', () => {
    const failing = runReport([caseOf('failing', outcomes(0, 1)), caseOf('good', outcomes(9))]);
    expect(judge(failing, [], 0.9).value).toBe('passed');
    expect(judge(failing, [entry('good')], 0.9).value).toBe('failed');
  });

  it('is found by the id of the service and the title of its test, too', () => {
    const known = { ...flaky, serviceCaseId: 'case_7' };
    expect(judge(runReport([sound, known]), [entry('case_7')]).value).toBe('passed');
    const variant = { title: 'test', model: 'm', provider: null };
    const variants = ['one', 'other'].map((title) => ({
      ...caseOf(title, outcomes(0, 1)),
      variant,
    }));
    const verdict = judge(runReport([sound, ...variants]), [entry('test')]);
    expect(verdict).toMatchObject({ value: 'passed', quarantine: [{ cases: 2 }] });
  });

  it('counts once where several entries name it', () => {
    const known = { ...flaky, serviceCaseId: 'case_7' };
    const verdict = judge(runReport([sound, known]), [entry('flaky'), entry('case_7')]);
    expect(headlineOf(verdict)).toBe(
      'All 5 iterations passed. 1 case is in quarantine and does not count.',
    );
    const [first, second] = verdict.quarantine ?? [];
    expect(first).toMatchObject({ state: 'active', cases: 1 });
    expect(second).toMatchObject({ state: 'repeated', cases: 0, sample: { sampleSize: 0 } });
    expect(second && describeQuarantine(second)).toBe(
      '"case_7" is in quarantine by another entry, too. Reason: The API is down. (octo)',
    );
  });

  it('leaves the result of the service nothing to say, for that judges it too', () => {
    for (const result of ['passed', 'failed'] as const) {
      const stated = (cases: RunReport['cases']) =>
        runReport(cases, { run: runFacts({ result, criterion: 0.9 }) });
      expect(judge(stated([sound, flaky]), [entry('flaky')]).value).toBe('passed');
      const failing = caseOf('failing', outcomes(1, 4));
      expect(judge(stated([sound, flaky, failing]), [entry('flaky')]).value).toBe('failed');
    }
  });

  it('gates again from the day on when its quarantine ends', () => {
    const verdict = judge(report, [entry('flaky', { expiresAtMs: NOW })]);
    expect(verdict).toMatchObject({ value: 'failed', quarantine: [{ state: 'expired' }] });
    expect(judge(report, [entry('flaky', { expiresAtMs: NOW }), entry('flaky')]).value).toBe(
      'passed',
    );
  });

  it('does not expire where nobody knows what time it is', () => {
    const quarantine = [entry('flaky', { expiresAtMs: 0 })];
    expect(gate(report, { minPassRate: null, quarantine }).value).toBe('passed');
  });

  it('is told where there is no such case', () => {
    expect(judge(report, [entry('gone')])).toMatchObject({
      ...{ value: 'failed', quarantine: [{ state: 'unknown', cases: 0 }] },
    });
    const folded = { cases: 9, passed: 9, durationMs: null };
    const many = runReport([flaky, { ...caseOf('many', []), folded }], {
      source: 'ingest',
      run: null,
    });
    expect(judge(many, [entry('many')]).quarantine).toMatchObject([{ state: 'unlisted' }]);
  });

  it('leaves nothing to judge where all cases are in it', () => {
    const verdict = judge(report, [entry('flaky'), entry('sound')], 0);
    expect(verdict.value).toBe('incomplete');
    expect(verdict.judged?.sampleSize).toBe(0);
  });
});

describe('what is missing', () => {
  const SHORT: Problem = { kind: 'evidence', message: 'Two did not run.', isShortfall: true };
  const short = { ...caseOf('flaky', outcomes(1, 2)), planned: 5 };
  const whole = { ...sound, planned: 5 };

  it('of a case in quarantine is no gap', () => {
    const run = runFacts({ result: 'failed', ...declared(10, 8, 2) });
    const given = runReport([whole, short], { run, problems: [SHORT] });
    expect(judge(given, [], 0.75).value).toBe('incomplete');
    expect(judge(given, [entry('flaky')], 0.95).value).toBe('passed');
  });

  it('and may be of others is one', () => {
    const run = runFacts({ result: 'failed', ...declared(11, 9, 2) });
    const given = runReport([whole, short], { run, problems: [SHORT] });
    expect(judge(given, [entry('flaky')], 0.95).value).toBe('incomplete');
    const others = runReport([{ ...sound, planned: 6 }, short], { problems: [SHORT] });
    expect(judge(others, [entry('flaky')], 0.95).value).toBe('incomplete');
  });

  it('stays one where it is no mere shortfall', () => {
    const problems: Problem[] = [{ kind: 'network', message: 'The connection was reset.' }];
    const given = runReport([whole, short], { problems });
    expect(judge(given, [entry('flaky')], 0.95).value).toBe('incomplete');
  });
});

it('is looked for in a time that grows with the cases, though all have one name', async () => {
  const many = Array.from({ length: 60_000 }, (_, at) => ({ ...flaky, id: `${at}` }));
  const verdict = await withinCpuLimit(() => judge(runReport(many), [entry('flaky')]));
  expect(verdict.quarantine).toMatchObject([{ state: 'active', cases: 60_000 }]);
});
