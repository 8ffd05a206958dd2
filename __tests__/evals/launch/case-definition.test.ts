import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TestCase } from '../../../src/contract/cases/test-case.ts';
import { readSuiteCaseSchema } from '../../../src/contract/resources/suite.ts';
import { definitionOfSaved, definitionOfTest } from '../../../src/evals/launch/case-definition.ts';
import { planRun } from '../../../src/evals/launch/plan.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { samples } from '../../support/effort.ts';
import { parseSuiteText } from '../../support/evals/suite-text.ts';

const CALL: TestCase = {
  title: 'calls',
  steps: [{ id: 'a', kind: 'toolCall', serverName: 's', toolName: 't', arguments: { x: 1, y: 2 } }],
};
const ASK: TestCase = {
  title: 'asks',
  model: 'openai/small',
  provider: 'openai',
  steps: [
    { id: 'a', kind: 'prompt', prompt: 'hi' },
    { id: 'b', kind: 'assert', assertion: { type: 'noToolErrors' } },
  ],
};
const SERVERS = ['weather', 'maps'];
const [CALLS, ASKS] = [CALL, ASK].map((test) => definitionOfTest(test, SERVERS));

describe('the definition of a case', () => {
  it('is what it was in the first report that had one', () => {
    expect(CALLS).toBe('8e1a8889983cad75');
    expect(ASKS).toBe('37f27ab45ae520b3');
  });

  it.each<[string, TestCase, Partial<TestCase>]>([
    ['its title', CALL, { title: 'other' }],
    ['what is said of it for people', CALL, { scenario: 'other' }],
    ['how often it runs', CALL, { runs: 7 }],
    ['the ids of its steps', CALL, { steps: CALL.steps.map((step) => ({ ...step, id: 'z' })) }],
    ['a model that it does not prompt', CALL, { model: 'openai/small', provider: 'openai' }],
    [
      'the order in which arguments are written',
      CALL,
      {
        steps: [
          { arguments: { y: 2, x: 1 }, toolName: 't', serverName: 's', kind: 'toolCall', id: 'a' },
        ],
      },
    ],
  ])('stays the same with another one in %s', (_what, test, more) => {
    const [before, after] = [test, { ...test, ...more }].map((one) =>
      definitionOfTest(one, SERVERS),
    );
    expect(after).toBe(before);
  });

  it.each<[string, TestCase, Partial<TestCase>]>([
    ['a prompt', ASK, { steps: [{ id: 'a', kind: 'prompt', prompt: 'hello' }] }],
    ['fewer steps', ASK, { steps: ASK.steps.slice(0, 1) }],
    ['the order of steps', ASK, { steps: ASK.steps.toReversed() }],
    ['a model', ASK, { model: 'openai/large' }],
    ['a provider', ASK, { provider: 'azure' }],
    ['matching', ASK, { matchOptions: { toolCallOrder: 'strict' } }],
    ['predicates', ASK, { predicates: { mode: 'extend', list: [{ type: 'noToolErrors' }] } }],
    ['a negative test', ASK, { isNegativeTest: true }],
    ['how the model is called', ASK, { advancedConfig: { temperature: 0 } }],
    ['a limit', CALL, { limits: { toolTimeoutMs: 1 } }],
    ['a tool', CALL, { steps: CALL.steps.map((step) => ({ ...step, toolName: 'u' })) }],
    ['a server', CALL, { steps: CALL.steps.map((step) => ({ ...step, serverName: 'u' })) }],
  ])('is another one with another one in %s', (_what, test, more) => {
    expect(definitionOfTest({ ...test, ...more }, SERVERS)).not.toBe(
      definitionOfTest(test, SERVERS),
    );
  });

  it('has the servers in it where a prompt is shown their tools', () => {
    expect(definitionOfTest(ASK, ['maps', 'weather', 'maps'])).toBe(ASKS);
    expect(definitionOfTest(ASK, ['maps'])).not.toBe(ASKS);
    expect(definitionOfTest(CALL, ['maps'])).toBe(CALLS);
  });
});

describe('the definition of a saved case', () => {
  const saved = (test: TestCase, more: object = {}) =>
    readSuiteCaseSchema.parse({
      ...{ id: 'tc_1', title: test.title, steps: test.steps, iterations: 3, isNegative: false },
      models: test.model === undefined ? [] : [{ model: test.model, provider: test.provider }],
      ...{ createdAt: 1, updatedAt: 2, ...more },
    });

  it('is that of the file which it was saved from', () => {
    expect(definitionOfSaved(saved(CALL), SERVERS)).toBe(CALLS);
    expect(definitionOfSaved(saved(ASK), SERVERS)).toBe(ASKS);
  });

  it('does not hang on when it was saved, but on all that it does', () => {
    expect(definitionOfSaved(saved(ASK, { updatedAt: 9, lastRun: 'r_9' }), SERVERS)).toBe(ASKS);
    const others = [
      { models: [{ model: 'openai/large', provider: 'openai' }] },
      { matchOptions: { toolCallOrder: 'strict' } },
      { checks: [{ type: 'noToolErrors' }] },
      { isNegative: true },
      { steps: [7, null, ...ASK.steps] },
    ].map((more) => definitionOfSaved(saved(ASK, more), SERVERS));
    expect(new Set([ASKS, ...others]).size).toBe(others.length + 1);
  });

  it('is not known where the service does not tell the steps, or none that end', () => {
    const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    for (const steps of [undefined, null, 'prompt', [nested]]) {
      expect(definitionOfSaved(saved(CALL, { steps }), SERVERS)).toBeNull();
    }
  });
});

/** Tests of a suite file, of several rows and models. */
const TESTS = [
  '{ title: calls, tags: [a], steps: [{ kind: toolCall, toolName: t }] }',
  '{ title: "asks {{row.n}}", each: [{ n: 1 }, { n: 2 }], steps: [{ kind: prompt, prompt: "{{row.n}}" }, { kind: assert, assertion: { type: noToolErrors } }] }',
  '{ title: rows, each: [{ n: 1 }, { n: 2 }], steps: [{ kind: toolCall, toolName: "t{{row.n}}" }] }',
  '{ title: "no: [x] ` \\"q\\"", steps: [{ kind: toolCall, toolName: "]}" }] }',
];

/** Identity and definition of each case that is sent, in order. */
async function casesOf(tests: readonly string[], head = 'name: a'): Promise<[string, unknown][]> {
  const list = tests.map((test) => `  - ${test}`).join('\n');
  const { suite } = await parseSuiteText(
    `${head}\nmodels: [openai/small, openai/large]\ntests:\n${list}`,
  );
  const named = suite.tests.map((test) => ({
    ...test,
    steps: test.steps.map((step) => ({ serverName: 's', ...step })),
  })) as TestCase[];
  const created = { runId: 'r_1' };
  const { cases } = planRun({ tests: named }, created, { saved: null, servers: SERVERS });
  return (cases ?? []).map(({ title, definition }) => [identityOfTitle(title), definition]);
}

describe('identity and definition of the cases of a file', () => {
  it('are those of each case, whatever else is in the file and where', async () => {
    const whole = new Map(await casesOf(TESTS));
    expect(whole.size).toBe(1 + 4 + 2 + 1);
    expect(new Set(whole.values()).size).toBe(whole.size);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(TESTS, { minLength: 1 }), async (some) => {
        const found = await casesOf(some, 'name: renamed\ntags: [x]\nruns: 9\nconcurrency: 2');
        expect(found).toEqual(found.map(([identity]) => [identity, whole.get(identity)]));
      }),
      samples({ ci: 30, soak: 500 }),
    );
  });

  it('of a row stay where its title has its value, and go with its place where it has not', async () => {
    const moved = (tests: readonly string[]) =>
      tests.map((test) => test.replace('{ n: 1 }, { n: 2 }', '{ n: 2 }, { n: 1 }'));
    const [before, after] = [await casesOf(TESTS), await casesOf(moved(TESTS))];
    const named = (cases: [string, unknown][]) => new Map(cases.slice(1, 5));
    expect(named(after)).toEqual(named(before));
    // The identity is that of the first row still; that it is another test now, its definition says.
    expect(after[5]?.[0]).toBe(before[5]?.[0]);
    expect(after[5]?.[1]).toBe(before[6]?.[1]);
  });
});
