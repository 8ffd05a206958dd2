import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { seeds } from '../../support/effort.ts';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { junitText, passingCases, type SampleCase } from '../../support/results/junit-text.ts';
import type { ActionResult } from '../../support/runner/action-runner.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';
import { readStoredRuns } from '../../support/service/stored-runs.ts';

let service: ServiceProgram;
let remote: RemoteRun;

beforeEach(async () => {
  service = await ServiceProgram.start({
    mcpServers: {},
    flags: ['--requests-per-minute', '60000', '--burst', '5000'],
  });
  remote = await RemoteRun.prepare(service);
});

afterEach(async () => {
  await remote.finish();
  await service.stop();
});

function ingest(
  cases: readonly SampleCase[],
  inputs: Record<string, string> = {},
  attempt = 1,
): Promise<ActionResult> {
  remote.workspace.write('junit.xml', junitText(cases));
  const env = { GITHUB_RUN_ATTEMPT: String(attempt) };
  return remote.settle(remote.start({ results: 'junit.xml', ...inputs }, undefined, env));
}

const CASES_A_SHARD = 3;
const shardCases = (shard: number) => passingCases(CASES_A_SHARD, `shard${shard}-`);

const runs = () => readStoredRuns(service);

async function rowsOfTheOnlyRun(): Promise<number> {
  const [run, ...others] = await runs();
  expect(others).toEqual([]);
  const ids = new Set(run?.rows.map((row) => row['externalIterationId']));
  expect(ids.size).toBe(run?.rows.length);
  return ids.size;
}

/** A permutation that a seed decides. */
function shuffled(numbers: readonly number[], seed: number): number[] {
  const random = seededRandom(seed);
  const drawn = numbers.map((number) => ({ number, place: random() }));
  return drawn.sort((one, other) => one.place - other.place).map(({ number }) => number);
}

describe('five shards', () => {
  it.each(seeds({ ci: 3, soak: 40 }))(
    'make one run in any order, one of them twice (seed %i)',
    async (seed) => {
      const order = shuffled([1, 2, 3, 4, 5, 1 + (seed % 5)], seed);
      const results: ActionResult[] = [];
      for (const shard of order) {
        results.push(await ingest(shardCases(shard), { shard: `${shard}/5` }));
      }
      expect(results.map(({ outputs }) => outputs['verdict'])).toEqual(order.map(() => 'passed'));
      expect(results.at(-1)?.outputs).toMatchObject({ status: 'completed', total: '15' });
      expect(await rowsOfTheOnlyRun()).toBe(5 * CASES_A_SHARD);
    },
  );

  it('are red by any of them, in the job that completes the run', async () => {
    const failing = [{ name: 'broken', outcome: 'failed' as const }];
    const first = await ingest(failing, { shard: '1/2' });
    const last = await ingest(shardCases(2), { shard: '2/2' });
    for (const { outputs } of [first, last]) expect(outputs['verdict']).toBe('failed');
    expect(last.outputs).toMatchObject({ total: '4', failed: '1', result: 'failed' });
  });

  it('are incomplete without one of them, which is named', async () => {
    for (const shard of [1, 2, 3, 5]) await ingest(shardCases(shard), { shard: `${shard}/5` });
    const inputs = { mode: 'ingest', shard: 'all/5', finalize: 'true' };
    const { outputs, exitCode, log } = await remote.run(inputs);
    expect(outputs).toMatchObject({ verdict: 'incomplete', status: 'running', total: '12' });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Shard 4 of 5 did not report/);
    await ingest(shardCases(4), { shard: '4/5', finalize: 'false' });
    expect((await remote.run(inputs)).outputs).toMatchObject({ verdict: 'passed', total: '15' });
  });
});

describe('a step that is repeated', () => {
  it('supersedes an earlier attempt and shows what changed as flaky', async () => {
    const before: SampleCase[] = [{ name: 'shaky', outcome: 'failed' }, { name: 'firm' }];
    const first = await ingest(before);
    expect(first.outputs).toMatchObject({ verdict: 'failed', total: '2', failed: '1' });
    const second = await ingest([{ name: 'shaky' }, { name: 'firm' }], {}, 2);
    expect(second.outputs).toMatchObject({ verdict: 'passed', total: '2', passed: '2' });
    expect(second.outputs['run-id']).not.toBe(first.outputs['run-id']);
    const reportPath = second.outputs['report-path'] ?? '';
    const report: unknown = JSON.parse(await readFile(reportPath, 'utf8'));
    expect(report).toMatchObject({ counts: { flaky: 1, total: 2 } });
    expect(second.summary).toContain('shaky');
  });

  it('finishes with exactly the rows after it was killed amid the upload', async () => {
    remote.proxy.add({
      method: 'POST',
      path: /iterations$/,
      skip: 1,
      times: 1,
      fault: { kind: 'hang' },
    });
    const cases = passingCases(650);
    remote.workspace.write('junit.xml', junitText(cases));
    const running = remote.start({ results: 'junit.xml', 'upload-artifacts': 'false' });
    const hanging = () => remote.proxy.requests.some(({ fault }) => fault === 'hang');
    while (!hanging()) await new Promise((resolve) => setTimeout(resolve, 5));
    running.kill();
    expect((await remote.settle(running)).exitCode).not.toBe(0);
    const { outputs } = await ingest(cases);
    expect(outputs).toMatchObject({ verdict: 'passed', total: '650', status: 'completed' });
    expect(await rowsOfTheOnlyRun()).toBe(650);
  });
});

describe('the service', () => {
  it('gets the raw file and tells its id in the report', async () => {
    const { outputs } = await ingest(passingCases(2));
    const report: unknown = JSON.parse(await readFile(outputs['report-path'] ?? '', 'utf8'));
    expect(report).toMatchObject({
      report: { artifacts: [{ file: 'junit.xml', id: expect.any(String) }] },
    });
    const [upload] = remote.proxy.requests.filter(({ body }) => body.startsWith('<testsuite'));
    expect(upload?.headers['authorization']).toBeUndefined();
  });

  it('can be gone: the verdict is incomplete, the results are told', async () => {
    await service.kill9();
    const { outputs, exitCode } = await ingest(passingCases(2), { 'timeout-minutes': '0.05' });
    expect(outputs).toMatchObject({ verdict: 'incomplete', total: '2', passed: '2' });
    expect(exitCode).toBe(1);
  });

  it('refuses a wrong key, which is for the user to set right', async () => {
    const { outputs, exitCode } = await ingest(passingCases(2), { 'api-key': 'sk_wrong' });
    expect(outputs).toMatchObject({ verdict: 'invalid', total: '2', passed: '2' });
    expect(exitCode).toBe(1);
  });

  it('knows no servers for a suite that was ingested: a rerun has to name some', async () => {
    const { outputs } = await ingest(passingCases(1), { 'suite-name': 'unit tests' });
    expect(outputs['verdict']).toBe('passed');
    const rerun = await remote.run({ suite: 'unit tests' });
    expect(rerun.outputs['verdict']).toBe('invalid');
    expect(rerun.exitCode).toBe(1);
    expect(rerun.log).toMatch(/`?servers`?/);
  });
});
