import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { caseDurations, readCaseDurations } from '../../../src/evals/shards/case-durations.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { CaseFolder } from '../../../src/model/cases/folded-cases.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';
import { caseOf, iteration } from '../../support/render/sample-reports.ts';
import { textOf, wholeReport } from '../../support/report-file/legs.ts';

const [a, b, c] = ['a', 'b', 'c'].map((title) => identityOfTitle(title));

describe('how long cases take', () => {
  it('is told of an iteration, also of folded cases', () => {
    const folder = new CaseFolder();
    folder.add({ identity: b ?? identityOfTitle(''), passed: 4, skipped: 0, durationMs: 20 });
    folder.add({ identity: c ?? identityOfTitle(''), passed: 1, skipped: 0, durationMs: null });
    const folded = folder.finish();
    const { identity: _, ...many } = caseOf('many', []);
    const listed = {
      ...caseOf('a', []),
      ...(a && { identity: a }),
      iterations: [10, 30].map((durationMs, at) => iteration({ number: at + 1, durationMs })),
    };
    const durations = caseDurations({ cases: [listed, { ...many, ...(folded && { folded }) }] });
    expect(durations).toEqual(
      new Map([
        [a, 20],
        [b, 5],
      ]),
    );
  });

  it.each([
    ['did not run', []],
    ['was skipped', [iteration({ outcome: 'skipped', durationMs: 5 })]],
    ['took a time that is not known', [iteration({ durationMs: null })]],
    ['took a time that nothing takes', [iteration({ durationMs: -5 })]],
    ['took longer than any clock shows', [iteration({ durationMs: 1e300 })]],
  ])('is not known of one that %s', (_, iterations) => {
    expect(caseDurations({ cases: [{ ...caseOf('a', []), iterations }] }).size).toBe(0);
  });
});

describe('the report that tells them', () => {
  let workspace: string;
  beforeEach(async () => {
    workspace = await mkdtemp(path.join(tmpdir(), 'durations-'));
  });
  afterEach(() => rm(workspace, { recursive: true }));

  it('is read from the workspace', async () => {
    await writeFile(path.join(workspace, 'report.json'), textOf(wholeReport()));
    for (const file of ['report.json', '.']) {
      expect((await readCaseDurations(file, workspace)).size).toBe(12);
    }
  });

  it('has to be there', async () => {
    const reading = readCaseDurations('nowhere.json', workspace);
    await expect(reading).rejects.toThrow(ConfigurationError);
    await expect(reading).rejects.toThrow('shard-durations');
  });
});
