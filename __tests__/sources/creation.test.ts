/** One run is created, whatever happens to the answers. */
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HOSTED_RATE } from '../../src/api/client/client.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { createOnce, type RunBody } from '../../src/sources/evals/creation.ts';
import { environmentIn } from '../support/program.ts';
import { type Seen, startScripted } from '../support/scripted-service.ts';

const MARKER = /^\[mcp-eval-gate \S+ (?:run=1 )?nonce=[\w-]{36}\]$/;
const FORM_A: RunBody = { suiteId: 'st_1' };
const FORM_B: RunBody = { suiteName: 'smoke', serverIds: ['sv'], tests: [] };
const REPOSITORY = { GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '1' };
const JOB = { ...REPOSITORY, GITHUB_JOB: 'evals', GITHUB_ACTION: 'gate' };

type Reply = 'reset' | 'cut' | [status: number, body: unknown, headers?: Record<string, string>];
/** What happens to a creation, and whether the service has the run. */
type Fault = [isStored: boolean, reply: Reply];
const refusal = (status: number, code: string, reason?: string) =>
  [status, { code, message: 'no', details: { reason } }] satisfies Reply;
const FULL = refusal(429, 'RATE_LIMITED', 'CONCURRENT_RUN_LIMIT');
const UNSURE: Record<string, Reply> = {
  reset: 'reset',
  cut: 'cut',
  '500': refusal(500, 'INTERNAL_ERROR'),
  'a page with 502': [502, '<html>Bad gateway</html>'],
  '504': refusal(504, 'TIMEOUT'),
  'a page with 202': [202, '<html>ok</html>'],
  'no run': [202, { ok: true }],
  'a run of another type': [202, { runId: 5 }],
};

const { config } = readConfig(new Map(), []);
const facts = { projectId: 'p', servers: [], known: { names: [] }, config, isHosted: true };
const suiteAt = (id: string, name: string, createdAt: number) => ({ id, name, createdAt });
const SUITES = [suiteAt('st_0', 'x', 3), suiteAt('st_2', 'smoke', 1), suiteAt('st_1', 'smoke', 2)];

/** A service that keeps runs, and whose creations may go wrong before or after they are kept. */
async function serve(faults: Fault[], isBlind = false) {
  const other = { id: 'r_else', suiteId: 'st_1', status: 'running', notes: '[other]' };
  const runs = [other];
  const keys: unknown[] = [];
  const create = ({ body, headers }: Seen): Reply => {
    const [isStored, reply] = faults[keys.length] ?? [true, null];
    keys.push(headers['idempotency-key']);
    const id = `r_${runs.length}`;
    if (isStored) runs.unshift({ ...other, ...JSON.parse(body), id });
    return reply ?? [202, { runId: id, suiteId: 'st_1' }];
  };
  const look = (url: string): Reply => {
    const own = runs.filter(({ suiteId }) => url.includes(suiteId));
    const items = url.includes('/eval-suites?') ? SUITES : own;
    return isBlind ? refusal(403, 'FORBIDDEN') : [200, { items }];
  };
  const { clock, connect } = await startScripted((response: ServerResponse, seen: Seen) => {
    const reply = seen.method === 'POST' ? create(seen) : look(seen.url);
    if (reply === 'reset') return response.destroy();
    if (reply === 'cut') return response.writeHead(202, { 'content-length': 99 }).end('{');
    const [status, content, headers = {}] = reply;
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return response.writeHead(status, headers).end(text);
  });
  const client = connect({ rate: { ...HOSTED_RATE, burst: 1_000 } });
  const log: string[] = [];
  const createRun = (body: RunBody, deadline = 3_600_000, isJob = false, cancel?: AbortSignal) => {
    const environment = environmentIn('', log, isJob ? JOB : {});
    if (cancel !== undefined) environment.signal = cancel;
    const notes = isJob ? '[mcp-eval-gate acme/app run=1]' : '';
    const held = { client, environment, notes, deadline, close: async () => {} };
    return createOnce({ ...body }, { ...facts, project: '', ...held });
  };
  const own = () => runs.filter(({ notes }) => MARKER.test(notes));
  return { create: createRun, own, keys, clock, log };
}

const forms = [FORM_A, FORM_B];
const rows = Object.keys(UNSURE).flatMap((what) => forms.map((form) => [what, form] as const));
test.each(rows)('%s: finds the run, or creates it again: %j', async (what, form) => {
  const reply = UNSURE[what] ?? 'reset';
  const stored = await serve([[true, reply]]);
  expect(await stored.create(form)).toEqual({ runId: 'r_1', suiteId: 'st_1' });
  expect([stored.keys.length, stored.own().length]).toEqual([1, 1]);
  const lost = await serve([[false, reply]]);
  expect(await lost.create(form)).toMatchObject({ runId: 'r_1' });
  expect([lost.keys.length, lost.own().length]).toEqual([2, 1]);
  expect(lost.clock.slept).toEqual([1_000, 4_000, 10_000]);
});

const REFUSED = refusal(400, 'VALIDATION_ERROR');
test.each<[string, Fault[], isBlind: boolean, deadline: number, number, status: number | null]>([
  ['every creation is unsure', Array(5).fill([false, 'reset']), false, 1e6, 3, null],
  ['it cannot look', [[true, refusal(500, 'X')]], true, 1e6, 1, 500],
  ['there is no time to look', [[true, 'reset']], false, 900, 1, null],
  ['it is refused', [[false, REFUSED]], false, 1e6, 1, 400],
])('no run if %s', async (_, faults, isBlind, deadline, creations, status) => {
  const service = await serve(faults, isBlind);
  const created = service.create(FORM_A, deadline);
  await expect(created).rejects.toMatchObject({ failure: { operation: 'createEvalRun', status } });
  expect(service.keys).toHaveLength(creations);
});

test('waits for a slot, longer each time, and says so once a minute', async () => {
  const { create, clock, log } = await serve(Array(8).fill([false, FULL]));
  await create(FORM_A);
  const longest = clock.slept.map((_, at) => Math.min(60_000, 5_000 * 1.5 ** at));
  const isWithin = (ms: number, most = 0) => ms >= most / 2 && ms <= most;
  expect(clock.slept.map((ms, at) => isWithin(ms, longest[at]))).toEqual(Array(8).fill(true));
  expect(log.length).toBeLessThanOrEqual(1 + clock.now() / 60_000);
  const asked = await serve([[false, [...FULL, { 'retry-after': '90' }]]]);
  await asked.create(FORM_A);
  expect(asked.clock.slept).toEqual([90_000]);
  const full = await serve(Array(99).fill([false, FULL]));
  await expect(full.create(FORM_A, 120_000)).rejects.toMatchObject({ failure: { status: 429 } });
  expect(full.clock.now()).toBe(118_000);
});

test('a conflict: the run may be there, so it is looked for first', async () => {
  const service = await serve([[true, refusal(409, 'CONFLICT')]]);
  await service.create(FORM_A, 1e6, true);
  expect([service.keys.length, service.clock.slept]).toEqual([1, [1_000]]);
});

test('a cancelled job waits no longer', async () => {
  const cancel = new AbortController();
  const service = await serve(Array(9).fill([false, FULL]));
  const created = service.create(FORM_A, 1e9, false, cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(created).rejects.toThrow('cancelled');
});

test('in every sequence of faults at most one run is not known', async () => {
  const surely = [FULL, refusal(409, 'CONFLICT'), REFUSED].map((reply): Fault => [false, reply]);
  const replies = Object.values(UNSURE);
  const unsure = [true, false].flatMap((is) => replies.map((reply): Fault => [is, reply]));
  const faults = fc.array(fc.constantFrom(...surely, ...unsure), { maxLength: 5 });
  const check = async (all: Fault[], isBlind: boolean, form: RunBody, isJob: boolean) => {
    const service = await serve(all, isBlind);
    const { runId } = await service.create(form, 200_000, isJob).catch(() => ({ runId: null }));
    const unknown = service.own().filter(({ id }) => id !== runId);
    // With a run that is known there is no other.
    expect(unknown.length).toBeLessThanOrEqual(runId === null && isBlind ? 1 : 0);
  };
  const [flag, form] = [fc.boolean(), fc.constantFrom(...forms)];
  const property = fc.asyncProperty(faults, flag, form, flag, check);
  await fc.assert(property, { numRuns: 60 });
});
