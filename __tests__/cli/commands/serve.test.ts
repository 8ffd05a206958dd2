import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timeLimitMs } from '../../support/effort.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-serve-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function serve(...args: string[]) {
  const entry = join(ACTION_FOLDER, 'src/cli/index.ts');
  const child = spawn(NODE_24, [entry, 'serve', ...args], { cwd: folder });
  let told = '';
  child.stdout.on('data', (chunk) => {
    told += String(chunk);
  });
  return { child, ended: once(child, 'exit'), told: () => told };
}

describe('serve', () => {
  it('tells the options of the service', async () => {
    const { ended, told } = serve('--help');
    expect(await ended).toEqual([0, null]);
    expect(told()).toMatch(/^Usage: mcp-eval-gate serve /);
    expect(told()).toContain('--ephemeral-key');
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    'is the service, until it is told to end by %s',
    async (signal, exitCode) => {
      const database = join(folder, `${signal}.sqlite`);
      const args = ['--port', '0', '--no-servers', '--database', database];
      const { child, ended, told } = serve(...args);
      while (!/http:\/\/127\.0\.0\.1:\d+/.test(told())) await once(child.stdout, 'data');
      const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(told()) ?? [];
      expect((await fetch(`${address}/openapi.json`)).status).toBeLessThan(500);
      child.kill(signal);
      expect(await ended).toEqual([exitCode, null]);
      expect(told()).toContain(`\nstopping: ${signal}\n`);
      await expect(fetch(address)).rejects.toThrow('fetch failed');
    },
    timeLimitMs(60_000),
  );
});
