/** How iterations end, and what they say about it. */
import { expect, test } from '@jest/globals';
import type { TestCase } from '../../../src/api/cases/cases.ts';
import type { Step } from '../../../src/api/cases/steps.ts';
import type { Execution } from '../../../src/api/resources/execution.ts';
import { call, expectText, Place, run, runServer, testInOneRun } from '../../support/engine.ts';

const place = new Place();

const error = { expectError: true } as const;
const integer = { kind: 'limit', which: 'integer', path: '$.id', step: 'a' };
const missing = { kind: 'missing-tool', nearest: 'count' };
const observed = { kind: 'assertion', observed: 'count 0' };
const crash = { kind: 'server', reason: 'crash', phase: 'call', tool: 'crash', step: 'c' };

testInOneRun(place, [
  ['all holds', [call('count'), expectText('count 0')], [], 1],
  [
    'a tool error: later steps run, its own assertions do not',
    [call('refuse'), expectText('x'), call('count'), expectText('x')],
    [{ kind: 'tool-error', message: 'no such thing', step: 'c' }, observed],
    2,
  ],
  ['a crash where an error is expected', [call('crash', error), call('count')], [crash], 1],
  ['a tool in the words of a client', [call('mcp__s__count')], [missing], 0],
  ['a rounded integer', [call('big'), expectText('x')], [integer], 1],
]);

test('calls can do without a list of tools', async () => {
  const server = runServer(place.server({ LIST: 'broken' }));
  const iterations = [[call('count')], [call('refuse')], [call('no-such', error)]];
  const { results, failures } = await run(place, iterations, { servers: [server] });
  expect(results).toEqual(['passed', 'failed', 'failed']);
  // An error of a tool that may not exist proves nothing.
  expect(failures[2]).toMatchObject([{ kind: 'server', phase: 'list' }]);
});

test('a tool that comes later is found once something was called', async () => {
  const late = () => ({ servers: [runServer(place.server({ LIST: 'late' }))] });
  const { results, failures } = await run(place, [[call('add'), call('count')]], late());
  expect({ results, failures }).toEqual({ results: ['passed'], failures: [[]] });
  const early = await run(place, [[call('count')]], late());
  expect(early.failures).toMatchObject([[{ kind: 'missing-tool' }]]);
});

test('an iteration that waits for a server too long has failed, and says what it did', async () => {
  const execution: Execution = { iterationTimeoutMs: 300 };
  const steps = [call('count'), call('hang', { id: 'h' })];
  const { outcomes } = await run(place, [steps, steps], { execution });
  const limit = { kind: 'limit', which: 'iteration', value: 300, waitedFor: 'server', step: 'h' };
  const failed = { status: 'failed', result: 'failed', failures: [limit] };
  expect(outcomes).toMatchObject([failed, failed]);
  expect(outcomes[0]?.trace.spans).toMatchObject([
    { status: 'ok', toolName: 'count', stepIndex: 0 },
    { status: 'error', toolName: 'hang', stepIndex: 1 },
  ]);
});

test('a cancelled run ends what is left without a result', async () => {
  const cancel = new AbortController();
  cancel.abort();
  const { outcomes } = await run(place, [[call('count')], []], { cancel });
  const cancelled = { status: 'cancelled', result: null, failures: [{ kind: 'cancelled' }] };
  expect(outcomes).toMatchObject([cancelled, cancelled]);
});

test('a mistake of ours is no result', async () => {
  const step: Step = { id: 'p', kind: 'prompt', prompt: 'hi' };
  const { outcomes, bugs } = await run(place, [[step]]);
  expect(outcomes).toMatchObject([{ result: null, failures: [{ kind: 'bug' }] }]);
  expect(bugs).toHaveLength(1);
});

test('values beyond the limit of a trace are left out of it', async () => {
  const large = { more: Array.from({ length: 20_000 }, () => 'x') };
  const step = call('count', { arguments: large });
  const { outcomes } = await run(place, [Array(6).fill(step)]);
  const calls = outcomes[0]?.toolCalls.map(({ arguments: args }) => args !== null);
  expect(calls).toEqual([true, true, true, true, false, false]);
});

test('what is said of the whole case, and a server that does not start, have no step', async () => {
  const predicate = { type: 'toolCalledAtLeastOnce', toolName: 'refuse' } as const;
  const steps = [call('count', { serverName: 's' })];
  const predicates = { mode: 'extend' as const, list: [predicate] };
  const whole: TestCase = { title: 'whole', steps, predicates };
  const gone = runServer({ ...place.server(), name: 'gone', command: 'no-such-program' });
  const asked = call('count', { serverName: 'gone' });
  const servers = [runServer(place.server()), gone];
  const { failures } = await run(place, [whole, [asked]], { servers });
  expect(failures).toMatchObject([
    [{ kind: 'assertion', step: null, line: null }],
    [{ kind: 'server', step: null, line: null }],
  ]);
});
