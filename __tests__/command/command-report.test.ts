import { describe, expect, it } from '@jest/globals';
import { commandReport, type ReportingFacts } from '../../src/command/command-report.ts';
import type { RunRead } from '../../src/command/read-runs.ts';
import type { Outcome, Problem, RunFacts } from '../../src/model/run-report.ts';
import { caseOf, runFacts } from '../support/render/sample-reports.ts';

const GOOD: ReportingFacts = {
  end: { how: 'exited', exitCode: 0 },
  ...{ project: { id: 'p_1', name: 'Default' }, left: 0, refusal: null },
};

interface Sample {
  suite?: string;
  cases?: Record<string, Outcome[]>;
  run?: Partial<RunFacts>;
  isOpen?: boolean;
  wasThere?: boolean;
  problems?: Problem[];
}

let runs = 0;
function read({ suite = 'nightly', cases = {}, run = {}, ...sample }: Sample) {
  const { isOpen = false, wasThere = false, problems = [] } = sample;
  runs += 1;
  const runId = `r_${runs}`;
  const read: RunRead = {
    reported: { projectId: 'p_1', runId, suiteId: `st_${suite}`, suiteName: suite, wasThere },
    results: {
      run: runFacts({ id: runId, ...run }),
      cases: Object.entries(cases).map(([title, outcomes]) => caseOf(title, outcomes)),
      ...{ problems, warnings: [] },
    },
    ...{ isOpen, serverNames: ['shop'] },
  };
  return read;
}

const messagesOf = (facts: Partial<ReportingFacts>, sample: Sample = {}) =>
  commandReport([read(sample)], { ...GOOD, ...facts }).problems.map(({ message }) => message);

describe('the report of an eval program', () => {
  it('of one run is that of its suite', () => {
    const report = commandReport([read({ cases: { adds: ['passed'] } })], GOOD);
    expect(report).toMatchObject({
      ...{ source: 'command', suite: { id: 'st_nightly', name: 'nightly' }, problems: [] },
      ...{ project: { id: 'p_1', name: 'Default' }, servers: [{ id: 'shop', name: 'shop' }] },
      cases: [{ title: 'adds' }],
    });
  });

  it('of a suite in several runs has its cases once, with the iterations of all', () => {
    const one = read({ cases: { adds: ['passed', 'passed'] } });
    const other = read({ cases: { adds: ['failed'], divides: ['passed'] } });
    const { cases } = commandReport([one, other], GOOD);
    expect(cases.map(({ title }) => title)).toEqual(['adds', 'divides']);
    expect(cases[0]?.iterations.map(({ number, outcome }) => [number, outcome])).toEqual([
      [1, 'passed'],
      [2, 'passed'],
      [3, 'failed'],
    ]);
  });

  it('of several suites names them, and tells a case by its suite whatever stands beside it', () => {
    const first = read({ suite: 'first', cases: { adds: ['passed'] } });
    const second = read({ suite: 'second', cases: { adds: ['passed'] } });
    const both = commandReport([first, second], GOOD);
    expect(both.cases.map(({ title }) => title)).toEqual(['first › adds', 'second › adds']);
    expect(new Set(both.cases.map(({ identity }) => identity)).size).toBe(2);
    expect(both.suite).toEqual({ id: null, name: '"first", "second"' });
    const alone = commandReport([first], GOOD);
    expect(alone.cases[0]?.identity).toBe(both.cases[0]?.identity);
  });

  it.each<[string, (RunFacts['result'] | undefined)[], RunFacts['result']]>([
    ['all passed', ['passed', 'passed'], 'passed'],
    ['one failed', ['passed', 'failed'], 'failed'],
    ['one has no result', ['failed', null], null],
  ])('has one result of all runs: %s', (_what, results, result) => {
    const all = results.map((one) => read({ run: { result: one ?? null } }));
    expect(commandReport(all, GOOD).run?.result).toBe(result);
  });

  it('is not complete where a run is not', () => {
    const all = [read({}), read({ run: { status: 'running' }, isOpen: true })];
    const { run, problems } = commandReport(all, GOOD);
    expect(run?.status).toBe('running');
    expect(problems).toMatchObject([
      { kind: 'execution', message: expect.stringContaining('left 1 run open: "nightly (r_') },
    ]);
  });

  it('names a run that ended with nothing in it', () => {
    const empty = read({ suite: 'second', run: { status: 'failed' } });
    const { problems } = commandReport([read({ cases: { adds: ['passed'] } }), empty], GOOD);
    expect(problems).toMatchObject([
      { kind: 'execution', message: expect.stringMatching(/ended 1 run .*: "second \(r_/) },
    ]);
  });

  it('warns of a run that was there before', () => {
    const { problems, warnings } = commandReport([read({ wasThere: true })], GOOD);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/nightly .* had ended before/)]);
  });

  it.each<[string, Partial<ReportingFacts>, RegExp]>([
    ['another exit code', { end: { how: 'exited', exitCode: 3 } }, /exited with code 3/],
    ['a signal', { end: { how: 'signal', signal: 'SIGSEGV' } }, /ended by SIGSEGV/],
    ['the deadline', { end: { how: 'timeout' } }, /timeout-minutes/],
    ['runs that are too many', { left: 2 }, /2 more runs/],
    ['rows that were refused', { refusal: 'HTTP 400, no' }, /HTTP 400, no/],
  ])('tells of %s', (_what, facts, words) => {
    expect(messagesOf(facts)).toEqual([expect.stringMatching(words)]);
  });
});
