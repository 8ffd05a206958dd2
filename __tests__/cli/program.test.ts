import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runProgram } from '../../src/cli/program.ts';
import { CancelledError } from '../../src/trouble/errors.ts';
import { Captured, program } from '../support/cli/captured-terminal.ts';

const at = (...args: string[]) => program(tmpdir(), args);
const ENTRY = join(import.meta.dirname, '../../src/cli/index.ts');

describe('the program', () => {
  it('tells its commands and exit codes, in 80 columns', async () => {
    const { exitCode, stdout } = await at('--help');
    expect(exitCode).toBe(0);
    for (const name of ['run', 'ingest', 'gate']) expect(stdout).toContain(`\n  ${name} [`);
    expect((await at('gate', '--help')).stdout).toContain('gate --calibrate FILE…');
    expect(stdout).toMatch(/^ {2}3 {2}incomplete: /m);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it.each([
    [['rum'], /unknown command 'rum'/],
    [
      ['run', '--min-passrate', '3'],
      /unknown option '--min-passrate'\n\(Did you mean --min-pass-rate\?\)/,
    ],
    [['run', '--min-pass-rate'], /option '--min-pass-rate <value>' argument missing/],
    [['run', '--comment', 'never'], /unknown option '--comment'/],
  ])('says what is wrong with %j, and exits as with an invalid verdict', async (args, told) => {
    const { exitCode, stdout, stderr } = await at(...args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(told);
  });

  it.each([
    ['SIGINT', '\nIt was interrupted.\n'],
    ['SIGTERM', 'It was interrupted.\n'],
  ] as const)(
    'says in a line of its own that %s came, which a terminal shows as ^C',
    async (ending, told) => {
      const stderr = new Captured({ columns: 80 });
      await runProgram(['inspect', ENTRY], {
        ...{ folder: tmpdir(), environment: {}, stdout: new Captured(), stderr },
        signal: AbortSignal.abort(new CancelledError('It was interrupted.')),
        endedBy: () => ending,
      });
      expect(stderr.text).toBe(told);
    },
  );

  it('lets nothing that was typed act on the terminal', async () => {
    const { stderr } = await at('run', '--\u001b[2J\u202e');
    for (const character of ['\u001b', '\u202e']) expect(stderr).not.toContain(character);
  });

  it('tells an older Node in a sentence that it is too old', () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '22.12.0' });";
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(older)}`, ENTRY, '--version'],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^mcp-eval-gate needs Node\.js 24 or newer, and this is v\S+\.\n$/);
  });
});
