import { describe, expect, it } from '@jest/globals';
import { createClient } from '../../../src/client/client.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { REMOTE_PACE, RunPace } from '../../../src/evals/watch/pace.ts';
import { type WatchOptions, watchRun } from '../../../src/evals/watch/watch.ts';
import { CancelledError } from '../../../src/trouble/errors.ts';
import {
  API_KEY,
  type ClientRig,
  closeRigsAfterEach,
  startRig,
} from '../../support/client/client-rig.ts';
import { type Answer, inOrder, type Script } from '../../support/client/scripted-server.ts';
import { mostInAMinute } from '../../support/evals/simulated-run.ts';

closeRigsAfterEach();

const IDS = { projectId: 'p_1', runId: 'r_1' };
const MINUTE = 60_000;

const run = (status: string, summary?: Record<string, number>): Answer => ({
  json: { id: 'r_1', status, ...(summary ? { summary } : {}) },
});

async function watch(script: Script, timeoutMs = 30 * MINUTE, signal?: AbortSignal) {
  const rig = await startRig(script);
  return { ...rig, watched: await watchOn(rig, timeoutMs, () => 1, signal) };
}

function watchOn(rig: ClientRig, timeoutMs: number, slowdown = () => 1, signal?: AbortSignal) {
  return watchRun(rig.client, IDS, watchOptions(rig, timeoutMs, slowdown, signal));
}

function watchOptions(
  rig: ClientRig,
  timeoutMs: number,
  slowdown = () => 1,
  signal?: AbortSignal,
): WatchOptions {
  return {
    pace: new RunPace(REMOTE_PACE),
    earlierDurationsMs: async () => [],
    slowdown,
    clock: rig.clock,
    logger: rig.logger,
    signal: signal ?? new AbortController().signal,
    deadlineAtMs: rig.clock.now() + timeoutMs,
  };
}

const said = ({ logger }: ClientRig) => logger.lines.filter((line) => !line.startsWith('debug'));

describe('watchRun', () => {
  it.each(['completed', 'failed', 'cancelled', 'timed_out'])(
    'ends with a %s run',
    async (status) => {
      const { watched } = await watch(inOrder(run('pending'), run('running'), run(status)));
      expect(watched).toMatchObject({ terminal: true, problem: null, run: { status } });
    },
  );

  it('tells each change once, with a bar and counts', async () => {
    const half = run('running', { total: 4, passed: 1, failed: 1 });
    const rig = await watch(
      inOrder(
        run('pending'),
        run('pending'),
        half,
        half,
        run('completed', { total: 4, passed: 3, failed: 1 }),
      ),
    );
    expect(said(rig)).toEqual([
      'info: pending · 1 s',
      'info: [██████████░░░░░░░░░░] 2/4 · 1 passed · 1 failed · running · 4 s',
      'info: [████████████████████] 4/4 · 3 passed · 1 failed · completed · 10 s',
    ]);
  });

  it('waits on through statuses it does not know, and says so once', async () => {
    const rig = await watch(inOrder(run('queued'), run('queued'), run('queued'), run('completed')));
    expect(rig.watched.terminal).toBe(true);
    expect(said(rig).filter((line) => line.startsWith('notice'))).toEqual([
      'notice: The run\'s status "queued" is new to this version; waiting on.',
    ]);
  });

  it('ends at the deadline', async () => {
    const { watched, server, clock } = await watch(() => run('running'), 30 * MINUTE);
    expect(watched).toMatchObject({
      terminal: false,
      run: { status: 'running' },
      problem: { kind: 'timeout', message: expect.stringContaining('within 30 min') },
    });
    expect(server.requests.length).toBeLessThanOrEqual(30 * 20);
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30 * MINUTE);
  });

  it('rides out trouble that passes', async () => {
    const gateway: Answer = { status: 502, text: '<html>bad gateway</html>' };
    let count = 0;
    const rig = await watch(() => {
      count += 1;
      if (count === 1) return run('running');
      return count < 12 ? gateway : run('completed');
    });
    expect(rig.watched).toMatchObject({ terminal: true, problem: null });
    expect(said(rig).filter((line) => line.startsWith('warning'))).toHaveLength(1);
  });

  it('does not warn of a single look that fails', async () => {
    const rig = await watch(inOrder(run('running'), 'reset', run('running'), run('completed')));
    expect(said(rig).filter((line) => line.startsWith('warning'))).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['a gateway answers', { status: 502, text: '<html>bad gateway</html>' }],
    ['connections break', 'reset'],
  ])('asks no more often while %s', async (_what, trouble) => {
    const askedAtMs: number[] = [];
    const rig = await startRig(() => {
      askedAtMs.push(rig.clock.now());
      return trouble;
    });
    await watchOn(rig, 5 * MINUTE);
    expect(askedAtMs.length).toBeGreaterThan(5);
    expect(mostInAMinute(askedAtMs)).toBeLessThanOrEqual(20);
  });

  it('waits as long as a refusal for the rate asks, and goes slower from there', async () => {
    const askedAtMs: number[] = [];
    const refusal: Answer = {
      status: 429,
      headers: { 'retry-after': '5' },
      json: { code: 'RATE_LIMITED', message: 'slow down' },
    };
    const rig = await startRig(() => {
      askedAtMs.push(rig.clock.now());
      return askedAtMs.length === 1 ? refusal : run('running');
    });
    const bucket = new RateBucket({ burst: 10, perSecond: 1, clock: rig.clock });
    const client = createClient({
      ...{ baseUrl: rig.server.baseUrl, apiKey: API_KEY, version: '1.2.3', bucket },
      ...{ clock: rig.clock, logger: rig.logger },
    });
    await watchOn({ ...rig, client }, 2 * MINUTE, () => bucket.slowdown());
    const waitsMs = askedAtMs.slice(1).map((atMs, index) => atMs - (askedAtMs[index] ?? 0));
    expect(waitsMs[0]).toBeGreaterThanOrEqual(5_000);
    expect(Math.min(...waitsMs.slice(0, 4))).toBeGreaterThanOrEqual(2 * REMOTE_PACE.steadyMs);
    expect(waitsMs.at(-2)).toBe(REMOTE_PACE.steadyMs);
  });

  it('names the trouble where it lasts until the deadline', async () => {
    const { watched } = await watch(inOrder(run('running'), 'reset'), 2 * MINUTE);
    expect(watched).toMatchObject({ terminal: false, run: { status: 'running' } });
    expect(watched.problem?.kind).toMatch(/network|timeout/);
  });

  it.each<[status: number, code: string, kind: string]>([
    [401, 'UNAUTHORIZED', 'authentication'],
    [403, 'FORBIDDEN', 'authentication'],
    [404, 'NOT_FOUND', 'evidence'],
    [409, 'CONFLICT', 'evidence'],
  ])(
    'believes a %d that comes again and again, and tells how often',
    async (status, code, kind) => {
      const { watched, server, clock } = await watch(
        inOrder(run('running'), { status, json: { code, message: 'no' } }),
      );
      expect(watched).toMatchObject({ terminal: false, problem: { kind } });
      const { length } = server.requests;
      expect(length).toBeGreaterThanOrEqual(4);
      expect(length).toBeLessThan(8);
      expect(watched.problem?.message).toContain(`${length - 1} times in a row`);
      expect(clock.sleeps.slice(2).reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(5_000);
    },
  );

  it.each<[string, Answer]>([
    ...[400, 401, 403, 404, 407, 409, 410, 422].map((status): [string, Answer] => [
      String(status),
      { status, json: { code: 'NO', message: 'no' } },
    ]),
    ['a redirect to a login', { status: 302, text: '', headers: { location: 'https://sso.test' } }],
    ['a login page', { status: 200, text: '<html>log in</html>' }],
  ])('watches on through %s that comes once or twice in a row', async (_what, answer) => {
    const { watched } = await watch(
      inOrder(
        ...[answer, run('running'), answer, answer, run('running'), answer, run('completed')],
      ),
    );
    expect(watched).toMatchObject({ terminal: true, problem: null });
  });

  it('waits half a minute for a run that a replica does not know yet', async () => {
    const rig = await startRig(() =>
      rig.clock.now() - startedAtMs < 25_000
        ? { status: 404, json: { code: 'NOT_FOUND', message: 'no' } }
        : run('completed'),
    );
    const startedAtMs = rig.clock.now();
    expect(await watchOn(rig, 5 * MINUTE)).toMatchObject({ terminal: true, problem: null });
  });

  it('gives up on a run that stays unknown', async () => {
    const { watched, clock } = await watch(() => ({
      status: 404,
      json: { code: 'NOT_FOUND', message: 'no' },
    }));
    expect(watched).toMatchObject({ terminal: false, run: null, problem: { kind: 'evidence' } });
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(60_000);
  });

  it('does not wait for what earlier runs tell', async () => {
    const rig = await startRig(() =>
      rig.clock.now() - startedAtMs < 20_000 ? run('running') : run('completed'),
    );
    const startedAtMs = rig.clock.now();
    const watched = await watchRun(rig.client, IDS, {
      ...watchOptions(rig, 5 * MINUTE),
      earlierDurationsMs: () => new Promise(() => undefined),
    });
    expect(watched).toMatchObject({ terminal: true, problem: null });
  });

  it('ends at once when the job is cancelled', async () => {
    const cancellation = new AbortController();
    const { watched, server } = await watch(
      () => {
        cancellation.abort(new CancelledError('The job was cancelled.'));
        return run('running');
      },
      MINUTE,
      cancellation.signal,
    );
    expect(watched.problem).toEqual({ kind: 'cancelled', message: 'The job was cancelled.' });
    expect(server.requests).toHaveLength(1);
  });
});
