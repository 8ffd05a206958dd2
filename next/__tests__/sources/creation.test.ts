/** One run is created, whatever happens to the answers. */
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HOSTED_RATE } from '../../src/api/client/client.ts';
import { readConfig } from '../../src/inputs/config.ts';
import type { Session } from '../../src/session/session.ts';
import { createOnce, type RunBody } from '../../src/sources/evals/creation.ts';
import { environmentIn } from '../support/program.ts';
import { type Seen, startScripted, stopAll } from '../support/scripted-service.ts';

afterEach(stopAll);

const MARKER = /^\[mcp-eval-gate \S+ (?:run=1 )?nonce=[\w-]{36}\]$/;
const FORM_A: RunBody = { suiteId: 'st_1' };
const FORM_B: RunBody = { suiteName: 'smoke', serverIds: ['sv'], tests: [] };

const JOB = {
  ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '1', GITHUB_JOB: 'evals' },
  GITHUB_ACTION: 'gate',
};

type Reply = 'reset' | 'cut' | [status: number, body: unknown, headers?: Record<string, string>];
/** What happens to a creation, and whether the service has the run. */
type Fault = [isStored: boolean, reply: Reply];
const refusal = (status: number, code: string, reason?: string): Reply => [
  status,
  { code, message: 'no', details: { reason } },
];
const FULL = refusal(429, 'RATE_LIMITED', 'CONCURRENT_RUN_LIMIT');
const UNSURE: [string, Reply][] = [
  ['a reset', 'reset'],
  ['an answer that is cut', 'cut'],
  ['500', refusal(500, 'INTERNAL_ERROR')],
  ['a page with 502', [502, '<html>Bad gateway</html>']],
  ['504', refusal(504, 'TIMEOUT')],
  ['a page with 202', [202, '<html>ok</html>']],
  ['an answer without the run', [202, { ok: true }]],
  ['a run of another type', [202, { runId: 5 }]],
];

const { config } = readConfig(new Map(), []);
const SESSION = {
  ...{ projectId: 'p', servers: [], known: undefined, config, isHosted: true },
  close: async () => {},
} satisfies Partial<Session>;

/** A service that keeps runs, and whose creations may go wrong before or after they are kept. */
async function serve(faults: Fault[], isBlind = false) {
  const runs: { id: string; status: string; suiteId: string; notes: string }[] = [
    { id: 'r_else', suiteId: 'st_1', status: 'running', notes: '[other]' },
  ];
  const keys: unknown[] = [];
  const create = ({ body, headers }: Seen): Reply => {
    const [isStored, reply] = faults[keys.length] ?? [true, null];
    keys.push(headers['idempotency-key']);
    const id = `r_${runs.length}`;
    if (isStored) runs.unshift({ id, suiteId: 'st_1', status: 'running', ...JSON.parse(body) });
    return reply ?? [202, { runId: id, suiteId: 'st_1' }];
  };
  const suites = [
    { id: 'st_0', name: 'other' },
    { id: 'st_old', name: 'smoke', createdAt: 1 },
  ];
  const answer = (response: ServerResponse, seen: Seen) => {
    const isListing = seen.url.includes('/eval-suites?');
    const own = runs.filter(({ suiteId }) => seen.url.includes(suiteId));
    const items = isListing ? [...suites, { id: 'st_1', name: 'smoke', createdAt: 2 }] : own;
    const blind: Reply = isBlind ? refusal(403, 'FORBIDDEN') : [200, { items }];
    const reply = seen.method === 'POST' ? create(seen) : blind;
    if (reply === 'reset') return response.destroy();
    if (reply === 'cut') return response.writeHead(202, { 'content-length': 99 }).end('{');
    const [status, content, headers = {}] = reply;
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return response.writeHead(status, headers).end(text);
  };
  const { clock, connect, seen } = await startScripted(answer);
  const rate = { ...HOSTED_RATE, burst: 1_000 };
  const log: string[] = [];
  const createRun = (body: RunBody, deadline = 3_600_000, isJob = false, cancel?: AbortSignal) => {
    const environment = environmentIn('', log, isJob ? JOB : {});
    if (cancel !== undefined) environment.signal = cancel;
    const notes = isJob ? '[mcp-eval-gate acme/app run=1]' : '';
    const session = { ...SESSION, client: connect({ rate }), deadline, environment, notes };
    return createOnce({ ...body }, session);
  };
  const own = () => runs.filter(({ notes }) => MARKER.test(notes));
  return { create: createRun, own, keys, clock, log, seen };
}

const BODIES: [string, RunBody][] = [
  ['A', FORM_A],
  ['B', FORM_B],
];
const rows = BODIES.flatMap(([form, body]) =>
  UNSURE.map(([what, reply]) => [form, what, body, reply] as const),
);
test.each(rows)(
  'form %s: finds the run that was created before %s',
  async (_, _what, body, reply) => {
    const service = await serve([[true, reply]]);
    expect(await service.create(body)).toEqual({ runId: 'r_1', suiteId: 'st_1' });
    expect([service.keys.length, service.own().length]).toEqual([1, 1]);
  },
);

test.each(rows)(
  'form %s: creates it again if there is none after %s',
  async (_, _what, body, reply) => {
    const service = await serve([[false, reply]]);
    expect(await service.create(body)).toMatchObject({ runId: 'r_1' });
    expect([service.keys.length, service.own().length]).toEqual([2, 1]);
    expect(service.clock.slept).toEqual([1_000, 4_000, 10_000]);
  },
);

test.each<[string, Fault[], boolean, number, { creations: number; status: number | null }]>([
  [
    'every creation is unsure',
    Array(5).fill([false, 'reset']),
    false,
    1e6,
    { creations: 3, status: null },
  ],
  ['it cannot look', [[true, refusal(500, 'X')]], true, 1e6, { creations: 1, status: 500 }],
  ['there is no time to look', [[true, 'reset']], false, 900, { creations: 1, status: null }],
  [
    'it is refused',
    [[false, refusal(400, 'VALIDATION_ERROR')]],
    false,
    1e6,
    { creations: 1, status: 400 },
  ],
  ['it is refused by 422', [[false, refusal(422, 'X')]], false, 1e6, { creations: 1, status: 422 }],
  [
    'there is no slot',
    Array(99).fill([false, FULL]),
    false,
    120_000,
    { creations: 5, status: 429 },
  ],
])('%s', async (_, faults, isBlind, deadline, { creations, status }) => {
  const service = await serve(faults, isBlind);
  const created = service.create(FORM_A, deadline);
  await expect(created).rejects.toMatchObject({ failure: { operation: 'createEvalRun', status } });
  if (status === 429) expect(service.clock.now()).toBe(deadline - 2_000);
  else expect(service.keys).toHaveLength(creations);
  expect(service.own().length).toBeLessThanOrEqual(1);
});

test('waits for a slot, longer each time, and says so once a minute', async () => {
  const service = await serve(Array(8).fill([false, FULL]));
  await service.create(FORM_A);
  const { slept } = service.clock;
  expect(slept).toHaveLength(8);
  for (const [at, ms] of slept.entries()) {
    const longest = Math.min(60_000, 5_000 * 1.5 ** at);
    expect(ms).toBeGreaterThanOrEqual(longest / 2);
    expect(ms).toBeLessThanOrEqual(longest);
  }
  expect(service.log.length).toBeLessThanOrEqual(1 + service.clock.now() / 60_000);
  const asked = await serve([[false, [...(FULL as [number, unknown]), { 'retry-after': '90' }]]]);
  await asked.create(FORM_A);
  expect(asked.clock.slept).toEqual([90_000]);
});

test('another use of the key: creates a run without it, and says so', async () => {
  const service = await serve([[false, refusal(409, 'CONFLICT')]]);
  await service.create(FORM_A, 1e6, true);
  expect(service.keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/), undefined]);
  expect([service.log.length, service.clock.slept]).toEqual([1, []]);
});

test('a cancelled job waits no longer', async () => {
  const cancel = new AbortController();
  const service = await serve(Array(9).fill([false, FULL]));
  const created = service.create(FORM_A, 1e9, false, cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(created).rejects.toThrow('cancelled');
});

test('in every sequence of faults at most one run is not known', async () => {
  const reply = fc.constantFrom(
    ...UNSURE.map(([, one]) => one),
    FULL,
    refusal(409, 'CONFLICT'),
    refusal(400, 'X'),
  );
  const isStorable = (one: Reply) =>
    one !== FULL && !(Array.isArray(one) && [400, 409].includes(one[0]));
  const fault = fc
    .tuple(fc.boolean(), reply)
    .map(([isStored, one]): Fault => [isStored && isStorable(one), one]);
  const check = async (faults: Fault[], isBlind: boolean, body: RunBody, isJob: boolean) => {
    const service = await serve(faults, isBlind);
    const { runId } = await service.create(body, 200_000, isJob).catch(() => ({ runId: null }));
    const unknown = service.own().filter(({ id }) => id !== runId);
    // With a run that is known there is no other.
    expect(unknown.length).toBeLessThanOrEqual(runId === null && isBlind ? 1 : 0);
    await stopAll();
  };
  const forms = fc.constantFrom(FORM_A, FORM_B);
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 5 }), fc.boolean(), forms, fc.boolean(), check),
    { numRuns: 60 },
  );
});
