import { describe, expect, it } from '@jest/globals';
import type { RunCreate } from '../../../src/contract/resources/eval-requests.ts';
import type { Run, RunCreated } from '../../../src/contract/resources/run.ts';
import type { ReadSuiteCase } from '../../../src/contract/resources/suite.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { planRun } from '../../../src/evals/launch/plan.ts';
import { gate } from '../../../src/gate/gate.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';

closeRigsAfterEach();

type Item = Record<string, unknown>;

/** An iteration of a case, passed where nothing else is said. */
function one(title: string, iterationNumber: number, over: Item = {}): Item {
  return {
    id: `${title}-${iterationNumber}`,
    testCaseId: `tc_${title}`,
    title,
    iterationNumber,
    status: 'completed',
    result: 'passed',
    ...over,
  };
}
const FAILED = { result: 'failed' };

const test = (title: string, runs: number) => ({
  title,
  runs,
  steps: [{ id: 's', kind: 'prompt' as const, prompt: 'hi' }],
});
const committed = (...titles: string[]) => titles.map((name) => ({ id: `tc_${name}`, name }));

interface Row {
  name: string;
  /** Two runs of `a` and one of `b` where nothing else is said. */
  request?: RunCreate;
  created?: Partial<RunCreated> & { unreadable?: readonly string[] };
  /** Cases the suite has saved. */
  saved?: ReadSuiteCase[];
  items: (Item | null)[];
  run?: Partial<Run>;
  minPassRate?: number;
  value: string;
  /** The problems, each a part of its message. */
  problems?: string[];
  warnings?: string[];
}

const REQUEST: RunCreate = { suiteId: 'st_1', tests: [test('a', 2), test('b', 1)] };
const WHOLE = [one('a', 1), one('a', 2), one('b', 1)];

const redactor = createRedactor([]);

async function judge({ request = REQUEST, created = {}, saved, items, run, minPassRate }: Row) {
  const { client, clock } = await startRig(({ url }) =>
    url.endsWith('/trace')
      ? { status: 404, json: { code: 'NOT_FOUND', message: 'none' } }
      : { json: { items } },
  );
  const plan = planRun(request, { runId: 'r_1', ...created }, saved);
  const seen: Run = { id: 'r_1', status: 'completed', result: 'passed', ...run };
  const ids = { projectId: 'p_1', runId: 'r_1' };
  const results = await collectResults(client, ids, { run: seen, plan }, { clock, redactor });
  const report: RunReport = {
    source: 'run',
    suite: { id: 'st_1', name: 'smoke' },
    project: null,
    servers: [],
    notice: null,
    ...results,
  };
  return { report, verdict: gate(report, { minPassRate: minPassRate ?? null }) };
}

const ROWS: Row[] = [
  { name: 'all that was asked for', items: WHOLE, value: 'passed' },
  {
    name: 'a case that did not run',
    items: [one('a', 1), one('a', 2)],
    value: 'incomplete',
    problems: ['1 case did not run: "b"'],
  },
  {
    name: 'fewer iterations than were asked for',
    request: { suiteId: 'st_1', tests: [test('a', 30)], iterationOverride: 30 },
    items: [one('a', 1)],
    value: 'incomplete',
    problems: ['1 case ran fewer iterations than were asked for: "a (1 of 30)"'],
  },
  {
    name: 'fewer iterations than a rerun was to have of each case',
    request: { suiteId: 'st_1', iterationOverride: 3 },
    items: [one('a', 1), one('a', 2), one('a', 3), one('b', 1)],
    value: 'incomplete',
    problems: ['"b (1 of 3)"'],
  },
  {
    name: 'a saved case that a rerun left out',
    request: { suiteId: 'st_1' },
    saved: [
      { id: 'tc_a', title: 'renamed', iterations: 2 },
      { id: 'tc_b', title: 'b', iterations: 1 },
    ],
    items: [one('a', 1), one('a', 2)],
    value: 'incomplete',
    problems: ['1 case did not run: "b"'],
  },
  {
    name: 'more than a saved suite tells of',
    request: { suiteId: 'st_1' },
    saved: [{ id: 'tc_a', title: 'a', iterations: 1 }],
    items: WHOLE,
    value: 'passed',
  },
  {
    name: 'a case the service could not store',
    created: {
      caseUpsert: { committed: committed('a'), failed: [{ name: 'b', error: 'too long' }] },
    },
    items: [one('a', 1), one('a', 2)],
    value: 'incomplete',
    problems: ['did not store the case "b", so what ran is not what the suite file says: too long'],
  },
  {
    name: 'a case the service could not store, of which it ran what it had',
    created: {
      caseUpsert: { committed: committed('a'), failed: [{ name: 'b', error: 'too long' }] },
    },
    items: WHOLE,
    value: 'incomplete',
    problems: ['did not store the case "b"'],
  },
  {
    name: 'a failure of a case that the service could not store',
    created: {
      caseUpsert: { committed: committed('a'), failed: [{ name: 'b', error: 'too long' }] },
    },
    items: [one('a', 1), one('a', 2), one('b', 1, FAILED)],
    run: { result: 'failed', summary: { total: 3, passed: 2, failed: 1 } },
    minPassRate: 1,
    value: 'incomplete',
    problems: ['did not store the case "b"'],
  },
  {
    name: 'a list of cases not stored that cannot be read',
    created: {
      caseUpsert: { committed: committed('a') },
      unreadable: ['caseUpsert.failed: expected array, received object'],
    },
    items: WHOLE,
    value: 'incomplete',
    problems: ['which cases it could not store cannot be read: caseUpsert.failed: expected array'],
  },
  {
    name: 'a failure by a case that did not run',
    items: [one('a', 1), one('a', 2)],
    run: { result: 'failed', summary: { total: 2, passed: 2, failed: 0 } },
    value: 'incomplete',
    problems: ['1 case did not run: "b"'],
  },
  {
    name: 'a failure by iterations that did not end',
    items: WHOLE.map((item) => ({ ...item, status: 'cancelled', result: null })),
    run: { result: 'failed', summary: { total: 3, passed: 0, failed: 3 } },
    value: 'incomplete',
    problems: ['The counts disagree: the run says 3 failed'],
  },
  {
    name: 'a failure by iterations that did not end, of which some failed',
    request: { ...REQUEST, passCriteria: { minimumPassRate: 60 } },
    items: [one('a', 1), one('a', 2, FAILED), one('b', 1, { status: 'cancelled', result: null })],
    run: { result: 'failed' },
    value: 'incomplete',
    problems: [],
  },
  {
    name: 'a failure that what is missing cannot turn',
    request: { ...REQUEST, passCriteria: { minimumPassRate: 80 } },
    items: [one('a', 1), one('a', 2, FAILED)],
    run: { result: 'failed' },
    value: 'failed',
    problems: ['1 case did not run: "b"'],
  },
  {
    name: 'an iteration that failed to execute and passed',
    items: [one('a', 1), one('a', 2, { status: 'failed' }), one('b', 1)],
    value: 'incomplete',
    problems: ['1 iteration says that it failed and that it passed: "a #2"'],
  },
  {
    name: 'titles that the service keeps with other white space',
    request: { suiteId: 'st_1', tests: [test(' two  words\n', 1), test('b', 1)] },
    created: { caseUpsert: { committed: committed('two words', 'b'), failed: [] } },
    items: [one('two words', 1, { testCaseId: null }), one('b', 1)],
    value: 'passed',
  },
  {
    name: 'no numbers',
    items: WHOLE.map((item) => ({ ...item, iterationNumber: undefined })),
    value: 'passed',
    warnings: ['3 iterations could be read only in part: "a (iterationNumber: is missing)"'],
  },
  {
    name: 'each iteration once for each of two hosts',
    items: [...WHOLE, ...WHOLE.map((item) => ({ ...item, id: `${item['id']}-other` }))],
    value: 'passed',
    warnings: ['2 cases ran more iterations than were asked for'],
  },
  {
    name: 'iterations for two hosts, of which one is missing',
    items: [...WHOLE, one('a', 1, { id: 'other' })],
    value: 'incomplete',
    problems: ['1 case came back with the same iteration more than once: "a"'],
    warnings: ['1 case ran more iterations than were asked for'],
  },
  {
    name: 'a case without a title, of another id than that of the only case',
    request: { suiteId: 'st_1', tests: [test('a', 1)] },
    created: { caseUpsert: { committed: committed('a'), failed: [] } },
    items: [one('theirs', 1, { title: null })],
    value: 'incomplete',
    problems: ['1 case did not run: "a"'],
  },
  {
    name: 'a repeated iteration that hides a missing one',
    items: [one('a', 1), one('a', 1), one('b', 1)],
    run: { summary: { total: 3, passed: 3, failed: 0 } },
    value: 'incomplete',
    problems: ['1 iteration came more than once: "a #1"', '"a (1 of 2)"'],
  },
  {
    name: 'a repeated number',
    items: [one('a', 1), one('a', 1, { id: 'other' }), one('b', 1)],
    value: 'incomplete',
    problems: ['1 case came back with the same iteration more than once: "a"'],
  },
  {
    name: 'numbers that repeat with another model',
    request: { suiteId: 'st_1' },
    items: [one('a', 1, { model: 'm' }), one('a', 1, { id: 'other', model: 'n' })],
    value: 'passed',
  },
  {
    name: 'an iteration of another run',
    items: [one('a', 1), one('a', 2, { runId: 'r_2' }), one('b', 1, { runId: 'r_1' })],
    value: 'incomplete',
    problems: ['1 iteration came though of another run: "a #2"', '"a (1 of 2)"'],
  },
  {
    name: 'a pass of which nothing passed',
    items: [one('a', 1, FAILED), one('a', 2, FAILED), one('b', 1, FAILED)],
    value: 'incomplete',
    problems: ['says that the run passed, but 0 of 3 iterations passed'],
  },
  {
    name: 'a pass that misses what the run was to hold',
    request: { ...REQUEST, passCriteria: { minimumPassRate: 80 } },
    items: [one('a', 1), one('a', 2, FAILED), one('b', 1)],
    value: 'incomplete',
    problems: ['says that the run passed, but 2 of 3 iterations passed'],
  },
  {
    name: 'a pass of which nothing was to pass',
    request: { ...REQUEST, passCriteria: { minimumPassRate: 0 } },
    items: [one('a', 1, FAILED), one('a', 2, FAILED), one('b', 1, FAILED)],
    value: 'passed',
  },
  {
    name: 'a rate that even the missing ones cannot meet',
    items: [one('a', 1, FAILED), one('b', 1, FAILED)],
    minPassRate: 0.9,
    value: 'failed',
  },
  {
    name: 'a rate that the missing ones could meet',
    items: [one('a', 1, FAILED), one('b', 1)],
    minPassRate: 0.6,
    value: 'incomplete',
  },
  {
    name: 'more iterations than were asked for',
    items: [...WHOLE, one('b', 2)],
    value: 'passed',
    warnings: ['1 case ran more iterations than were asked for: "b (2, not 1)"'],
  },
  {
    name: 'an iteration of which it cannot be read how it ended',
    items: [one('a', 1), one('a', 2, { status: 5 }), one('b', 1)],
    value: 'incomplete',
    problems: ['1 iteration could not be read: "a #2 (status: expected string, received number)"'],
  },
  {
    name: 'an iteration that is none',
    items: [null, ...WHOLE],
    value: 'incomplete',
    problems: ['1 iteration could not be read: "untitled case (is no object)"'],
  },
  {
    name: 'odd members that decide nothing',
    items: [
      one('a', 1, { usage: 'much', actualToolCalls: [{ toolName: 't', arguments: 'x' }] }),
      one('a', 2, { expectedToolCalls: [{ toolName: 5 }], durationMs: '7' }),
      one('b', 1),
    ],
    value: 'passed',
    warnings: ['2 iterations could be read only in part'],
  },
  {
    name: 'two cases of one title, each with an id of its own',
    request: { suiteId: 'st_1', tests: [test('a', 1), test('a', 2)] },
    created: {
      caseUpsert: {
        committed: [
          { id: 'tc_1', name: 'a' },
          { id: 'tc_2', name: 'a' },
        ],
        failed: [],
      },
    },
    items: [
      one('a', 1, { testCaseId: 'tc_1', id: 'first' }),
      one('a', 1, { testCaseId: 'tc_2' }),
      one('a', 2, { testCaseId: 'tc_2' }),
    ],
    value: 'passed',
  },
  {
    name: 'two cases of one title, of which the service told no ids before',
    request: { suiteId: 'st_1', tests: [test('a', 1), test('a', 1)] },
    items: [one('a', 1, { testCaseId: 'tc_1', id: 'first' }), one('a', 1, { testCaseId: 'tc_2' })],
    value: 'passed',
  },
  {
    name: 'two cases of one title that the service keeps as one',
    request: { suiteId: 'st_1', tests: [test('a', 1), test('a', 1)] },
    created: { caseUpsert: { committed: committed('a'), failed: [] } },
    items: [one('a', 1)],
    value: 'incomplete',
    problems: ['1 case did not run: "a"'],
  },
  {
    name: 'no ids or titles to tell cases by',
    request: { suiteId: 'st_1', tests: [test('a', 2)] },
    items: [1, 2].map((n) => one('a', n, { testCaseId: null, title: null })),
    value: 'passed',
  },
];

describe('what came back, held against what was asked for', () => {
  it.each(ROWS)('$name: $value', async (row) => {
    const { report, verdict } = await judge(row);
    expect(verdict.value).toBe(row.value);
    const { problems = row.value === 'passed' ? [] : undefined, warnings = [] } = row;
    const told = problems?.map((part) => ({
      kind: 'evidence',
      message: expect.stringContaining(part),
    }));
    if (told) expect(report.problems).toEqual(told);
    expect(report.warnings.filter((one) => !one.includes('trace'))).toEqual(
      warnings.map((part) => expect.stringContaining(part)),
    );
  });
});

it('tells cases of one title apart by their ids', async () => {
  const { report } = await judge({
    name: '',
    request: { suiteId: 'st_1', tests: [test('a', 1), test('a', 1)] },
    items: [one('a', 1, { testCaseId: 'tc_1', id: 'first' }), one('a', 1, { testCaseId: 'tc_2' })],
    value: '',
  });
  expect(report.cases.map(({ id }) => id)).toEqual(['a (tc_1)', 'a (tc_2)']);
});

describe('a suite that holds cases of another branch', () => {
  const created = { caseUpsert: { committed: committed('a', 'b'), failed: [] } };
  const own = [one('a', 1), one('a', 2), one('b', 1)];
  const theirs = [one('theirs', 1, FAILED), one('other', 1, FAILED)];
  const summary = { total: 5, passed: 3, failed: 2 };

  it('is judged by the cases of the file, and names the others', async () => {
    const items = [...theirs, ...own];
    const run = { result: 'failed', summary };
    const { report, verdict } = await judge({ name: '', created, items, run, value: '' });
    expect(verdict).toMatchObject({ value: 'passed', headline: 'All 3 iterations passed.' });
    expect(report.cases.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(report.run).toMatchObject({
      foreignCases: ['theirs', 'other'],
      declared: { total: 3, passed: 3, failed: 0 },
    });
    expect(report.warnings).toEqual([
      expect.stringMatching(/2 cases that the suite file has not.*"theirs", "other"/),
    ]);
  });

  it('never passes by the result of the whole', async () => {
    const items = [one('a', 1, FAILED), ...own.slice(1), one('theirs', 1), one('other', 1)];
    const run = { result: 'passed', summary: { total: 5, passed: 4, failed: 1 } };
    const { verdict } = await judge({ name: '', created, items, run, value: '' });
    expect(verdict.value).toBe('failed');
    const { verdict: lenient } = await judge({
      ...{ name: '', created, items, run, value: '' },
      request: { ...REQUEST, passCriteria: { minimumPassRate: 60 } },
    });
    expect(lenient.value).toBe('passed');
  });

  it('tells a namesake of another branch by its id, and misses what it hides', async () => {
    const items = [one('a', 1), one('a', 2), one('b', 1, { testCaseId: 'tc_b2' })];
    const run = { result: 'passed', summary: { total: 3, passed: 3, failed: 0 } };
    const namesake = [one('b', 1, { id: 'their-b', testCaseId: 'tc_b2', result: 'failed' })];
    const both = await judge({
      name: '',
      created,
      items: [...own, ...namesake],
      run: { ...run, summary: { total: 4, passed: 3, failed: 1 } },
      value: '',
    });
    expect(both.verdict.value).toBe('passed');
    expect(both.report.run?.foreignCases).toEqual(['b']);
    // Alone it may be the case under an id of the run's own: titles decide then.
    const alone = await judge({ name: '', created, items, run, value: '' });
    expect(alone.report.run?.foreignCases).toBeUndefined();
  });

  it('is judged by its ids where nothing has a title', async () => {
    const items = [...own, ...theirs].map((item) => ({ ...item, title: null }));
    const run = { result: 'failed', summary };
    const { report, verdict } = await judge({ name: '', created, items, run, value: '' });
    expect(verdict.value).toBe('passed');
    expect(report.run?.foreignCases).toEqual(['tc_theirs', 'tc_other']);
  });

  it('is incomplete where results of the file are missing among them', async () => {
    const items = [one('a', 1), one('a', 2), ...theirs];
    const run = { result: 'passed', summary };
    const { report, verdict } = await judge({ name: '', created, items, run, value: '' });
    expect(verdict.value).toBe('incomplete');
    expect(report.problems.map(({ message }) => message)).toEqual(['1 case did not run: "b"']);
  });
});
