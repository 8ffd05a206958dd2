import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { describeUnless, NO_LINUX } from '../support/obstacles.ts';

const PROGRAM = resolve('__tests__/support/runner/renewing-process.ts');
const SECRET = 'handed-over-in-memory-alone';
const NO_ENVIRONMENT = 'unspoken, and no environment';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-'));
});
afterEach(async () => {
  // No file has a name, whatever became of it.
  expect(readdirSync(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

async function renew(
  env: Readonly<Record<string, string>>,
  { flags = [], args = [folder] }: { flags?: string[]; args?: string[] } = {},
) {
  const child = spawn(process.execPath, [...flags, PROGRAM, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(NO_ENVIRONMENT);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { pid: child.pid, exitCode, stderr, told: stdout === '' ? null : JSON.parse(stdout) };
}

describeUnless(NO_LINUX, 'a process that leaves its environment behind', () => {
  it('has it in memory, and shows nothing of it but what servers see and Node needs', async () => {
    const odd = 'zwei Zeilen\n"mit" \\ und = ü 🎉';
    const shown = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', NODE_OPTIONS: '--no-deprecation' };
    const hidden = { INPUT_TOKEN: SECRET, ODD: odd, EMPTY: '', 'INPUT_MODEL-API-KEYS': 'a\nb' };
    const proxy = { HTTPS_PROXY: `http://ada:${SECRET}@proxy.test` };
    const { pid, exitCode, stderr, told } = await renew({ ...shown, ...hidden, ...proxy });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(told).toMatchObject({ isRenewed: true, obstacle: null, pid });
    expect(told.environment).toEqual({ ...shown, ...hidden, ...proxy });
    const ofTheShell = /^(PWD|OLDPWD|SHLVL|_)=/;
    expect(told.seen.filter((line: string) => !ofTheShell.test(line))).toEqual(
      Object.entries(shown)
        .map(([name, value]) => `${name}=${value}`)
        .toSorted(),
    );
    expect(told.files.join()).not.toContain('deleted');
    expect(told.dumps).toEqual(['0', '0']);
  });

  it('takes in no orphans of servers, of which each would stay as a dead process until the end', async () => {
    expect((await renew({ PATH: '/usr/bin:/bin' })).told.children).toBe('');
  });

  it('keeps its arguments and those of Node', async () => {
    const flags = ['--no-warnings', '--stack-size=900'];
    const { told } = await renew({ SECRET }, { flags, args: [folder, 'more'] });
    expect(told).toMatchObject({ isRenewed: true, args: [folder, 'more'], execArgv: flags });
    const added = told.commandLine.filter((word: string) => word.startsWith('--environment'));
    expect(added).toEqual(['--environment-on-standard-input']);
    expect(told.commandLine.join()).not.toContain(SECRET);
  });

  it('takes as much as an environment may hold', async () => {
    const large = Array.from({ length: 12 }, (_, number) => [
      `LARGE_${number}`,
      'ü'.repeat(60_000),
    ]);
    const environment = Object.fromEntries(large);
    expect((await renew(environment)).told.environment).toEqual(environment);
  });

  it.each([
    ['Node cannot', ['--import', 'data:text/javascript,process.execve=undefined'], /cannot renew/],
    ['it may not', ['--permission', '--allow-fs-read=*', '--allow-fs-write=*'], /restricted/],
    [
      'its program is gone',
      ['--import', 'data:text/javascript,process.execPath="/gone/node"'],
      /ENOENT/,
    ],
  ])('goes on with what it has where %s', async (_why, flags, reason) => {
    const { exitCode, told } = await renew({ SECRET }, { flags });
    expect(exitCode).toBe(0);
    expect(told).toMatchObject({ isRenewed: false, obstacle: expect.stringMatching(reason) });
    expect(told.environment).toMatchObject({ SECRET });
    expect(told.files.join()).not.toContain('deleted');
  });

  it('goes on with what it has where there is no folder for the file', async () => {
    const { exitCode, told } = await renew({ SECRET }, { args: [join(folder, 'none')] });
    expect(exitCode).toBe(0);
    expect(told).toMatchObject({ isRenewed: false, obstacle: expect.stringMatching(/ENOENT/) });
  });

  it('does not go on where there is nothing to take, and quotes nothing of what there is', async () => {
    const { exitCode, stderr, told } = await renew(
      {},
      { args: ['--environment-on-standard-input'] },
    );
    expect({ exitCode, told }).toEqual({ exitCode: 1, told: null });
    expect(stderr).toContain('could not be read');
    expect(stderr).not.toContain('unspoken');
  });
});
