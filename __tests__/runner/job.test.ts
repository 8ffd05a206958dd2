import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cancelOnSignals, readJob } from '../../src/runner/job.ts';
import { CancelledError } from '../../src/trouble/errors.ts';

const untouched = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-'));
});

afterEach(async () => {
  process.env = { ...untouched };
  await rm(folder, { recursive: true });
});

describe('readJob', () => {
  it('tells what the runner says of the job', async () => {
    const event = join(folder, 'event.json');
    writeFileSync(event, '{"action":"opened"}');
    Object.assign(process.env, {
      ...{ GITHUB_EVENT_PATH: event, GITHUB_WORKSPACE: '/checkout', RUNNER_TEMP: folder },
    });
    expect(await readJob()).toEqual({
      environment: process.env,
      payload: { action: 'opened' },
      workspace: '/checkout',
      temporaryFolder: folder,
    });
  });

  it.each([
    ['', 'is not named'],
    ['none.json', 'is not there'],
    ['.', 'is a folder'],
    ['torn.json', 'is no JSON'],
  ])('knows of no event where its file (%j) %s', async (file) => {
    writeFileSync(join(folder, 'torn.json'), '{"action":');
    process.env['GITHUB_EVENT_PATH'] = file === '' ? '' : join(folder, file);
    expect((await readJob()).payload).toBeNull();
  });
});

describe('cancelOnSignals', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('takes %s for a wish, until it is released', (name) => {
    const before = process.listenerCount(name);
    const { signal, release } = cancelOnSignals();
    try {
      expect(signal.aborted).toBe(false);
      process.emit(name);
      expect(signal.reason).toBeInstanceOf(CancelledError);
    } finally {
      release();
    }
    expect(process.listenerCount(name)).toBe(before);
  });
});
