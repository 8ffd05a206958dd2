import { expect, it } from '@jest/globals';
import { withCarriedHistory } from '../../src/baseline/baseline-search.ts';
import { identityOfTitle } from '../../src/identity/case-identity.ts';
import type { BaselineSearch } from '../../src/model/baseline.ts';
import { historyAfter, unpackHistory } from '../../src/model/cases/case-history.ts';
import type { Outcome, RunReport } from '../../src/model/run-report.ts';
import { caseOf, runFacts, runReport } from '../support/render/sample-reports.ts';

function results(outcomes: Record<string, Outcome[]>): RunReport {
  const cases = Object.entries(outcomes).map(([title, list]) => ({
    ...caseOf(title, list),
    identity: identityOfTitle(title),
  }));
  return runReport(cases);
}

const found = (report: RunReport, createdAtMs: number): BaselineSearch => ({
  outcome: 'found',
  baseline: {
    report,
    origin: {
      ...{ kind: 'artifact', commit: null, branch: 'main', isMergeBase: true },
      ...{ createdAtMs, address: null },
    },
  },
});

it('hands on what the baseline carries, with the baseline at its end', () => {
  const first = results({ adds: ['passed'], flaps: ['passed'] });
  const { history: _, ...second } = withCarriedHistory(
    results({ adds: ['passed'], flaps: ['failed'] }),
    found({ ...first, history: [] }, 1),
  );
  const history = [{ runNumber: null, passRate: 1, createdAtMs: 1 }];
  const third = withCarriedHistory(results({}), found({ ...second, history }, 2));
  expect(third.history).toMatchObject([
    { passRate: 1, createdAtMs: 1 },
    { passRate: 0.5, createdAtMs: 2 },
  ]);
  expect([...unpackHistory(third.caseHistory ?? [])].map(({ outcomes }) => outcomes)).toEqual([
    ['passed', 'passed'],
    ['passed', 'failed'],
  ]);
});

it('keeps the newest 30 runs, and what a service tells of its own', () => {
  const many = Array.from({ length: 40 }, (_, at) => {
    return { runNumber: at, passRate: 1, createdAtMs: at };
  });
  const former = { ...results({ adds: ['passed'] }), history: many };
  const carried = withCarriedHistory(results({}), found(former, 99));
  expect(carried.history).toHaveLength(30);
  expect(carried.history?.at(-1)).toMatchObject({ createdAtMs: 99 });
  const told = { ...results({}), history: many.slice(0, 2) };
  expect(withCarriedHistory(told, found(former, 99))).toMatchObject({
    history: many.slice(0, 2),
    caseHistory: historyAfter(former),
  });
});

it('hands it on where the service has none, as one that is started anew for each job', () => {
  const former = { ...results({ adds: ['passed'] }), project: { id: 'other', name: null } };
  const fresh = { ...results({ adds: ['failed'] }), history: [] };
  expect(withCarriedHistory(fresh, found(former, 7)).history).toEqual([
    // Its number says nothing among those of another service.
    { runNumber: null, passRate: 1, createdAtMs: 7 },
  ]);
});

it('numbers the baseline where both are runs of one project', () => {
  const former = results({ adds: ['passed'] });
  const carried = withCarriedHistory(results({ adds: ['passed'] }), found(former, 7));
  expect(carried.history).toMatchObject([{ runNumber: 42 }]);
});

it('counts of the baseline what counts', () => {
  const former = results({ adds: ['passed'], aside: ['failed'] });
  const judgedOf = (report: RunReport) => ({ ...report, cases: report.cases.slice(0, 1) });
  const { history } = withCarriedHistory(results({}), found(former, 7), judgedOf);
  expect(history).toMatchObject([{ passRate: 1 }]);
});

it('leaves out a baseline whose run did not complete', () => {
  const former = results({ adds: ['passed'] });
  const cancelled = { ...former, run: runFacts({ status: 'cancelled' }) };
  expect(withCarriedHistory(results({}), found(cancelled, 7)).history).toEqual([]);
});

it('has nothing to add where there is no baseline', () => {
  const report = results({ adds: ['passed'] });
  expect(withCarriedHistory(report, { outcome: 'none', message: 'no run' })).toBe(report);
});
