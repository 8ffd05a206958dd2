import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Config } from '../src/inputs/config.ts';
import { judge } from '../src/judge.ts';
import { collectAndJudge } from '../src/main.ts';
import { createSecretKeeper } from '../src/redaction/secret-keeper.ts';
import { FaultServer } from './support/fault-server.ts';
import { ingestConfig, runConfig } from './support/inputs/configs.ts';
import { caseOf, iteration, runReport } from './support/render/sample-reports.ts';
import { junitText, passingCases } from './support/results/junit-text.ts';
import { jobContext } from './support/session/job-context.ts';

let folder: string;
let service: FaultServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refusals-'));
  writeFileSync(join(folder, 'junit.xml'), junitText(passingCases(2)));
  // There is nothing behind it: every request meets the fault.
  service = await FaultServer.start('http://127.0.0.1:1/api/v1');
});

afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

type Mode = 'run' | 'ingest' | 'ingest into a named project';

/** So short a time leaves none to ask again, where that is to be done. */
const SHORT = { evalsMs: 800 };
const AMPLE = { evalsMs: 60_000 };

// Loading what mode ingest needs is not to be part of that time.
beforeAll(() => import('../src/results/ingest.ts'));

function configOf(mode: Mode, timeouts: { evalsMs: number }): Config {
  const remote = { kind: 'remote' as const, baseUrl: service.baseUrl, apiKey: 'sk_refused' };
  if (mode === 'run') return runConfig(remote, 'smoke', { timeouts });
  const project = mode === 'ingest' ? undefined : 'Web';
  const run = { project, uploadArtifacts: false };
  return ingestConfig({ globs: '*.xml' }, { service: remote, timeouts, run });
}

async function verdictOn(mode: Mode, timeouts: { evalsMs: number }) {
  const job = jobContext({ environment: {}, workspace: folder, temporaryFolder: folder });
  const step = { nonce: 'n', matrix: '', onRemoteRun: () => undefined };
  const { verdict } = await collectAndJudge(() => configOf(mode, timeouts), job, step);
  return verdict.value;
}

const MODES: readonly Mode[] = ['run', 'ingest', 'ingest into a named project'];

/** The same refusal has one verdict, whatever the action was about to do. */
const TABLE: readonly [verdict: string, statuses: readonly number[]][] = [
  ['invalid', [400, 401, 403, 404, 405, 410, 413, 415, 422]],
  ['incomplete', [402, 408, 409, 421, 423, 425, 429, 500, 502, 503, 504]],
];

describe.each(TABLE.flatMap(([value, statuses]) => statuses.map((status) => ({ value, status }))))(
  'a refusal with $status',
  ({ value, status }) => {
    it.each(MODES)(`is ${value} in mode %s`, async (mode) => {
      const body = { code: 'REFUSED', message: 'no' };
      service.add({ path: /./, fault: { kind: 'answer', status, body } });
      expect(await verdictOn(mode, value === 'incomplete' ? SHORT : AMPLE)).toBe(value);
    });
  },
);

it('hides secrets of the job in a report, whoever wrote it', () => {
  const secret = 'hunter2-of-the-forecast';
  const secrets = createSecretKeeper();
  secrets.learn(secret);
  const told = iteration({ outcome: 'failed', error: `401: ${secret} is no key` });
  const cases = [{ ...caseOf('asks', []), iterations: [told] }];
  const collected = { report: runReport(cases), excused: false, refusal: null };
  const policy = { minPassRatePercent: 90 };
  const judgement = judge(collected, policy, { secrets, logger: { debug: () => undefined } });
  expect(judgement.report?.cases[0]?.iterations[0]?.error).toBe('401: *** is no key');
  expect(JSON.stringify(judgement)).not.toContain(secret);
});
