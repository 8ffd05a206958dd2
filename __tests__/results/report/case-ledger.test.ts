import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unpackCases } from '../../../src/model/cases/folded-cases.ts';
import {
  caseDurationMs,
  countCases,
  countIterations,
  countReport,
  sumKnown,
} from '../../../src/model/counts.ts';
import type { CaseReport, Digest } from '../../../src/model/run-report.ts';
import type { CaseStatus, ParsedCase } from '../../../src/results/read/parsed-case.ts';
import { CaseLedger } from '../../../src/results/report/case-ledger.ts';
import { caseIdentity } from '../../../src/results/report/identity.ts';
import { reportCases } from '../../../src/results/report/report-cases.ts';
import { resultRow } from '../../../src/results/report/result-row.ts';
import { samples } from '../../support/effort.ts';

const ORIGIN = { shard: null, workflowAttempt: 1, scrub: (text: string) => text };

function parsed(name: string, status: CaseStatus, more: Partial<ParsedCase> = {}): ParsedCase {
  const message = status === 'passed' ? null : `${name} ${status}`;
  return {
    ...{ suitePath: ['s'], className: 'c', name, status, flaky: false, attempts: 1 },
    ...{ durationMs: 2, message, details: null, file: null, line: null, synthesized: false },
    ...{ ordinal: 1, ...more },
  };
}

function ledgerOf(cases: readonly ParsedCase[], limit?: number) {
  const ledger = new CaseLedger(ORIGIN, limit);
  for (const one of cases) ledger.add(one);
  return ledger.finish();
}

/** As they are reported to a service, one row each. */
function rowsOf(cases: readonly ParsedCase[]) {
  const iterations = new Map<string, number>();
  return cases.map((one) => {
    const caseId = caseIdentity(one);
    const iteration = (iterations.get(caseId) ?? 0) + 1;
    iterations.set(caseId, iteration);
    return resultRow(one, { caseId, iteration }, ORIGIN);
  });
}

const anyCase = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.constantFrom<CaseStatus>('passed', 'passed', 'failed', 'error', 'skipped'),
    fc.boolean(),
    fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
  )
  .map(([name, status, flaky, durationMs]) =>
    parsed(name, status, {
      flaky: flaky && status === 'passed',
      durationMs,
      // One that passed at once keeps no word of why.
      message: status === 'passed' || status === 'skipped' ? null : `${name} ${status}`,
    }),
  );

it('lists what rows of the same cases list, in their order', () => {
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 30 }), (cases) => {
      expect(ledgerOf(cases)).toEqual(reportCases(rowsOf(cases)));
    }),
    samples({ ci: 500, soak: 20_000 }),
  );
});

it('counts the same however few it lists', () => {
  const limits = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 30 }), limits, (all, limit) => {
      const [few, whole] = [ledgerOf(all, limit), ledgerOf(all)];
      expect(countReport({ cases: few })).toEqual(countReport({ cases: whole }));
      expect(countCases(few)).toBe(countCases(whole));
      expect(sumKnown(few, caseDurationMs)).toBe(sumKnown(whole, caseDurationMs));
      const kept = whole.filter(({ iterations }) =>
        iterations.some(({ outcome, flaky }) => flaky || /failed|error/.test(outcome)),
      );
      expect(few).toEqual(expect.arrayContaining(kept));
    }),
    samples({ ci: 500, soak: 20_000 }),
  );
});

/** What a report has of every case by its identity: how often it passed and was skipped, and how long. */
function figuresOf(cases: readonly CaseReport[]): Map<string, unknown[]> {
  const all = cases.flatMap((one): [Digest | undefined, unknown[]][] => {
    if (one.folded !== undefined) {
      return [...unpackCases(one.folded)].map(({ identity, passed, skipped, durationMs }) => [
        identity,
        [passed, skipped, durationMs],
      ]);
    }
    const { passed, skipped } = countIterations(one.iterations);
    return [[one.identity, [passed, skipped, caseDurationMs(one)]]];
  });
  const found = new Map(all.map(([identity = '', figures]) => [identity, figures]));
  expect(found.size).toBe(all.length);
  return found;
}

it('has every case by its identity, listed or folded, in whatever order and of whatever shard', () => {
  const limits = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 30 }), limits, fc.nat(7), (all, limit, turn) => {
      const figures = figuresOf(ledgerOf(all));
      expect(figuresOf(ledgerOf(all, limit))).toEqual(figures);
      expect(figuresOf(ledgerOf(all.toReversed(), limit))).toEqual(figures);
      expect(figuresOf(reportCases(rowsOf(all), limit))).toEqual(figures);
      const parts = [all.slice(0, turn), all.slice(turn)].map((part) => ledgerOf(part, limit));
      expect(new Set(parts.flatMap((part) => [...figuresOf(part).keys()]))).toEqual(
        new Set(figures.keys()),
      );
    }),
    samples({ ci: 300, soak: 10_000 }),
  );
});

it('keeps failing cases whole among very many, and tells the number of the others', () => {
  const ledger = new CaseLedger(ORIGIN);
  for (let index = 0; index < 300_000; index += 1) {
    ledger.add(parsed(`t${index}`, index % 1_000 === 7 ? 'failed' : 'passed'));
  }
  // A second file has one of the folded cases again, and there it fails.
  ledger.add(parsed('t299999', 'failed', { durationMs: 5 }));
  const cases = ledger.finish();
  const failing = cases.filter(({ iterations }) => iterations.some((one) => one.error !== null));
  expect(failing).toHaveLength(301);
  expect(failing.at(-1)).toMatchObject({
    title: 's › c › t299999',
    iterations: [
      { number: 1, outcome: 'passed', durationMs: 2 },
      { number: 2, outcome: 'failed', durationMs: 5 },
    ],
  });
  expect(cases).toHaveLength(301 + 1_000 + 1);
  expect(cases.at(-1)).toMatchObject({
    title: '298,699 further passing cases',
    folded: { cases: 298_699, passed: 298_699, durationMs: 2 * 298_699 },
  });
  expect(countReport({ cases })).toMatchObject({ total: 300_001, passed: 299_700, failed: 301 });
  expect(figuresOf(cases).size).toBe(300_000);
});
