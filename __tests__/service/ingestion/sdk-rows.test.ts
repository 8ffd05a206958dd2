/** What the published SDK 6 says in its rows, and what of it can be read again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { traceSchema } from '../../../src/contract/resources/trace.ts';
import { ingest, ingestRow } from '../../support/service/reporters/ingest-rows.ts';
import { SdkReporter, type SdkRow } from '../../support/service/reporters/sdk-reporter.ts';
import {
  fullSdkRow,
  mismatchedTurn,
  scoredMetadata,
} from '../../support/service/reporters/sdk-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let lastRun = 0;
/** An identity no other run has, as the SDK makes it. */
const newRun = (suiteName = 'nightly') => {
  lastRun += 1;
  return { suiteName, externalRunId: `sdk-1763750512${lastRun}-a5f0`, framework: 'vitest' };
};
const reporter = () => {
  const { origin } = new URL(fixture.service.baseUrl);
  return new SdkReporter({ origin, apiKey: fixture.api.key, generation: 'current' });
};
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers whose shape is under test
async function iterationsOf(runId: unknown): Promise<any[]> {
  return (await fixture.api.get(`~/eval-runs/${runId}/iterations?limit=200`)).body.items;
}
async function reported(results: SdkRow[], suiteName?: string) {
  const reply = await reporter().report({ ...newRun(suiteName), results });
  return { reply, runId: reply['runId'], items: await iterationsOf(reply['runId']) };
}

describe('a full row', () => {
  it('is told with everything that was reported', async () => {
    const { items } = await reported([fullSdkRow(1)]);
    expect(items).toMatchObject([
      {
        title: 'case 1',
        caseId: 'tests/booking.eval.ts > case 1',
        externalCaseId: null,
        result: 'passed',
        durationMs: 1234.5,
        usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
        metadata: scoredMetadata,
        isNegativeTest: false,
        expectedOutput: 'A table for two',
      },
    ]);
  });

  it('has its scores and their configuration on the iteration, as they were sent', async () => {
    const other = { ...scoredMetadata, scores: [], evaluationConfig: null };
    const { items } = await reported([
      fullSdkRow(1),
      fullSdkRow(2, { metadata: other }),
      fullSdkRow(3, { metadata: { file: 'a.ts' } }),
    ]);
    const [full, empty, none] = items;
    expect(full.scores).toEqual(scoredMetadata.scores);
    expect(full.evaluationConfig).toEqual(scoredMetadata.evaluationConfig);
    expect(full.metadata).toEqual(scoredMetadata);
    expect([empty.scores, empty.evaluationConfig]).toEqual([[], null]);
    expect(none).not.toHaveProperty('scores');
    expect(none).not.toHaveProperty('evaluationConfig');
  });

  it('has its settings on the iteration, and what widgets showed in the trace', async () => {
    const snapshot = {
      ...{ toolCallId: 'call_1', toolName: 'book', protocol: 'mcp-apps', serverId: 's' },
      ...{ resourceUri: 'ui://book', toolMetadata: { title: 'Book' }, widgetCsp: null },
      widgetHtml: '<p>Booked</p>',
    };
    const widgetSnapshots = [snapshot];
    const results = [
      fullSdkRow(1, { widgetSnapshots }),
      fullSdkRow(2, { widgetSnapshots, trace: undefined }),
      fullSdkRow(3, { widgetSnapshots: 'none', matchOptions: 7 }),
    ];
    const { body } = await fixture.api.post(ingest('report'), { ...newRun(), results });
    const items = await iterationsOf(body.runId);
    expect(items[0]).toMatchObject({
      advancedConfig: { temperature: 0 },
      matchOptions: { toolCallOrder: 'ignore' },
    });
    const traceOf = async (id: string) =>
      (await fixture.api.get(`~/eval-runs/${body.runId}/iterations/${id}/trace`)).body;
    expect(await traceOf(items[0].id)).toMatchObject({ widgetSnapshots, prompts: [{}] });
    expect(await traceOf(items[1].id)).toEqual({ traceVersion: 1, messages: [], widgetSnapshots });
    expect(items[2].leftOut).toHaveLength(2);

    const uploaded = await reported([fullSdkRow(1, { widgetSnapshots })]);
    const path = `~/eval-runs/${uploaded.runId}/iterations/${uploaded.items[0].id}/trace`;
    const { widgetHtml: _, ...kept } = snapshot;
    expect((await fixture.api.get(path)).body.widgetSnapshots).toEqual([
      { ...kept, widgetHtmlBlobId: expect.any(String) },
    ]);
  });

  it('keeps the analysis of its turns, in both shapes of a mismatch', async () => {
    const documented = {
      ...mismatchedTurn,
      promptIndex: 1,
      argumentMismatches: [
        {
          expected: { toolName: 'book', arguments: { seats: 2 } },
          actual: { toolName: 'book', arguments: { seats: 4 } },
          mismatchedArguments: ['seats'],
        },
      ],
    };
    const trace = { messages: [], prompts: [mismatchedTurn, documented] };
    const { runId, items } = await reported([fullSdkRow(1, { passed: false, trace })]);
    const path = `~/eval-runs/${runId}/iterations/${items[0].id}/trace`;
    const { prompts } = traceSchema.parse((await fixture.api.get(path)).body);
    expect(prompts).toMatchObject([
      {
        argumentMismatches: [
          {
            expected: { toolName: 'book', arguments: { seats: 2 } },
            actual: { toolName: 'book', arguments: { seats: 4 } },
          },
        ],
        predicateResults: [{ scope: { kind: 'turn', promptIndex: 0 } }, { scope: 'case' }],
      },
      { argumentMismatches: [{ mismatchedArguments: ['seats'] }] },
    ]);
  });
});

describe('the identity of a case', () => {
  it('is its caseId in every run, whatever its title', async () => {
    const first = await reported([fullSdkRow(1)], 'identity');
    const second = await reported([fullSdkRow(1, { caseTitle: 'renamed' })], 'identity');
    const older = await reported(
      [
        fullSdkRow(1, { caseId: undefined, externalCaseId: fullSdkRow(1)['caseId'] }),
        fullSdkRow(1, { externalCaseId: fullSdkRow(1)['caseId'] }),
        fullSdkRow(2, { caseTitle: 'case 1' }),
      ],
      'identity',
    );
    const [same, both, different] = older.items.map(({ testCaseId }) => testCaseId);
    const { testCaseId } = first.items[0];
    expect(second.items[0].testCaseId).toBe(testCaseId);
    expect([same, both]).toEqual([testCaseId, testCaseId]);
    expect(different).not.toBe(testCaseId);
    expect(older.items[1]).toMatchObject({ iterationNumber: 2 });
  });

  it('is refused where two members contradict each other, and the row is named', async () => {
    const results = [fullSdkRow(1), fullSdkRow(2, { externalCaseId: 'another' })];
    const answer = await fixture.api.post(ingest('report'), { ...newRun(), results });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^results\[1\]\.caseId: .*externalCaseId/);
  });
});

describe('long texts', () => {
  it.each([511, 513, 20_000])('a title and ids of %d characters are kept', async (length) => {
    const title = 't'.repeat(length);
    const rows = [1, 2].map((number) =>
      ingestRow(`${title}${number}`, true, {
        externalIterationId: `${title}-${number}`,
        caseId: `${title}:${number}`,
        externalCaseId: `${title}:${number}`,
      }),
    );
    const { runId, items } = await reported(rows);
    expect(items).toMatchObject(
      rows.map(({ caseTitle, passed: _, ...ids }) => ({ title: caseTitle, ...ids })),
    );
    const again = await fixture.api.post(ingest('runs/iterations'), { runId, results: rows });
    expect(again.body).toMatchObject({ inserted: 0, skipped: 2, total: 2 });
  });

  it('an id that looks like the hash of a long one is another id', async () => {
    const long = 'l'.repeat(600);
    const { items } = await reported([ingestRow('a', true, { externalIterationId: long })]);
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(long));
    const looksLikeIt = `sha256:${Buffer.from(digest).toString('hex')}`;
    const ids = [long, looksLikeIt];
    const both = ids.map((externalIterationId) => ingestRow('a', true, { externalIterationId }));
    expect((await reported(both)).items.map((item) => item.externalIterationId)).toEqual(ids);
    expect(items).toHaveLength(1);
  });

  it('a run is known by an id of any length', async () => {
    const run = { suiteName: 's', externalRunId: 'matrix '.repeat(500) };
    const { runId } = (await fixture.api.post(ingest('runs/start'), run)).body;
    const again = await fixture.api.post(ingest('runs/start'), run);
    expect(again.body).toMatchObject({ runId, reused: true });
    const results = [ingestRow('c', true)];
    await fixture.api.post(ingest('runs/iterations'), { runId, results });
    const wrong = { runId, externalRunId: `${run.externalRunId}.` };
    expect((await fixture.api.post(ingest('runs/finalize'), wrong)).status).toBe(400);
    const end = { runId, externalRunId: run.externalRunId };
    expect((await fixture.api.post(ingest('runs/finalize'), end)).body.result).toBe('passed');
    const { body } = await fixture.api.get(`~/eval-runs/${runId}`);
    expect(body.externalRunId).toBe(run.externalRunId);
  });
});

describe('an odd row', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a call with a text for arguments',
      { actualToolCalls: [{ toolName: 'book', arguments: '{"seats":2}' }, { toolName: 'pay' }] },
      {
        actualToolCalls: [
          { toolName: 'book', arguments: '{"seats":2}' },
          { toolName: 'pay', arguments: {} },
        ],
      },
    ],
    [
      'a call that is none',
      { expectedToolCalls: [7, { toolName: 'pay' }] },
      { expectedToolCalls: [{ toolName: 'pay' }], leftOut: [expect.stringContaining('[0]')] },
    ],
    [
      'odd tokens',
      { tokens: { input: 'ten', output: 5 } },
      { usage: { inputTokens: null, outputTokens: 5 }, leftOut: [expect.any(String)] },
    ],
    ['an error that is a value', { error: { code: 7 } }, { error: '{"code":7}' }],
    [
      'a negative duration',
      { durationMs: -1 },
      { durationMs: null, leftOut: [expect.stringMatching(/^durationMs: /)] },
    ],
    ['an odd duration', { durationMs: '12' }, { durationMs: null, leftOut: [expect.any(String)] }],
    ['odd metadata', { metadata: ['x'] }, { metadata: null, leftOut: [expect.any(String)] }],
    ['no title', { caseTitle: '' }, { title: '' }],
    [
      'ids that are null',
      { externalIterationId: null, externalCaseId: null },
      { caseId: expect.any(String) },
    ],
    ['no identity', { caseId: null, externalCaseId: null }, { caseId: null }],
  ])('with %s is kept, and so are the others', async (_, odd, expected) => {
    const { reply, items } = await reported([fullSdkRow(1), fullSdkRow(2, odd), fullSdkRow(3)]);
    expect(reply).toMatchObject({ summary: { total: 3, passed: 3 } });
    expect(items[1]).toMatchObject({ ...expected, result: 'passed' });
    expect(items[0]).not.toHaveProperty('leftOut');
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['an outcome', { passed: 'yes' }, /^results\[1\]\.passed: .*boolean/],
    ['a title', { caseTitle: null }, /^results\[1\]\.caseTitle: .*string/],
    ['an id', { externalIterationId: 7 }, /^results\[1\]\.externalIterationId: .*string/],
    ['an id that is empty', { caseId: '' }, /^results\[1\]\.caseId: /],
  ])('without %s is named in the refusal', async (_, odd, message) => {
    const results = [fullSdkRow(1), fullSdkRow(2, odd), fullSdkRow(3)];
    const answer = await fixture.api.post(ingest('report'), { ...newRun(), results });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
    expect(answer.body.message.split('\n')).toHaveLength(1);
  });
});
