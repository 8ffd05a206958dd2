/** Runs that name a host, whose model and capabilities they have. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { clientOf } from '../../support/service/action-client.ts';
import { promptCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let emulator: ModelEmulator;
beforeAll(async () => {
  const text = 'Hi.';
  emulator = await ModelEmulator.start([{ prompt: 'Say hi', text }]);
  const server = resolve(import.meta.dirname, '../../support/service/fixtures/client-server.ts');
  fixture = await startFixture({
    config: { mcpServers: { tools: { command: process.execPath, args: [server] } } },
    models: { providers: { openai: { baseUrl: emulator.openAiUrl, apiKey: 'a-key-of-nobody' } } },
  });
});
afterAll(async () => {
  await fixture.close();
  await emulator.stop();
});

const toolCase = (toolName: string) => ({
  title: toolName,
  steps: [{ id: 'call', kind: 'toolCall', serverName: 'tools', toolName, arguments: {} }],
});

let hosts = 0;
async function host(config: object, template?: string): Promise<string> {
  hosts += 1;
  const body = template ? { template } : { config: { modelId: 'openai/of-the-host', ...config } };
  return (await fixture.api.post('~/hosts', { name: `host ${hosts}`, ...body })).body.id;
}

const create = (tests: unknown[], extra: object = {}) =>
  fixture.api.post('~/eval-runs', {
    ...{ suiteName: 'suite', tests, serverIds: [fixture.api.serverId('tools')], ...extra },
  });

async function ended(tests: unknown[], extra: object = {}) {
  const { body: created } = await create(tests, extra);
  const run = await fixture.api.awaitRun(created.runId);
  const { items } = (await fixture.api.get(`~/eval-runs/${created.runId}/iterations`)).body;
  const [{ id }] = items;
  const trace = await fixture.api.get(`~/eval-runs/${created.runId}/iterations/${id}/trace`);
  return { suiteId: created.suiteId, run, items, trace: JSON.stringify(trace.body) };
}

const requestSchema = z.looseObject({
  model: z.string(),
  temperature: z.number().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).default([]),
});
/** What the model was asked last. */
function asked() {
  const request = requestSchema.parse(emulator.requests.at(-1)?.body);
  const { content } = request.messages.find(({ role }) => role === 'system') ?? {};
  return { ...request, system: content, tools: request.tools.map((tool) => tool.function.name) };
}

describe('the model of a run', () => {
  it('is that of its host, with what that tells it', async () => {
    const namedHostId = await host({ systemPrompt: 'Be brief.', temperature: 0.3 });
    const test = promptCase('hi', { model: 'openai/of-the-case' });
    const { run, items, suiteId } = await ended([test], { namedHostId, model: 'openai/default' });
    expect(run).toMatchObject({ result: 'passed', namedHostId });
    expect(items).toMatchObject([{ model: 'openai/of-the-host', provider: 'openai' }]);
    expect(asked()).toMatchObject({ model: 'of-the-host', system: 'Be brief.', temperature: 0.3 });

    // The suite keeps its own.
    const again = await fixture.api.post('~/eval-runs', { suiteId });
    expect(await fixture.api.awaitRun(again.body.runId)).not.toHaveProperty('namedHostId');
    expect(asked().model).toBe('of-the-case');
  });

  it('hears what a case tells it before what the host does', async () => {
    const namedHostId = await host({ systemPrompt: 'Be brief.', temperature: 0.3 });
    const advancedConfig = { system: 'Be long.' };
    await ended([promptCase('hi', { advancedConfig })], { namedHostId });
    expect(asked()).toMatchObject({ system: 'Be long.', temperature: 0.3 });
  });

  it('must be one that can be executed', async () => {
    const namedHostId = await host({ modelId: 'nobody/x' });
    const { status, body } = await create([promptCase('hi')], { namedHostId });
    expect([status, body.details]).toMatchObject([400, { model: 'nobody/x', provider: 'nobody' }]);
  });
});

describe('servers of a run', () => {
  it('are told of the host what they would be told by it', async () => {
    const plain = await ended([toolCase('whoami')]);
    expect(plain.trace).toContain('mcp-eval-gate-service');
    const hostId = await host({}, 'claude-code');
    const { run, trace } = await ended([toolCase('whoami')], { hostId });
    expect(run).toMatchObject({ result: 'passed', namedHostId: hostId });
    expect(trace).toContain('claude-code');
    expect(trace).toContain('roots');
    expect(trace).not.toContain('mcp-eval-gate-service');
  });

  it('are refused what the host could do and the service cannot', async () => {
    const namedHostId = await host({}, 'cursor');
    const { run, items } = await ended([toolCase('ask')], { namedHostId });
    expect(run.status).toBe('completed');
    expect(items[0].error).toMatch(/does not offer elicitation/);
  });

  it('are waited for as long as the host does, where neither case nor run says how long', async () => {
    const namedHostId = await host({ connectionDefaults: { requestTimeout: 300 } });
    const errorOf = async (test: object, extra: object = {}) =>
      (await ended([test], { namedHostId, ...extra })).items[0].error;
    const test = toolCase('wait');
    expect(await errorOf(test)).toContain('within 0.3 s');
    expect(await errorOf({ ...test, limits: { toolTimeoutMs: 400 } })).toContain('within 0.4 s');
    expect(await errorOf(test, { execution: { toolTimeoutMs: 500 } })).toContain('within 0.5 s');
  });

  it('offer models the tools that the host shows them', async () => {
    const tools = async (config: object | null) => {
      const named = config === null ? {} : { namedHostId: await host(config) };
      await ended([promptCase('hi', { model: 'openai/x' })], named);
      return asked().tools;
    };
    expect(await tools({})).toEqual(['whoami', 'ask', 'wait']);
    const all = ['whoami', 'ask', 'wait', 'redraw'];
    expect(await tools({ respectToolVisibility: false })).toEqual(all);
    expect(await tools(null)).toEqual(all);
  });
});

describe('a run is refused', () => {
  it('where there is no such host, and where two are named', async () => {
    const unknown = await create([promptCase('hi')], { namedHostId: 'hst_none' });
    expect([unknown.status, unknown.body.message]).toEqual([
      ...[404, 'There is no host "hst_none" here.'],
    ]);
    const [one, other] = [await host({}), await host({})];
    const two = await create([promptCase('hi')], { namedHostId: one, hostId: other });
    expect([two.status, two.body.details.issues[0].path]).toEqual([400, ['hostId']]);
  });

  it.each([
    ['harness', { harness: 'claude-code' }],
    ['computer', { computer: { kind: 'personal' } }],
    ['builtInToolIds', { builtInToolIds: ['web_search'] }],
    ['progressiveToolDiscovery', { progressiveToolDiscovery: true }],
    ['connectionDefaults.headers', { connectionDefaults: { headers: { 'X-A': 'b' } } }],
  ])('where the host has %s, by that name', async (name, config) => {
    const { status, body } = await create([promptCase('hi')], { namedHostId: await host(config) });
    expect(status).toBe(400);
    expect(body.message).toContain(`has ${name}, which cannot be heeded`);
  });
});

it('can be named by the client', async () => {
  const { runs, hosts: own } = clientOf(fixture.api);
  const { projectId } = fixture.api;
  const { id: namedHostId } = await own.create(projectId, { name: 'by client', template: 'n8n' });
  await own.update(projectId, namedHostId, { config: { modelId: 'openai/changed' } });
  const test = toolCase('whoami') as never;
  const run = {
    ...{ suiteName: 's', serverIds: [fixture.api.serverId('tools')], tests: [test] },
    namedHostId,
  };
  const { runId } = await runs.create(projectId, run, { marker: 'm' });
  await fixture.api.awaitRun(runId);
  expect(await runs.get(projectId, runId)).toMatchObject({ namedHostId, result: 'passed' });
  // What it began with stays told, also where the host is gone.
  await own.delete(projectId, namedHostId);
  expect(await runs.get(projectId, runId)).toMatchObject({ namedHostId });
});
