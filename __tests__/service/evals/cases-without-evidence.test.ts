import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { echoCase } from '../../support/service/cases.ts';
import {
  assert,
  CALL,
  FORBIDDEN,
  REFUSED_CASES,
  withPrompt,
} from '../../support/service/refused-cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({
    // Nobody listens there, so that an accepted run costs nothing and ends soon.
    models: { providers: { dead: { baseUrl: 'http://127.0.0.1:9/v1' } } },
    maxConcurrentRuns: 1_000,
  });
});
afterAll(() => fixture.close());

const newRun = (tests: unknown[]) => ({
  suiteName: 'evidence',
  model: 'dead/x',
  serverIds: [fixture.api.serverId('tools')],
  tests,
});
const newSuite = ({ suiteName: name, ...suite }: ReturnType<typeof newRun>) => ({ name, ...suite });

describe('a case that cannot fail is refused, with its place', () => {
  it.each(REFUSED_CASES)('%s', async (_what, testCase, place, message) => {
    const refused = [
      await fixture.api.post('~/eval-runs', newRun([testCase])),
      await fixture.api.post('~/eval-suites', newSuite(newRun([testCase]))),
    ];
    for (const { status, body } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
      expect(body.message).toMatch(message);
      expect(body.message.startsWith(`${place}: `)).toBe(true);
    }
  });

  it('as is a stored one that another version let in', async () => {
    const { body } = await fixture.api.post('~/eval-suites', newSuite(newRun([echoCase('kept')])));
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(fixture.databasePath);
    const definition = JSON.stringify({ title: 'kept', steps: [assert({ type: 'noToolErrors' })] });
    database
      .prepare('UPDATE testCases SET definition = ? WHERE suiteId = ?')
      .run(definition, body.suiteId);
    database.close();
    const rerun = await fixture.api.post('~/eval-runs', { suiteId: body.suiteId });
    expect(rerun.status).toBe(400);
    expect(rerun.body.message).toMatch(/^case "kept" runs nothing/);
    const mended = { suiteId: body.suiteId, tests: [echoCase('kept')] };
    expect((await fixture.api.post('~/eval-runs', mended)).status).toBe(202);
  });
});

describe('a case that can fail is taken', () => {
  it.each<[string, object]>([
    ['a call alone, which asserts its own success', { title: 'c', steps: [CALL] }],
    ['a negative test', { ...withPrompt(), isNegativeTest: true }],
    ['no extra calls', { ...withPrompt(), matchOptions: { extraToolCalls: 0 } }],
    ['a predicate', { ...withPrompt(), predicates: { mode: 'extend', list: [FORBIDDEN] } }],
    ...[
      FORBIDDEN,
      { type: 'noToolErrors' },
      { type: 'toolCalledAtLeastOnce', toolName: 'echo' },
      { type: 'firstToolWas', toolName: 'echo' },
      { type: 'toolCalledWith', toolName: 'echo', args: { args: { n: Number.MAX_SAFE_INTEGER } } },
      { type: 'toolCalledWith', toolName: 'echo', args: { args: { n: 1e21 } } },
      { type: 'responseContains', needle: 'x' },
      { type: 'responseMatches', pattern: '^[^x]*$' },
      { type: 'finalAssistantMessageNonEmpty' },
      { type: 'tokenBudgetUnder', tokens: 1_000_000 },
      { type: 'turnCountUnder', turns: 20 },
    ].map((assertion): [string, object] => [JSON.stringify(assertion), withPrompt(assertion)]),
  ])('%s', async (_what, testCase) => {
    const { status, body } = await fixture.api.post('~/eval-runs', newRun([testCase]));
    expect([status, body.warnings]).toEqual([202, undefined]);
    await fixture.api.post(`~/eval-runs/${body.runId}/cancel`);
  });

  it('and what of it is not judged is told', async () => {
    const { body } = await fixture.api.post(
      '~/eval-runs',
      newRun([echoCase('c', { expectedOutput: 'hi' })]),
    );
    expect(body.warnings).toEqual([
      'case "c": expectedOutput is kept with the results, but nothing is held against it.',
    ]);
  });
});

describe('a tool that nobody has', () => {
  const misspelt = { type: 'toolNeverCalled', toolName: 'slwo' };

  it('is a warning where a case forbids it', async () => {
    const guarded = { title: 'c', steps: [CALL, assert(misspelt)] };
    const { status, body } = await fixture.api.post('~/eval-runs', newRun([guarded]));
    expect(status).toBe(202);
    expect(body.warnings).toEqual([
      expect.stringMatching(
        /^case "c": toolNeverCalled names "slwo", which no server .* Did you mean "slow"\?/,
      ),
    ]);
    expect(await fixture.api.awaitRun(body.runId)).toMatchObject({ result: 'passed' });
  });

  it('does not count as what a prompt is judged by', async () => {
    const { status, body } = await fixture.api.post('~/eval-runs', newRun([withPrompt(misspelt)]));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.stringMatching(/case "c" prompts a model.* Did you mean "slow"\?/),
      details: { reason: 'NO_EVIDENCE' },
    });
  });
});
