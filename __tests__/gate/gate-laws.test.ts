import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import type { Outcome, Problem, RunReport } from '../../src/model/run-report.ts';
import { caseOf, runFacts, runReport } from '../render/sample-reports.ts';
import { samples } from '../support/effort.ts';

const outcome = fc.constantFrom<Outcome>('passed', 'failed', 'error', 'skipped', 'unfinished');
const problem = fc.record<Problem>({
  kind: fc.constantFrom('execution', 'timeout', 'network', 'quota', 'evidence', 'damaged-file'),
  message: fc.string(),
});
const number = fc.option(fc.nat(12));

const report: fc.Arbitrary<RunReport> = fc
  .record({
    source: fc.constantFrom('run' as const, 'ingest' as const),
    outcomes: fc.array(outcome, { maxLength: 12 }),
    status: fc.constantFrom('completed', 'failed', 'cancelled', 'timed_out', 'odd'),
    result: fc.constantFrom('passed' as const, 'failed' as const, null),
    declared: fc.option(fc.record({ total: number, passed: number, failed: number })),
    problems: fc.array(problem, { maxLength: 2 }),
  })
  .map(({ source, outcomes, status, result, declared, problems }) =>
    runReport([caseOf('case', outcomes)], {
      source,
      problems,
      run: source === 'run' ? runFacts({ status, result, declared }) : null,
    }),
  );
const minPassRate = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));

describe('whatever the report', () => {
  it('passes only on whole evidence with at least one pass or none wanted', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        const verdict = gate(given, { minPassRate: wanted });
        if (verdict.value !== 'passed') return;
        const outcomes = given.cases.flatMap(({ iterations }) => iterations.map((i) => i.outcome));
        expect(outcomes.filter((o) => o !== 'skipped').length).toBeGreaterThan(0);
        expect(outcomes).not.toContain('unfinished');
        expect(given.problems).toEqual([]);
        expect(given.run?.status ?? 'completed').toBe('completed');
        expect(verdict.checks.every((check) => check.outcome === 'passed')).toBe(true);
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });

  it('fails only where something failed, in a run that completed', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        if (gate(given, { minPassRate: wanted }).value !== 'failed') return;
        const outcomes = given.cases.flatMap(({ iterations }) => iterations.map((i) => i.outcome));
        const judged = given.run?.result === 'failed';
        expect(judged || outcomes.some((o) => o === 'failed' || o === 'error')).toBe(true);
        expect(given.run?.status ?? 'completed').toBe('completed');
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });

  it('gives every undecided check a reason', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        for (const check of gate(given, { minPassRate: wanted }).checks) {
          expect(check.reason === null).toBe(check.outcome !== 'undecided');
        }
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });
});
