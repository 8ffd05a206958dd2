import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { digestOf, identityOfTitle } from '../../../src/identity/case-identity.ts';
import { CaseFolder } from '../../../src/model/cases/folded-cases.ts';
import { countReport } from '../../../src/model/counts.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { joinLegs } from '../../../src/report-file/legs/joined-report.ts';
import { caseOf, runFacts } from '../../support/render/sample-reports.ts';
import {
  type LegReport,
  legReport,
  type MadeLeg,
  SUITE_TITLES,
  wholeReport,
} from '../../support/report-file/legs.ts';

const join = (reports: readonly LegReport[]): RunReport =>
  joinLegs(reports.map((report, at) => ({ place: `${at}`, report, digest: digestOf(`${at}`) })));

const legs = (more: Omit<MadeLeg, 'index'> = {}) =>
  [1, 2, 3].map((index) => legReport({ index, ...more }));

const ONE_FAILED = { 'case 4': 'failed' as const };

describe('the report that legs are joined to', () => {
  it.each([
    ['all passed', {}],
    ['some failed', { ...ONE_FAILED, 'case 9': 'error' as const }],
  ])('is that of the same suite in one run where %s', (_, outcomes) => {
    const [whole, joined] = [wholeReport(outcomes), join(legs({ outcomes }))];
    expect(joined.cases).toEqual(whole.cases);
    expect(countReport(joined)).toEqual(countReport(whole));
    expect(joined.run?.declared).toEqual(whole.run?.declared);
    for (const minPassRate of [null, 0.5, 0.9, 0.95, 1]) {
      const values = [joined, whole].map((report) => gate(report, { minPassRate }).value);
      expect(values[0]).toBe(values[1]);
    }
  });

  it('has what servers offered, which one leg may know and another not', () => {
    const tools = [{ name: 'find', inputSchema: {} }];
    const silent = (server: string) => ({ server, message: 'not told', isOwnDoing: false });
    const [first, second, third] = legs();
    const chosen = ['library', 'maps', 'weather'];
    const known = [
      {
        servers: [{ server: 'weather', tools }],
        silent: [silent('library'), silent('maps')],
        chosen,
      },
      { servers: [{ server: 'library', tools }], silent: [silent('weather')] },
    ];
    const [ofFirst, ofThird] = known;
    const reports = [
      { ...(first as LegReport), ...(ofFirst && { surface: ofFirst }) },
      second as LegReport,
      { ...(third as LegReport), ...(ofThird && { surface: ofThird }) },
    ];
    expect(join(reports).surface).toEqual({
      servers: [
        { server: 'library', tools },
        { server: 'weather', tools },
      ],
      silent: [silent('maps')],
      chosen,
    });
    expect(join(legs())).not.toHaveProperty('surface');
  });

  it('sums up what runs tell of themselves', () => {
    const execution = (wallMs: number, isolation = 'auto') => ({
      ...{ isolation, concurrency: 2, starts: 3, wallMs, workMs: 100, startupMs: 10 },
      servers: [{ name: 'library', protocolVersion: '2025-11-25' }],
    });
    const reports = legs().map((report, at) => ({
      ...report,
      run: runFacts({
        ...{ id: `run_${at}`, createdAtMs: 1_000 - at, completedAtMs: 2_000 + at, criterion: 0.5 },
        ...{ notes: 'nightly', declared: { total: 8, passed: at, failed: 8 - at } },
        execution: execution(50 + at),
      }),
    }));
    expect(join(reports).run).toEqual({
      ...{ id: 'run_0, run_1, run_2', number: null, status: 'completed', result: 'passed' },
      ...{ createdAtMs: 998, completedAtMs: 2_002, notes: 'nightly', criterion: 0.5 },
      declared: { total: 24, passed: 3, failed: 21 },
      execution: {
        ...{ isolation: 'auto', concurrency: 6, starts: 9, wallMs: 52, workMs: 300, startupMs: 30 },
        servers: [{ name: 'library', protocolVersion: '2025-11-25' }],
      },
    });
    const silent = reports.map((report, at) =>
      at === 1 ? { ...report, run: runFacts({ createdAtMs: null, notes: 'other' }) } : report,
    );
    const { run } = join(silent);
    expect(run).toMatchObject({ createdAtMs: null, notes: null, declared: null });
    expect(run).not.toHaveProperty('execution');
  });

  it('is of no completed run where one leg has not completed', () => {
    const reports = legs().map((report, at) =>
      at === 1 ? { ...report, run: runFacts({ status: 'cancelled', result: null }) } : report,
    );
    expect(join(reports).run).toMatchObject({ status: 'cancelled', result: null });
    expect(gate(join(reports), { minPassRate: 0.1 }).value).toBe('incomplete');
  });

  it('is judged as a whole, whatever became of its legs by themselves', () => {
    const reports = legs({ outcomes: ONE_FAILED }).map((report) => ({
      ...report,
      run: report.run && { ...report.run, criterion: 0.9 },
    }));
    const joined = join(reports);
    expect(reports.map(({ run }) => run?.result)).toContain('failed');
    expect(joined.run?.result).toBeNull();
    expect(gate(joined, { minPassRate: null })).toMatchObject({
      value: 'passed',
      checks: [{ id: 'run-result', threshold: 0.9, observed: 22 / 24 }],
    });
  });

  it('has the servers once, with all tools they were found to have', () => {
    const reports = legs().map((report, at) => ({
      ...report,
      servers: [
        { id: `sv_${at}`, name: 'library', ...(at > 0 && { tools: ['search', `tool-${at}`] }) },
        { id: `sv_other_${at}`, name: 'weather' },
      ],
    }));
    expect(join(reports).servers).toEqual([
      { id: 'sv_0', name: 'library', tools: ['search', 'tool-1', 'tool-2'] },
      { id: 'sv_other_0', name: 'weather' },
    ]);
  });

  it('names the leg of each problem, and of each warning that not all have', () => {
    const reports = legs().map((report, at) => ({
      ...report,
      problems: at === 1 ? [{ kind: 'timeout' as const, message: 'Too late.' }] : [],
      warnings: ['All say so.', ...(at === 2 ? ['One says so.'] : [])],
      notice: 'Models were emulated.',
    }));
    const { problems, warnings, notice } = join(reports);
    expect(problems).toEqual([{ kind: 'timeout', message: 'leg 2/3: Too late.' }]);
    expect(warnings).toEqual(['All say so.', 'leg 3/3: One says so.']);
    expect(notice).toBe('Models were emulated.');
  });

  it('says what it was joined of', () => {
    expect(join(legs()).legs).toEqual(
      [1, 2, 3].map((index) => ({
        ...{ index, total: 3, attempt: 1, runId: `run_${index}`, cases: expect.any(Number) },
      })),
    );
  });

  it('says of its legs what their jobs leave, and of itself that it is of their suite and commit', () => {
    const shared = {
      ...{ commit: 'c0ffee0', branch: 'main', createdAtMs: 0, address: null },
      subject: 'suite.yaml',
    };
    const joined = join(
      legs().map((report, at) => ({ ...report, origin: { ...shared, artifact: `part-${at}` } })),
    );
    expect(joined.legs?.map(({ artifact }) => artifact)).toEqual(['part-0', 'part-1', 'part-2']);
    expect(joined.origin).toEqual(shared);
  });
});

describe('a report that misses a leg', () => {
  const present = (outcomes: MadeLeg['outcomes'] = {}) =>
    legs({ outcomes }).filter(({ shard }) => shard.index !== 2);

  it('has its cases as planned, so that no comparison takes them for removed', () => {
    const joined = join(present());
    expect(joined.cases.map(({ title }) => title)).toEqual(SUITE_TITLES);
    const missing = legReport({ index: 2 }).cases.map(({ title, identity }) => ({
      ...{ id: title, identity, title, location: null, iterations: [], planned: 2 },
    }));
    expect(joined.cases.filter(({ iterations }) => iterations.length === 0)).toEqual(missing);
    expect(joined.run?.result).toBeNull();
  });

  it('is compared as one whose cases are there and did not run', () => {
    const origin = {
      ...{ kind: 'file' as const, commit: null, branch: null, address: null },
      ...{ isMergeBase: null, createdAtMs: null },
    };
    const compare = (report: RunReport) =>
      gate(
        report,
        {
          minPassRate: null,
          regression: {
            mode: 'gate',
            confidence: 0.95,
            minEffect: 0.01,
            confirm: 'auto',
            maxConfirmIterations: 400,
          },
        },
        { baseline: { outcome: 'found', baseline: { report: wholeReport(), origin } } },
      );
    expect(compare(join(legs())).value).toBe('passed');
    const { value, comparison } = compare(join(present()));
    expect(value).toBe('incomplete');
    expect(comparison).toMatchObject({ removed: { count: 0 }, added: { count: 0 } });
  });

  it('never passes, and fails only where the missing cases could not help', () => {
    const value = (outcomes: MadeLeg['outcomes'], minPassRate: number) =>
      gate(join(present(outcomes)), { minPassRate }).value;
    const absent = legReport({ index: 2 }).cases.length;
    const others = present().flatMap(({ cases }) => cases.map(({ title }) => title));
    const failed = Object.fromEntries(others.map((title) => [title, 'failed' as const]));
    expect(value({}, 0.1)).not.toBe('failed');
    expect(value(failed, absent / SUITE_TITLES.length)).toBe('incomplete');
    expect(value(failed, (absent + 1) / SUITE_TITLES.length)).toBe('failed');
  });
});

describe('legs that are not what they say', () => {
  const stranger = { ...caseOf('stranger', ['passed']), planned: 1 };

  it.each<[string, (first: LegReport) => LegReport, RegExp]>([
    [
      'bring a case that the suite does not have',
      (first) => ({ ...first, cases: [...first.cases, stranger] }),
      /^1 case came back that the suite does not have: "stranger"$/,
    ],
    [
      'bring the case of another leg',
      (first) => ({
        ...first,
        cases: [...first.cases, ...legReport({ index: 2 }).cases.slice(0, 1)],
      }),
      /^1 case came back from several legs, of which the first counts: "case \d+"$/,
    ],
    [
      'bring a folded case twice',
      (first) => {
        const folder = new CaseFolder();
        const title = first.cases[0]?.title ?? '';
        folder.add({ identity: identityOfTitle(title), passed: 1, skipped: 0, durationMs: null });
        const folded = folder.finish();
        const entry = { ...caseOf('others', []), ...(folded && { folded }) };
        const { identity: _, ...many } = entry;
        return { ...first, cases: [...first.cases, many] };
      },
      /^1 case came back from several legs/,
    ],
    [
      'leave a case out',
      (first) => ({ ...first, cases: first.cases.slice(1) }),
      /^1 case did not run: "case \d+"$/,
    ],
    [
      'run a case less often than the suite asks for',
      (first) => ({
        ...first,
        cases: first.cases.map((one, at) =>
          at > 0 ? one : { ...one, iterations: one.iterations.slice(1), planned: 1 },
        ),
      }),
      /^1 case ran fewer iterations than were asked for: "case \d+ \(1 of 2\)"$/,
    ],
  ])('do not pass where they %s', (_, change, told) => {
    const reports = legs().map((report, at) => (at === 0 ? change(report) : report));
    const undeclared = reports.map((report) => ({
      ...report,
      run: report.run && { ...report.run, declared: null },
    }));
    const { value, checks } = gate(join(undeclared), { minPassRate: 1 });
    expect(value).toBe('incomplete');
    const messages = checks.flatMap(({ reason }) =>
      reason?.code === 'problem' ? reason.message : [],
    );
    expect(messages).toContainEqual(expect.stringMatching(told));
  });

  it('keep what they folded', () => {
    const folder = new CaseFolder();
    const [first, ...others] = legs();
    for (const { identity = identityOfTitle(''), title } of first?.cases ?? []) {
      expect(identity).toBe(identityOfTitle(title));
      folder.add({ identity, passed: 2, skipped: 0, durationMs: 5 });
    }
    const folded = folder.finish();
    if (first === undefined || folded === null) throw new Error('nothing was folded');
    const { identity: _, ...entry } = { ...caseOf('others', []), folded };
    const joined = join([{ ...first, cases: [entry] }, ...others]);
    expect(countReport(joined)).toEqual(countReport(wholeReport()));
    expect(joined.problems).toEqual([]);
  });
});

describe('legs with nothing to run', () => {
  const empty = (index: number): LegReport => {
    const report = legReport({ index, titles: [] });
    return { ...report, run: null, cases: [], warnings: ['Nothing fell to it.'] };
  };

  it('take nothing from the others', () => {
    const titles = ['case 0'];
    const reports = [1, 2, 3].map((index) => {
      const report = legReport({ index, titles });
      return report.cases.length === 0 ? { ...report, run: null } : report;
    });
    const joined = join(reports);
    expect(gate(joined, { minPassRate: null }).value).toBe('passed');
    expect(joined.legs?.filter(({ runId }) => runId === null)).toHaveLength(2);
  });

  it('are no evidence where all are', () => {
    const joined = join([1, 2, 3].map(empty));
    expect(joined.problems).toEqual([{ kind: 'evidence', message: 'No leg had a case to run.' }]);
    expect(gate(joined, { minPassRate: null }).value).toBe('incomplete');
  });
});

it('takes any number of servers of one name', () => {
  const server = { id: 's', name: 'weather', tools: [], moreTools: 2 };
  const servers = Array.from({ length: 300_000 }, () => server);
  const joined = join([legReport({ index: 1, total: 1, changes: { servers } })]);
  expect(joined.servers).toEqual([server]);
});
