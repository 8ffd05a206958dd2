import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { allIterations, countIterations } from '../../../src/model/counts.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import {
  attempt,
  closeRigsAfterEach,
  ENVIRONMENT,
  hideIdentities,
  type IngestRig,
  startRig,
} from '../../support/results/ingest-rig.ts';
import { junitText, passingCases, type SampleCase } from '../../support/results/junit-text.ts';

closeRigsAfterEach();

const TOTAL = 5;

/** Runs the leg of a shard with `count` cases of its own, or with those given. */
function leg(
  rig: IngestRig,
  index: number,
  cases: readonly SampleCase[] = passingCases(index, `s${index}-`),
  options: { attempt?: number; finalize?: 'auto' | 'always' | 'never' } = {},
): Promise<RunReport> {
  const files = [rig.file(`shard-${index}.xml`, junitText(cases))];
  const { finalize = 'auto' } = options;
  const inputs = { files, shard: { index, total: TOTAL }, finalize };
  return rig.ingest(inputs, attempt(options.attempt ?? 1));
}

/** The job that runs no tests and ends the run. */
function closer(rig: IngestRig, number = 1): Promise<RunReport> {
  const inputs = { files: [], shard: { index: null, total: TOTAL }, finalize: 'always' as const };
  return rig.ingest(inputs, attempt(number));
}

function totalOf(report: RunReport): number {
  return countIterations(allIterations(report)).total;
}

describe('shards', () => {
  const orders = [
    [1, 2, 3, 4, 5],
    [5, 3, 3, 1, 4, 2],
    [2, 4, 1, 5, 4, 3, 1],
  ];
  it.each(orders)(
    'in the order %j %j %j …, repeated ones included, make one whole run',
    async (...order) => {
      const rig = await startRig();
      const reports: RunReport[] = [];
      for (const index of order) reports.push(await leg(rig, index));
      expect(await rig.runSizes()).toEqual([['completed', 15]]);
      const completed = reports.filter(({ run }) => run?.status === 'completed');
      expect(completed.map(totalOf)).toEqual(completed.map(() => 15));
      expect(completed[0]).toMatchObject({
        problems: [],
        warnings: [],
        run: { declared: { total: 15 } },
      });
    },
  );

  it('of one job tell of that job until the last one is there', async () => {
    const rig = await startRig();
    const report = await leg(rig, 2);
    expect(totalOf(report)).toBe(2);
    expect(report).toMatchObject({ run: { status: 'running' }, problems: [] });
    expect(report.warnings).toEqual([expect.stringMatching(/^Shards 1, 3, 4, 5 of 5 /)]);
  });

  it('may all arrive at once', async () => {
    const rig = await startRig();
    const reports = await Promise.all([1, 2, 3, 4, 5].map((index) => leg(rig, index)));
    expect(await rig.runs()).toMatchObject([{ status: 'completed' }]);
    expect(reports.some((report) => totalOf(report) === 15)).toBe(true);
  });

  it('that are missing are named, and the run can be finished later', async () => {
    const rig = await startRig();
    for (const index of [1, 2, 4]) await leg(rig, index, undefined, { finalize: 'never' });
    const report = await closer(rig);
    expect(report.problems).toMatchObject([
      { kind: 'evidence', message: expect.stringMatching(/^Shards 3, 5 of 5 /) },
    ]);
    expect(totalOf(report)).toBe(7);
    expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
    expect(await rig.runs()).toMatchObject([{ status: 'running' }]);
    for (const index of [3, 5]) await leg(rig, index, undefined, { finalize: 'never', attempt: 2 });
    const second = await closer(rig, 2);
    expect(second).toMatchObject({ problems: [], run: { status: 'completed' } });
    expect(totalOf(second)).toBe(15);
  });

  it('of which only a part arrived are missing', async () => {
    const rig = await startRig();
    const many = passingCases(450);
    rig.proxy.add({
      method: 'POST',
      path: /iterations$/,
      skip: 1,
      times: 12,
      fault: { kind: 'answer', status: 503, body: {} },
    });
    const files = [rig.file('1.xml', junitText(many))];
    await rig.ingest({ files, shard: { index: 1, total: TOTAL } });
    expect((await rig.runs())[0]?.rows.length).toBeGreaterThan(0);
    for (const index of [2, 3, 4, 5]) await leg(rig, index);
    expect(await rig.runs()).toMatchObject([{ status: 'running' }]);
    const report = await leg(rig, 1, many);
    expect(report).toMatchObject({ problems: [], run: { status: 'completed' } });
    expect(totalOf(report)).toBe(450 + 14);
  });

  it('of which a file is damaged are not whole, whoever ends the run', async () => {
    const rig = await startRig();
    const damaged = [rig.file('3.xml', junitText(passingCases(3)).slice(0, -20))];
    const shard = { index: 3, total: TOTAL };
    const own = await rig.ingest({ files: damaged, shard, finalize: 'never' });
    expect(own.problems).toMatchObject([{ kind: 'damaged-file' }]);
    for (const index of [1, 2, 4, 5]) await leg(rig, index, undefined, { finalize: 'never' });
    const report = await closer(rig);
    expect(report.problems).toMatchObject([{ message: expect.stringMatching(/^Shard 3 of 5 /) }]);
    expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
    await leg(rig, 3, undefined, { finalize: 'never', attempt: 2 });
    expect(gate(await closer(rig, 2), { minPassRate: null }).value).toBe('passed');
  });

  it('without a single test are not seen, save by their own job', async () => {
    const rig = await startRig();
    for (const index of [1, 2, 3, 4]) await leg(rig, index);
    const report = await leg(rig, 5, [{ name: 'x', outcome: 'skipped' }]);
    expect(report).toMatchObject({ problems: [], run: { status: 'completed' } });
    const other = await startRig();
    for (const index of [1, 2, 3]) await leg(other, index);
    await leg(other, 5, []);
    const last = await leg(other, 4);
    expect(last.warnings).toEqual([expect.stringMatching(/^Shard 5 of 5 .* ran no test/)]);
  });
});

describe('a leg of a later attempt', () => {
  const failing: SampleCase[] = [{ name: 'x' }, { name: 'y', outcome: 'failed' }, { name: 'z' }];
  const fixed: SampleCase[] = [{ name: 'x' }, { name: 'y' }, { name: 'z' }];

  it('supersedes that of the one before in a run that is open', async () => {
    const rig = await startRig();
    await leg(rig, 3, failing);
    for (const index of [1, 2, 4]) await leg(rig, index);
    await leg(rig, 3, fixed, { attempt: 2 });
    const report = await leg(rig, 5, undefined, { attempt: 2 });
    expect(await rig.runs()).toHaveLength(1);
    expect(totalOf(report)).toBe(15);
    expect(gate(report, { minPassRate: null }).value).toBe('passed');
    expect(flakyTitles(report)).toEqual(['sample › c › y']);
  });

  it('supersedes that of a run that is finalized, whose other shards still count', async () => {
    const rig = await startRig();
    await leg(rig, 3, failing);
    for (const index of [1, 2, 4, 5]) await leg(rig, index);
    const second = await leg(rig, 3, fixed, { attempt: 2 });
    expect(await rig.runSizes()).toEqual([
      ['completed', 15],
      ['completed', 3],
    ]);
    expect(second.problems).toEqual([]);
    expect(totalOf(second)).toBe(15);
    expect(flakyTitles(second)).toEqual(['sample › c › y']);
    const third = await leg(rig, 1, undefined, { attempt: 3 });
    expect(third.problems).toEqual([]);
    expect(totalOf(third)).toBe(15);
    expect(gate(third, { minPassRate: null }).value).toBe('passed');
  });

  it('counts however many runs of the suite came between', async () => {
    const rig = await startRig();
    await leg(rig, 3, failing);
    for (const index of [1, 2, 4, 5]) await leg(rig, index);
    await leg(rig, 3, fixed, { attempt: 2 });
    for (let other = 1; other <= 100; other += 1) {
      const environment = { ...ENVIRONMENT, GITHUB_RUN_ID: `other-${other}` };
      await rig.ingest(
        { files: [rig.file('other.xml', junitText([{ name: 'x' }]))] },
        { environment },
      );
    }
    const third = await leg(rig, 1, undefined, { attempt: 3 });
    expect(totalOf(third)).toBe(15);
    expect(gate(third, { minPassRate: null }).value).toBe('passed');
  });

  it('is what the closing job judges', async () => {
    const rig = await startRig();
    await leg(rig, 3, failing, { finalize: 'never' });
    for (const index of [1, 2, 4, 5]) await leg(rig, index, undefined, { finalize: 'never' });
    expect(gate(await closer(rig), { minPassRate: null }).value).toBe('failed');
    expect(gate(await closer(rig, 2), { minPassRate: null }).value).toBe('failed');
    expect(await rig.runs()).toHaveLength(1);
    await leg(rig, 3, fixed, { finalize: 'never', attempt: 3 });
    expect(gate(await closer(rig, 3), { minPassRate: null }).value).toBe('passed');
  });
});

it('is told that shards cannot be checked where the service tells no identities', async () => {
  const rig = await startRig();
  hideIdentities(rig);
  const report = await leg(rig, 1, undefined, { finalize: 'always' });
  expect(report.problems).toMatchObject([
    { kind: 'evidence', message: expect.stringContaining('suite-name') },
  ]);
});

function flakyTitles(report: RunReport): string[] {
  return report.cases
    .filter(({ iterations }) => iterations.some(({ flaky }) => flaky))
    .map(({ title }) => title);
}

it('has not reported where its test step failed without a failing test', async () => {
  const rig = await startRig();
  for (const index of [1, 2, 3, 4]) await leg(rig, index);
  const files = [rig.file('shard-5.xml', junitText(passingCases(5, 's5-')))];
  const shard = { index: 5, total: TOTAL };
  const own = await rig.ingest({ files, shard, testOutcome: 'failure' }, attempt(1));
  expect(gate(own, { minPassRate: null }).value).toBe('incomplete');
  const whole = await closer(rig);
  expect(whole.problems).toMatchObject([
    { message: expect.stringMatching(/^Shard 5 of 5 did not/) },
  ]);
  expect(gate(whole, { minPassRate: null }).value).toBe('incomplete');
});
