import { describe, expect, it } from '@jest/globals';
import { CancelledError } from '../../src/run/trouble.ts';
import { pollDelayMs, REMOTE_SCHEDULE, watchRun } from '../../src/run/watch.ts';
import { type ClientRig, closeRigsAfterEach, startRig } from '../client/support/client-rig.ts';
import { type Answer, inOrder, type Script } from '../client/support/scripted-server.ts';

closeRigsAfterEach();

const IDS = { projectId: 'p_1', runId: 'r_1' };
const MINUTE = 60_000;

const run = (status: string, summary?: Record<string, number>): Answer => ({
  json: { id: 'r_1', status, ...(summary ? { summary } : {}) },
});

async function watch(script: Script, timeoutMs = 30 * MINUTE, signal?: AbortSignal) {
  const rig = await startRig(script);
  const watched = await watchRun(rig.client, IDS, {
    schedule: REMOTE_SCHEDULE,
    clock: rig.clock,
    logger: rig.logger,
    signal: signal ?? new AbortController().signal,
    deadlineAtMs: rig.clock.now() + timeoutMs,
  });
  return { ...rig, watched };
}

const said = ({ logger }: ClientRig) => logger.lines.filter((line) => !line.startsWith('debug'));

describe('pollDelayMs', () => {
  it.each([
    [0, 500],
    [4_000, 500],
    [10_000, 1_200],
    [60_000, 7_200],
    [10 * MINUTE, 12_000],
  ])('after %d ms waits %d ms', (elapsedMs, delayMs) => {
    expect(pollDelayMs(REMOTE_SCHEDULE, elapsedMs)).toBe(delayMs);
  });
});

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
      'info: pending · 0 s',
      'info: [██████████░░░░░░░░░░] 2/4 · 1 passed · 1 failed · running · 1 s',
      'info: [████████████████████] 4/4 · 3 passed · 1 failed · completed · 2 s',
    ]);
  });

  it('waits on through statuses it does not know, and says so once', async () => {
    const rig = await watch(inOrder(run('queued'), run('queued'), run('queued'), run('completed')));
    expect(rig.watched.terminal).toBe(true);
    expect(said(rig).filter((line) => line.startsWith('notice'))).toEqual([
      'notice: The run\'s status "queued" is new to this version; waiting on.',
    ]);
  });

  it('ends at the deadline, after few requests', async () => {
    const { watched, server, clock } = await watch(() => run('running'), 30 * MINUTE);
    expect(watched).toMatchObject({
      terminal: false,
      run: { status: 'running' },
      problem: { kind: 'timeout', message: expect.stringContaining('within 30 min 0 s') },
    });
    expect(server.requests.length).toBeLessThan(200);
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30 * MINUTE);
  });

  it('sees an end soon after it came', async () => {
    const startedAtMs = Date.UTC(2026, 0, 1);
    const endAtMs = startedAtMs + 5 * MINUTE;
    let rig: ClientRig | undefined;
    const script: Script = () => run((rig?.clock.now() ?? 0) >= endAtMs ? 'completed' : 'running');
    rig = await startRig(script);
    await watchRun(rig.client, IDS, {
      schedule: REMOTE_SCHEDULE,
      clock: rig.clock,
      logger: rig.logger,
      signal: new AbortController().signal,
      deadlineAtMs: startedAtMs + 30 * MINUTE,
    });
    expect(rig.clock.now() - endAtMs).toBeLessThanOrEqual(REMOTE_SCHEDULE.mostMs);
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
  ])('gives up on a %d', async (status, code, kind) => {
    const { watched, server } = await watch(
      inOrder(run('running'), { status, json: { code, message: 'no' } }),
    );
    expect(watched).toMatchObject({ terminal: false, problem: { kind } });
    expect(server.requests).toHaveLength(2);
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
