/** A run beside an earlier one, by the client's method. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientOf, hastyClock } from '../../../support/service/action-client.ts';
import { echoCase, failingCase, toolCase } from '../../../support/service/cases.ts';
import { ingest, ingestRow } from '../../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({ maxConcurrentRuns: 10 });
});
afterAll(() => fixture.close());

const compare = (runId: string, options: { baseRunId?: string; previewChars?: number } = {}) =>
  clientOf(fixture.api, { clock: hastyClock }).runs.compare(fixture.api.projectId, runId, options);

let names = 0;
const fresh = () => {
  names += 1;
  return `compared ${names}`;
};
async function run(request: Record<string, unknown>): Promise<{ runId: string; suiteId: string }> {
  const { body } = await fixture.api.post('~/eval-runs', request);
  await fixture.api.awaitRun(body.runId);
  return body;
}
const newSuite = (tests: unknown[]) =>
  run({ suiteName: fresh(), serverIds: [fixture.api.serverId('tools')], tests });
const report = async (suiteName: string, results: unknown[], more: object = {}) =>
  (
    await fixture.api.post(ingest('report'), {
      suiteName,
      externalRunId: fresh(),
      results,
      ...more,
    })
  ).body;

describe('a run of this service', () => {
  it('is held against the nearest completed one before it, case by case', async () => {
    const first = await newSuite([
      ...[echoCase('same'), echoCase('breaks'), failingCase('mends')],
      ...[echoCase('says more'), echoCase('goes'), failingCase('stays bad')],
    ]);
    const { suiteId } = first;
    const extra = { steps: [...echoCase('').steps, { ...echoCase('').steps[1], id: 'again' }] };
    const second = await run({
      suiteId,
      tests: [
        ...[echoCase('same', { runs: 2 }), failingCase('breaks'), echoCase('mends')],
        ...[echoCase('says more', extra), echoCase('comes'), failingCase('stays bad')],
      ],
    });
    const compared = await compare(second.runId);
    expect(compared).toMatchObject({
      suite: { id: suiteId },
      baseline: { policy: 'previous_completed', baseRunId: first.runId },
      baseRun: { id: first.runId, runNumber: 1, result: 'failed', summary: { total: 6 } },
      compareRun: { id: second.runId, runNumber: 2, summary: { total: 7, passed: 5 } },
      passSummary: {
        passed: { base: 4, compare: 5, delta: 1, percentDelta: 25 },
        failed: { base: 2, compare: 2, delta: 0, percentDelta: 0 },
      },
      metrics: {
        wallDurationMs: { base: expect.any(Number), delta: expect.any(Number) },
        // Cases without a model have no tokens to count.
        totalTokens: { base: null, compare: null, delta: null },
        estimatedCostUsd: { base: null, delta: null },
      },
      scoreContract: { base: { scoreIntegrity: null, scoredIterations: 0 }, scorers: [] },
    });
    const told = compared.cases.map(({ title, status, configChanged }) => ({
      ...{ title, status, configChanged },
    }));
    expect(told).toEqual([
      { title: 'same', status: 'unchanged_passed', configChanged: false },
      { title: 'breaks', status: 'regressed', configChanged: true },
      { title: 'mends', status: 'fixed', configChanged: true },
      { title: 'says more', status: 'changed', configChanged: true },
      { title: 'goes', status: 'removed_case', configChanged: false },
      { title: 'stays bad', status: 'unchanged_failed', configChanged: false },
      { title: 'comes', status: 'new_case', configChanged: false },
    ]);
    const [same, breaks] = compared.cases;
    expect(same?.compare.iterationIds).toHaveLength(2);
    expect(breaks).toMatchObject({
      base: { outcome: 'passed', error: null },
      compare: { outcome: 'failed', error: expect.stringContaining('slow') },
    });
  });

  it('tells as much of an error as is asked for', async () => {
    const { runId, suiteId } = await newSuite([failingCase('bad')]);
    const again = await run({ suiteId });
    const { cases } = await compare(again.runId, { baseRunId: runId, previewChars: 4 });
    expect(cases[0]?.compare.error).toHaveLength(4);
  });

  it('needs another to be held against', async () => {
    const { runId, suiteId } = await newSuite([echoCase('a')]);
    const other = await newSuite([echoCase('a')]);
    await expect(compare(runId)).rejects.toMatchObject({
      ...{ status: 404, details: { reason: 'BASELINE_NOT_FOUND' } },
    });
    await expect(compare(runId, { baseRunId: 'none' })).rejects.toMatchObject({
      ...{ status: 404, details: { reason: 'BASELINE_NOT_FOUND' } },
    });
    await expect(compare(runId, { baseRunId: other.runId })).rejects.toMatchObject({ status: 400 });
    const tests = [toolCase('waits', 'slow', { ms: 60_000 })];
    const going = (await fixture.api.post('~/eval-runs', { suiteId, tests })).body;
    await expect(compare(going.runId)).rejects.toMatchObject({ status: 409 });
    await expect(compare(runId, { baseRunId: going.runId })).rejects.toMatchObject({ status: 409 });
    await fixture.api.post(`~/eval-runs/${going.runId}/cancel`, {});
    // A cancelled run is none to be held against unasked.
    const { items } = (await fixture.api.get(`~/eval-suites/${suiteId}/cases`)).body;
    const caseIds = items.flatMap(({ id, title }: { id: string; title: string }) =>
      title === 'a' ? [id] : [],
    );
    const last = await run({ suiteId, caseIds });
    expect((await compare(last.runId)).baseline.baseRunId).toBe(runId);
  });
});

describe('an ingested run', () => {
  const scored = (value: number, passed: boolean, threshold = 0.5, scorer: object = {}) =>
    ingestRow('scored', true, {
      tokens: { total: 10 },
      metadata: {
        scores: [{ scorerId: 'accuracy', value, passed, deterministic: true, ...scorer }],
        evaluationConfig: { scorers: { accuracy: { threshold } } },
      },
    });

  it('has its scores beside those of the other', async () => {
    const suiteName = fresh();
    const first = await report(suiteName, [scored(0.5, true), scored(1, true)]);
    const second = await report(suiteName, [
      ...[scored(0.25, false), scored(0.5, true)],
      // Those that do not hold take no part.
      scored(1, true, 0.5, { scorerId: '' }),
    ]);
    const { scoreContract, cases, metrics } = await compare(second.runId);
    expect(metrics.totalTokens).toEqual({ base: 20, compare: 30, delta: 10, percentDelta: 50 });
    expect(scoreContract).toMatchObject({
      base: { scoreIntegrity: 'valid', scoredIterations: 2, quarantinedIterations: 0 },
      compare: { scoreIntegrity: 'invalid', scoredIterations: 3, quarantinedIterations: 1 },
      evaluationConfigChanged: false,
      scorers: [
        {
          ...{ scorerId: 'accuracy', gating: false, deterministic: true, definitionChanged: false },
          passRate: { base: 1, compare: 0.5, delta: -0.5, percentDelta: -50 },
          meanValue: { base: 0.75, compare: 0.375, delta: -0.375, percentDelta: -50 },
          errorCount: { base: 0, compare: 0 },
        },
      ],
    });
    expect(cases).toMatchObject([
      {
        ...{ title: 'scored', status: 'unchanged_passed', evaluationConfigChanged: false },
        scoreDeltas: [
          {
            scorerId: 'accuracy',
            base: { passed: true, value: 0.75 },
            compare: { passed: false, value: 0.375 },
            value: { delta: -0.375 },
          },
        ],
      },
    ]);
    expect(first.suiteId).toBe(second.suiteId);
  });

  it('says where scorers or cases mean another thing', async () => {
    const suiteName = fresh();
    const asked = (query: string) => ingestRow('asked', true, { query });
    await report(suiteName, [scored(1, true), asked('a')], { evaluationConfigHash: 'one' });
    const { runId } = await report(suiteName, [scored(1, true, 0.9), asked('b')], {
      evaluationConfigHash: 'other',
    });
    const { scoreContract, cases } = await compare(runId);
    expect(scoreContract).toMatchObject({
      ...{ base: { evaluationConfigHash: 'one' }, compare: { evaluationConfigHash: 'other' } },
      ...{ evaluationConfigChanged: true, scorers: [{ definitionChanged: true }] },
    });
    expect(cases).toMatchObject([
      { title: 'scored', status: 'changed', configChanged: false, evaluationConfigChanged: true },
      { title: 'asked', status: 'changed', configChanged: true, evaluationConfigChanged: false },
    ]);
  });
});
