import { describe, expect, it } from '@jest/globals';
import { confirm } from '../../../src/evals/confirm/confirm.ts';
import type { FreshRun, RunAgain } from '../../../src/model/regression/confirmation.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import { alike, type Ended, held, modelCase } from '../../support/gate/two-reports.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const STORED = runReport(alike(3, [10]));
const HEAD = runReport([modelCase('case 1', [2, 8]), ...alike(3, [10]).slice(1)]);
const NAME = 'case 1';

/** What a run of the suspect finds; null: that side was not run. */
function fresh(head: Ended, baseline: Ended | null, more: Partial<FreshRun> = {}): FreshRun {
  return {
    head: runReport([modelCase(NAME, head)]),
    baseline: baseline && runReport([modelCase(NAME, baseline)]),
    ...{ trouble: null, isWholeSuite: false },
    ...more,
  };
}

/** One iteration more of each side could not be carried out. */
function cutShort(run: FreshRun, trouble: string): FreshRun {
  const cut = (report: RunReport): RunReport => ({
    ...report,
    run: report.run && { ...report.run, status: 'failed' },
    cases: report.cases.map((one) => {
      const lost = modelCase(NAME, [0, 1]).iterations.map((iteration) => ({
        ...iteration,
        outcome: 'error' as const,
      }));
      return { ...one, iterations: [...one.iterations, ...lost] };
    }),
  });
  return { ...run, head: cut(run.head), baseline: run.baseline && cut(run.baseline), trouble };
}

interface Scene {
  /** What each run comes to, in turn. */
  runs: readonly (FreshRun | Error)[];
  maxIterations?: number;
  signal?: AbortSignal;
  deadlineAtMs?: number;
}

async function looksAgain({ runs, maxIterations = 400, signal, deadlineAtMs }: Scene) {
  const regression = { confirm: 'auto' as const, maxConfirmIterations: maxIterations };
  const suspected = held(STORED, HEAD, { regression });
  const { suspicion } = suspected.verdict;
  if (suspicion === undefined) throw new Error('Nothing is suspected.');
  const logger = new RecordingLogger();
  const asked: [titles: (string | null)[], iterations: number][] = [];
  const left = [...runs];
  const runAgain: RunAgain = async (cases, iterationsEach) => {
    asked.push([cases.map(({ title }) => title), iterationsEach]);
    const next = left.shift();
    if (next === undefined) throw new Error('It is run more often than planned.');
    if (next instanceof Error) throw next;
    return next;
  };
  const { judgement, confirmation } = await confirm(suspected, suspicion, {
    judgeBy: (results) =>
      held(STORED, HEAD, { regression, context: { fresh: results, canRunAgain: true } }),
    first: { head: HEAD, baseline: STORED },
    clock: new FakeClock(),
    signal: signal ?? new AbortController().signal,
    deadlineAtMs: deadlineAtMs ?? Number.POSITIVE_INFINITY,
    ...{ runAgain, maxIterations, logger },
  });
  return { ...judgement, confirmation, asked, log: logger.lines.join('\n') };
}

describe('a suspected regression', () => {
  it('is cleared where fresh results of both sides are alike', async () => {
    const { check, verdict, asked, confirmation, log } = await looksAgain({
      runs: [fresh([5], [5])],
    });
    expect(check).toMatchObject({ outcome: 'passed', reason: { code: 'not-confirmed' } });
    expect(verdict.suspicion).toMatchObject({ outcome: 'not-confirmed', wanted: null });
    expect(asked).toEqual([[[NAME], 5]]);
    expect(confirmation).toMatchObject({ iterations: 10, ranBase: true, trouble: null });
    expect(confirmation.cases).toMatchObject([
      {
        title: NAME,
        first: { baseline: { passed: 10, total: 10 }, head: { passed: 2, total: 10 } },
        fresh: { baseline: { passed: 5, total: 5 }, head: { passed: 5, total: 5 } },
      },
    ]);
    expect(log).toContain('Look 1: 1 case again, 5 iterations of each');
  });

  it('is upheld at the first look where that is clear, else at the second', async () => {
    const first = await looksAgain({ runs: [fresh([0, 5], [5])] });
    expect(first.check.outcome).toBe('failed');
    expect(first.asked).toHaveLength(1);
    const second = await looksAgain({ runs: [fresh([1, 4], [5]), fresh([1, 4], [5])] });
    expect(second.check.outcome).toBe('failed');
    expect(second.verdict.suspicion?.looks).toHaveLength(2);
    expect(second.confirmation.iterations).toBe(20);
  });

  it('has in the log what each side has shown, and which has shown nothing', async () => {
    const none = { head: runReport([]), baseline: runReport([]), trouble: 'cut short' };
    const both = await looksAgain({ runs: [fresh([0, 5], [5, 0])] });
    expect(both.log).toContain(`${NAME}: base 5/5, head 0/5`);
    const nothing = Array.from({ length: 8 }, () => ({ ...none, isWholeSuite: false }));
    const { log } = await looksAgain({ runs: nothing });
    expect(log).toContain(`${NAME}: base no result, head no result`);
  });

  it('is run again as far as results were lost', async () => {
    const { check, asked, confirmation } = await looksAgain({
      runs: [fresh([3], [5]), fresh([2], [2])],
    });
    expect(asked).toEqual([
      [[NAME], 5],
      [[NAME], 2],
    ]);
    expect(check.outcome).toBe('passed');
    expect(confirmation.iterations).toBe(12);
  });

  it('leaves out what a run lost that was cut short, on either side, and counts what it cost', async () => {
    const lost = cutShort(fresh([2], [3]), 'The provider is away.');
    const { check, asked, confirmation } = await looksAgain({ runs: [lost, fresh([3], [3])] });
    expect(asked).toEqual([
      [[NAME], 5],
      [[NAME], 3],
    ]);
    expect(check).toMatchObject({ outcome: 'passed', reason: { code: 'not-confirmed' } });
    expect(confirmation).toMatchObject({ iterations: 13, ranBase: true, trouble: null });
  });

  it('is not looked at more often than max-confirm-iterations allows, whatever is lost', async () => {
    const lost = cutShort(fresh([0], [0]), 'The provider is away.');
    const { check, asked, confirmation } = await looksAgain({
      runs: Array.from({ length: 8 }, () => lost),
      maxIterations: 20,
    });
    expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'look-incomplete' } });
    expect(confirmation).toMatchObject({ iterations: 12, trouble: 'The provider is away.' });
    expect(asked).toHaveLength(6);
  });

  it('is undecided where results are lost again and again', async () => {
    const { check, asked } = await looksAgain({
      runs: Array.from({ length: 8 }, () => fresh([0], [5])),
    });
    expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'look-incomplete' } });
    expect(asked).toHaveLength(8);
  });

  it('is cleared by a head alone, and never upheld by one', async () => {
    const cleared = await looksAgain({ runs: [fresh([5], null)] });
    expect(cleared.check).toMatchObject({ outcome: 'passed', reason: { code: 'not-confirmed' } });
    const worse = await looksAgain({
      runs: [fresh([1, 4], null, { trouble: 'It did not start.' })],
    });
    expect(worse.check).toMatchObject({ outcome: 'undecided', reason: { code: 'head-alone' } });
    expect(worse.confirmation).toMatchObject({ ranBase: false, trouble: 'It did not start.' });
  });

  it('is undecided where the base is there for the first look alone', async () => {
    const { check, confirmation, asked } = await looksAgain({
      runs: [fresh([1, 4], [5]), fresh([5], null, { trouble: 'It is gone.' })],
    });
    expect(check).toMatchObject({
      outcome: 'undecided',
      reason: { code: 'look-incomplete', look: 2 },
    });
    // A head that runs on without it would decide nothing, and cost what it costs.
    expect(asked).toHaveLength(2);
    expect(confirmation.trouble).toBe('It is gone.');
  });

  const cancelled = AbortSignal.abort(new Error('The job was cancelled.'));
  it.each<[why: string, scene: Scene, trouble: RegExp, runs: number]>([
    ['no run comes about', { runs: [new Error('It was refused.')] }, /It was refused/, 1],
    ['the job is cancelled', { runs: [], signal: cancelled }, /was cancelled/, 0],
    ['the time is over', { runs: [], deadlineAtMs: 0 }, /timeout-minutes left no time/, 0],
    ['no look is allowed', { runs: [], maxIterations: 19 }, /allows no look/, 0],
    [
      'what was lost would be too much',
      { runs: [fresh([1, 4], [5]), fresh([0, 3], [5])], maxIterations: 20 },
      /\(20\) left too few/,
      2,
    ],
  ])('is undecided where %s', async (_, scene, trouble, runs) => {
    const { check, confirmation, asked } = await looksAgain(scene);
    expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'look-incomplete' } });
    expect(confirmation.trouble).toMatch(trouble);
    expect(asked).toHaveLength(runs);
  });
});

it('says that nothing can be run where that is so', () => {
  const { check } = held(STORED, HEAD, {
    regression: { confirm: 'auto' },
    context: { canRunAgain: false },
  });
  expect(check).toMatchObject({
    outcome: 'undecided',
    reason: { code: 'cannot-look-again', cases: 1 },
  });
});
