import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { echoCase, promptCase, toolCase } from '../../support/service/cases.ts';
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

const assert = (assertion: Record<string, unknown>, index = 0) => ({
  id: `assert-${index}`,
  kind: 'assert',
  assertion,
});
const PROMPT = { id: 'ask', kind: 'prompt', prompt: 'Say hi' };
const [CALL] = toolCase('', 'echo', { text: 'hi' }).steps;

const newRun = (tests: unknown[]) => ({
  suiteName: 'evidence',
  model: 'dead/x',
  serverIds: [fixture.api.serverId('tools')],
  tests,
});
const newSuite = ({ suiteName: name, ...suite }: ReturnType<typeof newRun>) => ({ name, ...suite });

const withPrompt = (...assertions: Record<string, unknown>[]) => ({
  title: 'c',
  steps: [PROMPT, ...assertions.map(assert)],
});
const FORBIDDEN = { type: 'toolNeverCalled', toolName: 'slow' };

describe('a case that cannot fail is refused, with its place', () => {
  it.each<[string, object, string, RegExp]>([
    [
      'one that only asserts',
      { title: 'c', steps: [assert({ type: 'noToolErrors' }), assert(FORBIDDEN, 1)] },
      'tests[0].steps',
      /case "c" runs nothing/,
    ],
    [
      'an assertion before anything ran',
      { title: 'c', steps: [assert(FORBIDDEN), CALL] },
      'tests[0].steps[0]',
      /asserts before anything has run/,
    ],
    [
      'an assertion on a result before there is one',
      { title: 'c', steps: [PROMPT, assert({ type: 'textContains', needle: 'hi' }), CALL] },
      'tests[0].steps[1]',
      /asserts textContains of a result, but no step before it has one/,
    ],
    [
      'a prompt beside a judged result, itself not judged',
      { title: 'c', steps: [CALL, PROMPT, assert({ type: 'textContains', needle: 'hi' })] },
      'tests[0]',
      /asserts nothing that could fail/,
    ],
    [
      'a reference to what nothing captures',
      {
        title: 'c',
        steps: [
          { ...CALL, capture: { id: '$.id' } },
          { ...CALL, arguments: { text: ['{{ids}}'] } },
        ],
      },
      'tests[0].steps[1]',
      /refers to \{\{ids\}\}, which no step before it captures/,
    ],
    [
      'a member of a step that the service does not know',
      { title: 'c', steps: [{ ...CALL, expectErorr: true }] },
      'tests[0].steps[0].expectErorr',
      /is not known, and is not ignored/,
    ],
    [
      'a member of an assertion that the service does not know',
      { title: 'c', steps: [{ ...CALL, expect: [{ type: 'isError', value: false, when: 1 }] }] },
      'tests[0].steps[0].expect[0].when',
      /is not known, and is not ignored/,
    ],
    [
      'a path that cannot be read',
      { title: 'c', steps: [CALL, assert({ type: 'jsonPath', path: '$.a[', exists: true })] },
      'tests[0].steps[1].assertion.path',
      /"\$\.a\[" is no JSON path: a bracket or a quote in it is not closed$/,
    ],
    [
      'a path with the number of an item behind a dot',
      { title: 'c', steps: [{ ...CALL, capture: { a: '$.items.0' } }] },
      'tests[0].steps[0].capture.a',
      /"\$\.items\.0" is no JSON path: it cannot be read from "0" on; an item of a list is written as `\[0\]`$/,
    ],
    [
      'a path that ends too early, of what a snapshot leaves out',
      {
        title: 'c',
        steps: [
          { ...CALL, expect: [{ type: 'matchesSnapshot', snapshot: 1, mask: [{ path: '$.' }] }] },
        ],
      },
      'tests[0].steps[0].expect[0].mask[0].path',
      /"\$\." is no JSON path: it ends too early$/,
    ],
    [
      'a negative test without a prompt',
      echoCase('c', { isNegativeTest: true }),
      'tests[0].isNegativeTest',
      /asks that a model calls no tool, but has no prompt/,
    ],
    ['a prompt without an assertion', withPrompt(), 'tests[0]', /asserts nothing that could fail/],
    [
      'a prompt with an expected output alone',
      { ...withPrompt(), expectedOutput: 'hi' },
      'tests[0]',
      /expectedOutput is kept, but not judged/,
    ],
    [
      'a prompt behind a judged call, itself not judged',
      { title: 'c', steps: [CALL, assert({ type: 'noToolErrors' }), PROMPT] },
      'tests[0]',
      /asserts nothing that could fail/,
    ],
    [
      'a pattern that matches anything',
      withPrompt({ type: 'responseMatches', pattern: '.*' }),
      'tests[0]',
      /asserts nothing that could fail/,
    ],
    [
      'more turns than there can be',
      withPrompt({ type: 'turnCountUnder', turns: 21 }),
      'tests[0]',
      /asserts nothing that could fail/,
    ],
    [
      'tools that are never called where none may be',
      { ...withPrompt(FORBIDDEN), isNegativeTest: true, advancedConfig: { toolChoice: 'none' } },
      'tests[0]',
      /asserts nothing that could fail/,
    ],
    [
      'an order of calls that names none',
      { ...withPrompt(), matchOptions: { toolCallOrder: 'in-order' } },
      'tests[0]',
      /asserts nothing that could fail/,
    ],
    [
      'a setting the engine would ignore',
      promptCase('c', { advancedConfig: { temperature: 0, maxTokens: 5 } }),
      'tests[0].advancedConfig.maxTokens',
      /would ignore; it knows system, temperature, toolChoice/,
    ],
    [
      'a tool choice of another form',
      promptCase('c', { advancedConfig: { toolChoice: 'echo' } }),
      'tests[0].advancedConfig.toolChoice',
      /it must be "auto", "none", "required" or/,
    ],
    [
      'an argument that was rounded',
      toolCase('c', 'echo', { deep: [{ id: 2 ** 53 }] }),
      'tests[0].steps[0].arguments.deep[0].id',
      /integers beyond 2\^53 are rounded/,
    ],
    [
      'an expected argument that was rounded',
      {
        title: 'c',
        steps: [
          CALL,
          assert({ type: 'toolCalledWith', toolName: 'echo', args: { args: { id: -(2 ** 60) } } }),
        ],
      },
      'tests[0].steps[1].assertion.args.args.id',
      /Write it as a text/,
    ],
  ])('%s', async (_what, testCase, place, message) => {
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
