import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import type { IngestConfig } from '../../src/inputs/config.ts';
import { headlineOf } from '../../src/render/words/verdict-words.ts';
import { defaultSuiteName, ingestResultFiles } from '../../src/results/ingest.ts';
import type { JobContext } from '../../src/session/job-context.ts';
import { openSession } from '../../src/session/session.ts';
import { ingestConfig } from '../support/inputs/configs.ts';
import { junitText, passingCases } from '../support/results/junit-text.ts';
import { jobContext } from '../support/session/job-context.ts';

let folder: string;
let workspace: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ingest-evals-')));
  workspace = join(folder, 'workspace');
  write('a.xml', junitText([...passingCases(3), { name: 'broken', outcome: 'failed' }]));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const path = join(workspace, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

type Results = Partial<IngestConfig['results']>;

function ingest(
  globs: string,
  context: Partial<JobContext> = {},
  results: Results = {},
  more: Partial<Pick<IngestConfig, 'service' | 'timeouts'>> = {},
) {
  const config = ingestConfig({ globs, ...results }, more);
  const job = jobContext({ workspace, temporaryFolder: folder, ...context });
  const session = openSession(config, job);
  return ingestResultFiles(config, { ...session, commitSha: 'c0ffee', matrixLeg: null });
}

it('judges results in place, and makes no run', async () => {
  const { report, excused } = await ingest('*.xml');
  expect(report).toMatchObject({
    ...{ suite: { id: null, name: 'unit' }, project: null, run: null, problems: [] },
  });
  expect(report.cases.map(({ iterations: [only] }) => only?.outcome)).toEqual([
    ...['passed', 'passed', 'passed', 'failed'],
  ]);
  expect(excused).toBe(false);
  expect(gate(report, { minPassRate: 0.7 }).value).toBe('passed');
});

it('keeps what was read where the service cannot be reached', async () => {
  const service = { kind: 'remote' as const, baseUrl: 'http://127.0.0.1:1/api/v1', apiKey: 'sk_x' };
  const { report } = await ingest('*.xml', {}, {}, { service, timeouts: { evalsMs: 1_000 } });
  expect(report).toMatchObject({ run: null, problems: [{ kind: 'network' }] });
  expect(report.cases).toHaveLength(4);
  expect(gate(report, { minPassRate: 0.7 }).value).toBe('incomplete');
});

describe('the outcome of the test step', () => {
  const ALL_PASSED = [{ name: 'a' }, { name: 'b' }];
  const ONE_FAILED = [{ name: 'a' }, { name: 'b', outcome: 'failed' as const }];

  it.each([
    ['success', ALL_PASSED, 'passed'],
    ['unknown', ALL_PASSED, 'passed'],
    ['failure', ALL_PASSED, 'incomplete'],
    ['cancelled', ALL_PASSED, 'incomplete'],
    ['skipped', ALL_PASSED, 'incomplete'],
    ['success', ONE_FAILED, 'failed'],
    ['failure', ONE_FAILED, 'failed'],
    ['cancelled', ONE_FAILED, 'failed'],
  ] as const)('%s is held against the results', async (testOutcome, cases, verdict) => {
    write('a.xml', junitText(cases));
    const { report } = await ingest('*.xml', {}, { testOutcome });
    expect(gate(report, { minPassRate: null }).value).toBe(verdict);
  });

  it('failure is explained by the tests that failed, though the rate is met', async () => {
    write('a.xml', junitText(ONE_FAILED));
    const { report } = await ingest('*.xml', {}, { testOutcome: 'failure' });
    expect(gate(report, { minPassRate: 0.5 }).value).toBe('passed');
  });

  it.each([
    ['failure', 'error', false],
    ['failure', 'ignore', false],
    ['cancelled', 'warn', false],
    ['skipped', 'error', false],
    ['skipped', 'ignore', true],
  ] as const)('%s without a file is incomplete: %s', async (testOutcome, ifNoFiles, excused) => {
    const found = await ingest('none/*.xml', {}, { testOutcome, ifNoFiles });
    expect(found.excused).toBe(excused);
    const verdict = gate(found.report, { minPassRate: null });
    expect(verdict.value).toBe('incomplete');
    expect(headlineOf(verdict)).toContain('The step that ran the tests');
  });
});

it('does not pass where a result file cannot be read', async () => {
  write('a.xml', junitText(passingCases(3)));
  symlinkSync(join(workspace, 'gone'), join(workspace, 'b.xml'));
  const { report } = await ingest('*.xml');
  expect(report).toMatchObject({
    run: null,
    problems: [
      {
        kind: 'damaged-file',
        message: expect.stringMatching(
          /^b\.xml cannot be read: it is a link that leads to no file/,
        ),
        location: { file: 'b.xml' },
      },
    ],
  });
  expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
});

it('passes over what lies outside the workspace, with a warning', async () => {
  write('a.xml', junitText(passingCases(3)));
  write('../outside.xml', junitText([{ name: 'x', outcome: 'failed' }]));
  const { report } = await ingest('*.xml\n../*.xml');
  expect(report.warnings).toEqual(['../outside.xml lies outside the workspace and was not read.']);
  expect(gate(report, { minPassRate: null }).value).toBe('passed');
});

it('takes a match that cannot be read for no lack of files', async () => {
  symlinkSync(join(workspace, 'gone'), join(workspace, 'b.xml'));
  const { report, excused } = await ingest('b.xml', {}, { ifNoFiles: 'ignore' });
  expect(report).toMatchObject({ cases: [], problems: [{ kind: 'damaged-file' }] });
  expect(excused).toBe(false);
});

it('knows the test files of a workspace that is reached by a symlink', async () => {
  symlinkSync(workspace, join(folder, 'alias'));
  write('src/a.test.ts', '');
  const test = { title: 'adds', status: 'passed', ancestorTitles: [], failureMessages: [] };
  const file = { name: join(workspace, 'src/a.test.ts'), assertionResults: [test] };
  write('jest.json', JSON.stringify({ numTotalTests: 1, testResults: [file] }));
  const { report } = await ingest('jest.json', { workspace: join(folder, 'alias') });
  expect(report.cases).toMatchObject([
    { title: 'src/a.test.ts › adds', location: { file: 'src/a.test.ts' } },
  ]);
});

const WORKFLOW = { GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'test' };
const SECOND = { index: 2, total: 5 };

it.each([
  ['workflow and job', WORKFLOW, null, null, 'CI / test'],
  ['the leg too', WORKFLOW, 'os: linux', null, 'CI / test (os: linux)'],
  ['not the leg of a shard', WORKFLOW, 'shard: 2', SECOND, 'CI / test'],
  ['something outside of GitHub', {}, null, null, 'Test results'],
])('names the suite by %s', (_name, environment, leg, shard, expected) => {
  expect(defaultSuiteName(environment, leg, shard)).toBe(expected);
});
