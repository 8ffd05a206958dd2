import { describe, expect, it } from '@jest/globals';
import type { Step } from '../../../../src/contract/cases/test-case.ts';
import { type CallStep, callStep as call } from '../../../support/service/engine/call-step.ts';
import { executeCase, steps } from '../../../support/service/engine/runs.ts';
import { fixtureServer } from '../../../support/service/engine/servers.ts';

const fixture = [fixtureServer()];

describe('captured values', () => {
  it('stay what they are in the arguments of later steps', async () => {
    const outcome = await executeCase(fixture, {
      steps: [
        call('structured', { capture: { answer: '$.answer', all: { path: '$' } } }),
        call('pid', { capture: { first: { pattern: '^(\\d)' } } }),
        call('add', { arguments: { a: '{{answer}}', b: 1 } }),
        call('echo', { arguments: { text: '{{answer}} of \\{{answer}}', whole: '{{all}}' } }),
        ...steps({ assert: { type: 'textEquals', text: '{{answer}} of \\{{answer}}' } }),
        call('echo', { arguments: { text: '{{all}}', in: [{ uri: '{{answer}}' }] } }),
      ],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
    expect(outcome.actualToolCalls.slice(2)).toEqual([
      { toolName: 'add', arguments: { a: 42, b: 1 } },
      { toolName: 'echo', arguments: { text: '42 of {{answer}}', whole: { answer: 42 } } },
      { toolName: 'echo', arguments: { text: { answer: 42 }, in: [{ uri: 42 }] } },
    ]);
  });

  it('stay what they are in what is expected of later results', async () => {
    const outcome = await executeCase(fixture, {
      steps: [
        call('structured', { capture: { answer: '$.answer' } }),
        call('echo', {
          arguments: { text: '{"text":42,"uri":"no 42"}' },
          expect: [
            { type: 'jsonPath', path: '$', equals: { text: '{{answer}}', uri: 'no {{answer}}' } },
            { type: 'matchesSnapshot', snapshot: { text: '{{answer}}', uri: 'no {{answer}}' } },
          ],
        }),
      ],
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null });
  });

  it('leave braces alone in cases that capture nothing', async () => {
    const outcome = await executeCase(fixture, {
      steps: [call('echo', { arguments: { text: '{{name}}' } })],
    });
    expect(outcome.actualToolCalls[0]?.arguments).toEqual({ text: '{{name}}' });
  });

  it.each<[string, Partial<CallStep>, RegExp]>([
    [
      'a path leads nowhere',
      { capture: { id: '$.id' } },
      /\{\{id\}\} could not .*\$\.id leads nowhere/,
    ],
    ['a path leads to several', { capture: { id: '$..*' } }, /leads to 2 values, not to one/],
    ['nothing matches', { capture: { id: { pattern: 'id: (\\d+)' } } }, /does not match id:/],
    ['a group has no part', { capture: { id: { pattern: 'a(x)?' } } }, /first group of a\(x\)\?/],
    ['there is no JSON', { capture: { id: { path: '$.id', in: 'structuredContent' } } }, /no str/],
  ])('fail the case where %s, and later steps are not carried out', async (_what, more, error) => {
    const outcome = await executeCase(fixture, {
      steps: [
        call('echo', { arguments: { text: '{"a":1,"b":2}' }, ...more }),
        call('echo', { arguments: { text: '{{id}}' } }),
      ],
    });
    expect(outcome).toMatchObject({ status: 'completed', result: 'failed' });
    expect(outcome.error).toMatch(error);
    expect(outcome.error).toMatch(/The steps after it were not carried out\.$/);
    expect(outcome.actualToolCalls).toHaveLength(1);
  });

  it('are in the calls that are expected, however these are matched', async () => {
    const expected = { toolName: 'add', arguments: { a: 42, b: 1 } };
    const outcome = await executeCase(fixture, {
      steps: [
        call('structured', { capture: { answer: '$.answer' } }),
        call('add', { arguments: { a: '{{answer}}', b: 1 } }),
        ...steps({
          assert: {
            type: 'toolCalledWith',
            toolName: 'add',
            args: { args: { a: '{{answer}}', b: 1 } },
          },
        }),
      ],
      matchOptions: { toolCallOrder: 'in-order', argumentMatching: 'exact' },
    });
    expect(outcome).toMatchObject({ result: 'passed', error: null, expectedToolCalls: [expected] });
    expect(outcome.trace?.prompts).toMatchObject([
      { expectedToolCalls: [expected], missing: [], argumentMismatches: [] },
    ]);
  });

  it.each<[string, string, Step[], RegExp]>([
    [
      'is empty, where that makes an assertion which everything meets',
      '',
      steps({ assert: { type: 'textContains', needle: '{{all}}' } }),
      /^Step "s0": it cannot be carried out with what was captured: assertion\.needle: /,
    ],
    [
      'is empty, where that makes an error of any words the expected one',
      '',
      [call('fail', { expectError: { contains: '{{all}}' } })],
      /^Step "fail": it cannot be carried out with what was captured: expectError/,
    ],
    [
      'is long, and is asked for many times',
      'x'.repeat(50_000),
      [call('echo', { arguments: { text: '{{all}}'.repeat(10_000) } })],
      /^Step "echo": the captured values that it names are too long together\./,
    ],
    [
      'is long, and is asked for many times as it is',
      `"${'x'.repeat(50_000)}"`,
      [call('echo', { arguments: { all: new Array<string>(10_000).fill('{{all}}') } })],
      /^Step "echo": the captured values that it names are too long together\./,
    ],
  ])('keep a step from being carried out where one %s', async (_what, text, later, error) => {
    const outcome = await executeCase(fixture, {
      steps: [
        call('echo', { arguments: { text }, capture: { all: { pattern: '^[^]*$' } } }),
        ...later,
        call('pid'),
      ],
    });
    expect(outcome).toMatchObject({ status: 'completed', result: 'failed' });
    expect(outcome.error).toMatch(error);
    expect(outcome.error).toMatch(/The steps after it were not carried out\.$/);
    expect(outcome.actualToolCalls).toHaveLength(1);
  });

  it('are none that nest deeper than what they go through can follow', async () => {
    const text = `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`;
    const outcome = await executeCase(fixture, {
      steps: [call('echo', { arguments: { text }, capture: { all: { path: '$', in: 'text' } } })],
    });
    expect(outcome.error).toMatch(
      /\{\{all\}\} could not .*: it nests more than 100 levels deep\.$/,
    );
  });

  it('are no numbers whose digits are lost', async () => {
    const outcome = await executeCase(fixture, {
      steps: [call('huge-number', { capture: { id: '$.id' } })],
    });
    expect(outcome.error).toMatch(/beyond 2\^53/);
  });

  it('are none of a call that failed', async () => {
    const outcome = await executeCase(fixture, {
      steps: [call('fail', { capture: { id: '$.id' } }), call('pid')],
    });
    expect(outcome.error).toBe(
      'Tool "fail" of server "fixture" failed: the disk is full The steps after it were not carried out.',
    );
  });
});
