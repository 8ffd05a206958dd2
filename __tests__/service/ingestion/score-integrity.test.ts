import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest, ingestRow } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const ACCURACY = { scorerId: 'accuracy', value: 0.75, passed: true, gating: true };
const evaluationConfig = { version: 2 };
const scoredRow = (scores: unknown, more: Record<string, unknown> = { evaluationConfig }) =>
  ingestRow('c', true, { metadata: { scores, ...more } });

let lastRun = 0;
const start = async () => {
  lastRun += 1;
  const run = { suiteName: 'scored', externalRunId: `scored-${lastRun}` };
  const { runId } = (await fixture.api.post(ingest('runs/start'), run)).body;
  return { runId, externalRunId: run.externalRunId };
};
const append = (runId: string, results: unknown[]) =>
  fixture.api.post(ingest('runs/iterations'), { runId, results });
const integrityOf = async (runId: string) =>
  (await fixture.api.get(`~/eval-runs/${runId}`)).body.scoreIntegrity;
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers whose shape is under test
const iterationsOf = async (runId: string): Promise<any[]> =>
  (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body.items;

describe('the scores of a run', () => {
  it('are said to hold once it has ended, and not before', async () => {
    const run = await start();
    await append(run.runId, [scoredRow([ACCURACY]), ingestRow('unscored', true)]);
    expect(await integrityOf(run.runId)).toBeNull();
    await fixture.api.post(ingest('runs/finalize'), run);
    expect(await integrityOf(run.runId)).toBe('valid');
    const [scored, unscored] = await iterationsOf(run.runId);
    expect(scored).toMatchObject({ scoreIntegrity: null, scores: [ACCURACY] });
    expect(unscored).not.toHaveProperty('scoreIntegrity');
  });

  it('are nothing to be said of where there are none', async () => {
    const run = await start();
    await append(run.runId, [ingestRow('c', true), scoredRow([]), scoredRow(null)]);
    await fixture.api.post(ingest('runs/finalize'), run);
    expect(await integrityOf(run.runId)).toBeNull();
  });

  it('hold no more where one row of another request does not', async () => {
    const run = await start();
    const other = { ...ACCURACY, gating: false };
    await append(run.runId, [scoredRow([ACCURACY])]);
    const row = { ...scoredRow([other]), externalIterationId: 'second' };
    await append(run.runId, [row]);
    // A row that the run has is not counted again.
    await append(run.runId, [row]);
    await fixture.api.post(ingest('runs/finalize'), run);
    expect(await integrityOf(run.runId)).toBe('invalid');
    expect((await iterationsOf(run.runId))[1]).toMatchObject({
      scoreIntegrity: 'score_integrity_invalid',
      scoreProblem: expect.stringMatching(/"accuracy" is declared otherwise/),
    });
  });

  it.each<[string, unknown, RegExp]>([
    ['no list', scoredRow({ accuracy: 1 }), /^scores: /],
    ['a value that is none', scoredRow([{ ...ACCURACY, value: 'high' }]), /^scores\.0\.value: /],
    ['no scorer', scoredRow([{ value: 1 }]), /^scores\.0\.scorerId: /],
    ['no configuration', scoredRow([ACCURACY], {}), /no evaluationConfig/],
    ['a scorer twice', scoredRow([ACCURACY, ACCURACY]), /scores twice/],
    [
      'a gating score that contradicts the row',
      scoredRow([{ ...ACCURACY, passed: false }]),
      /the row passed, though the gating scorer "accuracy" did not/,
    ],
    [
      'an error that passed',
      scoredRow([{ ...ACCURACY, status: 'error' }]),
      /ended in an error, and passed/,
    ],
  ])('with %s do not hold, and the row says why', async (_, row, problem) => {
    const run = await start();
    await append(run.runId, [row]);
    await fixture.api.post(ingest('runs/finalize'), run);
    expect(await integrityOf(run.runId)).toBe('invalid');
    expect(await iterationsOf(run.runId)).toMatchObject([
      { result: 'passed', scoreProblem: expect.stringMatching(problem) },
    ]);
  });
});
