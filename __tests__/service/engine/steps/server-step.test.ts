import { describe, expect, it } from '@jest/globals';
import { type CallStep, callStep as call } from '../../../support/service/engine/call-step.ts';
import { executeCase, steps } from '../../../support/service/engine/runs.ts';
import { everythingServer, fixtureServer } from '../../../support/service/engine/servers.ts';

const fixture = [fixtureServer()];
const everything = [everythingServer()];

describe('a step that expects an error', () => {
  it.each<[string, string, CallStep['expectError']]>([
    ['of the tool', 'fail', true],
    ['of the tool, by its words', 'fail', { contains: 'DISK', matches: 'full$' }],
    ['of the protocol', 'refuse', { contains: 'refuses to work' }],
    ['of an unknown tool', 'nothing', { contains: 'there is no tool nothing' }],
  ])('passes on an error %s', async (_what, tool, expectError) => {
    const outcome = await executeCase(fixture, {
      steps: [
        call(tool, { expectError }),
        ...steps({ assert: { type: 'isError' } }, { assert: { type: 'noToolErrors' } }),
      ],
    });
    expect(outcome).toMatchObject({ status: 'completed', result: 'passed', error: null });
    expect(outcome.trace?.spans).toContainEqual(
      expect.objectContaining({ category: 'tool', status: 'ok' }),
    );
  });

  it.each<[string, string, CallStep['expectError'], RegExp]>([
    [
      'there is none',
      'pid',
      true,
      /^Expected tool "pid" to end in an error, but it answered: \d+$/,
    ],
    ['it says another thing', 'fail', { contains: 'memory' }, /contains "memory".*is: the disk/],
    ['it does not match', 'fail', { matches: '^full' }, /matches \^full.*the disk is full/],
    ['its pattern is slow', 'fail', { matches: '((.|[^]|\\w|\\W)+)+Z' }, /not judged/],
  ])('fails where %s', async (_what, tool, expectError, error) => {
    const outcome = await executeCase(fixture, { steps: [call(tool, { expectError })] });
    expect(outcome).toMatchObject({
      status: 'completed',
      result: 'failed',
      error: expect.stringMatching(error),
    });
  });

  it.each([
    ['crash', 'crash', /exited with code 3/],
    ['hang', 'hang', /did not answer within/],
  ])('takes no %s for an error', async (_what, tool, error) => {
    const outcome = await executeCase(
      fixture,
      { steps: [call(tool, { expectError: true })] },
      { toolTimeoutMs: 500 },
    );
    expect(outcome).toMatchObject({
      status: 'failed',
      result: 'failed',
      error: expect.stringMatching(error),
    });
  });

  it('fails on a call beside it that was not to fail', async () => {
    const outcome = await executeCase(fixture, {
      steps: [call('fail', { expectError: true }), call('fail')],
    });
    expect(outcome.error).toBe('Tool "fail" of server "fixture" failed: the disk is full');
  });

  it('judges what it expects on the error', async () => {
    const expect_ = [
      { type: 'jsonPath', path: '$.code', max: -1 },
      { type: 'textContains', needle: 'refuses' },
    ] as const;
    const outcome = await executeCase(fixture, {
      steps: [call('refuse', { expectError: true, expect: [...expect_] })],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
  });

  it('has no more in a snapshot than the server said of the error', async () => {
    const missing = { type: 'matchesSnapshot' } as const;
    const told = await executeCase(fixture, {
      steps: [call('refuse', { expectError: true, expect: [missing] })],
    });
    const [result] = told.trace?.prompts?.[0]?.predicateResults ?? [];
    const snapshot: unknown = JSON.parse(result?.observed ?? '');
    const outcome = await executeCase(fixture, {
      steps: [call('refuse', { expectError: true, expect: [{ ...missing, snapshot }] })],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
  });
});

describe('what a step expects of its result', () => {
  it('fails the case, and is told with what there was', async () => {
    const outcome = await executeCase(fixture, {
      steps: [
        call('structured', {
          expect: [
            { type: 'jsonPath', path: '$.answer', equals: 42 },
            { type: 'jsonPath', path: '$.answer', equals: 43 },
          ],
        }),
      ],
    });
    expect(outcome).toMatchObject({
      result: 'failed',
      error:
        'jsonPath: Expected $.answer of the result of tool "structured" to be 43, but there is 42.',
    });
    expect(outcome.trace?.prompts?.[0]?.predicateResults).toMatchObject([
      { passed: true },
      { passed: false, expected: '43', observed: '42', predicate: { type: 'jsonPath' } },
    ]);
    expect(outcome.trace?.spans).toContainEqual(
      expect.objectContaining({ category: 'step', name: 'toolCall', status: 'error' }),
    );
  });

  it('is not judged where the call itself failed', async () => {
    const outcome = await executeCase(fixture, {
      steps: [call('fail', { expect: [{ type: 'textContains', needle: 'books' }] })],
    });
    expect(outcome.error).toBe('Tool "fail" of server "fixture" failed: the disk is full');
  });

  it('sees the whole result, however little of it is kept', async () => {
    const size = 2 * 1024 * 1024;
    const outcome = await executeCase(fixture, {
      steps: [
        call('huge', {
          arguments: { size },
          expect: [{ type: 'hasContent', minBytes: size, maxBytes: size }],
        }),
      ],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
  });
});

describe('steps that ask a server for something else', () => {
  const on = { serverName: 'everything' };

  it('leave their requests in the trace, and no tool calls', async () => {
    const outcome = await executeCase(everything, {
      steps: [
        {
          id: 'p',
          kind: 'promptGet',
          ...on,
          promptName: 'args-prompt',
          arguments: { city: 'Rome' },
        },
        { id: 'l', kind: 'resourceTemplateList', ...on },
      ],
    });
    expect(outcome).toMatchObject({ result: 'passed', actualToolCalls: [] });
    expect(outcome.trace?.messages).toMatchObject([
      {
        role: 'assistant',
        content: [{ toolName: 'prompts/get', input: { name: 'args-prompt' } }],
      },
      { role: 'tool', content: [{ output: { value: "What's weather in Rome?" } }] },
      { role: 'assistant', content: [{ toolName: 'resources/templates/list' }] },
      { role: 'tool', content: [{ output: { value: expect.stringContaining('uriTemplate') } }] },
    ]);
  });

  it('fail by themselves', async () => {
    const outcome = await executeCase(everything, {
      steps: [
        { id: 'p', kind: 'promptGet', ...on, promptName: 'nobody' },
        { id: 'r', kind: 'resourceRead', ...on, uri: 'demo://nowhere' },
      ],
    });
    expect(outcome.result).toBe('failed');
    const [prompt, resource] = outcome.error?.split('\n') ?? [];
    expect(prompt).toMatch(/^Prompt "nobody" of server "everything" failed: .*nobody not found/);
    expect(resource).toMatch(/^Resource "demo:\/\/nowhere" of server "everything" failed: /);
  });

  it('are judged by what is said of responses too', async () => {
    const outcome = await executeCase(everything, {
      steps: [
        { id: 'l', kind: 'toolList', ...on },
        ...steps({ assert: { type: 'responseContains', needle: 'get-sum' } }),
      ],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
  });

  it('of a server without such things are lists of nothing', async () => {
    const outcome = await executeCase(fixture, {
      steps: [
        {
          id: 'l',
          kind: 'promptList',
          serverName: 'fixture',
          expect: [{ type: 'jsonPath', path: '$.prompts', count: 0 }],
        },
      ],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
  });
});
