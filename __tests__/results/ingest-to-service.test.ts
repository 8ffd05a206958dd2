import { describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import { allIterations, countIterations } from '../../src/model/counts.ts';
import { attempt, closeRigsAfterEach, startRig } from '../support/results/ingest-rig.ts';
import { junitText, passingCases, type SampleCase } from '../support/results/junit-text.ts';

closeRigsAfterEach();

const MIXED: SampleCase[] = [
  { name: 'a' },
  { name: 'b', outcome: 'failed' },
  { name: 'c', outcome: 'error' },
  { name: 'd', outcome: 'skipped' },
];

describe('a small set', () => {
  it('is reported in one request', async () => {
    const rig = await startRig();
    const report = await rig.ingest({ files: [rig.file('a.xml', junitText(MIXED))] });
    expect(rig.ingestCalls).toEqual(['report']);
    const [run] = await rig.runs();
    expect(run).toMatchObject({ externalRunId: 'github:octo/demo:77:unit', status: 'completed' });
    expect(run).toMatchObject({
      framework: 'junit',
      expectedIterations: 3,
      ci: {
        provider: 'github-actions',
        pipelineId: '77',
        jobId: 'test',
        runUrl: 'https://github.com/octo/demo/actions/runs/77/attempts/1',
        branch: 'main',
        commitSha: 'c0ffee',
      },
    });
    expect(report).toMatchObject({
      source: 'ingest',
      project: { id: expect.any(String) },
      run: { id: run?.id, status: 'completed', declared: { total: 3, passed: 1, failed: 2 } },
      problems: [],
    });
  });

  it('says of a case what the file says', async () => {
    const rig = await startRig();
    rig.file('src/a.ts', '');
    const report = await rig.ingest({ files: [rig.file('a.xml', junitText(MIXED))] });
    expect(countIterations(allIterations(report))).toMatchObject({
      total: 3,
      passed: 1,
      failed: 2,
      skipped: 1,
    });
    expect(report.cases[1]).toMatchObject({
      title: 'sample › c › b',
      location: { file: 'src/a.ts', line: 7 },
      iterations: [
        {
          outcome: 'failed',
          durationMs: 500,
          error: 'expected 1, got 2',
          errorDetails: 'at check (a.ts:3)',
        },
      ],
    });
    expect((await rig.runs())[0]?.rows[1]).toMatchObject({
      title: 'sample › c › b',
      result: 'failed',
      durationMs: 500,
      error: 'expected 1, got 2',
      externalCaseId: report.cases[1]?.id,
      metadata: { status: 'failed', file: 'src/a.ts', line: 7, resultFile: 'a.xml' },
    });
  });

  it('is sent once although its answer is lost', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    rig.proxy.add({ path: /report$/, times: 1, fault: { kind: 'lose-answer' } });
    const report = await rig.ingest({ files });
    expect(report).toMatchObject({ run: { status: 'completed' }, problems: [] });
    expect(await rig.runSizes()).toEqual([['completed', 3]]);
    expect(rig.ingestCalls).toEqual(['report', 'runs/start']);
  });

  it('changes nothing when the step is repeated', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    const first = await rig.ingest({ files });
    const second = await rig.ingest({ files });
    expect(second).toEqual(first);
    expect(await rig.runSizes()).toEqual([['completed', 3]]);
  });

  it('does not vanish in the run of another step of the same suite name', async () => {
    const rig = await startRig();
    await rig.ingest({ files: [rig.file('a.xml', junitText(passingCases(2, 'x')))] });
    const report = await rig.ingest({
      files: [rig.file('b.xml', junitText(passingCases(2, 'y')))],
    });
    expect(report.problems).toEqual([]);
    expect(
      (await rig.runs()).map(({ externalRunId, rows }) => [externalRunId, rows.length]),
    ).toEqual([
      ['github:octo/demo:77:unit', 2],
      ['github:octo/demo:77:unit#1', 2],
    ]);
  });
});

describe('a large set', () => {
  it('is sent in as few requests as there can be', async () => {
    const rig = await startRig();
    const report = await rig.ingest({ files: [rig.file('a.xml', junitText(passingCases(450)))] });
    expect(rig.ingestCalls).toEqual([
      'runs/start',
      'runs/iterations',
      'runs/iterations',
      'runs/iterations',
      'runs/finalize',
    ]);
    expect(report).toMatchObject({ run: { status: 'completed', result: 'passed' }, problems: [] });
    expect((await rig.runs())[0]?.rows).toHaveLength(450);
  });

  it('goes on where an earlier try of the same attempt stopped', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(passingCases(450)))];
    rig.proxy.add({
      path: /iterations$/,
      skip: 1,
      times: 12,
      fault: { kind: 'answer', status: 503, body: {} },
    });
    const broken = await rig.ingest({ files });
    expect(broken.problems).toMatchObject([{ kind: 'network' }]);
    expect(countIterations(allIterations(broken)).passed).toBe(450);
    expect(gate(broken, { minPassRate: null }).value).toBe('incomplete');
    const whole = await rig.ingest({ files });
    expect(whole).toMatchObject({ run: { status: 'completed' }, problems: [] });
    expect(await rig.runSizes()).toEqual([['completed', 450]]);
  });

  it('is left open where it is not to be finalized', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    const report = await rig.ingest({ files, finalize: 'never' });
    expect(report).toMatchObject({ run: { status: 'running', declared: null }, problems: [] });
    expect((await rig.runs())[0]).toMatchObject({ status: 'running' });
  });
});

describe('a later attempt', () => {
  it('becomes a run of its own once the first one is finalized, and tells what changed', async () => {
    const rig = await startRig();
    await rig.ingest({
      files: [rig.file('a.xml', junitText([{ name: 'a', outcome: 'failed' }, { name: 'b' }]))],
    });
    const files = [rig.file('a.xml', junitText([{ name: 'a' }, { name: 'b' }]))];
    const report = await rig.ingest({ files }, attempt(2));
    expect((await rig.runs()).map(({ externalRunId }) => externalRunId)).toEqual([
      'github:octo/demo:77:unit',
      'github:octo/demo:77:unit#2',
    ]);
    expect(report.problems).toEqual([]);
    expect(
      report.cases.map(({ iterations: [only] }) => [only?.outcome, only?.flaky, only?.attempts]),
    ).toEqual([
      ['passed', true, 2],
      ['passed', false, 2],
    ]);
    expect(await rig.ingest({ files }, attempt(2))).toEqual(report);
  });

  it('warns where what changed cannot be read', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(passingCases(3)))];
    await rig.ingest({ files });
    // The first read tells that the run holds none of these rows, the second one what changed.
    const fault = { kind: 'answer', status: 500, body: {} } as const;
    rig.proxy.add({ method: 'GET', path: /iterations/, skip: 1, fault });
    const report = await rig.ingest({ files }, attempt(2));
    expect(report).toMatchObject({ problems: [], run: { status: 'completed' } });
    expect(report.warnings).toEqual([expect.stringMatching(/^What changed/)]);
  });

  it('finishes the run that an attempt before left open', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(passingCases(3)))];
    await rig.ingest({ files, finalize: 'never' });
    const report = await rig.ingest({ files }, attempt(2));
    expect(await rig.runs()).toMatchObject([{ status: 'completed' }]);
    expect(report.problems).toEqual([]);
    expect(countIterations(allIterations(report)).total).toBe(3);
    expect(gate(report, { minPassRate: null }).value).toBe('passed');
  });
});

it('counts a case of two files twice, under one identity', async () => {
  const rig = await startRig();
  const text = junitText([{ name: 'a' }]);
  const report = await rig.ingest({ files: [rig.file('b.xml', text), rig.file('a.xml', text)] });
  expect(report.cases).toHaveLength(1);
  expect(report.cases[0]?.iterations).toHaveLength(2);
  expect((await rig.runs())[0]?.rows).toHaveLength(2);
});

it('finds a project by its name', async () => {
  const rig = await startRig();
  await rig.ingest({ files: [rig.file('a.xml', junitText(MIXED))], project: 'Default' });
  expect(rig.proxy.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/projects?limit=200',
    expect.stringMatching(/^POST .*projects\/(?!default)[^/]+\/eval-ingest\/report$/),
  ]);
});
