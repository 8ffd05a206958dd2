import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { traceSchema } from '../../../src/contract/resources/trace.ts';
import { executeCase, steps } from '../../support/service/engine/runs.ts';
import {
  everythingServer,
  fixtureServer,
  RemoteEverything,
} from '../../support/service/engine/servers.ts';

const fixture = [fixtureServer()];

describe('a case of toolCall steps', () => {
  it('passes where the calls and the assertions on the last result hold', async () => {
    const outcome = await executeCase(fixture, {
      steps: steps(
        { call: 'add', args: { a: 2, b: 3 } },
        { assert: { type: 'responseMatches', pattern: '^5$' } },
        { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: { a: 'number' } } } },
        { call: 'echo', args: { text: 'done' } },
        { assert: { type: 'responseContains', needle: 'Done' } },
        { assert: { type: 'noToolErrors' } },
      ),
    });
    expect(outcome).toMatchObject({
      status: 'completed',
      result: 'passed',
      error: null,
      usage: null,
      tokensUsed: null,
      expectedToolCalls: [{ toolName: 'add', arguments: { a: 'number' } }],
      actualToolCalls: [
        { toolName: 'add', arguments: { a: 2, b: 3 } },
        { toolName: 'echo', arguments: { text: 'done' } },
      ],
    });
  });

  it('leaves a trace of messages, spans and analysis', async () => {
    const { trace } = await executeCase(fixture, {
      steps: steps(
        { call: 'add', args: { a: 2, b: 3 } },
        { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: { a: 7 } } } },
      ),
    });
    expect(traceSchema.parse(trace)).toEqual(trace);
    expect(trace?.messages).toMatchObject([
      { role: 'assistant', content: [{ type: 'tool-call', toolName: 'add', input: { a: 2 } }] },
      { role: 'tool', content: [{ toolName: 'add', output: { type: 'text', value: '5' } }] },
    ]);
    expect(trace?.spans).toMatchObject([
      { category: 'connect', name: 'fixture', status: 'ok', serverId: 'sv_fixture' },
      { category: 'step', name: 'toolCall', status: 'ok', authoredStepId: 's0', stepIndex: 0 },
      { category: 'tool', toolName: 'add', status: 'ok', serverId: 'sv_fixture' },
      { category: 'step', name: 'assert', status: 'error', authoredStepId: 's1', stepIndex: 1 },
    ]);
    expect(trace?.spans?.[2]?.parentId).toBe(trace?.spans?.[1]?.id);
    expect(trace?.prompts).toMatchObject([
      {
        promptIndex: 0,
        passed: false,
        missing: [],
        unexpected: [],
        argumentMismatches: [{ mismatchedArguments: ['a'] }],
        predicateResults: [{ predicate: { type: 'toolCalledWith' }, passed: false }],
      },
    ]);
  });

  it.each([
    ['a tool error', 'fail', 'the disk is full'],
    ['a protocol error', 'refuse', 'this tool refuses to work'],
    ['an unknown tool', 'nothing', 'there is no tool nothing'],
  ])('fails on %s, with its text', async (_what, tool, text) => {
    const outcome = await executeCase(fixture, {
      steps: steps({ call: tool }, { call: 'echo', args: { text: 'later steps run' } }),
    });
    expect(outcome).toMatchObject({ status: 'completed', result: 'failed' });
    expect(outcome.error).toContain(`Tool "${tool}" of server "fixture" failed`);
    expect(outcome.error).toContain(text);
    expect(outcome.actualToolCalls).toHaveLength(2);
  });

  it('names the decisive failure first, and each once', async () => {
    const { error } = await executeCase(fixture, {
      steps: steps({ call: 'fail' }, { assert: { type: 'noToolErrors' } }),
      predicates: { mode: 'extend', list: [{ type: 'toolNeverCalled', toolName: 'fail' }] },
    });
    expect(error?.split('\n')).toEqual([
      'Tool "fail" of server "fixture" failed: the disk is full',
      'toolNeverCalled: Expected no call of "fail", but there were 1.',
    ]);
  });

  it('judges predicates on the whole case', async () => {
    const outcome = await executeCase(fixture, {
      steps: steps({ call: 'echo', args: { text: 'a' } }, { call: 'add', args: { a: 1, b: 1 } }),
      predicates: { mode: 'replace', list: [{ type: 'firstToolWas', toolName: 'add' }] },
    });
    expect(outcome.error).toMatch(/^firstToolWas: .*"echo"/);
    expect(outcome.trace?.prompts?.[0]?.predicateResults).toMatchObject([
      { predicate: { type: 'firstToolWas' }, passed: false, scope: 'case' },
    ]);
  });

  it('keeps the match options', async () => {
    const outcome = await executeCase(fixture, {
      steps: steps(
        { call: 'echo', args: { text: 'a' } },
        { call: 'add', args: { a: 1, b: 1 } },
        { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: {} } } },
      ),
      matchOptions: { extraToolCalls: 0 },
    });
    expect(outcome).toMatchObject({
      result: 'failed',
      error: '1 unexpected tool calls where 0 are allowed: echo.',
    });
  });

  it('finds the server by id before the name', async () => {
    const [step] = steps({ call: 'pid', server: 'no such name' });
    if (step?.kind !== 'toolCall') throw new Error('not a toolCall step');
    const outcome = await executeCase(fixture, { steps: [{ ...step, serverId: 'sv_fixture' }] });
    expect(outcome.result).toBe('passed');
  });

  it('cannot be carried out on a server the run has not', async () => {
    const outcome = await executeCase(fixture, { steps: steps({ call: 'echo', server: 'gone' }) });
    expect(outcome).toMatchObject({
      status: 'failed',
      result: 'failed',
      error: 'The run has no server named "gone"; its servers are: "fixture".',
    });
  });

  it('connects only to the servers it uses', async () => {
    const broken = fixtureServer('broken', ['--exit-at-start']);
    const outcome = await executeCase([broken, ...fixture], { steps: steps({ call: 'pid' }) });
    expect(outcome.result).toBe('passed');
  });

  it('stores a huge result in part', async () => {
    const size = 2 * 1024 * 1024;
    const outcome = await executeCase(fixture, { steps: steps({ call: 'huge', args: { size } }) });
    expect(outcome.result).toBe('passed');
    const stored = JSON.stringify(outcome.trace);
    expect(stored.length).toBeLessThan(300 * 1024);
    expect(stored).toContain('more characters left out');
  });

  it('bounds what a trace holds of many results', async () => {
    const length = 250_000;
    const { result, trace } = await executeCase(fixture, {
      steps: steps(...new Array(30).fill({ call: 'huge', args: { size: length } })),
    });
    expect(result).toBe('passed');
    const outputs = JSON.stringify(trace?.messages.filter(({ role }) => role === 'tool'));
    expect(outputs.match(/x{250000}/g)).toHaveLength(16);
    expect(outputs.match(/250000 characters left out: the trace is full/g)).toHaveLength(14);
  });

  it('reads structured content where there is no other', async () => {
    const outcome = await executeCase(fixture, {
      steps: steps({ call: 'structured' }, { assert: { type: 'responseContains', needle: '42' } }),
    });
    expect(outcome.result).toBe('passed');
  });

  it('tells no digits of a number that may have been another', async () => {
    const outcome = await executeCase(fixture, {
      steps: steps(
        { call: 'huge-number' },
        { assert: { type: 'responseContains', needle: '9007199254740992' } },
      ),
    });
    expect(outcome.result).toBe('failed');
    expect(outcome.error).toContain('an integer beyond 2^53, whose digits are lost');
  });

  it('keeps a picture as the model would see it', async () => {
    const outcome = await executeCase(fixture, { steps: steps({ call: 'picture' }) });
    expect(outcome.trace?.messages[1]).toMatchObject({
      content: [{ output: { type: 'content', value: [{ mediaType: 'image/png' }] } }],
    });
  });

  it('fails a step kind that needs a widget', async () => {
    const outcome = await executeCase(fixture, {
      steps: [{ id: 'i', kind: 'interact', toolName: 'echo', action: { kind: 'wait', ms: 1 } }],
    });
    expect(outcome).toMatchObject({ status: 'failed', error: expect.stringMatching(/no widgets/) });
  });
});

describe('the reference server', () => {
  let remote: RemoteEverything;
  beforeAll(async () => {
    remote = await RemoteEverything.start('streamableHttp');
  });
  afterAll(() => remote.stop());

  it.each([
    ['stdio', () => everythingServer()],
    ['streamable HTTP', () => remote.server],
  ])('is evaluated over %s', async (_what, server) => {
    const { name } = server();
    const outcome = await executeCase([server()], {
      steps: steps(
        { call: 'get-sum', args: { a: 2, b: 3 }, server: name },
        { assert: { type: 'responseContains', needle: '5' } },
        { assert: { type: 'noToolErrors' } },
      ),
    });
    expect(outcome).toMatchObject({ status: 'completed', result: 'passed', error: null });
  });
});
