import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CLI_BUNDLE,
  inTerminal,
  packProgram,
  terminalEnvironment,
} from '../../support/cli/packed-program.ts';
import { timeLimitMs } from '../../support/effort.ts';
import { itUnless, NO_SCRIPT } from '../../support/obstacles.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';

let folder: string;
let env: Record<string, string>;

const LIMIT_MS = timeLimitMs(180_000);

const call = (toolName: string, given: object = {}) => ({
  ...{ kind: 'toolCall', toolName, arguments: given },
});
const fee = { title: 'fee', steps: [call('late_fee', { days: 3 })] };
const contains = { type: 'responseContains', needle: 'seven' };
const seven = { title: 'seven', steps: [...fee.steps, { kind: 'assert', assertion: contains }] };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  env = terminalEnvironment(folder);
  const server = join(ACTION_FOLDER, 'examples/server/index.ts');
  const library = { command: NODE_24, args: [server] };
  // It never answers, and says that it is there.
  const mute = { command: '/bin/sh', args: ['-c', 'echo up > mute.pid; exec sleep 600'] };
  const servers = { library, mute };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: servers }));
  suite('good', ['library'], fee);
  suite('bad', ['library'], fee, seven);
  suite('mute', ['mute'], { title: 'never', steps: [call('any')] });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function suite(name: string, servers: string[], ...tests: unknown[]): void {
  writeFileSync(join(folder, `${name}.yaml`), JSON.stringify({ name, servers, tests }));
}

function run(program: string, args: readonly string[], cwd = folder) {
  return spawnSync(program, args, { cwd, env, encoding: 'utf8' });
}

describe('the program, as it is committed', () => {
  it(
    'prints plain lines where it is piped, and the exit code is the verdict',
    () => {
      const { status, stdout, stderr } = run(CLI_BUNDLE, ['run', 'bad.yaml']);
      expect([status, stderr]).toEqual([1, '']);
      expect(stdout).toBe(stripVTControlCharacters(stdout));
      expect(stdout).toMatch(/^✓ fee \d+ ms\n/m);
      expect(stdout).toMatch(/^✗ seven \d+ ms\n {4}responseContains/m);
      expect(stdout).toMatch(/\nFAILED {2}1 of 2 iterations passed .*\n$/);
    },
    LIMIT_MS,
  );

  itUnless(
    NO_SCRIPT,
    'has colours and a bar at a terminal, which leaves none of it behind',
    () => {
      const [script, args] = inTerminal([CLI_BUNDLE, 'run', 'good.yaml']);
      const { status, stdout } = run(script, args);
      expect(status).toBe(0);
      expect(stdout).toContain('\u001b[32m✓\u001b[39m fee');
      expect(stdout).toContain('Getting ready · ');
      const drawn = stdout.split('\n').map((line) => line.split('\u001b[2K\u001b[1G').at(-1) ?? '');
      const left = drawn.map((line) => stripVTControlCharacters(line).trim());
      expect(left.filter((line) => /Getting ready|█/.test(line))).toEqual([]);
      expect(left).toContain('PASSED  The only iteration passed.');
    },
    LIMIT_MS,
  );

  itUnless(
    NO_SCRIPT,
    'has neither where the user wants no colours',
    () => {
      const words = ['env', 'NO_COLOR=1', CLI_BUNDLE, 'run', 'good.yaml'];
      const { stdout } = run(...inTerminal(words));
      expect(stdout).toContain('✓ fee');
      expect(stdout).not.toContain('\u001b[32m');
    },
    LIMIT_MS,
  );

  it(
    'stops the servers before it ends where it is interrupted, and exits with 130',
    async () => {
      const child = spawn(CLI_BUNDLE, ['run', 'mute.yaml', '--connect-timeout', '60'], {
        ...{ cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
      });
      const ended = once(child, 'exit');
      while (!readdirSync(folder).includes('mute.pid')) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      // As from the keyboard: the whole group is told.
      process.kill(-(child.pid ?? 0), 'SIGINT');
      expect(await ended).toEqual([130, null]);
      // Nothing of the group is left.
      expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH');
    },
    LIMIT_MS,
  );

  it(
    'runs from its package in a folder of its own, with nothing else to install',
    () => {
      const apart = join(folder, 'apart');
      mkdirSync(apart);
      const files = ['.mcp.json', 'good.yaml'];
      for (const name of files) cpSync(join(folder, name), join(apart, name));
      const archive = join('..', basename(packProgram(folder)));
      const { status, stdout } = run(
        'npx',
        ['--offline', '--yes', archive, 'run', 'good.yaml'],
        apart,
      );
      expect(stdout).toMatch(/^✓ fee/);
      expect(status).toBe(0);
      expect(readdirSync(apart).toSorted()).toEqual(files);
    },
    LIMIT_MS,
  );
});
