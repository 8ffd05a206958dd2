/** `run --watch` and `run --open`, with a real server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { program } from '../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../support/effort.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';

const LIMIT_MS = timeLimitMs(180_000);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-run-watch-'));
  const server = join(ACTION_FOLDER, 'examples/server/index.ts');
  const library = { command: NODE_24, args: [server], env: { FEE_LEVEL: `\${FEE_LEVEL}` } };
  writeFileSync(join(folder, 'fees.env'), 'FEE_LEVEL=1\n');
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { library } }));
  suite(3);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function suite(days: unknown): void {
  const steps = [{ kind: 'toolCall', toolName: 'late_fee', arguments: { days } }];
  const written = { name: 'fees', servers: ['library'], tests: [{ title: 'fee', steps }] };
  writeFileSync(join(folder, 'fees.yaml'), JSON.stringify(written));
}

it(
  'runs again when the suite changes, and ends with its servers where it is interrupted',
  async () => {
    const words = [join(ACTION_FOLDER, 'src/cli/index.ts'), 'run', 'fees.yaml', '--watch'];
    words.push('--dotenv', 'fees.env');
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(NODE_24, words, { cwd: folder, detached: true, stdio: [...stdio] });
    const ended = once(child, 'exit');
    let told = '';
    const waitsFor = async (count: number) => {
      while (told.split('Waiting for a change.').length <= count) {
        const [chunk] = await once(child.stderr, 'data');
        told += String(chunk);
      }
    };
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    try {
      await waitsFor(1);
      // No fee is below nothing, which is told before anything runs.
      suite(-1);
      await waitsFor(2);
      expect(told).toContain('── changed: fees.yaml\n');
      // What the server needs of it is read anew.
      writeFileSync(join(folder, 'fees.env'), '');
      await waitsFor(3);
      expect(told).toContain('── changed: fees.env\n');
      expect(out).toMatch(/^PASSED {2}.*^INVALID {2}.*^INVALID {2}.*\bFEE_LEVEL\b/ms);
    } finally {
      // As from the keyboard: the whole group is told.
      process.kill(-(child.pid ?? 0), 'SIGINT');
    }
    expect(await ended).toEqual([130, null]);
    expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH');
  },
  LIMIT_MS,
);

it(
  'writes the report to open, and tells where it is where nobody sees a browser',
  async () => {
    suite(3);
    writeFileSync(join(folder, 'fees.env'), 'FEE_LEVEL=1\n');
    const { exitCode, stderr } = await program(folder, [
      'run',
      'fees.yaml',
      '--open',
      '--dotenv',
      'fees.env',
      '--output',
      'out',
    ]);
    expect(exitCode).toBe(0);
    expect(stderr).toBe(`Report: ${join(folder, 'out/report.html')}\n`);
  },
  LIMIT_MS,
);
