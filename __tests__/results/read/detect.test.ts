import { describe, expect, it } from '@jest/globals';
import { read } from '../../support/results/reading.ts';

const jest = JSON.stringify({ numTotalTests: 0, wasInterrupted: false, testResults: [] });
const vitest = JSON.stringify({ numTotalTests: 0, testResults: [] });

describe('format by content', () => {
  it.each([
    ['<testsuites/>', 'junit'],
    ['\n\n  <testsuite/>', 'junit'],
    ['<!-- <html> --><j:testsuites xmlns:j="urn:x"/>', 'junit'],
    [jest, 'jest'],
    [vitest, 'vitest'],
    [`> npm test\n[dotenv] ready\n{"other": 1}\n${jest}\ndone\n`, 'jest'],
  ])('%j is %s', async (content, format) => {
    const { summary } = await read(content, { chunkBytes: 3 });
    expect(summary).toMatchObject({ format, errors: [] });
  });

  it.each([
    ['<TestRun xmlns="urn:x"/>', 'a Visual Studio TRX report'],
    ['<test-run/>', 'an NUnit 3 report'],
    ['<test-results/>', 'an NUnit 2 report'],
    ['<assemblies/>', 'an xUnit.net report'],
    ['<robot/>', 'a Robot Framework report'],
    ['<checkstyle/>', 'a Checkstyle report'],
    ['<!DOCTYPE html><html><br></html>', 'an HTML page'],
    ['\n<!doctype html>\n<html lang="en"><br></html>', 'an HTML page'],
    ['<!-- saved --><!DOCTYPE html><html><br></html>', 'an HTML page'],
    ['<HTML><p>', 'an HTML page'],
    ['<coverage line-rate="1"/>', 'a Cobertura coverage report'],
    ['<coverage generated="1" clover="4"/>', 'a Clover coverage report'],
    ['<report name="x"/>', 'a JaCoCo coverage report'],
    ['<whatever/>', 'an XML file with the root element <whatever>'],
    ['TN:\nSF:a.ts\n', 'an lcov coverage report'],
    ['TAP version 13\nok 1\n', 'a TAP report'],
    ['', 'an empty file'],
    [' \n\t', 'an empty file'],
    ['{"stats":{},"tests":[],"passes":[]}', 'a Mocha JSON report'],
    ['{"files":[{"groups":[{"benchmarks":[]}]}]}', 'a Vitest benchmark report'],
    ['{"/a.ts":{"statementMap":{}}}', 'an Istanbul coverage report'],
    ['[]', 'a JSON array'],
    ['{"a":1}', 'a JSON file of another kind'],
    ['hello', 'neither XML nor a JSON report'],
  ])('names %j as %s', async (content, what) => {
    const { summary, cases } = await read(content);
    expect(summary.errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining(what), casesReadBefore: 0 }),
    ]);
    expect(cases).toEqual([]);
  });

  it.each([
    ['junit', jest, 'not a JUnit report'],
    ['jest', '<testsuites/>', 'not a Jest JSON report'],
    ['vitest', '<testsuites/>', 'not a Vitest JSON report'],
  ] as const)('refuses content that is not the format %s', async (format, content, message) => {
    const { summary } = await read(content, { format });
    expect(summary.errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });

  it('takes the format that is asked for over the one it would tell', async () => {
    expect((await read(vitest, { format: 'jest' })).summary.format).toBe('jest');
  });
});
