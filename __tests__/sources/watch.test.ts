/** How runs are watched to their end, and what is done about those that do not end. */
import { expect, test } from '@jest/globals';
import type { Session } from '../../src/session/session.ts';
import { watchRun } from '../../src/sources/evals/watch.ts';
import { environmentIn } from '../support/program.ts';
import { type Answer, startScripted } from '../support/scripted-service.ts';

const MINUTE = 60_000;
const run = (status: string, more: object = {}): Answer => [200, { id: 'r', status, ...more }];
const no = (status: number): Answer => [status, { code: 'NO', message: 'no' }];
const reset: Answer = (response) => response.destroy();

interface Options {
  isHosted?: boolean;
  isJob?: boolean;
  minutes?: number;
  signal?: AbortSignal;
}

/** Watches a run by a script. `warnings` and `kept` are what was said and kept for the post step. */
async function watch(script: Answer[], options: Options = {}) {
  const { isHosted = true, isJob = true, minutes = 30, signal } = options;
  const log: string[] = [];
  const { client, clock, seen } = await startScripted(...script);
  const environment = environmentIn('', log);
  const warnings: string[] = [];
  const kept: [string, string][] = [];
  environment.logger.warn = (line?: string) => warnings.push(line ?? '');
  const keep = isJob ? (...one: [string, string]) => void kept.push(one) : undefined;
  const session = {
    ...{ client, isHosted, projectId: 'p', config: { timeoutMinutes: minutes } },
    deadline: minutes * MINUTE,
    environment: { ...environment, keep, signal: signal ?? environment.signal },
  };
  // Parts of a session: no others are needed.
  const watched = await watchRun('r', session as unknown as Session, 3);
  const cancels = seen.filter(({ method }) => method === 'POST').length;
  const { status } = watched.run;
  const kinds = watched.failures.map(({ kind }) => kind);
  const looks = seen.length - cancels;
  return { status, kinds, cancels, looks, warnings, kept, log, time: clock.time };
}

const ENDED = { kinds: [], cancels: 0, kept: [['run', '']] };

test.each(['completed', 'failed', 'cancelled', 'timed_out'])('a run ends as %s', async (status) => {
  const script = [run('pending'), run('queued'), run('dreaming'), run(status)];
  expect(await watch(script)).toMatchObject({ ...ENDED, status, looks: 4, warnings: [] });
});

test.each<[string, Answer[], number]>([
  ['one miss', [run('running'), reset, run('running'), run('completed')], 0],
  ['a gateway', [run('running'), ...Array<Answer>(10).fill([522, 'bad']), run('completed')], 1],
  ['a rate', [[429, {}, { 'retry-after': '5' }], run('completed')], 0],
  ...[400, 401, 403, 404, 409, 422].map((status): [string, Answer[], number] => {
    const script = [no(status), run('running'), no(status), no(status), run('completed')];
    return [`${status} once and twice`, script, 0];
  }),
  ['a login page', [[200, '<html>'], run('running'), [200, '<html>'], run('completed')], 0],
  ['a replica that is late', [...Array<Answer>(9).fill(no(404)), run('completed')], 1],
])('%s: it goes on', async (_what, script, warnings) => {
  const watched = await watch(script);
  expect(watched).toMatchObject({ ...ENDED, status: 'completed', looks: script.length });
  expect(watched.warnings).toHaveLength(warnings);
});

test.each<[string, Answer[], number, number]>([
  ...[401, 403, 404, 409].map((status): [string, Answer[], number, number] => {
    return [`${status} again and again`, [run('running'), no(status)], 5_000, 20_000];
  }),
  ['a run that stays unknown', [no(404)], 30_000, 40_000],
])('%s is believed', async (_what, script, least, most) => {
  const watched = await watch(script);
  expect(watched).toMatchObject({ kinds: ['service'], kept: [], cancels: 0 });
  expect(watched.looks).toBeGreaterThanOrEqual(4);
  expect(watched.time).toBeGreaterThan(least);
  expect(watched.time).toBeLessThan(most);
});

const cancelled = AbortSignal.abort();
const TERMINAL = { signal: cancelled, isJob: false };
const EMBEDDED = { signal: cancelled, isHosted: false };
const CANCELLED = { kinds: ['cancelled'], cancels: 1, status: 'cancelled' };
const [going, ended] = [run('running'), run('cancelled')];
/** The script has what a cancelled run ends with. */
test.each<[string, Options, Answer[], object]>([
  ['hosted, deadline', {}, [run('running')], { kinds: ['deadline'], cancels: 0, kept: [] }],
  ['trouble until then', { minutes: 1 }, [reset], { kinds: ['service'], kept: [] }],
  ['trouble from then', { minutes: 1 }, [run('running'), reset], { kinds: ['service'] }],
  ['trouble before', { minutes: 1 }, [reset, reset, run('running')], { kinds: ['deadline'] }],
  ['hosted, cancelled', { signal: cancelled }, [], { kinds: ['cancelled'], cancels: 0, looks: 0 }],
  ['terminal, cancelled', TERMINAL, [going, going, ended], { ...CANCELLED, looks: 2 }],
  ['embedded, cancelled', EMBEDDED, [going, ended], { ...CANCELLED, looks: 1, kept: [] }],
  ['embedded, trouble', { isHosted: false }, [run('running'), [500, {}]], { kinds: ['service'] }],
])('%s', async (_what, options, script, expected) => {
  expect(await watch(script, options)).toMatchObject(expected);
});

/** Three are planned. */
test.each([
  [{ total: 6, passed: 4, failed: 1 }, '5 of 6'],
  [{ passed: 3, failed: 1 }, '4 of 4'],
  [null, '0 of 3'],
])('counts while it runs: %j', async (summary, start) => {
  const { log } = await watch([run('completed', { summary })]);
  expect(log.at(-1)).toMatch(start);
});

test('embedded, deadline: the run is cancelled', async () => {
  const script: Answer = (response, { method, url }) => {
    isCancelled ||= method === 'POST' && url.endsWith('/cancel');
    const status = isCancelled ? 'cancelled' : 'running';
    response.writeHead(200).end(JSON.stringify({ id: 'r', status }));
  };
  let isCancelled = false;
  const watched = await watch([script], { isHosted: false, minutes: 0.2 });
  expect(watched).toMatchObject({ kinds: ['deadline'], cancels: 1, status: 'cancelled' });
});
