import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { program } from '../../support/cli/captured-terminal.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-ingest-'));
  const failed = '<testcase name="b"><failure message="not so"/></testcase>';
  writeFileSync(join(folder, 'one.xml'), '<testsuite><testcase name="a" time="1.5"/></testsuite>');
  writeFileSync(join(folder, 'two.xml'), `<testsuite>${failed}</testsuite>`);
  writeFileSync(join(folder, 'cut.xml'), '<testsuite><testcase name="a"/>');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ingest = (...args: string[]) => program(folder, ['ingest', ...args]);

describe('ingest', () => {
  it.each([
    ['what passed', ['one.xml'], 0, /^PASSED/m],
    ['what failed', ['*.xml', '!cut.xml'], 1, /^✗ b\n {4}not so$/m],
    ['a file that is cut off', ['cut.xml'], 3, /^INCOMPLETE/m],
    ['a file that is not there', ['none.xml'], 2, /^INVALID/m],
    ['no file', [], 2, /--results: is missing/],
  ])('judges %s', async (_what, args, exitCode, told) => {
    const result = await ingest(...args);
    expect(result.stdout).toMatch(told);
    expect(result).toMatchObject({ exitCode, stderr: '' });
  });

  it('takes files as an option too, and prints one report', async () => {
    const { stdout } = await ingest('--results', 'one.xml', 'two.xml', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ counts: { total: 2, passed: 1, failed: 1 } });
  });
});
