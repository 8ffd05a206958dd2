import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RemoteRun } from '../support/evals/remote-run.ts';
import { failingCase, feeCase, suiteFile } from '../support/evals/suite-builder.ts';
import { HTML_ERROR_PAGE } from '../support/fault-server.ts';
import { ServiceProgram } from '../support/service/service-program.ts';

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

describe('against a service', () => {
  it('creates the suite first (form B), then updates it (form A with tests)', async () => {
    remote.workspace.write('suite.yaml', suiteFile({ name: 'forms', tests: [feeCase()] }));
    const first = await remote.run({ 'suite-file': 'suite.yaml' });
    remote.workspace.write('suite.yaml', suiteFile({ name: 'forms', tests: [failingCase()] }));
    const second = await remote.run({ 'suite-file': 'suite.yaml', iterations: '2' });

    expect(first.outputs).toMatchObject({ verdict: 'passed', total: '1' });
    expect(second.outputs).toMatchObject({ verdict: 'failed', failed: '2' });
    expect(second.outputs['suite-id']).toBe(first.outputs['suite-id']);
    const [formB, formA] = remote.runRequests;
    expect(formB).toMatchObject({ suiteName: 'forms', tests: [{ title: 'fee' }] });
    expect(formB).not.toHaveProperty('suiteId');
    expect(formA).toMatchObject({
      suiteId: first.outputs['suite-id'],
      tests: [{ title: 'unknown book' }],
      iterationOverride: 2,
    });
  });

  it('reruns a saved suite by name, on the servers given', async () => {
    remote.workspace.write('suite.yaml', suiteFile({ name: 'saved' }));
    await remote.run({ 'suite-file': 'suite.yaml' });
    const { outputs } = await remote.run({ suite: 'SAVED', servers: 'library', notes: 'nightly' });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '1' });
    const rerun = remote.runRequests.at(-1);
    expect(rerun).toMatchObject({ suiteId: outputs['suite-id'] });
    expect(rerun?.['serverIds']).toHaveLength(1);
    expect(rerun).not.toHaveProperty('tests');
  });

  it('is invalid with a suite that does not exist, and names one that does', async () => {
    remote.workspace.write('suite.yaml', suiteFile({ name: 'existing' }));
    await remote.run({ 'suite-file': 'suite.yaml' });
    const { outputs, log, exitCode } = await remote.run({ suite: 'exsting' });
    expect(outputs['verdict']).toBe('invalid');
    expect(exitCode).toBe(1);
    expect(log).toContain('existing');
  });

  it('is invalid with a key the service does not know', async () => {
    const { outputs, exitCode, log } = await remote.run({
      suite: 'any',
      'api-key': 'sk_unknown_key',
    });
    expect(outputs['verdict']).toBe('invalid');
    expect(exitCode).toBe(1);
    expect(log).toContain('does not know this API key');
    expect(remote.proxy.requests).toHaveLength(1);
  });

  it('is incomplete where a gateway answers with a page, and quotes it', async () => {
    remote.proxy.add({ fault: { kind: 'answer', status: 200, body: HTML_ERROR_PAGE } });
    const { outputs, exitCode, log } = await remote.run({ suite: 'any' });
    expect(outputs['verdict']).toBe('incomplete');
    expect(exitCode).toBe(1);
    expect(log).toContain('Bad gateway');
  });
});
