import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../src/client/errors/api-error.ts';
import { gate } from '../../src/gate/gate.ts';
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
