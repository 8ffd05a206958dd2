import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { digestOf } from '../../src/report/identity.ts';
import { readStoredReports } from '../../src/report/report-reader.ts';
import { joinReports } from '../../src/sources/collected/join.ts';
import { readCollected } from '../../src/sources/collected/read.ts';
import { partOf } from '../../src/sources/evals/selection.ts';
import { partTexts, reportText } from '../support/collected.ts';
import { environmentIn, folderWith } from '../support/program.ts';
import { caseOf, serverOf } from '../support/reports.ts';

const SUITE = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => caseOf(title, 'pf'));

/** Reports as another job reads them. */
const collected = (texts: readonly string[]) =>
  texts.flatMap((text, at) => {
    const read = readStoredReports(text);
    if (typeof read === 'string') throw new Error(read);
    return read.map((one) => ({ name: String(at), attempt: 1, ...one }));
  });

test('each case has one part, which other cases do not change', () => {
  const total = fc.integer({ min: 1, max: 256 });
  fc.assert(
    fc.property(fc.string(), total, (title, parts) => {
      const part = partOf(digestOf(title), parts);
      expect(part >= 1 && part <= parts && Number.isInteger(part)).toBe(true);
    }),
  );
  const counts = Array.from({ length: 2_000 }, (_, at) => partOf(digestOf(`case ${at}`), 20));
  expect(new Set(counts).size).toBe(20);
});

test.each([1, 2, 5, 40])('%d parts in any order are the suite', (total) => {
  const joined = joinReports(collected(partTexts(SUITE, total).reverse()));
  expect(joined?.report.cases).toEqual(SUITE);
  expect(joined?.report).toMatchObject({ failures: [], contradictions: 0, isPart: false });
});

test('a whole report wins over the parts that it was joined of', () => {
  const texts = [...partTexts(SUITE, 2), reportText(SUITE)];
  const joined = joinReports(collected(texts));
  expect([joined?.whole?.name, joined?.leftOut]).toEqual(['2', []]);
  const others = partTexts(SUITE, 2).map((text) => text.replace('"name":"suite"', '"name":"x"'));
  expect(joinReports(collected([...others, reportText(SUITE)]))?.leftOut).toHaveLength(2);
});

test('parts of another suite and of another number are left out', () => {
  const [first = '', second = ''] = partTexts(SUITE, 2);
  const [other = ''] = partTexts(SUITE.slice(1), 2);
  const [ofThree = ''] = partTexts(SUITE, 3);
  const joined = joinReports(collected([first, second, other, ofThree]));
  expect(joined?.leftOut.map(({ detail }) => detail)).toEqual([
    '2: suite 1/2 ≠ 0: suite 1/2',
    '3: suite 1/3 ≠ 0: suite 1/2',
  ]);
});

test('steps of one name are said', () => {
  const texts = [reportText(SUITE), reportText(SUITE.slice(1))];
  const reasons = joinReports(collected(texts))?.leftOut.map((one) => [one.reason, one.detail]);
  expect(reasons).toEqual([['same-name', '1: suite ≠ 0: suite']]);
});

/** Reads what stands at the path `legs`. */
async function readLegs(files: Record<string, string>) {
  const log: string[] = [];
  const inputs = new Map([
    ['mode', 'publish'],
    ['report-path', 'legs'],
  ]);
  const { config } = readConfig(inputs, ACTION_INPUTS);
  const { report } = await readCollected(config, null, '', environmentIn(folderWith(files), log));
  return { report, log };
}

test('the log names what a newer attempt replaces', async () => {
  const names = ['a', 'b..attempt-2', 'b..attempt-10', 'b'];
  const files = names.map((name) => [`legs/${name}/report.json`, reportText(SUITE)]);
  const { log } = await readLegs(Object.fromEntries(files));
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('b, b..attempt-2');
  expect(log[0]).not.toContain('b..attempt-10');
});

test('the log names a whole report that newer parts replace', async () => {
  const [first = '', second = ''] = partTexts(SUITE, 2);
  const legs = { whole: reportText(SUITE), 'one..attempt-2': first, 'two..attempt-2': second };
  const files = Object.entries(legs).map(([name, text]) => [`legs/${name}/report.json`, text]);
  const { log } = await readLegs(Object.fromEntries(files));
  expect(log).toEqual([expect.stringContaining('whole')]);
});

/** What is joined of one or two parts. */
function joinedOf(...parts: object[]) {
  const shard = (part: number) => ({ part, total: 2, cases: [] });
  const texts = parts.map((more, at) => reportText([], { shard: shard(at + 1), ...more }));
  return joinReports(collected(texts))?.report;
}

test('the run takes as long as its longest part, and ends as the worst one', () => {
  const run = { id: 'r', status: 'completed', result: 'passed', durationMs: 5 };
  const failed = { ...run, result: 'failed', durationMs: 9 };
  expect(joinedOf({ run }, { run: failed })?.run).toEqual(failed);
  expect(joinedOf({ run }, { run: { ...run, durationMs: null } })?.run?.durationMs).toBeNull();
  // How long the other one takes is not known.
  expect(joinedOf({ run })?.run?.durationMs).toBeNull();
  const cancelled = { ...run, status: 'cancelled' };
  expect(joinedOf({ run: failed }, { run: cancelled })?.run?.status).toBe('cancelled');
});

test('a server has the tools that all parts list', () => {
  const [a, b] = [{ servers: [serverOf({ a: null })] }, { servers: [serverOf({ b: null })] }];
  expect([joinedOf(a, a)?.servers, joinedOf(a, b)?.servers]).toMatchObject([
    a.servers,
    [{ tools: null }],
  ]);
});
