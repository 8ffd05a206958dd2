import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { echoCase, promptCase, toolCase } from '../../support/service/cases.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
} from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let emulator: ModelEmulator;
beforeAll(async () => {
  emulator = await ModelEmulator.start([]);
  emulator.keepsCalling('Say hi', { name: 'echo', arguments: { text: 'hi' } });
  const mute = { command: process.execPath, args: ['-e', 'process.stdin.resume()'] };
  fixture = await startFixture({
    ...{ isolation: 'lane', config: mcpConfig({ mute }) },
    models: { providers: { openai: { baseUrl: emulator.openAiUrl, apiKey: 'a-key-of-nobody' } } },
  });
});
afterAll(async () => {
  await fixture.close();
  await emulator.stop();
});

const create = (tests: unknown[], extra: Record<string, unknown> = {}) =>
  fixture.api.post('~/eval-runs', {
    ...{ suiteName: 'suite', tests, serverIds: [fixture.api.serverId('tools')], ...extra },
  });

async function finished(runId: string) {
  const run = await fixture.api.awaitRun(runId);
  const { body } = await fixture.api.get(`~/eval-runs/${runId}/iterations`);
  return { run, iterations: body.items };
}

const errorsOf = (iterations: { error: string | null }[]) => iterations.map(({ error }) => error);

describe('how a run is carried out', () => {
  it('is as the service is set where nobody says anything', async () => {
    const { body } = await create([echoCase('a', { runs: 4 })]);
    const { run } = await finished(body.runId);
    expect(run.execution).toMatchObject({ isolation: 'lane', concurrency: 4 });
  });

  it('is as the run says; its suite is run so again, where a later run does not say otherwise', async () => {
    const { body } = await create([echoCase('a', { runs: 4 })], {
      execution: { isolation: 'iteration', concurrency: 1 },
    });
    const { run } = await finished(body.runId);
    expect(run.execution).toMatchObject({ isolation: 'iteration', concurrency: 1, starts: 4 });

    const again = await fixture.api.post('~/eval-runs', {
      suiteId: body.suiteId,
      execution: { concurrency: 2 },
    });
    const repeated = await finished(again.body.runId);
    expect(repeated.run.execution).toMatchObject({ isolation: 'iteration', concurrency: 2 });
  });

  it('is kept with a suite that is made without a run', async () => {
    const made = await fixture.api.post('~/eval-suites', {
      name: 'kept',
      model: 'openai/x',
      serverIds: [fixture.api.serverId('tools')],
      tests: [echoCase('a', { runs: 3 })],
      execution: { isolation: 'auto', concurrency: 3 },
    });
    const { body } = await fixture.api.post('~/eval-runs', { suiteId: made.body.suiteId });
    const { run } = await finished(body.runId);
    expect(run.execution).toMatchObject({ isolation: 'auto', concurrency: 3 });
  });

  const silent = toolCase('silent', 'slow', { ms: 60_000 });
  const unheard = { ...silent, steps: silent.steps.map((s) => ({ ...s, serverName: 'mute' })) };
  const never = { type: 'toolNeverCalled', toolName: 'slow' };
  const [prompt] = promptCase('asks').steps;
  const asking = {
    ...{ title: 'asks', model: 'openai/x' },
    steps: [prompt, { id: 'never', kind: 'assert', assertion: never }],
  };
  const BEYOND: Record<string, [testCase: object, say: (limit: number) => string]> = {
    toolTimeoutMs: [silent, (ms) => `did not answer within ${ms / 1000} s (call tool "slow")`],
    iterationTimeoutMs: [silent, (ms) => `The iteration did not finish within ${ms / 1000} s: MCP`],
    connectTimeoutMs: [unheard, (ms) => `did not answer within ${ms / 1000} s (connect)`],
    maxTurns: [asking, (turns) => `used up its ${turns} turns`],
  };

  it.each([
    ['toolTimeoutMs', 200, 300],
    ['iterationTimeoutMs', 300, 400],
    ['connectTimeoutMs', 200, 300],
    ['maxTurns', 3, 2],
  ])(
    'has %s as a case says, in a later run too, else as the run says',
    async (name, own, ofRun) => {
      const [testCase, say] = BEYOND[name] ?? [{}, String];
      const serverIds = [fixture.api.serverId(testCase === unheard ? 'mute' : 'tools')];
      const { body } = await create([{ ...testCase, limits: { [name]: own } }], { serverIds });
      const errorOf = async (runId: string) => errorsOf((await finished(runId)).iterations)[0];
      expect(await errorOf(body.runId)).toContain(say(own));
      const again = await fixture.api.post('~/eval-runs', { suiteId: body.suiteId });
      expect(await errorOf(again.body.runId)).toContain(say(own));
      const other = await fixture.api.post('~/eval-runs', {
        suiteId: body.suiteId,
        execution: { [name]: ofRun },
      });
      expect(await errorOf(other.body.runId)).toContain(say(ofRun));
    },
  );

  it.each([
    [{ concurrency: 0 }, 'concurrency'],
    [{ concurrency: 1e9 }, 'concurrency'],
    [{ isolation: 'none' }, 'isolation'],
    [{ toolTimeoutMs: -1 }, 'toolTimeoutMs'],
    [{ connectTimeoutMs: 1e9 }, 'connectTimeoutMs'],
    [{ iterationTimeoutMs: '5 minutes' }, 'iterationTimeoutMs'],
    [{ maxTurns: 0 }, 'maxTurns'],
    [{ isolate: 'lane' }, 'isolate'],
  ])('cannot be %j', async (execution, name) => {
    const { status, body } = await create([echoCase('a')], { execution });
    expect(status).toBe(400);
    expect(body.message).toContain(`execution.${name}`);
  });

  it('judges whether a case can fail by the turns that the run grants', async () => {
    const asks = promptCase('asks', { model: 'openai/x' });
    const [ask] = asks.steps;
    const bounded = { id: 'b', kind: 'assert', assertion: { type: 'turnCountUnder', turns: 30 } };
    const tests = [{ ...asks, steps: [ask, bounded] }];
    const keys = { modelApiKeys: { openai: 'a-key-of-nobody' } };
    const refused = await create(tests, keys);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('asserts nothing that could fail'),
    ]);
    const taken = await create(tests, { ...keys, execution: { maxTurns: 40 }, serverIds: ['no'] });
    expect(taken.body.code).toBe('NOT_FOUND');
  });
});

describe('commands of a run', () => {
  it('are refused by a service that others share', async () => {
    const { status, body } = await create([echoCase('a')], {
      execution: { setup: 'true', teardown: ['true'] },
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/execution\.setup: this service runs no commands/);
    expect(body.message).toContain('execution.teardown: ');
  });

  it('that are not there are told before anything runs; those that fail leave no result', async () => {
    const own = await startFixture({ takesCommands: true });
    try {
      const post = (setup: unknown) =>
        own.api.post('~/eval-runs', {
          ...{ suiteName: 'suite', tests: [echoCase('a')], execution: { setup } },
          serverIds: [own.api.serverId('tools')],
        });
      const missing = await post(['no-such-program-anywhere']);
      expect([missing.status, missing.body.message]).toEqual([
        400,
        expect.stringContaining(
          'execution.setup: The command of `setup` cannot be run: there is no program "no-such-program-anywhere"',
        ),
      ]);
      expect(missing.body.details.reason).toBe('MISSING_COMMAND');
      const line = await post('no-such-program-anywhere --seed');
      expect([line.status, line.body.message]).toEqual([
        400,
        expect.stringMatching(/The command of `setup` exited with code 127\.\n.*\n.*not found/),
      ]);
      const failing = await post('exit 5');
      expect(failing.status).toBe(202);
      expect(await own.api.awaitRun(failing.body.runId)).toMatchObject({
        ...{ status: 'failed', result: null },
      });
      const fine = await post('true');
      expect(await own.api.awaitRun(fine.body.runId)).toMatchObject({ result: 'passed' });
    } finally {
      await own.close();
    }
  });
});
