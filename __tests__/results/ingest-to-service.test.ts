import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../src/client/errors/api-error.ts';
import { gate } from '../../src/gate/gate.ts';
import { allIterations, countIterations } from '../../src/model/counts.ts';
import { CancelledError, ConfigurationError } from '../../src/trouble/errors.ts';
import {
  attempt,
  closeRigsAfterEach,
  hideIdentities,
  startRig,
} from '../support/results/ingest-rig.ts';
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

describe('what the service says is held against what was sent', () => {
  const lossy = [
    ['an append', /iterations$/, { inserted: 199 }, /request 1 of 2 .* 199/],
    [
      'the end',
      /finalize$/,
      { summary: { total: 9, passed: 9, failed: 0 } },
      /9 total.* 400 total/,
    ],
  ] as const;
  it.each(lossy)('%s', async (_name, path, change, message) => {
    const rig = await startRig();
    hideIdentities(rig);
    const files = [rig.file('a.xml', junitText(passingCases(400)))];
    rig.proxy.add({
      method: 'POST',
      path,
      fault: { kind: 'rewrite', change: (body) => ({ ...body, ...change }) },
    });
    const report = await rig.ingest({ files });
    expect(report.problems).toMatchObject([
      { kind: 'evidence', message: expect.stringMatching(message) },
    ]);
    expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
  });

  it.each([
    ['fewer rows', { total: 9, passed: 9, failed: 0 }, /has 9 total, 9 passed; .* 400 total/],
    ['other outcomes', { total: 400, passed: 399, failed: 1 }, /has 399 passed, 1 failed; .* 400/],
  ])('%s than the service tells one by one', async (_what, summary, message) => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(passingCases(400)))];
    rig.proxy.add({
      method: 'POST',
      path: /finalize$/,
      fault: { kind: 'rewrite', change: (body) => ({ ...body, summary }) },
    });
    const report = await rig.ingest({ files });
    expect(report.problems).toMatchObject([
      { kind: 'evidence', message: expect.stringMatching(message) },
    ]);
    expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
  });

  it('names a result that an earlier send of the attempt had otherwise', async () => {
    const rig = await startRig();
    await rig.ingest({ files: [rig.file('a.xml', junitText([{ name: 'a', outcome: 'failed' }]))] });
    const report = await rig.ingest({ files: [rig.file('a.xml', junitText([{ name: 'a' }]))] });
    expect(report.problems).toMatchObject([
      { kind: 'evidence', message: expect.stringContaining('"sample › c › a"') },
    ]);
  });

  it('tells when somebody else reports to the run', async () => {
    const rig = await startRig();
    await rig.ingest({
      files: [rig.file('a.xml', junitText(passingCases(2, 'x')))],
      finalize: 'never',
    });
    const files = [rig.file('b.xml', junitText(passingCases(2, 'y')))];
    const report = await rig.ingest({ files });
    expect(report.problems).toMatchObject([
      { kind: 'evidence', message: expect.stringContaining('4 results') },
    ]);
  });

  it('refuses a given external run id that is taken', async () => {
    const rig = await startRig();
    const externalRunId = 'mine';
    await rig.ingest({
      files: [rig.file('a.xml', junitText(passingCases(2, 'x')))],
      externalRunId,
    });
    const files = [rig.file('b.xml', junitText(passingCases(2, 'y')))];
    const report = await rig.ingest({ files, externalRunId });
    expect(report.problems).toMatchObject([
      { kind: 'evidence', message: expect.stringContaining('external-run-id') },
    ]);
    expect(await rig.runs()).toHaveLength(1);
  });

  it('follows a given external run id with a run of its own where the job is run again', async () => {
    const rig = await startRig();
    const externalRunId = 'mine';
    const failed = [rig.file('a.xml', junitText([{ name: 'a', outcome: 'failed' }]))];
    await rig.ingest({ files: failed, externalRunId });
    const mended = [rig.file('a.xml', junitText([{ name: 'a' }]))];
    const report = await rig.ingest({ files: mended, externalRunId }, attempt(2));
    expect(report).toMatchObject({
      problems: [],
      cases: [{ iterations: [{ outcome: 'passed', flaky: true }] }],
    });
    expect(gate(report, { minPassRate: null }).value).toBe('passed');
    expect(await rig.runs()).toHaveLength(2);
  });
});

describe('trouble', () => {
  it('is no run at all without results, and never a pass', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText([{ name: 'a', outcome: 'skipped' }]))];
    const report = await rig.ingest({ files });
    expect(rig.proxy.requests).toEqual([]);
    expect(report.run).toBeNull();
    expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
  });

  it('is a problem where a file is damaged, and the other results are sent', async () => {
    const rig = await startRig();
    const files = [
      rig.file('a.xml', junitText(passingCases(2))),
      rig.file('b.xml', junitText(passingCases(2, 'u')).slice(0, -20)),
    ];
    const report = await rig.ingest({ files });
    expect(report.problems).toMatchObject([
      {
        kind: 'damaged-file',
        location: { file: 'b.xml' },
        message: expect.stringContaining('b.xml'),
      },
    ]);
    expect((await rig.runs())[0]?.rows.length).toBeGreaterThan(2);
    expect(gate(report, { minPassRate: null }).value).toBe('incomplete');
  });

  it('is a quota problem, not tried again, where the plan allows no more', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    const error =
      'billing_limit_reached {"limit":"maxEvalIterationsPerMonth","currentValue":5,"allowedValue":5,"resetsAt":0}';
    rig.proxy.add({ fault: { kind: 'answer', status: 429, body: { ok: false, error } } });
    const report = await rig.ingest({ files });
    expect(report.problems).toMatchObject([
      {
        kind: 'quota',
        message: expect.stringContaining('maxEvalIterationsPerMonth (5 of 5 used)'),
      },
    ]);
    expect(rig.proxy.requests).toHaveLength(1);
  });

  it('is a refusal beside what was read where the key is wrong', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    const refused = await rig.ingestWithRefusal({ files }, { apiKey: 'sk_wrong' });
    expect(refused.refusal).toBeInstanceOf(ApiError);
    expect(refused.report).toMatchObject({ run: null, problems: [{ kind: 'authentication' }] });
    expect(refused.report.cases).toHaveLength(4);
  });

  it('is a refusal beside what was read where there is no such project', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    const refused = await rig.ingestWithRefusal({ files, project: 'nobody' });
    expect(refused.refusal).toBeInstanceOf(ConfigurationError);
    expect(refused.report).toMatchObject({ run: null, problems: [{ kind: 'evidence' }] });
    expect(refused.report.cases).toHaveLength(4);
  });

  it('is a problem where no project can be looked up', async () => {
    const rig = await startRig();
    rig.proxy.add({ fault: { kind: 'reset' } });
    const files = [rig.file('a.xml', junitText(MIXED))];
    const report = await rig.ingest({ files, project: 'Default', uploadArtifacts: true });
    expect(report).toMatchObject({ run: null, problems: [{ kind: 'network' }] });
    expect(report.cases).toHaveLength(4);
  });

  it('keeps what was read where the job is cancelled amid the upload', async () => {
    const rig = await startRig();
    const cancellation = new AbortController();
    rig.proxy.add({ fault: { kind: 'hang' } });
    const { signal } = cancellation;
    const ingesting = rig.ingest({ files: [rig.file('a.xml', junitText(MIXED))] }, { signal });
    while (rig.proxy.requests.length === 0) await delay(5);
    cancellation.abort(new CancelledError('The job was cancelled.'));
    const report = await ingesting;
    expect(report).toMatchObject({ run: null, problems: [{ kind: 'cancelled' }] });
    expect(report.cases).toHaveLength(4);
  });

  it('ends with the abort reason', async () => {
    const rig = await startRig();
    const files = [rig.file('a.xml', junitText(MIXED))];
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(rig.ingest({ files }, { signal })).rejects.toThrow('cancelled');
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
