import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readResultFile } from '../../../src/sources/results/read/read-file.ts';
import { newRoom, Reading } from '../../../src/sources/results/read/reading.ts';
import { folderWith } from '../../support/folder.ts';
import { parsedCase } from '../../support/parsed-case.ts';

const folder = folderWith();

const NEVER = new AbortController().signal;
const JSON_REPORT = JSON.stringify({
  testResults: [{ name: 'a', assertionResults: Array(3).fill({ status: 'passed' }) }],
});

async function read(path: string, signal = NEVER): Promise<Reading> {
  const reading = new Reading(newRoom());
  await readResultFile(path, folder, reading, signal);
  return reading;
}

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test.each([
  ['', { reason: 'empty' }],
  ['\ufeff \n', { reason: 'empty' }],
  [`${' '.repeat(2 ** 20)}<a/>`, { reason: 'foreign' }],
  ['<!DOCTYPE html>\n<html></html>', { reason: 'foreign', detail: 'an HTML page' }],
  [`TN:\n${'SF:a.ts\n'.repeat(100_000)}`, { reason: 'foreign' }],
])('%#. what stands in the file decides', async (content, trouble) => {
  // The name has no say.
  const reading = await read(write('junit.json', content));
  expect(reading.troubles).toMatchObject([trouble]);
  expect(reading.cases).toEqual([]);
});

test('a file that cannot be read', async () => {
  const target = write('target.xml', '<testsuites/>');
  const link = join(folder, 'link.xml');
  symlinkSync(target, link);
  const pipe = join(folder, 'pipe.xml');
  execFileSync('mkfifo', [pipe]);
  const found: unknown[] = [];
  for (const path of [join(folder, 'missing.xml'), link, pipe, folder]) {
    for (const { reason, detail } of (await read(path)).troubles) found.push([reason, detail]);
  }
  const details = ['ENOENT', 'ELOOP', 'not a file', 'not a file'];
  expect(found).toEqual(details.map((detail) => ['unreadable', detail]));
});

test.each([
  ['<testsuites>', 256 * 2 ** 20 + 1],
  ['{"a":"', 128 * 2 ** 20 + 1],
])('a file that is too large: %s', async (start, size) => {
  const path = write('large', start);
  truncateSync(path, size);
  expect((await read(path)).troubles).toMatchObject([{ reason: 'too-large' }]);
});

test('too many tests end the reading quietly', async () => {
  for (const content of ['<testcase name="a"/>'.repeat(9), JSON_REPORT]) {
    const reading = new Reading({ tests: 1, texts: 9 });
    await readResultFile(write('many', content), folder, reading, NEVER);
    expect(reading.cases).toHaveLength(1);
    expect(reading.troubles).toMatchObject([{ reason: 'too-many' }]);
  }
});

test('without room for texts, only the start of long ones is kept', () => {
  const reading = new Reading({ tests: 9, texts: 0 });
  reading.add(parsedCase({ message: 'short', details: 'x'.repeat(201) }));
  expect(reading.cases).toMatchObject([{ message: 'short', details: `${'x'.repeat(199)}…` }]);
  expect(reading.warnings).toMatchObject([{ reason: 'texts' }]);
});

test('the reason of the signal is thrown', async () => {
  const reason = new Error('cancelled');
  const path = write('aborted.txt', 'TAP version 13\n');
  await expect(read(path, AbortSignal.abort(reason))).rejects.toBe(reason);
  const controller = new AbortController();
  const reading = read(path, controller.signal);
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
});
