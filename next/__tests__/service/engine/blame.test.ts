/** How iterations end, and what they say about it. */
import { expect, test } from '@jest/globals';
import type { TestCase } from '../../../src/api/cases/cases.ts';
import type { Step } from '../../../src/api/cases/steps.ts';
import type { Execution } from '../../../src/api/resources/execution.ts';
import { call, expectText, Place, run, runServer } from '../../support/engine.ts';

const place = new Place();

const error = { expectError: true } as const;
const integer = { kind: 'limit', which: 'integer', path: '$.id', step: 'a' };
const crash = { kind: 'server', reason: 'crash', phase: 'call', tool: 'crash', step: 'c' };

test.each<[string, Step[], object[], number]>([
  ['all holds', [call('count'), expectText('count 0')], [], 1],
  ['a missed assertion', [call('count'), expectText('5')], [{ kind: 'assertion' }], 1],
  [
    'a tool error: later steps run, its own assertions do not',
    [call('refuse'), expectText('x'), call('count'), expectText('x')],
    [
      { kind: 'tool-error', message: 'no such thing', step: 'c' },
      { kind: 'assertion', observed: 'count 0' },
    ],
    2,
  ],
  ['a crash where an error is expected', [call('crash', error), call('count')], [crash], 1],
  [
    'a missing tool where an error is expected',
    [call('counts', error)],
    [{ kind: 'missing-tool', tool: 'counts', nearest: 'count', step: 'c' }],
    0,
  ],
  [
    'a tool in the words of a client',
    [call('mcp__s__count')],
    [{ kind: 'missing-tool', nearest: 'count' }],
    0,
  ],
  ['a rounded integer', [call('big'), expectText('x')], [integer], 1],
])('%s', async (_name, steps, failures, calls) => {
  const { outcomes, bugs, living } = await run(place, [runServer(place.server())], [steps]);
  expect(outcomes).toMatchObject([
    { result: failures.length === 0 ? 'passed' : 'failed', failures },
  ]);
  expect(outcomes[0]?.toolCalls).toHaveLength(calls);
  expect({ bugs, living }).toEqual({ bugs: [], living: 0 });
});

test('calls can do without a list of tools', async () => {
  const server = runServer(place.server({ LIST: 'broken' }));
  const iterations = [[call('count')], [call('refuse')], [call('no-such', error)]];
  const { results, failures } = await run(place, [server], iterations);
  expect(results).toEqual(['passed', 'failed', 'failed']);
  // An error of a tool that may not exist proves nothing.
  expect(failures[2]).toMatchObject([{ kind: 'server', phase: 'list' }]);
});

test('a tool that comes later is found once something was called', async () => {
  const server = () => runServer(place.server({ LIST: 'late' }));
  const { results, failures } = await run(place, [server()], [[call('add'), call('count')]]);
  expect({ results, failures }).toEqual({ results: ['passed'], failures: [[]] });
  const early = await run(place, [server()], [[call('count')]]);
  expect(early.failures).toMatchObject([[{ kind: 'missing-tool' }]]);
});

test('an iteration that waits for a server too long has failed, and says what it did', async () => {
  const execution: Execution = { iterationTimeoutMs: 300 };
  const steps = [call('count'), call('hang', { id: 'h' })];
  const { outcomes } = await run(place, [runServer(place.server())], [steps, steps], execution);
  const failures = [
    { kind: 'limit', which: 'iteration', value: 300, waitedFor: 'server', step: 'h' },
  ];
  expect(outcomes).toMatchObject([
    { status: 'failed', result: 'failed', failures },
    { status: 'failed', result: 'failed', failures },
  ]);
  expect(outcomes[0]?.trace.spans).toMatchObject([
    { status: 'ok', toolName: 'count', stepIndex: 0 },
    { status: 'error', toolName: 'hang', stepIndex: 1 },
  ]);
});

test('a cancelled run ends what is left without a result', async () => {
  const cancel = new AbortController();
  const server = runServer(place.server());
  cancel.abort();
  const { outcomes } = await run(place, [server], [[call('count')], []], {}, cancel);
  const cancelled = { status: 'cancelled', result: null, failures: [{ kind: 'cancelled' }] };
  expect(outcomes).toMatchObject([cancelled, cancelled]);
});

test('a server that the inspection has given up is not tried', async () => {
  const server = runServer(place.server());
  server.givenUp = { kind: 'bug', message: 'x' };
  const before = place.lines.length;
  const { failures, results } = await run(place, [server], [[call('count')]]);
  expect({ failures, results }).toEqual({ failures: [[server.givenUp]], results: [null] });
  expect(place.lines).toHaveLength(before);
});

test('a mistake of ours is no result', async () => {
  const step: Step = { id: 'p', kind: 'prompt', prompt: 'hi' };
  const { outcomes, bugs } = await run(place, [runServer(place.server())], [[step]]);
  expect(outcomes).toMatchObject([{ result: null, failures: [{ kind: 'bug' }] }]);
  expect(bugs).toHaveLength(1);
});

test('values beyond the limit of a trace are left out of it', async () => {
  const large = { more: Array.from({ length: 20_000 }, () => 'x') };
  const step = call('count', { arguments: large });
  const { outcomes } = await run(
    place,
    [runServer(place.server())],
    [[step, ...Array(5).fill(step)]],
  );
  const calls = outcomes[0]?.toolCalls.map(({ arguments: args }) => args !== null);
  expect(calls).toEqual([true, true, true, true, false, false]);
});

test('what is said of the whole case, and a server that does not start, have no step', async () => {
  const predicate = { type: 'toolCalledAtLeastOnce', toolName: 'refuse' } as const;
  const predicates = { mode: 'extend', list: [predicate] } as const;
  const whole = {
    title: 'whole',
    steps: [call('count', { serverName: 's' })],
    predicates,
  } as unknown as TestCase;
  const gone = runServer({ ...place.server(), name: 'gone', command: 'no-such-program' });
  const asked = call('count', { serverName: 'gone' });
  const { failures } = await run(place, [runServer(place.server()), gone], [whole, [asked]]);
  expect(failures).toMatchObject([
    [{ kind: 'assertion', step: null, line: null }],
    [{ kind: 'server', step: null, line: null }],
  ]);
});
