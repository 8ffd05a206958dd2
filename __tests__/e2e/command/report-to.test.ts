import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { failingCase, feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { type Fault, type FaultRule, FaultServer } from '../../support/fault-server.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from '../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

/** `report-to` on the committed bundle: the results of the embedded service, sent to another one. */

const PROGRAM = join(ACTION_FOLDER, '__tests__/support/command/eval-program.ts');
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:39/api/v1';
const INGEST = /\/eval-ingest\//;

let service: ServiceProgram;
let proxy: FaultServer;
let workspace: EvalWorkspace;
const results: ActionResult[] = [];

beforeAll(async () => {
  service = await ServiceProgram.start({
    flags: ['--requests-per-minute', '6000', '--burst', '500'],
  });
});
afterEach(async () => {
  for (const result of results.splice(0)) {
    expect(await everythingShown(result)).not.toContain(service.apiKey);
    await result.dispose();
  }
  await workspace.remove();
  await proxy.stop();
});
afterAll(() => service.stop());

async function act(
  inputs: Record<string, string>,
  fault?: Fault,
  { env = {}, ...rule }: Partial<FaultRule> & { env?: Record<string, string> } = {},
): Promise<ActionResult> {
  proxy = await FaultServer.start(service.baseUrl);
  if (fault) proxy.add({ path: INGEST, ...rule, fault });
  workspace = new EvalWorkspace({
    'suite.yaml': suiteFile({ tests: [feeCase(), failingCase()] }),
  });
  const result = await runAction({
    workspace: workspace.folder,
    env,
    inputs: { 'report-to': proxy.baseUrl, 'report-to-api-key': service.apiKey, ...inputs },
  });
  results.push(result);
  return result;
}

const ofSuite = { 'suite-file': 'suite.yaml', 'min-pass-rate': '50' };
const warnings = ({ annotations }: ActionResult) =>
  annotations
    .filter(({ kind, title }) => kind === 'warning' && title === undefined)
    .map(({ message }) => message);

async function runThere({ log }: ActionResult): Promise<Record<string, unknown>> {
  const [, runId] = /report-to: the results are run (\S+) of suite/.exec(log) ?? [];
  const { body: projects } = await service.call('GET', '/projects');
  const projectId = Object(projects).items[0].id;
  const { body } = await service.call('GET', `/projects/${projectId}/eval-runs/${runId}`);
  return Object(body);
}

describe('report-to', () => {
  it('gives the results of a suite to the service that is to keep them', async () => {
    const result = await act(ofSuite);
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '2', failed: '1' });
    expect(warnings(result)).toEqual([]);
    expect(await runThere(result)).toMatchObject({
      ...{ status: 'completed', result: 'passed', source: 'sdk' },
      summary: { total: 2, passed: 1, failed: 1 },
    });
  });

  it('gives those of an eval program too, in requests of 200 rows', async () => {
    const command = `'${NODE_24}' '${PROGRAM}' streaming`;
    const result = await act({ command });
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '230' });
    expect(await runThere(result)).toMatchObject({ summary: { total: 230, passed: 230 } });
    expect(proxy.matching('POST', /runs\/iterations$/)).toHaveLength(2);
  });

  it('sends and shows no secret that a program reports', async () => {
    const secret = 'correct-horse-battery';
    const command = `'${NODE_24}' '${PROGRAM}' leaking`;
    const asked = { command, 'min-pass-rate': '50' };
    const result = await act(asked, undefined, { env: { SHOP_PASSWORD: secret } });
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '2' });
    const sent = proxy.requests.map(({ body }) => body).join('\n');
    expect(sent).toContain('log in with ***');
    expect(sent).toContain('refused ***');
    expect(sent).not.toContain(secret);
    expect(await everythingShown(result)).not.toContain(secret);
  });

  it('doubles nothing where answers are lost', async () => {
    const result = await act(ofSuite, { kind: 'lose-answer' }, { times: 2 });
    expect(proxy.matching('POST', INGEST).length).toBeGreaterThan(3);
    expect(await runThere(result)).toMatchObject({ summary: { total: 2 } });
  });

  it.each<[string, Fault | undefined, Record<string, string>, RegExp]>([
    ['refuses the key', { kind: 'answer', status: 401 }, {}, /not sent/],
    ['is down', { kind: 'answer', status: 503 }, { 'timeout-minutes': '0.2' }, /not sent/],
    ['does not answer', { kind: 'hang' }, { 'timeout-minutes': '0.2' }, /not sent/],
    [
      'is not there',
      undefined,
      { 'report-to': NOWHERE, 'timeout-minutes': '0.2' },
      /Is report-to /,
    ],
    ['has no such project', undefined, { 'report-to-project': 'nobody-has' }, /nobody-has/],
    ['has no key here', undefined, { 'report-to-api-key': '' }, /report-to-api-key. is empty/],
  ])(
    'warns, and leaves the verdict alone, where the service %s',
    async (_what, fault, inputs, words) => {
      const result = await act({ ...ofSuite, ...inputs }, fault);
      expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', total: '2' } });
      expect(warnings(result)).toEqual([expect.stringMatching(words)]);
    },
  );

  it('sends nothing of results that are not whole', async () => {
    const command = `'${NODE_24}' '${PROGRAM}' open`;
    const result = await act({ command });
    expect(result.outputs).toMatchObject({ verdict: 'incomplete' });
    expect(warnings(result)).toEqual([expect.stringContaining('not whole')]);
    expect(proxy.matching('POST', INGEST)).toEqual([]);
  });

  it('is a mistake beside a service that has the results', async () => {
    const result = await act({
      ...ofSuite,
      'base-url': 'http://127.0.0.1:9/api/v1',
      'api-key': 'sk_1',
    });
    expect(result.outputs).toMatchObject({ verdict: 'invalid' });
  });
});
