import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from '../../src/ports/logger.ts';
import { publishSummary, SUMMARY_LIMIT_BYTES } from '../../src/publish/summary.ts';
import { caseOf, runReport, viewOf } from '../support/render/sample-reports.ts';

let folder: string;
let logged: string[];
let logger: Logger;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'summary-'));
  logged = [];
  const keep = (level: string) => (message: string) => {
    logged.push(`${level}: ${message}`);
  };
  logger = {
    debug: keep('debug'),
    info: keep('info'),
    notice: keep('notice'),
    warning: keep('warning'),
    error: keep('error'),
    group: (_title, body) => body(),
  };
});
afterEach(() => rm(folder, { recursive: true }));

const view = viewOf(runReport([caseOf('Greets', ['passed', 'failed'])]));

describe('publishSummary', () => {
  it('adds to what the step wrote before', async () => {
    const file = path.join(folder, 'summary.md');
    await writeFile(file, 'earlier');
    await expect(publishSummary(view, { file, logger })).resolves.toBe(file);
    expect(await readFile(file, 'utf8')).toMatch(/^earlier\n\n## ❌ Failed: Weather server\n/);
    expect(logged).toEqual([]);
  });

  it('creates the file where there is none', async () => {
    const file = path.join(folder, 'new.md');
    await publishSummary(view, { file, logger });
    expect(await readFile(file, 'utf8')).toMatch(/^## ❌ Failed/);
  });

  it('keeps all of the step below the limit', async () => {
    const file = path.join(folder, 'summary.md');
    await writeFile(file, 'é'.repeat((SUMMARY_LIMIT_BYTES - 1600) / 2));
    await publishSummary(view, { file, logger });
    const content = await readFile(file);
    expect(content.length).toBeLessThanOrEqual(SUMMARY_LIMIT_BYTES);
    expect(content.toString()).toContain('Failing cases (1)');
  });

  it('leaves a full summary alone and says so', async () => {
    const file = path.join(folder, 'summary.md');
    await writeFile(file, 'x'.repeat(SUMMARY_LIMIT_BYTES - 100));
    await expect(publishSummary(view, { file, logger })).resolves.toBeNull();
    expect(logged).toEqual([
      'notice: No job summary: earlier output of this step fills its 1000000 bytes.',
    ]);
  });

  it.each([undefined, ''])('needs no summary file: %j', async (file) => {
    await expect(publishSummary(view, { file, logger })).resolves.toBeNull();
    expect(logged).toEqual([
      'notice: No job summary: this runner does not offer GITHUB_STEP_SUMMARY.',
    ]);
  });

  it('warns where it cannot write', async () => {
    await expect(publishSummary(view, { file: folder, logger })).resolves.toBeNull();
    expect(logged).toEqual([
      expect.stringMatching(/^warning: The job summary could not be written: .*EISDIR/),
    ]);
  });
});
