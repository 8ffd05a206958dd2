import { mkdtempSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProgramError, runProgram } from '../../src/command/program.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { rejectionOf } from '../support/client/client-rig.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true }));

const PATH = process.env['PATH'] ?? '';

const run = (
  command: string,
  { path = PATH, limitMs = 60_000, signal = new AbortController().signal } = {},
) =>
  runProgram(command, {
    environment: { PATH: path, SECRET: 'correct-horse-battery' },
    ...{ mark: 'program-test.', folder, signal, clock: systemClock },
    secrets: createRedactor(['correct-horse-battery']),
    logger: { info: (line) => lines.push(line) },
    deadlineAtMs: Date.now() + limitMs,
  });

describe('an eval program', () => {
  it('writes to the log, both of its streams, without secrets', async () => {
    const end = await run('echo "a $SECRET"; echo b >&2; printf c');
    expect(end).toEqual({ how: 'exited', exitCode: 0 });
    expect(lines.toSorted()).toEqual(['a ***', 'b', 'c']);
  });

  it.each([
    ['exit 7', { how: 'exited', exitCode: 7 }],
    ['false; echo never', { how: 'exited', exitCode: 1 }],
    ['false | true; echo never', { how: 'exited', exitCode: 1 }],
    ['no-such-program', { how: 'exited', exitCode: 127 }],
    ['kill -9 $$', { how: 'signal', signal: 'SIGKILL' }],
  ])('ends as its lines do: %s', async (command, end) => {
    expect(await run(command)).toEqual(end);
    expect(lines).not.toContain('never');
  });

  it('is ended when its time is over, also where it will not', async () => {
    const end = await run(`trap '' TERM; echo begun; while true; do sleep 0.05; done`, {
      limitMs: 500,
    });
    expect(end).toEqual({ how: 'timeout' });
  });

  it('is ended on abort', async () => {
    const reason = new Error('cancelled');
    const running = run('sleep 60', { signal: AbortSignal.abort(reason) });
    expect(await rejectionOf(running)).toBe(reason);
    const abort = new AbortController();
    setTimeout(() => abort.abort(reason), 100);
    expect(await rejectionOf(run('sleep 60', { signal: abort.signal }))).toBe(reason);
  });

  it('runs by another shell where there is no bash', async () => {
    symlinkSync('/bin/sh', join(folder, 'sh'));
    expect(await run('false; echo never', { path: folder })).toEqual({
      ...{ how: 'exited', exitCode: 1 },
    });
  });

  it('needs a shell', async () => {
    const error = await rejectionOf(run('true', { path: folder }));
    expect(error).toBeInstanceOf(ProgramError);
    expect(String(error)).toContain('no bash and no sh');
  });
});
