/** The loop between a model, which is scripted, and real MCP servers. */
import { expect, test } from '@jest/globals';
import type { Step } from '../../../src/api/cases/steps.ts';
import { say, serveModel, type Turn, use } from '../../support/model-emulator.ts';
import { ask, choiceOf, scripted } from '../../support/prompts.ts';

const model = await serveModel();

const stub = () => choiceOf('stub', model.origin);
const passed = { status: 'completed', result: 'passed', failures: [], bugs: [] };
const prompt = (text = 'hi', id = 'p'): Step => ({ id, kind: 'prompt', prompt: text });
const namesIn = ({ body }: { body: { tools?: { function: { name: string } }[] } }) =>
  body.tools?.map((one) => one.function.name);
/** Texts of the messages with results, in a request. */
const resultsIn = (at: number): string[] =>
  model.requests[at]?.body.messages
    .filter(({ role }: { role: string }) => role === 'tool')
    .map(({ content }: { content: string }) => content);

test.each<[string, string, string]>([
  ['anthropic', '', '/messages'],
  ['google', '', '/models/m:generateContent'],
  ['openai', '', '/chat/completions'],
  ['stub', '', '/chat/completions'],
  ['openai', 'api.openai.com', '/v1/responses'],
])('%s %s: calls a tool, then answers', async (provider, host, path) => {
  model.script(use('get', { id: 'x' }), say('done'));
  const real = globalThis.fetch;
  // The address of the provider is the one of the emulator.
  if (host !== '') {
    globalThis.fetch = (input, init) =>
      real(String(input).replace(`https://${host}`, model.origin), init);
  }
  const outcome = await ask(choiceOf(provider, host === '' ? model.origin : null));
  globalThis.fetch = real;
  expect(outcome).toMatchObject(passed);
  expect(outcome).toMatchObject({
    usage: { inputTokens: 20, outputTokens: 10, totalTokens: 30 },
    toolCalls: [{ toolName: 'get', arguments: { id: 'x' } }],
    trace: { messages: [{ role: 'user' }, {}, { role: 'tool' }, { content: 'done' }] },
  });
  expect(model.requests.map((one) => one.path)).toEqual([path, path]);
  expect(JSON.stringify(model.requests[0]?.headers)).toContain('sk-9fJ2kLq81mZx');
  expect(JSON.stringify(model.requests[1]?.body)).toContain('get {\\"id\\":\\"x');
});

test.each<[string, unknown]>([
  ['an empty text', '""'],
  ['null', '"null"'],
  ['nothing', undefined],
  ['an object', '{}'],
])('arguments that are %s', async (_name, args) => {
  const called = { name: 'get', arguments: args === undefined ? args : JSON.parse(String(args)) };
  const message = { role: 'assistant', tool_calls: [{ type: 'function', function: called }] };
  const raw = { choices: [{ message, finish_reason: 'stop' }] };
  model.script({ raw }, say('done'));
  expect(await ask(stub())).toMatchObject({
    ...passed,
    // The first answer does not say what it cost.
    usage: { inputTokens: null, outputTokens: null, totalTokens: null },
    toolCalls: [{ toolName: 'get', arguments: {} }],
  });
  expect(resultsIn(1)).toEqual(['get {}']);
});

test('calls with one id get their own answers', async () => {
  const call = (text: string) => {
    return { id: '', function: { name: 'get', arguments: JSON.stringify({ text }) } };
  };
  const message = { role: 'assistant', tool_calls: [call('a'), call('b')] };
  model.script({ raw: { choices: [{ message }] } }, say('done'));
  expect(await ask(stub())).toMatchObject(passed);
  const { messages } = model.requests[1]?.body ?? {};
  const ids = messages[1].tool_calls.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(messages.slice(2).map((one: { tool_call_id: string }) => one.tool_call_id)).toEqual(ids);
  expect(resultsIn(1)).toEqual(['get {"text":"a"}', 'get {"text":"b"}']);
});

test.each<[string, Turn, RegExp]>([
  ['an unknown tool', use('gone'), /no such tool/i],
  ['a rounded integer', use('get', '{"id":9007199254740993}'), /\$\.id/],
  ['no object', use('get', '[1]'), /object/],
  ['no JSON', use('get', '{"id"'), /object/],
])('a call of %s is an error that the model gets', async (_name, turn, text) => {
  model.script(turn, say('done'));
  const outcome = await ask(stub());
  const spans = [{ category: 'llm' }, { status: 'error' }, { category: 'llm' }];
  expect(outcome).toMatchObject({ ...passed, trace: { spans } });
  expect(outcome.toolCalls).toHaveLength(1);
  expect(resultsIn(1)[0]).toMatch(text);
});

test('arguments that nest too deep end the iteration', async () => {
  model.script(use('get', `{"a":${'['.repeat(120)}${']'.repeat(120)}}`));
  const failure = { kind: 'model', reason: 'depth', provider: 'stub', model: 'stub/m', step: 'p' };
  const failures = [failure];
  expect(await ask(stub())).toMatchObject({ result: null, failures, toolCalls: [], bugs: [] });
});

test('a server that is lost ends the iteration', async () => {
  model.script(use('crash'), say('done'));
  const outcome = await ask(stub(), {}, [scripted({ crash: {} })]);
  const failures = [{ kind: 'server', reason: 'crash', tool: 'crash', exitCode: 3 }];
  expect(outcome).toMatchObject({ result: 'failed', failures, bugs: [] });
  expect(model.requests).toHaveLength(1);
});

test('tools get names that providers take', async () => {
  const long = 'x'.repeat(70);
  const tools = { 'a.b': {}, a_b: {}, get: {}, [long]: {} };
  model.script(use('t__get', { of: 't' }), say('done'));
  const outcome = await ask(stub(), {}, [scripted(tools), scripted({ get: {} }, 't')]);
  expect(outcome).toMatchObject({ ...passed, toolCalls: [{ toolName: 'get' }] });
  const names = ['s__a_b', 's__a_b_2', 's__get', 'x'.repeat(64), 't__get'];
  expect(model.requests[0] && namesIn(model.requests[0])).toEqual(names);
});

test('broken tools are left out, and those for apps if the host says so', async () => {
  const app = { definition: { _meta: { ui: { visibility: ['app'] } } } };
  const servers = [scripted({ get: {}, app, bad: { definition: { inputSchema: {} } } })];
  const host = { clientInfo: null, clientCapabilities: {}, requestTimeoutMs: null };
  const says = { systemPrompt: 'Be brief.', temperature: 0.5 };
  for (const respectToolVisibility of [true, false]) {
    const names = respectToolVisibility ? ['get'] : ['get', 'app'];
    model.script(use('get'), say('done'));
    const profile = { ...host, ...says, respectToolVisibility };
    const { warnings } = await ask(stub(), {}, servers, { profile });
    expect(warnings).toEqual([expect.stringContaining('`bad`')]);
    expect(model.requests.map(namesIn)).toEqual([names, names]);
    const messages = [{ role: 'system', content: 'Be brief.' }, {}];
    expect(model.requests[0]?.body).toMatchObject({ temperature: 0.5, messages });
  }
});

test('a tool that comes while the model works is in the next request', async () => {
  model.script(use('grow'), use('grown'), say('done'));
  const outcome = await ask(stub(), {}, [scripted({ grow: {} }, 's', { CHANGES: '1' })]);
  expect(outcome).toMatchObject({ ...passed, toolCalls: [{}, { toolName: 'grown' }] });
  expect(model.requests.map(namesIn)).toEqual([['grow'], ['grow', 'grown'], ['grow', 'grown']]);
});

test('a forced call is about the first answer; settings are sent only if given', async () => {
  model.script(use('get'), say('done'));
  const toolChoice = { type: 'tool' as const, toolName: 'get' };
  await ask(stub(), { advancedConfig: { toolChoice } });
  const [first, second] = model.requests.map(({ body }) => body);
  expect(first.tool_choice).toEqual({ type: 'function', function: { name: 'get' } });
  expect(second.tool_choice).toBe('auto');
  expect(first).not.toHaveProperty('temperature');
  expect(first.messages).toEqual([{ role: 'user', content: 'hi' }]);
});

test('the conversation goes on over the prompts of a case', async () => {
  model.script(use('get'), say('one'), say('two'));
  expect(await ask(stub(), { steps: [prompt(), prompt('more', 'q')] })).toMatchObject(passed);
  const roles = model.requests[2]?.body.messages.map(({ role }: { role: string }) => role);
  expect(roles).toEqual(['user', 'assistant', 'tool', 'assistant', 'user']);
});

const called = (toolName: string): Step => {
  return { id: 'a', kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName } };
};
const X = { type: 'tool', toolName: 'x' } as const;
const firstX = { type: 'firstToolWas', toolName: 'x' } as const;
const NO_X = { kind: 'missing-tool', server: 's', tool: 'x' };
test.each<[string, Parameters<typeof ask>[1], object]>([
  ['an assertion', { steps: [prompt(), called('gett')] }, { tool: 'gett', nearest: 'get' }],
  ['a forced call', { advancedConfig: { toolChoice: X } }, { kind: 'missing-tool', tool: 'x' }],
  ['a predicate', { predicates: { mode: 'extend', list: [firstX] } }, { ...NO_X, step: 'p' }],
  ['a broken tool', { steps: [prompt(), called('bad')] }, { kind: 'server', reason: 'malformed' }],
])('a tool that %s needs and no server has: no model is asked', async (_name, one, failure) => {
  model.script(say('done'));
  const servers = [scripted({ get: {}, bad: { definition: { inputSchema: {} } } })];
  const outcome = await ask(stub(), one, servers);
  expect(outcome).toMatchObject({ result: 'failed', failures: [failure], bugs: [] });
  expect(model.requests).toEqual([]);
});

test.each([
  ['stub', 'image_url'],
  ['anthropic', '"type":"image"'],
])('%s: images are passed on, links become text', async (provider, image) => {
  const data = 'iVBORw0KGgo=';
  const content = [
    { type: 'text', text: 'see' },
    { type: 'image', data, mimeType: 'image/png' },
    { type: 'resource_link', uri: 'file:///x', name: 'x' },
    { type: 'audio', data, mimeType: 'audio/wav' },
  ];
  model.script(use('get'), say('done'));
  const servers = [scripted({ get: { result: { content } } })];
  expect(await ask(choiceOf(provider, model.origin), {}, servers)).toMatchObject(passed);
  const sent = JSON.stringify(model.requests[1]?.body);
  expect(sent.split(data)).toHaveLength(2);
  for (const part of [image, 'see', 'file:///x', 'audio/wav']) expect(sent).toContain(part);
});
