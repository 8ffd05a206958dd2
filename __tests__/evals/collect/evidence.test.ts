import { describe, expect, it } from '@jest/globals';
import { closeRigsAfterEach } from '../../support/client/client-rig.ts';
import {
  committed,
  FAILED,
  judge,
  one,
  REQUEST,
  type Row,
  test,
  WHOLE,
} from '../../support/evals/judged-answers.ts';

closeRigsAfterEach();

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
    name: 'so few missing that the rate is met without them',
    request: {
      ...{ suiteId: 'st_1', tests: [test('a', 4)], iterationOverride: 4 },
      passCriteria: { minimumPassRate: 75 },
    },
    items: [one('a', 1), one('a', 2), one('a', 3)],
    minPassRate: 0.75,
    value: 'passed',
    problems: ['1 case ran fewer iterations than were asked for: "a (3 of 4)"'],
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
    problems: ['The run counts as passed, but 0 of 3 iterations passed'],
  },
  {
    name: 'a pass that misses what the run was to hold',
    request: { ...REQUEST, passCriteria: { minimumPassRate: 80 } },
    items: [one('a', 1), one('a', 2, FAILED), one('b', 1)],
    value: 'incomplete',
    problems: ['The run counts as passed, but 2 of 3 iterations passed'],
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
    const plain = report.problems.map(({ isShortfall: _mark, ...problem }) => problem);
    if (told) expect(plain).toEqual(told);
    for (const { message, isShortfall = false } of report.problems) {
      expect(isShortfall).toBe(/^\d+ cases? (?:did not run|ran fewer)/.test(message));
    }
    expect(report.warnings.filter((one) => !one.includes('trace'))).toEqual(
      warnings.map((part) => expect.stringContaining(part)),
    );
  });
});
