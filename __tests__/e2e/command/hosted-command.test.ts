import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { SdkReporter } from '../../support/service/reporters/sdk-reporter.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

/** Mode `command` on the committed bundle, with a service elsewhere, and on code of others. */

const PROGRAM = join(ACTION_FOLDER, '__tests__/support/command/eval-program.ts');
const program = (...words: string[]) => `'${NODE_24}' '${PROGRAM}' ${words.join(' ')}`;

let service: ServiceProgram;
let remote: RemoteRun;

beforeAll(async () => {
  service = await ServiceProgram.start({
    flags: ['--requests-per-minute', '6000', '--burst', '500'],
  });
});
afterEach(() => remote.finish());
afterAll(() => service.stop());

const foreign = (externalRunId: string) =>
  new SdkReporter({
    origin: new URL(service.baseUrl).origin,
    ...{ apiKey: service.apiKey, generation: 'current' },
  }).report({
    ...{ suiteName: 'sdk evals', externalRunId },
    results: [{ caseTitle: 'adds', passed: false }],
  });

describe('an eval program that reports to a hosted service', () => {
  it('is judged by its own runs alone, whoever reports meanwhile [command-hosted]', async () => {
    remote = await RemoteRun.prepare(service);
    await foreign('before');
    let meanwhile: Promise<unknown> = Promise.resolve();
    const result = await remote.settle(
      remote.start({ command: `sleep 1; ${program('passing')}` }, (line) => {
        if (line.includes('Output of the command')) meanwhile = foreign('meanwhile');
      }),
    );
    await meanwhile;
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '3', failed: '0' });
    const { body } = await service.call(
      'GET',
      `/projects/${await projectId()}/eval-runs/${result.outputs['run-id']}`,
    );
    expect(body).toMatchObject({ status: 'completed', source: 'sdk' });
  });

  it('never gets the key of that service', async () => {
    remote = await RemoteRun.prepare(service);
    const sent = (name: string) => `test "$${name}" != '${service.apiKey}' || exit 9; `;
    const result = await remote.settle(
      remote.start({
        command: `${sent('MCPJAM_API_KEY')}! env | grep -qF '${service.apiKey}'; ${program('passing', '--old')}`,
      }),
    );
    expect(result.outputs).toMatchObject({ verdict: 'passed' });
    expect(remote.proxy.matching('POST', /eval-ingest|\/sdk\/v1\/evals/).length).toBeGreaterThan(0);
  });

  it('is told of where the service takes no results [command-hosted-down]', async () => {
    remote = await RemoteRun.prepare(service);
    remote.proxy.add({ path: /eval-ingest/, fault: { kind: 'answer', status: 503 } });
    const result = await remote.settle(remote.start({ command: program('passing') }));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete' });
    expect(result.log).toContain('The service did not take what it sent last: HTTP 503');
  });

  it('is kept waiting where the service wants it to wait, and misses nothing', async () => {
    remote = await RemoteRun.prepare(service);
    const fault = { kind: 'answer', status: 429, headers: { 'retry-after': '4' } } as const;
    remote.proxy.add({ path: /eval-ingest/, times: 1, fault });
    const result = await remote.settle(remote.start({ command: program('passing') }));
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '3' });
    // The reporter heard nothing of it: of itself, it would have come again too early.
    expect(result.log).toMatch(/The service asks to wait on POST .*eval-ingest.* in [4-9]\.\d s/);
  });

  it('is told where the results are those of a run that was there before', async () => {
    remote = await RemoteRun.prepare(service);
    const act = (...words: string[]) =>
      remote.settle(remote.start({ command: program('fixed', ...words) }));
    expect((await act()).log).not.toContain('had ended before');
    const { outputs, log } = await act('--failing');
    expect(outputs).toMatchObject({ verdict: 'passed', total: '3' });
    expect(log).toContain('had ended before');
  });

  it('needs a key that the service accepts [command-hosted-key]', async () => {
    remote = await RemoteRun.prepare(service);
    const { outputs } = await remote.settle(
      remote.start({ command: 'touch ran', 'api-key': 'sk_that_nobody_ever_made_0123' }),
    );
    expect(outputs).toMatchObject({ verdict: 'invalid' });
  });
});

describe('the program of a fork', () => {
  it('is not run where the job has secrets [command-untrusted]', async () => {
    remote = await RemoteRun.prepare(service);
    const repository = { full_name: 'octo/demo' };
    const head = { sha: 'c0ffee', repo: { full_name: 'mallory/demo' } };
    const payload = { repository, pull_request: { number: 7, head, base: { repo: repository } } };
    const event = { name: 'pull_request_target', payload };
    const command = `echo it ran; ${program('passing')}`;
    for (const inputs of [{ 'base-url': '', 'api-key': '' }, {}]) {
      const result = await remote.settle(
        remote.start({ command, comment: 'never', ...inputs }, undefined, {}, event),
      );
      expect(result.outputs).toMatchObject({ verdict: 'invalid' });
      expect(result.log).not.toContain('it ran');
      expect(result.summary).toContain('the program could read them');
    }
    const allowed = { 'allow-untrusted-servers': 'true', comment: 'never' };
    const { outputs } = await remote.settle(
      remote.start({ command, ...allowed }, undefined, {}, event),
    );
    expect(outputs).toMatchObject({ verdict: 'passed' });
  });
});

async function projectId(): Promise<string> {
  const { body } = await service.call('GET', '/projects');
  return Object(body).items[0].id;
}
