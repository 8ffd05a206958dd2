import { describe, expect, it } from '@jest/globals';
import { emptyLegReport, legOfSuite } from '../../../src/evals/shards/suite-leg.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { unpackRoster } from '../../../src/model/cases/suite-roster.ts';
import { suiteFile, toolCase } from '../../support/evals/suite-builder.ts';

const ENVIRONMENT = { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '2' };

const titles = Array.from({ length: 12 }, (_, index) => `case ${index}`);
const tests = titles.map((title) => toolCase(title, 'late_fee', { days: 3 }));

const locate = (suite: object) => parseSuiteFile('suite.yaml', JSON.stringify(suite));

async function legs(suite: object, total: number, more: object = {}) {
  const located = await locate(suite);
  return Array.from({ length: total }, (_, at) =>
    legOfSuite(located, {
      ...{ shard: { index: at + 1, total }, durations: null, iterations: undefined, servers: [] },
      ...{ commit: 'c0ffee', environment: ENVIRONMENT, ...more },
    }),
  );
}

const skipped = { ...toolCase('not yet', 'late_fee', { days: 1 }), skip: 'The tool is to come.' };

describe('a leg of a suite', () => {
  it('has the cases that fell to it, so that all legs together have each once', async () => {
    const all = await legs(suiteFile({ tests: [...tests, skipped] }), 3);
    const sent = all.flatMap(({ part }) => part.suite.tests.map(({ title }) => title));
    expect(sent.toSorted()).toEqual(titles.toSorted());
    const marked = all.flatMap(({ part }) => part.cases.map(({ test }) => test.title));
    expect(marked.toSorted()).toEqual([...titles, 'not yet'].toSorted());
    expect(all.every(({ part }) => part.suite.tests.length > 0)).toBe(true);
  });

  it('is the same whatever else is in the file, and in what order', async () => {
    const [first] = await legs(suiteFile({ tests }), 3);
    const [other] = await legs(suiteFile({ tests: [...tests.toReversed(), skipped] }), 3);
    const mine = new Set(first?.part.suite.tests.map(({ title }) => title));
    const theirs = other?.part.suite.tests.map(({ title }) => title) ?? [];
    expect(new Set(theirs)).toEqual(mine);
  });

  it('says which it is, of what, and which cases there are besides', async () => {
    const suite = suiteFile({
      runs: 2,
      tests: [...tests, skipped, { ...tests[0], title: 'b', runs: 5 }],
    });
    const [, second, third] = await legs(suite, 3);
    expect(second?.facts).toMatchObject({
      ...{ index: 2, total: 3, by: 'identity', commit: 'c0ffee', workflowRun: '77', attempt: 2 },
    });
    const roster = second && unpackRoster(second.facts.roster);
    expect(roster?.map(({ title }) => title)).toEqual([...titles, 'not yet', 'b']);
    expect(roster?.map(({ planned }) => planned)).toEqual([...titles.map(() => 2), 0, 5]);
    expect(third?.facts).toEqual({ ...second?.facts, index: 3 });
    const [overridden] = await legs(suite, 3, { iterations: 4 });
    expect(overridden && unpackRoster(overridden.facts.roster).at(-1)?.planned).toBe(4);
  });

  it.each([
    [
      'a case does something else',
      suiteFile({ tests: [toolCase('case 0', 'late_fee', { days: 4 })] }),
      {},
    ],
    ['a case is skipped', suiteFile({ tests: [{ ...tests[0], skip: 'Later.' }, tests[1]] }), {}],
    ['other servers are asked for', suiteFile({ tests }), { servers: ['library'] }],
    ['cases run more often', suiteFile({ tests }), { iterations: 7 }],
  ])('is of another suite where %s', async (_, suite, more) => {
    const [one] = await legs(suiteFile({ tests }), 2);
    const [other] = await legs(suite, 2, more);
    expect(other?.facts.suite).not.toBe(one?.facts.suite);
  });

  it('may be empty, and says so', async () => {
    const all = await legs(suiteFile({ tests: tests.slice(0, 1) }), 2);
    const empty = all.find(({ part }) => part.cases.length === 0);
    const report = empty && emptyLegReport(empty);
    expect(report).toMatchObject({ run: null, cases: [], problems: [], shard: empty?.facts });
    expect(report?.warnings).toEqual([
      expect.stringMatching(/^None of the suite's 1 case fell to leg [12]\/2, so nothing was run/),
    ]);
    const [only] = await legs(suiteFile({ tests: [skipped, skipped].slice(0, 1) }), 1);
    expect(only && emptyLegReport(only).warnings).toEqual([
      'All cases that fell to leg 1/1 are skipped, so nothing was run there.',
    ]);
  });

  it('takes as long as the others where it is known how long cases take', async () => {
    const known = new Map(
      ['case 0', 'case 1', 'case 2'].map((title, at) => [
        identityOfTitle(title),
        [60, 30, 30][at] ?? 0,
      ]),
    );
    const suite = suiteFile({ tests: [...tests.slice(0, 4), { ...tests[4], runs: 3 }, skipped] });
    const all = await legs(suite, 2, { durations: known });
    const sent = all.map(({ part }) => part.suite.tests.map(({ title }) => title));
    // What is not known takes 40, as the others do on average, and thrice that where it runs thrice.
    const costs = new Map([
      ['case 0', 60],
      ['case 1', 30],
      ['case 2', 30],
      ['case 3', 40],
      ['case 4', 120],
    ]);
    const loads = sent.map((titles) =>
      titles.reduce((sum, title) => sum + (costs.get(title) ?? 0), 0),
    );
    expect(loads.toSorted((a, b) => a - b)).toEqual([130, 150]);
    const [first, second] = all.map(({ facts }) => facts);
    expect(first).toMatchObject({
      by: 'durations',
      durations: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(second?.durations).toBe(first?.durations);
    const [other] = await legs(suite, 2, { durations: new Map([...known].slice(1)) });
    expect(other?.facts.durations).not.toBe(first?.durations);
    expect(other?.facts.suite).toBe(first?.suite);
  });
});
