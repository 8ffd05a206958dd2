import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CancelledError } from '../../../src/trouble/errors.ts';
import { program } from '../../support/cli/captured-terminal.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inspect-'));
  writeFileSync(
    join(folder, 'good.xml'),
    '<testsuite name="pytest"><testcase name="a" time="1.5"/></testsuite>',
  );
  writeFileSync(join(folder, 'bad.xml'), '<testsuite><testcase name="a"/>');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function inspect(...files: string[]) {
  const { stdout, exitCode: status, stderr } = await program(folder, ['inspect', ...files]);
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

describe('inspect', () => {
  it('prints one line of JSON a file and succeeds when all were read whole', async () => {
    expect(await inspect('good.xml')).toEqual({
      status: 0,
      stderr: '',
      lines: [
        {
          file: 'good.xml',
          format: 'junit',
          dialect: 'pytest',
          tests: 1,
          passed: 1,
          failed: 0,
          error: 0,
          skipped: 0,
          flaky: 0,
          durationMs: 1500,
          warnings: [],
          errors: [],
        },
      ],
    });
  });

  it('fails on a damaged or missing file without hiding the others', async () => {
    const { status, stderr, lines } = await inspect('bad.xml', 'missing.xml', 'good.xml');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(lines).toMatchObject([
      { file: 'bad.xml', tests: 1, errors: [{ file: 'bad.xml', line: 1, casesReadBefore: 1 }] },
      {
        file: 'missing.xml',
        errors: [{ message: 'cannot be read: there is no such file' }],
      },
      { file: 'good.xml', errors: [] },
    ]);
  });

  it('reads no further where it is interrupted', async () => {
    const signal = AbortSignal.abort(new CancelledError('It was interrupted.'));
    const told = await program(folder, ['inspect', 'good.xml'], { signal });
    expect(told).toMatchObject({ stdout: '', stderr: 'It was interrupted.\n' });
  });

  it('asks for a file', async () => {
    const stderr = expect.stringContaining("missing required argument 'files'");
    expect(await inspect()).toMatchObject({ status: 2, stderr });
  });
});
