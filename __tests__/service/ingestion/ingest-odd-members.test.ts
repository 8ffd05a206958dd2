import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { memberMutations } from '../../support/contract/member-mutations.ts';
import { ingest, ingestRow } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let lastId = 0;
async function report(results: unknown[]) {
  lastId += 1;
  const request = { suiteName: 'suite', externalRunId: `odd-${lastId}`, results };
  return fixture.api.post(ingest('report'), request);
}
async function stored(runId: string) {
  const { body } = await fixture.api.get(`~/eval-runs/${runId}/iterations`);
  return body.items;
}
async function traceOf(runId: string, iterationId: string) {
  return (await fixture.api.get(`~/eval-runs/${runId}/iterations/${iterationId}/trace`)).body;
}

const CALL = { toolName: 'echo', arguments: { text: 'hi' } };

/** As reporters of the published SDK send it. */
const TRACE = {
  messages: [
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: [{ type: 'text', text: 'ho' }] },
  ],
  spans: [{ id: 's', name: 'n', category: 'tool', startMs: 1, endMs: 2, toolName: 'echo' }],
  prompts: [
    {
      ...{ promptIndex: 0, prompt: 'hi', passed: false, missing: [], unexpected: [CALL] },
      ...{ expectedToolCalls: [CALL], actualToolCalls: [CALL] },
      argumentMismatches: [
        { toolName: 'echo', expectedArgs: { text: 'hi' }, actualArgs: { text: 'ho' } },
      ],
      predicateResults: [
        {
          predicate: { type: 'noToolErrors' },
          passed: false,
          reason: 'an error',
          scope: { kind: 'turn', promptIndex: 0 },
        },
      ],
    },
  ],
};

const ROW = {
  ...{ caseTitle: 'odd', passed: false, externalIterationId: 'i-1', externalCaseId: 'c-1' },
  caseId: 'c-1',
  ...{ query: 'hi', durationMs: 5, provider: 'p', model: 'm', error: 'e', errorDetails: 'd' },
  ...{ expectedToolCalls: [CALL], actualToolCalls: [CALL], isNegativeTest: false },
  tokens: { input: 1, output: 2, total: 3 },
  metadata: { any: 'thing' },
  trace: TRACE,
};
const ESSENTIAL = ['caseTitle', 'passed', 'externalIterationId', 'externalCaseId', 'caseId'];

describe('what an SDK sends', () => {
  it('comes back whole, with its mismatches in the shape of the API too', async () => {
    const { status, body } = await report([ROW]);
    expect(status).toBe(200);
    const [iteration] = await stored(body.runId);
    expect(iteration).not.toHaveProperty('leftOut');
    const trace = await traceOf(body.runId, iteration.id);
    expect(trace).toMatchObject(TRACE);
    expect(trace).not.toHaveProperty('leftOut');
    expect(trace.prompts[0].argumentMismatches).toEqual([
      {
        ...TRACE.prompts[0]?.argumentMismatches[0],
        expected: { toolName: 'echo', arguments: { text: 'hi' } },
        actual: { toolName: 'echo', arguments: { text: 'ho' } },
        mismatchedArguments: ['text'],
      },
    ]);
  });

  it('may have tool calls whose arguments are no object', async () => {
    const calls = [{ toolName: 'echo', arguments: '{"text":' }];
    const { body } = await report([{ ...ROW, actualToolCalls: calls, trace: undefined }]);
    expect((await stored(body.runId))[0].actualToolCalls).toEqual(calls);
  });
});

describe('an odd member', () => {
  it('is left out and told, in a row and in its trace', async () => {
    const odd = { promptIndex: 1, prompt: 5, passed: true, missing: [{ toolName: 7 }, CALL] };
    const { body } = await report([
      { ...ROW, durationMs: 'long', tokens: { input: '1', output: 2 }, trace: { prompts: [odd] } },
    ]);
    const [iteration] = await stored(body.runId);
    expect(iteration).toMatchObject({
      ...{ result: 'failed', error: 'e', durationMs: null, usage: { outputTokens: 2 } },
      leftOut: [
        'durationMs: expected number, received string',
        'tokens.input: expected number, received string',
      ],
    });
    expect(await traceOf(body.runId, iteration.id)).toMatchObject({
      prompts: [{ promptIndex: 1, passed: true, missing: [CALL] }],
      leftOut: [
        'prompts[0].prompt: expected string, received number',
        'prompts[0].missing[0].toolName: expected string, received number',
      ],
    });
  });

  it('is told where it is the trace itself', async () => {
    const { body } = await report([{ ...ROW, trace: 5 }]);
    const [iteration] = await stored(body.runId);
    expect(await traceOf(body.runId, iteration.id)).toMatchObject({
      messages: [],
      leftOut: ['expected text, an array or an object, received number'],
    });
  });

  it('costs a row nothing but itself, unless it says which row it is and how it ended', async () => {
    const others = [ingestRow('before', true), ingestRow('after', true)];
    for (const { path, to, value } of memberMutations(ROW)) {
      const place = `${path.join('.')} as ${JSON.stringify(to)}`;
      const { status, body } = await report([others[0], value, others[1]]);
      const [member = ''] = path;
      if (status !== 200) {
        expect([place, ESSENTIAL]).toEqual([place, expect.arrayContaining([member])]);
        expect(body.message).toContain(`results[1].${member}`);
        continue;
      }
      const items = await stored(body.runId);
      expect([place, items.map(({ result }: { result: string }) => result)]).toEqual([
        place,
        ['passed', 'failed', 'passed'],
      ]);
      if (member !== 'trace' || path.length < 2) continue;
      const trace = await traceOf(body.runId, items[1].id);
      for (const name of ['messages', 'spans', 'prompts'] as const) {
        if (path[1] !== name) expect(trace[name]).toMatchObject(TRACE[name]);
      }
      if (path[1] === 'prompts' && path.length > 3) expect(trace.prompts).toHaveLength(1);
    }
  });
});
