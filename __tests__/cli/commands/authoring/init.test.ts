import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { program } from '../../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../../support/effort.ts';
import { ACTION_FOLDER } from '../../../support/runner/job-environment.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-init-'));
  const server = join(ACTION_FOLDER, 'examples/server/index.ts');
  const library = { command: process.execPath, args: [server] };
  const mcpServers = { library, gone: { command: process.execPath, args: ['-e', ''] } };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers }));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const LIMIT_MS = timeLimitMs(120_000);
const at = (...args: string[]) => program(folder, args);

describe('init', () => {
  it(
    'writes a suite that is sound and runs',
    async () => {
      const { exitCode, stdout, stderr } = await at('init', '--servers', 'library');
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toBe(
        'evals/smoke.yaml has 5 cases.\n' +
          '1 case to look at first: see `skip` in the file.\n' +
          '5 values of no meaning: look for "made up" in the file.\n' +
          'Next: mcp-eval-gate run evals/smoke.yaml\n',
      );
      expect(await at('validate', 'evals/smoke.yaml')).toMatchObject({ exitCode: 0 });
      const run = await at('run', 'evals/smoke.yaml');
      expect(run.stdout).toMatch(/^✓ library lists its tools /m);
      expect(run.stdout).toMatch(/^✓ late_fee /m);
      // The library has no such book, which is for the user to know.
      expect(run.stdout).toMatch(/^✗ get_book /m);
      expect(run.stdout).toMatch(/^- reserve_book$/m);
    },
    LIMIT_MS,
  );

  it('leaves what is there as it is', async () => {
    writeFileSync(join(folder, 'mine.yaml'), 'mine');
    const { exitCode, stdout } = await at('init', 'mine.yaml');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('mine.yaml: is there already');
    expect(readFileSync(join(folder, 'mine.yaml'), 'utf8')).toBe('mine');
  });

  it(
    'writes nothing where a server does not answer, and names it',
    async () => {
      const { exitCode, stdout } = await at('init', 'part.yaml');
      expect(exitCode).not.toBe(0);
      expect(stdout).toContain('gone');
      expect(readdirSync(folder)).not.toContain('part.yaml');
    },
    LIMIT_MS,
  );

  it('says what to write where no servers are named, and where a suite may lie', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const { exitCode, stdout } = await program(empty, ['init', '../elsewhere.yaml']);
    expect(exitCode).toBe(2);
    expect(stdout).toContain('must lie in this folder');
    const { stdout: without } = await program(empty, ['init']);
    expect(without).toContain('there is no file `.mcp.json`');
    expect(readdirSync(empty)).toEqual([]);
  });
});
