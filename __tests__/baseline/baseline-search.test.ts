import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBaseline } from '../../src/baseline/baseline-search.ts';
import type { RunReport } from '../../src/model/run-report.ts';
import { recordedLogger } from '../support/github/rig.ts';
import { caseOf, runReport } from '../support/render/sample-reports.ts';
import { reportFileText } from '../support/report-file/archived-report.ts';

let workspace: string;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'baseline-'));
});
afterEach(() => rm(workspace, { recursive: true }));

async function nobodyAsked(): Promise<string> {
  throw new Error('Somebody asked for reports of earlier runs.');
}

const context = () => ({ workspace, logger: recordedLogger(), earlierReports: nobodyAsked });

const find = (path: string) => findBaseline({ kind: 'file', path }, context());

const write = (path: string, report: RunReport) =>
  writeFile(join(workspace, path), reportFileText(report));

const REPORT = runReport([caseOf('adds', ['passed', 'failed'])]);

describe('a baseline in a file', () => {
  it('is the report and what it says of where it comes from', async () => {
    const origin = {
      ...{ commit: 'c0ffee', branch: 'main', createdAtMs: 7, subject: 'suite.yaml' },
      address: 'https://github.com/octo/servers/actions/runs/1/attempts/1',
    };
    await write('report.json', { ...REPORT, origin });
    await mkdir(join(workspace, 'kept'));
    await write('kept/report.json', { ...REPORT, origin });
    for (const path of ['report.json', 'kept']) {
      expect(await find(path)).toMatchObject({
        outcome: 'found',
        baseline: {
          report: { cases: [{ title: 'adds', iterations: [{}, {}] }] },
          origin: {
            ...{ kind: 'file', commit: 'c0ffee', branch: 'main', createdAtMs: 7 },
            ...{ address: origin.address, isMergeBase: null },
          },
        },
      });
    }
  });

  it('that says nothing of itself is used all the same', async () => {
    await write('report.json', REPORT);
    expect(await find('report.json')).toMatchObject({
      outcome: 'found',
      baseline: { origin: { commit: null, branch: null, address: null } },
    });
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    ...(['doctor', 'diff'] as const).map((source): [string, () => Promise<string>, RegExp] => [
      `is of mode ${source}`,
      async () => {
        await write('report.json', { ...REPORT, source, cases: [] });
        return 'report.json';
      },
      new RegExp(`^the report of the baseline is of mode ${source}, without cases$`),
    ]),
    [
      'is not there',
      async () => 'nowhere.json',
      /^baseline: there is no such file or folder: .*nowhere\.json\./,
    ],
    [
      'leads out of the workspace',
      async () => {
        await symlink('/etc', join(workspace, 'out'));
        return 'out/hostname';
      },
      /^baseline: leads out of the workspace by a link/,
    ],
    [
      'is no report',
      async () => {
        await writeFile(join(workspace, 'odd.json'), '{"schemaVersion": 2}');
        return 'odd.json';
      },
      /^the report of the baseline is none/,
    ],
    [
      'has no results',
      async () => {
        const { report: _, ...file } = JSON.parse(reportFileText(REPORT));
        await writeFile(join(workspace, 'empty.json'), JSON.stringify({ ...file, report: null }));
        return 'empty.json';
      },
      /^the report of the baseline has no results/,
    ],
  ])('that %s is unreadable, and says why', async (_name, prepare, message) => {
    expect(await find(await prepare())).toEqual({
      outcome: 'unreadable',
      message: expect.stringMatching(message),
    });
  });
});

it('is not looked for where nobody asks', async () => {
  expect(await findBaseline({ kind: 'none' }, context())).toEqual({ outcome: 'not-asked' });
});

it('is unknown, and no matter, where there can be none', async () => {
  const logger = recordedLogger();
  const earlierReports = async () => 'there is no workflow run here';
  const rest = { workspace, logger, earlierReports };
  const message = 'there is no workflow run here';
  expect(await findBaseline({ kind: 'auto' }, rest)).toEqual({ outcome: 'unknown', message });
  expect(logger.notices).toEqual([]);
  for (const source of [
    { kind: 'branch' as const, name: 'main' },
    { kind: 'run' as const, id: '1' },
  ]) {
    expect(await findBaseline(source, rest)).toEqual({ outcome: 'unreadable', message });
  }
  expect(logger.notices).toHaveLength(2);
});

it('tells nobody of a search that nobody waits for any more', async () => {
  const stopped = new AbortController();
  const logger = recordedLogger();
  const earlierReports = async () => {
    stopped.abort();
    throw new Error('The search is over.');
  };
  const around = { workspace, logger, earlierReports, signal: stopped.signal };
  expect(await findBaseline({ kind: 'auto' }, around)).toMatchObject({ outcome: 'unknown' });
  expect(logger.notices).toEqual([]);
});
