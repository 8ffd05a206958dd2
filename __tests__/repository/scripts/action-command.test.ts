import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const command = (...args: string[]) =>
  spawnSync(NODE_24, [join(ACTION_FOLDER, 'scripts/action.ts'), ...args], { encoding: 'utf8' });

describe('npm run action', () => {
  it.each([
    ['an option it does not have', ['--inputs', 'a=b']],
    ['an input without a value', ['--input', 'suite']],
    ['a bundle it does not have', ['--bundle', 'build']],
  ])('explains itself on %s', (_what, args) => {
    const { status, stderr } = command(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run action -- [options]');
  });

  it('says which payload file it cannot read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'payload-'));
    folders.push(folder);
    const file = join(folder, 'event.json');
    writeFileSync(file, '{');
    const { status, stderr } = command('--event', 'pull_request', '--event-payload', file);
    expect(status).toBe(2);
    expect(stderr).toContain(file);
    expect(stderr).not.toContain('    at ');
  });
});
