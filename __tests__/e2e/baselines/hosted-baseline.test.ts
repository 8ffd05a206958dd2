import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { failingCase, feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import type { JobEvent } from '../../support/runner/job-environment.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

let service: ServiceProgram;
let remote: RemoteRun;

beforeAll(async () => {
  service = await ServiceProgram.start({
    flags: ['--requests-per-minute', '6000', '--burst', '200'],
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  remote = await RemoteRun.prepare(service);
});
afterEach(() => remote.finish());

const REPOSITORY = { full_name: 'octo/servers', default_branch: 'main' };
const PUSH: JobEvent = { name: 'push', payload: { repository: REPOSITORY } };
const PULL: JobEvent = {
  name: 'pull_request',
  payload: {
    number: 7,
    repository: REPOSITORY,
    pull_request: {
      number: 7,
      head: { sha: 'c'.repeat(40), ref: 'fix', repo: REPOSITORY },
      base: { sha: 'b'.repeat(40), ref: 'main', repo: REPOSITORY },
    },
  },
};

async function run(event: JobEvent, inputs: Record<string, string> = {}) {
  const result = await remote.settle(
    remote.start({ 'suite-file': 'suite.yaml', comment: 'never', ...inputs }, undefined, {}, event),
  );
  const file = await readFile(result.outputs['report-path'] ?? '', 'utf8');
  return { ...result, file: reportFileSchema.parse(JSON.parse(file)) };
}

it('is the newest run of the branch on the service, by what its notes say', async () => {
  const tests = [feeCase(), failingCase()];
  remote.workspace.write('suite.yaml', suiteFile({ name: 'hosted', tests }));
  const first = await run(PUSH, { notes: 'nightly' });
  expect(first.file.baseline).toMatchObject({ outcome: 'none' });
  expect(first.file.report?.run?.notes).toBe('nightly');
  expect(remote.runRequests[0]?.['notes']).toMatch(
    /^nightly\n\[mcp-eval-gate octo\/servers .* branch=main commit=\w{40} suite=\w{16} policy=\w{16}\]$/,
  );
  // A run of a pull request is no baseline of another one.
  const pull = await run(PULL, { regression: 'gate', 'min-pass-rate': '0' });
  expect(remote.runRequests[1]?.['notes']).toMatch(/ pull=7 /);
  const again = await run(PULL, { regression: 'gate', 'min-pass-rate': '0' });
  for (const { file, outputs } of [pull, again]) {
    expect(outputs['verdict']).toBe('passed');
    expect(file.baseline).toMatchObject({
      outcome: 'found',
      origin: { kind: 'service-run', branch: 'main', commit: expect.stringMatching(/^\w{40}$/) },
    });
    const [regression] = file.verdict.checks.filter(({ id }) => id === 'no-regression');
    // Both cases did the same then, and the one that failed there too is no regression.
    expect(regression).toMatchObject({ outcome: 'passed', sampleSize: 2 });
  }
  const id = first.outputs['run-id'] ?? '';
  const named = await run(PULL, { baseline: `run:${id}` });
  expect(named.file.baseline).toMatchObject({ origin: { kind: 'service-run', branch: 'main' } });
  const missing = await run(PULL, {
    ...{ baseline: 'run:r_none', regression: 'gate', 'min-pass-rate': '0' },
  });
  expect(missing.outputs['verdict']).toBe('incomplete');
  expect(missing.file.baseline?.outcome).toBe('unreadable');
});
