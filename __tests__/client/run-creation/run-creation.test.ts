import { describe, expect, it } from '@jest/globals';
import type { RunCreate } from '../../../src/contract/resources/eval-requests.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../../support/client/client-rig.ts';
import type { Answer, ReceivedRequest, Script } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const MARKER = 'mcp-eval-gate 42/1';
const FORM_A: RunCreate = { suiteId: 'st_1', notes: 'from CI' };
const FORM_B: RunCreate = {
  suiteName: 'smoke',
  serverIds: ['sv_1'],
  tests: [{ title: 't', steps: [{ id: 'a', kind: 'prompt', prompt: 'hi' }] }],
};

interface StoredRun {
  id: string;
  suiteId: string;
  status: string;
  notes: string | null;
}

/** A service that keeps runs, and whose creations may go wrong before or after they are kept. */
class RunService {
  readonly runs: StoredRun[] = [];
  readonly faults: { stored: boolean; answer: Answer }[] = [];
  lookAnswer: Answer | undefined;
  creations = 0;
  looks = 0;

  readonly script: Script = (request) => {
    if (request.method === 'POST') return this.#create(request);
    if (request.url.includes('/eval-suites?')) {
      return {
        json: {
          items: [
            { id: 'st_0', name: 'other' },
            { id: 'st_old', name: 'smoke', createdAt: 1 },
            { id: 'st_1', name: 'smoke', createdAt: 2 },
          ],
        },
      };
    }
    this.looks += 1;
    if (this.lookAnswer) return this.lookAnswer;
    return { json: { items: this.runs.filter(({ suiteId }) => request.url.includes(suiteId)) } };
  };

  #create({ body }: ReceivedRequest): Answer {
    this.creations += 1;
    const fault = this.faults.shift();
    if (fault?.stored === false) return fault.answer;
    const notes =
      typeof body === 'object' && body !== null && 'notes' in body ? String(body.notes) : null;
    const run = { id: `r_${this.runs.length}`, suiteId: 'st_1', status: 'running', notes };
    this.runs.unshift(run);
    const created = { runId: run.id, suiteId: 'st_1', servers: [{ id: 'sv_1' }] };
    return fault?.answer ?? { json: created, status: 202 };
  }
}

const FULL: Answer = {
  json: {
    code: 'RATE_LIMITED',
    message: 'busy',
    details: { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 2 },
  },
  status: 429,
};
const RATE_LIMITED: Answer = {
  json: { code: 'RATE_LIMITED', message: 'slow down' },
  status: 429,
  headers: { 'retry-after': '3' },
};

const AMBIGUOUS: [string, Answer][] = [
  ['a reset', 'reset'],
  ['a truncated answer', 'truncate'],
  ['no answer', 'hang'],
  ['an answer that stops', 'hang in body'],
  ['500', { json: { code: 'INTERNAL_ERROR', message: 'oops' }, status: 500 }],
  ['a gateway page with 502', { text: '<html>Bad gateway</html>', status: 502 }],
  ['504', { json: { code: 'TIMEOUT', message: 'late' }, status: 504 }],
  ['a page with 202', { text: '<html>ok</html>', status: 202 }],
  ['an answer without the run', { json: { ok: true }, status: 202 }],
];

describe('createRun', () => {
  it('puts the marker into the notes and names the repeat in a header', async () => {
    const service = new RunService();
    const { client, server } = await startRig(service.script);
    await client.runs.create('p_1', FORM_A, { marker: MARKER });
    await client.runs.create('p_1', { suiteId: 'st_1' }, { marker: MARKER });
    expect(service.runs.map(({ notes }) => notes)).toEqual([`[${MARKER}]`, `from CI\n[${MARKER}]`]);
    const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
  });

  describe.each([
    ['form A', FORM_A],
    ['form B', FORM_B],
  ])('%s', (_form, body) => {
    it.each(AMBIGUOUS)('finds the run that was created before %s', async (_what, answer) => {
      const service = new RunService();
      service.runs.push({ id: 'r_else', suiteId: 'st_1', status: 'running', notes: '[other]' });
      service.faults.push({ stored: true, answer });
      const { client } = await startRig(service.script, { requestTimeoutMs: 400 });
      const created = await client.runs.create('p_1', body, { marker: MARKER });
      expect(created).toMatchObject({ runId: 'r_1', suiteId: 'st_1' });
      expect(service.creations).toBe(1);
      expect(service.runs).toHaveLength(2);
    });

    it.each(AMBIGUOUS)('creates it when there is none after %s', async (_what, answer) => {
      const service = new RunService();
      service.faults.push({ stored: false, answer });
      const { client, logger } = await startRig(service.script, { requestTimeoutMs: 400 });
      const created = await client.runs.create('p_1', body, { marker: MARKER });
      expect(created).toMatchObject({ runId: 'r_0' });
      expect(service.creations).toBe(2);
      expect(service.runs).toHaveLength(1);
      expect(service.looks).toBeGreaterThan(1);
      expect(logger.lines.join('\n')).toMatch(/Looking for it.*creating it again/s);
    });
  });

  it('is bounded when every try leaves doubt', async () => {
    const service = new RunService();
    const fault = { stored: false, answer: 'reset' as const };
    service.faults.push(fault, fault, fault, fault, fault);
    const { client } = await startRig(service.script);
    const error = await rejectionOf(client.runs.create('p_1', FORM_A, { marker: MARKER }));
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'reset', wasSent: true });
    expect(service.creations).toBe(3);
  });

  it('creates no second one when it cannot look for the first', async () => {
    const service = new RunService();
    service.faults.push({ stored: true, answer: 'reset' });
    service.lookAnswer = { json: { code: 'FORBIDDEN', message: 'no' }, status: 403 };
    const { client, logger } = await startRig(service.script);
    const error = await rejectionOf(client.runs.create('p_1', FORM_A, { marker: MARKER }));
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'reset' });
    expect(service.creations).toBe(1);
    expect(logger.lines.at(-1)).toMatch(/there may be one/);
  });

  it('creates no second one when the deadline leaves no time to look', async () => {
    const service = new RunService();
    service.faults.push({ stored: true, answer: 'reset' });
    const { client, clock, logger } = await startRig(service.script);
    const options = { marker: MARKER, deadlineAtMs: clock.now() + 900 };
    const error = await rejectionOf(client.runs.create('p_1', FORM_A, options));
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'reset' });
    expect(service.creations).toBe(1);
    expect(logger.lines.at(-1)).toMatch(/whether there is a run/);
  });

  it('does not look after a refusal, which surely created nothing', async () => {
    const service = new RunService();
    const refusal = { json: { code: 'VALIDATION_ERROR', message: 'no' }, status: 400 };
    service.faults.push({ stored: false, answer: refusal });
    const { client, server } = await startRig(service.script);
    await rejectionOf(client.runs.create('p_1', FORM_A, { marker: MARKER }));
    expect(server.requests).toHaveLength(1);
  });

  it('repeats after a rejection for the rate', async () => {
    const service = new RunService();
    service.faults.push({ stored: false, answer: RATE_LIMITED });
    const { client, server } = await startRig(service.script);
    await client.runs.create('p_1', FORM_A, { marker: MARKER });
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('repeats after a refused connection, without a look', async () => {
    const { client, server, logger } = await startRig(new RunService().script);
    await server.close();
    const error = await rejectionOf(client.runs.create('p_1', FORM_A, { marker: MARKER }));
    expect(error).toMatchObject({ kind: 'refused', wasSent: false, attempts: 6 });
    expect(logger.lines.join()).not.toContain('Looking');
  });
});

describe('waiting in line', () => {
  it('goes on until a slot is free, and says so now and then', async () => {
    const service = new RunService();
    for (let turn = 0; turn < 8; turn += 1) service.faults.push({ stored: false, answer: FULL });
    const { client, clock, logger } = await startRig(service.script);
    const options = { marker: MARKER, deadlineAtMs: clock.now() + 3_600_000 };
    await expect(client.runs.create('p_1', FORM_A, options)).resolves.toMatchObject({
      runId: 'r_0',
    });
    const waits = clock.sleeps;
    expect(waits).toHaveLength(8);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Math.max(...waits)).toBe(60_000);
    expect(logger.lines[0]).toMatch(/Waiting in line/);
    expect(logger.lines.length).toBeGreaterThan(1);
    expect(logger.lines.length).toBeLessThan(waits.length);
  });

  it('ends at the deadline with the service’s error', async () => {
    const { client, clock } = await startRig(() => FULL);
    const startMs = clock.now();
    const options = { marker: MARKER, deadlineAtMs: startMs + 120_000 };
    const error = await rejectionOf(client.runs.create('p_1', FORM_A, options));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 429,
      reason: 'CONCURRENT_RUN_LIMIT',
      message: expect.stringMatching(/maximum number of active eval runs \(2\)/),
    });
    expect(clock.now() - startMs).toBe(118_000);
  });

  it('does not slow down other calls: the limit is not one of rate', async () => {
    const service = new RunService();
    service.faults.push({ stored: false, answer: FULL });
    const { client, clock } = await startRig(service.script);
    await client.runs.create('p_1', FORM_A, { marker: MARKER });
    expect(clock.sleeps).toEqual([5_000]);
  });

  it('looks first when the run it waits for may be its own', async () => {
    const service = new RunService();
    service.faults.push({ stored: false, answer: 'reset' }, { stored: false, answer: FULL });
    const { client, clock } = await startRig(service.script, {
      random: () => {
        // By the time it waits in line, the first creation has gone through after all.
        service.runs.push({
          id: 'r_own',
          suiteId: 'st_1',
          status: 'running',
          notes: `[${MARKER}]`,
        });
        return 1;
      },
    });
    const created = await client.runs.create('p_1', FORM_A, { marker: MARKER });
    expect(created.runId).toBe('r_own');
    expect(service.creations).toBe(2);
    expect(clock.sleeps.at(-1)).toBe(5_000);
  });

  it('ends when the caller aborts', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const { client } = await startRig(() => {
      setImmediate(() => controller.abort(reason));
      return FULL;
    });
    const options = { marker: MARKER, signal: controller.signal };
    expect(await rejectionOf(client.runs.create('p_1', FORM_A, options))).toBe(reason);
  });
});
