import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { collectAndJudge } from '../src/collect-and-judge.ts';
import type { Config } from '../src/inputs/config.ts';
import { judge } from '../src/judge.ts';
import type { BaselineSearch } from '../src/model/baseline.ts';
import { digestOfPolicy } from '../src/policy/policy-in-force.ts';
import { systemClock } from '../src/ports/clock.ts';
import { createSecretKeeper } from '../src/redaction/secret-keeper.ts';
import { FaultServer } from './support/fault-server.ts';
import { ingestConfig, runConfig } from './support/inputs/configs.ts';
import { caseOf, iteration, runReport } from './support/render/sample-reports.ts';
import { junitText, passingCases } from './support/results/junit-text.ts';
import { jobContext } from './support/session/job-context.ts';

let folder: string;
let service: FaultServer;

beforeEach(async () => {
  folder = folderOfJob();
  service = await startNothing();
});

afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

function folderOfJob(): string {
  const path = mkdtempSync(join(tmpdir(), 'refusals-'));
  writeFileSync(join(path, 'junit.xml'), junitText(passingCases(2)));
  return path;
}

/** There is nothing behind it: every request meets the fault. */
const startNothing = () => FaultServer.start('http://127.0.0.1:1/api/v1');

type Mode = 'run' | 'ingest' | 'ingest into a named project';

/** So short a time leaves little to ask again, where that is to be done. */
const SHORT = { evalsMs: 3_000 };
const AMPLE = { evalsMs: 60_000 };

// Loading what mode ingest needs is not to be part of that time.
beforeAll(() => import('../src/results/ingest.ts'));

function configOf(mode: Mode, baseUrl: string, timeouts: { evalsMs: number }): Config {
  const remote = { kind: 'remote' as const, baseUrl, apiKey: 'sk_refused' };
  if (mode === 'run') return runConfig(remote, 'smoke', { timeouts });
  const project = mode === 'ingest' ? undefined : 'Web';
  const run = { project, uploadArtifacts: false };
  return ingestConfig({ globs: '*.xml' }, { service: remote, timeouts, run });
}

/** The verdict of a job of its own, whose service refuses everything. */
async function verdictOnRefusal(mode: Mode, status: number, timeouts: { evalsMs: number }) {
  const workspace = folderOfJob();
  const refusing = await startNothing();
  const body = { code: 'REFUSED', message: 'no' };
  refusing.add({ path: /./, fault: { kind: 'answer', status, body } });
  const job = jobContext({ environment: {}, workspace, temporaryFolder: workspace });
  const step = { nonce: 'n', matrix: '', onRemoteRun: () => undefined };
  const config = configOf(mode, refusing.baseUrl, timeouts);
  const { verdict } = await collectAndJudge(() => config, job, step);
  await refusing.stop();
  await rm(workspace, { recursive: true });
  return verdict.value;
}

const MODES: readonly Mode[] = ['run', 'ingest', 'ingest into a named project'];

/** The same refusal has one verdict, whatever the action was about to do. */
const TABLE: readonly [verdict: string, statuses: readonly number[]][] = [
  ['invalid', [400, 401, 403, 404, 405, 410, 413, 415, 422]],
  ['incomplete', [402, 408, 409, 421, 423, 425, 429, 500, 502, 503, 504]],
];

describe.each(TABLE)('a refusal that is %s', (value, statuses) => {
  const rows = statuses
    .flatMap((status) => MODES.map((mode) => ({ status, mode })))
    .map((row, index) => ({ ...row, index }));
  let verdicts: PromiseSettledResult<string>[];

  // All at once: each but waits until it asks again.
  beforeAll(async () => {
    const timeouts = value === 'incomplete' ? SHORT : AMPLE;
    const asked = rows.map(({ status, mode }) => verdictOnRefusal(mode, status, timeouts));
    verdicts = await Promise.allSettled(asked);
  });

  it.each(rows)('has $status in mode $mode', ({ index }) => {
    expect(verdicts[index]).toEqual({ status: 'fulfilled', value });
  });
});

it('hides secrets of the job in a report, whoever wrote it', () => {
  const secret = 'hunter2-of-the-forecast';
  const secrets = createSecretKeeper();
  secrets.learn(secret);
  const told = iteration({ outcome: 'failed', error: `401: ${secret} is no key` });
  const cases = [{ ...caseOf('asks', []), iterations: [told] }];
  const report = runReport(cases);
  const origin = { commit: null, branch: secret, createdAtMs: 0, address: null };
  const baseline: BaselineSearch = {
    outcome: 'found',
    baseline: { report, origin: { ...origin, kind: 'file', isMergeBase: null } },
  };
  const policy = { minPassRate: 0.9 };
  const facts = { digest: digestOfPolicy(policy), base: null, files: [], changes: [] };
  const judgement = judge(
    { report, baseline, excused: false, refusal: null, runAgain: null },
    { policy, facts },
    { secrets, clock: systemClock, logger: { debug: () => undefined } },
  );
  expect(judgement.report?.cases[0]?.iterations[0]?.error).toBe('401: *** is no key');
  expect(judgement.baseline).toMatchObject({ baseline: { origin: { branch: '***' } } });
  expect(JSON.stringify(judgement)).not.toContain(secret);
});

it('holds each case to what is asked of it by name, where the name has a secret in it', () => {
  const secret = 'hunter2-of-the-forecast';
  const secrets = createSecretKeeper();
  secrets.learn(secret);
  const report = runReport([caseOf(`asks ${secret}`, ['failed']), caseOf('tells', ['passed'])]);
  const byCase = new Map([[`asks ${secret}`, 1]]);
  const rates = { others: 0, byCase, byTag: new Map(), byModel: new Map() };
  const policy = { minPassRate: null, minCasePassRate: rates };
  const facts = { digest: digestOfPolicy(policy), base: null, files: [], changes: [] };
  const { verdict } = judge(
    { report, baseline: { outcome: 'not-asked' }, ...UNREFUSED },
    { policy, facts },
    { secrets, clock: systemClock, logger: { debug: () => undefined } },
  );
  expect(verdict.value).toBe('failed');
  expect(JSON.stringify(verdict)).not.toContain(secret);
});

const UNREFUSED = { excused: false, refusal: null, runAgain: null };

describe('a change whose gate cannot be read', () => {
  const payload = { pull_request: { base: { sha: 'b'.repeat(40) } } };
  const commits = {
    ...jobContext({ workspace: '', temporaryFolder: '' }).commits,
    textOf: async () => ({ kind: 'unreachable', reason: 'no answer' }) as const,
  };
  const inTrouble = (config: Config) => {
    writeFileSync(join(folder, 'gate.yml'), 'min-pass-rate: 50\n');
    const environment = { GITHUB_EVENT_NAME: 'pull_request' };
    const job = { environment, payload, commits, workspace: folder, temporaryFolder: folder };
    const step = { nonce: 'n', matrix: '', onRemoteRun: () => undefined };
    return collectAndJudge(() => config, jobContext(job), step);
  };
  const policyFiles = { gateFile: 'gate.yml', quarantineFile: 'none.yml' };

  it('is incomplete, and shows results that only have to be read', async () => {
    const config = ingestConfig({ globs: '*.xml' }, { policyFiles });
    const { report, verdict } = await inTrouble(config);
    expect(verdict).toMatchObject({ value: 'incomplete', checks: [], judged: null });
    expect(verdict.troubles[0]).toMatch(/gate\.yml` of the base commit bbbbbbb could not be read/);
    expect(report?.cases).toHaveLength(2);
  });

  it('sends nothing to a service', async () => {
    const remote = { kind: 'remote' as const, baseUrl: service.baseUrl, apiKey: 'sk_unused' };
    const config = ingestConfig({ globs: '*.xml' }, { policyFiles, service: remote });
    const { report, verdict } = await inTrouble(config);
    expect([verdict.value, report]).toEqual(['incomplete', null]);
  });
});
