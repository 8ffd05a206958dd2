import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { iterationSchema } from '../../../src/contract/resources/iteration.ts';
import { traceSchema } from '../../../src/contract/resources/trace.ts';
import { ingest, ingestRow } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let lastId = 0;
/** Reports a run of an identity no other has; returns its id. */
async function report(results: unknown[], suiteName = 'suite'): Promise<string> {
  lastId += 1;
  const externalRunId = `ext-${lastId}`;
  const request = { suiteName, externalRunId, results };
  const { status, body } = await fixture.api.post(ingest('report'), request);
  expect(status).toBe(200);
  return body.runId;
}
const iterationsOf = async (runId: string) =>
  (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body.items;

describe('rows of an ingested run', () => {
  it('keeps the order and what the rows told', async () => {
    const results = [
      ingestRow('full', false, {
        externalIterationId: 'i-1',
        externalCaseId: 'c-1',
        query: 'Say hi',
        durationMs: 12.5,
        provider: 'anthropic',
        model: 'some-model',
        expectedToolCalls: [{ toolName: 'greet' }],
        actualToolCalls: [{ toolName: 'wave', arguments: { to: 'all' } }],
        tokens: { input: 3, output: 4 },
        error: 'wrong tool',
        errorDetails: 'line 1\nline 2',
        metadata: { file: 'a.test.ts', line: 7 },
        caseId: 'c-1',
        colour: 'a field of newer reporters',
      }),
      ingestRow('bare', true),
      ingestRow('renamed', true, { externalIterationId: 'i-2', externalCaseId: 'c-1' }),
    ];
    const [full, bare, renamed] = await iterationsOf(await report(results));
    for (const item of [full, bare, renamed]) iterationSchema.parse(item);
    expect(full).toMatchObject({
      title: 'full',
      iterationNumber: 1,
      status: 'completed',
      result: 'failed',
      model: 'some-model',
      provider: 'anthropic',
      durationMs: 12.5,
      tokensUsed: 7,
      usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
      expectedToolCalls: [{ toolName: 'greet', arguments: {} }],
      actualToolCalls: [{ toolName: 'wave', arguments: { to: 'all' } }],
      error: 'wrong tool',
      errorDetails: 'line 1\nline 2',
      externalIterationId: 'i-1',
      externalCaseId: 'c-1',
      metadata: { file: 'a.test.ts', line: 7 },
    });
    expect(bare).toMatchObject({
      title: 'bare',
      result: 'passed',
      error: null,
      usage: null,
      externalIterationId: expect.any(String),
      externalCaseId: null,
      metadata: null,
    });
    expect(renamed).toMatchObject({ testCaseId: full.testCaseId, iterationNumber: 2 });
    expect(bare.testCaseId).not.toBe(full.testCaseId);
  });

  it('knows a case of a suite again in another run', async () => {
    const ids = [];
    for (const suiteName of ['recurring', 'recurring', 'different']) {
      const runId = await report([ingestRow('c', true)], suiteName);
      ids.push((await iterationsOf(runId))[0].testCaseId);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each([
    ['a text', 'It said hi.', [{ role: 'assistant', content: 'It said hi.' }]],
    [
      'messages, of which one is none',
      [{ role: 'user', content: 'hi' }, 7],
      [{ role: 'user', content: 'hi' }],
    ],
    [
      'an object with a span that is none',
      { messages: [{ role: 'user', content: 'hi' }], spans: [{ id: 1 }], raw: { any: 'thing' } },
      [{ role: 'user', content: 'hi' }],
    ],
  ])('keeps a trace that is %s', async (_, trace, messages) => {
    const results = [ingestRow('traced', true, { trace }), ingestRow('untraced', true)];
    const runId = await report(results);
    const [traced, untraced] = await iterationsOf(runId);
    const path = (id: string) => `~/eval-runs/${runId}/iterations/${id}/trace`;
    const answer = await fixture.api.get(path(traced.id));
    expect(answer.status).toBe(200);
    expect(traceSchema.parse(answer.body).messages).toEqual(messages);
    const none = await fixture.api.get(path(untraced.id));
    expect(none.status).toBe(404);
    expect(none.body.details).toEqual({ reason: 'TRACE_NOT_AVAILABLE' });
  });
});
