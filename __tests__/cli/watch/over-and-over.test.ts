import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { overAndOver } from '../../../src/cli/watch/over-and-over.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { Captured } from '../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../support/effort.ts';

const LIMIT_MS = timeLimitMs(60_000);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-watch-'));
  mkdirSync(join(folder, 'server/parts'), { recursive: true });
  write('suite.yaml', 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

/** What is done in each round after the first one, until there are no more. */
async function rounds(...changes: (() => void | Promise<void>)[]) {
  const end = new AbortController();
  const stderr = new Captured();
  let [count, atOnce, most] = [0, 0, 0];
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const change = changes[count];
    count += 1;
    if (change === undefined) end.abort();
    else await change();
    atOnce -= 1;
    return count;
  };
  const environment = {};
  const exitCode = await overAndOver(
    work,
    async () => ({
      files: new Set([join(folder, 'suite.yaml')]),
      folders: new Set([join(folder, 'server')]),
    }),
    { folder, environment, stdout: new Captured(), stderr, signal: end.signal, clock: systemClock },
  );
  expect(most).toBe(1);
  const told = stderr.text.split('\n').filter((line) => line.includes('changed'));
  return { exitCode, told };
}

describe('overAndOver', () => {
  it(
    'works again after each change, whatever way it is made',
    async () => {
      const { exitCode, told } = await rounds(
        () => write('suite.yaml', 'two'),
        () => {
          write('suite.yaml.new', 'three');
          renameSync(join(folder, 'suite.yaml.new'), join(folder, 'suite.yaml'));
        },
        () => write('server/parts/tool.ts', 'new'),
      );
      expect(exitCode).toBe(4);
      expect(told).toEqual([
        '── changed: suite.yaml',
        '── changed: suite.yaml',
        '── changed: server/parts/tool.ts',
      ]);
    },
    LIMIT_MS,
  );

  it(
    'takes all that changes meanwhile for one, and what is no code for none',
    async () => {
      const { exitCode, told } = await rounds(() => {
        write('server/log.txt', 'log');
        write('other.yaml', 'other');
        write('suite.yaml', 'two');
        write('server/a.ts', 'a');
      });
      expect(exitCode).toBe(2);
      expect(told).toHaveLength(1);
      expect(told[0]).not.toContain('log.txt');
      expect(told[0]).not.toContain('other.yaml');
    },
    LIMIT_MS,
  );

  it('ends where it is to end while it waits', async () => {
    const end = new AbortController();
    const none = async () => ({ files: new Set<string>(), folders: new Set<string>() });
    const [stdout, stderr] = [new Captured(), new Captured()];
    const work = async () => {
      setImmediate(() => end.abort());
      return 1;
    };
    const streams = { stdout, stderr, signal: end.signal };
    const terminal = { folder, environment: {}, ...streams, clock: systemClock };
    expect(await overAndOver(work, none, terminal)).toBe(1);
  });
});
