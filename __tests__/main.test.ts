import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../src/report-file/report-schema.ts';
import {
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from './support/client/scripted-server.ts';
import { launchScript, pathOf } from './support/evals/fake-api.ts';
import { failingCase, feeCase, suiteFile } from './support/evals/suite-builder.ts';
import { junitText } from './support/results/junit-text.ts';
import {
  type ActionResult,
  type ActionRunOptions,
  type RunningAction,
  startAction,
} from './support/runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from './support/runner/eval-workspace.ts';

/** The sources in place of the bundles, so that these tests need no build. */
const entryPoints = { main: '__tests__/support/runner/source-main.ts', post: 'src/post.ts' };
const API_KEY = 'sk_key_that_nobody_may_see';
const RUN_PATH = '/projects/p_1/eval-runs/r_1';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function start(files: Record<string, unknown>, options: ActionRunOptions): RunningAction {
  const workspace = new EvalWorkspace(files);
  cleanUps.push(() => workspace.remove());
  return startAction({ workspace: workspace.folder, entryPoints, ...options });
}

async function settle(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  cleanUps.push(result.dispose);
  return result;
}

const act = (
  files: Record<string, unknown>,
  inputs: Record<string, string>,
  event?: ActionRunOptions['event'],
) => settle(start(files, { inputs, ...(event ? { event } : {}) }));

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await startScriptedServer(script);
  cleanUps.push(() => server.close());
  return server;
}

/** A service that launches any run and then answers `rest`. */
const service = (rest: Script) => {
  const launch = launchScript({ suites: [{ id: 'st_1', name: 'smoke' }] });
  return serve((request) =>
    pathOf(request).startsWith(RUN_PATH) ? rest(request) : launch(request),
  );
};

const remote = (server: ScriptedServer) => ({
  'base-url': server.baseUrl,
  'api-key': API_KEY,
  suite: 'smoke',
});

/** What was said of the verdict as an error; failing cases have annotations of their own. */
const errors = ({ annotations }: ActionResult) =>
  annotations
    .filter(({ kind, title }) => kind === 'error' && title === undefined)
    .map(({ message }) => message);

describe('the action', () => {
  it('runs a suite file on the embedded service, and shows and keeps the results', async () => {
    const result = await act(
      { 'suite.yaml': suiteFile({ tests: [feeCase(), failingCase()] }) },
      { 'suite-file': 'suite.yaml', 'min-pass-rate': '75' },
    );
    expect(result).toMatchObject({ exitCode: 1, leftProcessesBehind: false, state: {} });
    expect(result.outputs).toMatchObject({
      verdict: 'failed',
      status: 'completed',
      total: '2',
      passed: '1',
      'pass-rate': '50',
    });
    expect(errors(result)).toEqual([expect.stringContaining('Evals failed: 1 of 2')]);
    expect(result.summary).toContain('unknown book');
    expect(result.log).toContain('Log of the embedded service');
    const written: unknown = JSON.parse(
      await readFile(result.outputs['report-path'] ?? '', 'utf8'),
    );
    expect(reportFileSchema.parse(written)).toMatchObject({ verdict: { value: 'failed' } });
  });

  it('turns red only for the verdicts asked for', async () => {
    const result = await act(
      { 'suite.yaml': suiteFile({ tests: [failingCase()] }) },
      { 'suite-file': 'suite.yaml', 'fail-on': 'incomplete', summary: 'false' },
    );
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'failed' }, summary: null });
    expect(errors(result)).toEqual([]);
  });

  it('says in one line that the machine keeps it from its work', async () => {
    const entry = '__tests__/support/runner/no-output-file.ts';
    const result = await settle(
      start({}, { inputs: { mode: 'dance' }, entryPoints: { ...entryPoints, main: entry } }),
    );
    expect(result.exitCode).toBe(1);
    expect(errors(result)).toContainEqual(
      expect.stringMatching(/^The action could not do its work: .*nowhere/),
    );
    expect(result.log).not.toMatch(/^ +at /m);
  });

  it('tells every wrong input at once, in one annotation, and sets all outputs', async () => {
    const result = await act({}, { 'fail-on': 'dance', iterations: '0' });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', total: '' } });
    expect(errors(result)).toHaveLength(1);
    for (const name of ['fail-on', 'iterations', 'suite-file']) {
      expect(result.log).toContain(`${name}: `);
    }
    expect(result.summary).toContain('iterations');
  });

  it('tells a single mistake once, at its place', async () => {
    const files = { 'suite.yaml': 'name: a\ntests:\n  - title: t\n    steps: []\n' };
    const told = await act(files, { 'suite-file': 'suite.yaml' });
    expect(told.annotations.filter(({ kind }) => kind === 'error')).toMatchObject([
      { message: expect.stringContaining('tests[0].steps'), file: 'suite.yaml', line: 4 },
      { message: expect.stringMatching(/^Evals invalid: .* wrong at suite\.yaml:4:\d+\.$/) },
    ]);
    const unplaced = await act(files, { 'suite-file': 'suite.yaml', annotations: 'false' });
    for (const { log } of [told, unplaced]) expect(log.split('tests[0].steps')).toHaveLength(2);
  });

  it('tells each of several mistakes once, however many lines they quote', async () => {
    const two = 'name: a\ntests:\n  - title: t\n    odd: 1\n    worse: 2\n    steps: []\n';
    const result = await act({ 'suite.yaml': two }, { 'suite-file': 'suite.yaml' });
    expect(errors(result)).toEqual([expect.stringMatching(/wrong in 3 places\.$/)]);
    const quiet = await act(
      { 'suite.yaml': two },
      { 'suite-file': 'suite.yaml', annotations: 'false' },
    );
    for (const mistake of ['tests[0].odd', 'tests[0].worse', 'tests[0].steps']) {
      expect(result.log.split(mistake)).toHaveLength(2);
      expect(quiet.log.split(mistake)).toHaveLength(2);
    }
    const torn = await act({}, { 'suite-file': 'suite.yaml', iterations: '3\nor four' });
    expect(errors(torn)).toEqual([
      expect.stringMatching(/configuration is wrong: iterations: .*3 or four/),
    ]);
    expect(torn.log).not.toContain('undecided');
  });

  it('says a reason that leaves the verdict open once', async () => {
    const server = await service((request) =>
      pathOf(request).endsWith('/iterations')
        ? { json: { items: [] } }
        : { json: { id: 'r_1', status: 'cancelled' } },
    );
    const result = await act({}, remote(server));
    expect(result.annotations.filter(({ kind }) => kind === 'error')).toHaveLength(1);
    expect(errors(result)).toEqual([expect.stringContaining('the run was cancelled')]);
  });

  it('does not speak of models that no case used', async () => {
    const inputs = { 'suite-file': 'suite.yaml', 'model-base-urls': 'idle=http://127.0.0.1:9/v1' };
    const result = await act({ 'suite.yaml': suiteFile() }, inputs);
    expect(result.outputs['verdict']).toBe('passed');
    expect(await everythingShown(result)).not.toContain('Models were reached');
  });

  it.each<
    [name: string, files: Record<string, unknown>, inputs: Record<string, string>, found: RegExp]
  >([
    [
      'a mistake in the suite file',
      { 'suite.yaml': 'name: a\ntests: []' },
      {},
      /^##\[error\]suite\.yaml:2:1: tests: /m,
    ],
    [
      'no server configuration',
      { 'suite.yaml': suiteFile() },
      { 'mcp-config': 'none.json' },
      /no file `none\.json` in the workspace\. There is `\.mcp\.json`; name that one/,
    ],
    [
      'a server that is not configured',
      { 'suite.yaml': suiteFile({ servers: ['libary'] }) },
      {},
      /mean `library`/,
    ],
    [
      'a broken server configuration',
      { 'suite.yaml': suiteFile(), '.mcp.json': { mcpServers: { a: {} } } },
      {},
      /\.mcp\.json:1:16: server "a": needs a command/,
    ],
  ])('calls %s invalid', async (_name, files, inputs, found) => {
    const result = await act(files, { 'suite-file': 'suite.yaml', ...inputs });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
    expect(result.log).toMatch(found);
    expect(result.leftProcessesBehind).toBe(false);
  });

  it('does not blame the servers where a model gave no answer', async () => {
    const prompt = {
      title: 'asks',
      model: 'dead/x',
      steps: [
        { kind: 'prompt', prompt: 'Say hi' },
        { kind: 'assert', assertion: { type: 'noToolErrors' } },
      ],
    };
    const result = await act(
      { 'suite.yaml': suiteFile({ tests: [feeCase(), prompt] }) },
      { 'suite-file': 'suite.yaml', 'model-base-urls': 'dead=http://127.0.0.1:9/v1' },
    );
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { verdict: 'incomplete', status: 'failed', result: '', passed: '1' },
    });
    expect(errors(result)).toEqual([expect.stringContaining('the run failed to execute')]);
    expect(result.summary).toContain('Model provider &#34;dead&#34;');
  });

  it("does not start a fork's servers where there are secrets", async () => {
    const payload = {
      repository: { full_name: 'octo/servers' },
      pull_request: { head: { repo: { full_name: 'mallory/servers' } } },
    };
    const event = { name: 'pull_request_target', payload };
    const files = { 'suite.yaml': suiteFile() };
    const refused = await act(files, { 'suite-file': 'suite.yaml' }, event);
    expect(refused.outputs['verdict']).toBe('invalid');
    expect(refused.log).toContain('mallory/servers');
    const inputs = { 'suite-file': 'suite.yaml', 'allow-untrusted-servers': 'true' };
    expect((await act(files, inputs, event)).outputs['verdict']).toBe('passed');
  });

  it('leaves a run that ended alone', async () => {
    const server = await service((request) =>
      pathOf(request) === RUN_PATH
        ? { json: { id: 'r_1', status: 'cancelled' } }
        : { json: { items: [] } },
    );
    const result = await act({}, remote(server));
    expect(result.outputs).toMatchObject({
      verdict: 'incomplete',
      status: 'cancelled',
      'run-id': 'r_1',
    });
    expect(server.requests.map(pathOf)).not.toContain(`${RUN_PATH}/cancel`);
    expect(await everythingShown(result)).not.toContain(API_KEY);
  });

  it('gives up at the deadline, and the post step cancels the run', async () => {
    const server = await service((request) =>
      pathOf(request).endsWith('/iterations')
        ? { json: { items: [] } }
        : { json: { id: 'r_1', status: 'running' } },
    );
    const result = await act({}, { ...remote(server), 'timeout-minutes': '0.03' });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { verdict: 'incomplete', status: 'running' },
    });
    expect(errors(result)).toEqual([expect.stringContaining('timeout-minutes')]);
    expect(server.requests.map(pathOf).at(-1)).toBe(`${RUN_PATH}/cancel`);
    expect(result.post).toMatchObject({ exitCode: 0, annotations: [] });
  });

  it('still writes its outputs when the job is cancelled, and the run is cancelled too', async () => {
    let running: RunningAction | undefined;
    const server = await service((request) => {
      if (request.method === 'GET') running?.cancel();
      return { json: { id: 'r_1', status: 'running' } };
    });
    running = start({}, { inputs: remote(server) });
    const result = await settle(running);
    expect(result).toMatchObject({
      conclusion: 'cancelled',
      outputs: { verdict: 'incomplete', 'run-id': 'r_1' },
    });
    expect(result.log).toContain('The job was cancelled');
    expect(server.requests.map(pathOf).at(-1)).toBe(`${RUN_PATH}/cancel`);
  });

  it('never turns a job red by cleaning up', async () => {
    const server = await service((request) =>
      pathOf(request).endsWith('/cancel')
        ? { status: 403, json: { code: 'FORBIDDEN', message: 'no' } }
        : { json: { id: 'r_1', status: 'running', items: [] } },
    );
    const inputs = { ...remote(server), 'timeout-minutes': '0.02', 'fail-on': 'never' };
    const result = await act({}, inputs);
    expect(result).toMatchObject({ conclusion: 'success', post: { exitCode: 0 } });
    expect(result.post?.annotations).toEqual([
      expect.objectContaining({
        kind: 'warning',
        message: expect.stringContaining('r_1 could not'),
      }),
    ]);
  });

  // What ends by the deadline waits for it; what does not is not to meet it on a loaded machine.
  it.each<[name: string, status: number, code: string, verdict: string, minutes: string]>([
    ['a key that is refused', 401, 'UNAUTHORIZED', 'invalid', '1'],
    ['a body that is refused', 400, 'VALIDATION_ERROR', 'invalid', '1'],
    ['a service in trouble', 503, 'INTERNAL_ERROR', 'incomplete', '0.04'],
    ['a quota', 429, 'RATE_LIMITED', 'incomplete', '0.04'],
  ])('calls %s by its name', async (_name, status, code, verdict, minutes) => {
    const server = await serve(() => ({ status, json: { code, message: 'no' } }));
    const result = await act({}, { ...remote(server), 'timeout-minutes': minutes });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict, 'run-id': '' }, state: {} });
    expect(result.outputs['report-path']).not.toBe('');
  });

  it.each([
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
  ])('keeps what was read of result files where they are refused with %s', async (status, code) => {
    const server = await serve(() => ({ status, json: { code, message: 'not for you' } }));
    const inputs = { 'base-url': server.baseUrl, 'api-key': API_KEY, results: 'junit.xml' };
    const text = junitText([{ name: 'a' }, { name: 'b', outcome: 'failed' }]);
    const result = await act({ 'junit.xml': text }, { ...inputs, 'upload-artifacts': 'false' });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { verdict: 'invalid', total: '2', passed: '1', failed: '1', 'run-id': '' },
    });
    const file = await readFile(result.outputs['report-path'] ?? '', 'utf8');
    const { report } = reportFileSchema.parse(JSON.parse(file));
    expect(report).toMatchObject({ cases: [{}, {}], problems: [{}] });
    expect(result.summary).toContain('Invalid configuration');
    expect(result.summary).toContain('1 failed');
    expect(result.summary?.split('not for you')).toHaveLength(2);
  });
});
