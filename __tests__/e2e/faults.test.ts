import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RemoteRun } from '../support/evals/remote-run.ts';
import { feeCase, slowCase, suiteFile } from '../support/evals/suite-builder.ts';
import { ServiceProgram } from '../support/service/service-program.ts';

const RATE_LIMITED = { code: 'RATE_LIMITED', message: 'API key rate limit exceeded' };

let service: ServiceProgram;
let remote: RemoteRun;

beforeEach(async () => {
  service = await ServiceProgram.start({
    flags: ['--requests-per-minute', '6000', '--burst', '200'],
  });
  remote = await RemoteRun.prepare(service);
  remote.workspace.write('suite.yaml', suiteFile());
});

afterEach(async () => {
  await remote.finish();
  await service.stop();
});

const run = () => remote.run({ 'suite-file': 'suite.yaml' });

describe('a service that limits', () => {
  it.each([
    ['with Retry-After', { 'retry-after': '1' }],
    ['without Retry-After', {}],
  ])('is asked again after 429 %s', async (_how, headers) => {
    remote.proxy.add({
      path: /\/(projects|eval-runs)$/,
      times: 2,
      fault: { kind: 'answer', status: 429, headers, body: RATE_LIMITED },
    });
    expect((await run()).outputs['verdict']).toBe('passed');
    // Two refused and one granted on each of the paths at most: asking again stays bounded.
    expect(remote.proxy.requests.length).toBeLessThan(30);
  });
});

describe('a service that speaks otherwise', () => {
  it('is waited for while the run has a status nobody knows', async () => {
    remote.proxy.add({
      method: 'GET',
      path: /\/eval-runs\/[^/]+$/,
      times: 2,
      fault: { kind: 'rewrite', change: (body) => ({ ...body, status: 'paused', result: null }) },
    });
    expect((await run()).outputs).toMatchObject({ verdict: 'passed', status: 'completed' });
  });

  it('is never taken for failed where the run was cancelled [hosted-cancelled]', async () => {
    remote.proxy.add({
      method: 'GET',
      path: /\/eval-runs\/[^/]+$/,
      fault: {
        kind: 'rewrite',
        change: (body) => ({ ...body, status: 'cancelled', result: null }),
      },
    });
    const { outputs, exitCode } = await run();
    expect(outputs).toMatchObject({ verdict: 'incomplete', status: 'cancelled' });
    expect(exitCode).toBe(1);
  });
});

describe('a service that goes away', () => {
  it('does not create a second run where the answer to the first was lost', async () => {
    remote.proxy.add({
      method: 'POST',
      path: /\/eval-runs$/,
      times: 1,
      fault: { kind: 'lose-answer' },
    });
    expect((await run()).outputs['verdict']).toBe('passed');
    expect(remote.runRequests).toHaveLength(1);
  });

  it('is incomplete where it was killed in the middle of the run and came back [hosted-killed]', async () => {
    const tests = [slowCase(60), feeCase()];
    remote.workspace.write('suite.yaml', suiteFile({ servers: ['everything', 'library'], tests }));
    let killed: Promise<void> | null = null;
    const running = remote.start({ 'suite-file': 'suite.yaml' }, (line) => {
      if (line.includes('running')) killed ??= service.kill9().then(() => service.restart());
    });
    const { outputs } = await remote.settle(running);
    await killed;
    expect(killed).not.toBeNull();
    expect(outputs).toMatchObject({ verdict: 'incomplete', status: 'failed' });
  });

  it('is invalid where the key has lost its organization', async () => {
    await service.command('organizations', 'remove', 'Default');
    const { outputs, exitCode, log } = await run();
    expect(outputs['verdict']).toBe('invalid');
    expect(exitCode).toBe(1);
    expect(log).toContain('organization');
  });
});
