/** JUnit XML of reports, read back by saxes and by our own reader. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { renderJunit } from '../../src/render/junit.ts';
import type { ReportCase, RunReport, Verdict } from '../../src/report/report.ts';
import { readResultFile } from '../../src/sources/results/read/read-file.ts';
import { newRoom, Reading } from '../../src/sources/results/read/reading.ts';
import { reportFileOf } from '../../src/surfaces/report-file.ts';
import { ORIGIN } from '../support/comparisons.ts';
import { FAILURES } from '../support/failures.ts';
import { folderWith } from '../support/folder.ts';
import { caseOf, checkWith, failingCase, reportOf, verdictOf } from '../support/reports.ts';
import { resultsOf, testOf } from '../support/results.ts';

const folder = folderWith();

/** Results that are missing in the file that was read last. */
let lacking = 0;

/** `isOurs`: our reader sees who wrote it. */
async function readBack(report: RunReport, verdict = verdictOf('passed'), isOurs = false) {
  const all = renderJunit([reportFileOf(report, verdict, ORIGIN)]);
  const xml = isOurs ? all : all.replace(/<property .*/, '');
  new SaxesParser().write(xml).close();
  const path = join(folder, 'junit.xml');
  writeFileSync(path, xml);
  const reading = new Reading(newRoom());
  await readResultFile(path, folder, reading, new AbortController().signal);
  expect(reading.troubles.filter(({ reason }) => reason !== 'no-result')).toEqual([]);
  expect(reading.warnings).toEqual([]);
  lacking = reading.troubles.length;
  return reading.cases;
}
const outcomesOf = async (report: RunReport, verdict?: Verdict) =>
  (await readBack(report, verdict)).map(({ outcome }) => outcome);

const plain = verdictOf('passed');
const sampled = { isSampled: true };
const rated = verdictOf('passed', [checkWith('min-pass-rate')]);
const muted = verdictOf('passed');
const entry = { case: 'c', reason: 'slow', owner: 'o', expires: '2099-01-01' };
muted.quarantine = [{ ...entry, state: 'active' }];

test.each<[string, ReportCase, Verdict, string, number]>([
  ['each passed', caseOf('c', 'pp'), plain, 'passed', 1],
  ['some passed', caseOf('c', 'pf'), plain, 'failed', 1],
  ['with a model', caseOf('c', 'pf', sampled), plain, 'passed', 2],
  ['with a model and a rate', caseOf('c', 'pf', sampled), rated, 'failed', 1],
  ['with a model, none passed', caseOf('c', 'ff', sampled), plain, 'failed', 1],
  ['a missing one', caseOf('c', 'p?'), plain, 'error', 1],
  ['all are missing', caseOf('c', '', { planned: 2 }), plain, 'error', 1],
  ['skipped', caseOf('c', '', { skipped: 'later' }), plain, 'skipped', 1],
  ['in quarantine, failed', caseOf('c', 'f'), muted, 'skipped', 1],
  ['in quarantine, passed', caseOf('c', 'p'), muted, 'passed', 1],
])('iterations of a case: %s', async (_what, one, verdict, outcome, attempts) => {
  expect(await readBack(reportOf([one]), verdict)).toMatchObject([{ outcome, attempts }]);
});

test('each failure is written, with its place', async () => {
  const failures = FAILURES.map(({ failure }) => failure);
  const cases = failures.map((failure, at) => failingCase(`case ${at}`, failure));
  const read = await readBack(reportOf(cases, { suite: { id: null, name: 's', file: 's.yml' } }));
  const counted = cases.map(({ iterations: [one] }) =>
    one?.outcome === 'failed' ? 'failed' : 'error',
  );
  expect(read.map(({ outcome }) => outcome)).toEqual(counted);
  expect(read.map(({ name }) => name)).toEqual(cases.map(({ title }) => title));
  expect(read.every(({ message }) => message !== '')).toBe(true);
  expect(read[0]).toMatchObject({ className: 's', file: 's.yml', line: 3, durationMs: 0 });
});

test('tests of result files keep their places and outcomes', async () => {
  const read = await readBack(resultsOf([testOf('a', 3), testOf('b')]));
  expect(read).toMatchObject([
    { name: 'a', outcome: 'failed', file: 'a.test.ts', line: 3, message: 'no' },
    { name: 'b', outcome: 'passed', file: null },
  ]);
});

test('iterations are counted, and their time is added', async () => {
  const one = caseOf('c', 'fpfff');
  for (const iteration of one.iterations) iteration.durationMs = 500;
  const [read] = await readBack(reportOf([one]));
  expect(read).toMatchObject({ durationMs: 2_500, message: expect.stringContaining('4 of 5') });
});

test.each<[string, string, Parameters<typeof verdictOf>[0], Partial<RunReport>, string[], number]>([
  ['a budget', 'p', 'failed', {}, ['passed', 'failed'], 0],
  ['a missing result', 'p?', 'incomplete', {}, [], 1],
  ['an undecided check', 'p', 'incomplete', {}, ['passed'], 1],
  ['the end of the run', 'p', 'incomplete', { failures: [{ kind: 'cancelled' }] }, ['passed'], 1],
  ['a failed case', 'f', 'failed', {}, ['failed'], 0],
  ['all is well', 'p', 'passed', {}, ['passed'], 0],
])('a verdict that is read back: %s', async (_what, results, value, more, outcomes, missing) => {
  const cases = await readBack(reportOf([caseOf('c', results)], more), verdictOf(value), true);
  expect(cases.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(lacking).toBe(missing);
});

test('what ended the run is an error', async () => {
  const report = reportOf([caseOf('c', 'p')], { failures: [{ kind: 'cancelled' }] });
  expect(await outcomesOf(report)).toEqual(['passed', 'error']);
});

const MARKUP = `true ]]> &lt; " ' <!-- -- <![CDATA[ &#0; </testcase> { @_x`.split(' ');
const CHARACTERS = [...'\0\ufffe\ud800\udc00\t ', '\u001b[1m', '\u{1f600}', '\r\n'];
const PIECES = [...MARKUP, ...CHARACTERS];

test('hostile text is text', async () => {
  const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((all) => all.join(''));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (title, message) => {
      const broken = testOf(`${title}.`, 1);
      for (const { failures } of broken.iterations) {
        for (const failure of failures) Object.assign(failure, { message, details: message });
      }
      const skipped = caseOf(`${title}!`, '', { skipped: message });
      const suite = { id: null, name: title, file: null };
      const cases = [broken, skipped, caseOf(`${title}?`, 'p')];
      const outcomes = await outcomesOf(reportOf(cases, { suite }));
      expect(outcomes).toEqual(['failed', 'skipped', 'passed']);
    }),
    { numRuns: 60 },
  );
});

test('a long text and several suites', async () => {
  const report = resultsOf([testOf('a', 1)]);
  for (const one of report.cases[0]?.iterations[0]?.failures ?? []) {
    Object.assign(one, { details: '<&">'.repeat(1e6) });
  }
  const [read] = await readBack(report);
  expect(read?.details).toHaveLength(20_000);
  const file = reportFileOf(report, verdictOf('failed'), ORIGIN);
  expect(renderJunit([file, file]).match(/<testsuite /g)).toHaveLength(2);
});
