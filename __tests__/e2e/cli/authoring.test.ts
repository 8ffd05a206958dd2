/** A suite is begun, added to, and run again and again, by the program as it is committed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CLI_BUNDLE, terminalEnvironment } from '../../support/cli/packed-program.ts';
import { timeLimitMs } from '../../support/effort.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';

const LIMIT_MS = timeLimitMs(240_000);
const SUITE = 'evals/smoke.yaml';
let folder: string;
let env: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-authoring-'));
  env = terminalEnvironment(folder);
  const library = {
    ...{ command: NODE_24, args: [join(ACTION_FOLDER, 'examples/server/index.ts')] },
  };
  const entry = '@modelcontextprotocol/server-everything/dist/index.js';
  const everything = {
    ...{ command: NODE_24, args: [createRequire(import.meta.url).resolve(entry)] },
  };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { library, everything } }));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(args: readonly string[], input = '') {
  return spawnSync(CLI_BUNDLE, args, { cwd: folder, env, input, encoding: 'utf8' });
}

it(
  'writes a suite by what servers say, adds what was called, and it runs',
  () => {
    const begun = run(['init', '--servers', 'library']);
    expect([begun.status, begun.stderr]).toEqual([0, '']);
    appendFileSync(join(folder, SUITE), '# the end\n');
    const before = readFileSync(join(folder, SUITE), 'utf8').replace(/# the end\n$/, '');
    const args = ['--args', '{"message":"hello"}', '--title', 'an echo'];
    const echo = run(['record', 'everything', 'echo', ...args]);
    expect([echo.status, echo.stderr]).toEqual([0, '']);
    expect(echo.stdout).toContain('expects {"type":"textContains","needle":"Echo: hello"}\n');
    const reserve = (member: string) =>
      `reserve_book {"isbn": "9780141439846", "member": "${member}"}\n`;
    const typed = run(
      ['record', 'library', '--title', 'the last copy'],
      `${reserve('Ada')}${reserve('Grace')}`,
    );
    expect([typed.status, typed.stderr]).toEqual([0, '']);
    expect(typed.stdout).toMatch(/^reserve_book ended in an error:\n {4}No copy of "Dracula"/m);
    const after = readFileSync(join(folder, SUITE), 'utf8');
    expect(after.replace('  - everything\n', '').startsWith(before)).toBe(true);
    expect(after).toContain('\n# the end\n');
    expect(run(['validate', SUITE]).status).toBe(0);
    // Node would take an option of its own for itself, behind the name of a program too.
    const missed = run(['tools', '--dotenv', 'no.env']);
    expect([missed.status, missed.stdout]).toEqual([
      2,
      expect.stringContaining('--dotenv: cannot'),
    ]);
    const titles = ['an echo', 'the last copy'];
    const ran = run(['run', SUITE, ...titles.flatMap((title) => ['--case', title])]);
    expect(ran.stdout.match(/^✓ .*?(?= \d+ ms)/gm)?.toSorted()).toEqual(
      titles.map((title) => `✓ ${title}`),
    );
    expect(ran.status).toBe(0);
  },
  LIMIT_MS,
);

it(
  'runs again when the suite changes, and leaves nothing behind',
  async () => {
    const suite = (days: number) => {
      const steps = [{ kind: 'toolCall', toolName: 'late_fee', arguments: { days } }];
      const written = { name: 'fees', servers: ['library'], tests: [{ title: 'fee', steps }] };
      writeFileSync(join(folder, 'fees.yaml'), JSON.stringify(written));
    };
    suite(3);
    const child = spawn(CLI_BUNDLE, ['run', 'fees.yaml', '--watch'], {
      ...{ cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    const ended = once(child, 'close');
    let [out, told] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    const waitsFor = async (count: number) => {
      while (told.split('Waiting for a change.').length <= count) {
        const [chunk] = await once(child.stderr, 'data');
        told += String(chunk);
      }
    };
    try {
      await waitsFor(1);
      suite(-1);
      await waitsFor(2);
      expect(told).toContain('── changed: fees.yaml\n');
    } finally {
      // As from the keyboard: the whole group is told.
      process.kill(-(child.pid ?? 0), 'SIGINT');
    }
    expect(await ended).toEqual([130, null]);
    expect(out).toMatch(/^PASSED {2}.*^INVALID {2}/ms);
    expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH');
  },
  LIMIT_MS,
);
