import { describe, expect, it } from '@jest/globals';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { closeRigsAfterEach } from '../../support/client/client-rig.ts';
import {
  committed,
  FAILED,
  judge,
  one,
  REQUEST,
  test,
} from '../../support/evals/judged-answers.ts';

closeRigsAfterEach();

it('tells cases of one title apart by their ids', async () => {
  const { report } = await judge({
    name: '',
    request: { suiteId: 'st_1', tests: [test('a', 1), test('a', 1)] },
    items: [one('a', 1, { testCaseId: 'tc_1', id: 'first' }), one('a', 1, { testCaseId: 'tc_2' })],
    value: '',
  });
  expect(report.cases.map(({ id }) => id)).toEqual(['a (tc_1)', 'a (tc_2)']);
});

it('knows cases of one title by their ids again, in whatever order they are and whether or not they ran', async () => {
  const saved = ['tc_1', 'tc_2'].map((id) => ({ id, title: 'a', iterations: 1 }));
  const items = [
    one('a', 1, { testCaseId: 'tc_2', id: 'first' }),
    one('a', 1, { testCaseId: 'tc_1' }),
  ];
  const identitiesOf = async (some: typeof items, cases: typeof saved) => {
    const row = { request: { suiteId: 'st_1' }, saved: cases, items: some };
    const { report } = await judge({ name: '', value: '', ...row });
    return new Map(report.cases.map((found) => [found.serviceCaseId, found.identity]));
  };
  const identities = await identitiesOf(items, saved);
  expect(new Set(identities.values()).size).toBe(2);
  expect(await identitiesOf(items.toReversed(), saved.toReversed())).toEqual(identities);
  expect(await identitiesOf(items.slice(0, 1), saved)).toEqual(identities);
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
    expect(verdict.value).toBe('passed');
    expect(headlineOf(verdict)).toBe('All 3 iterations passed.');
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
