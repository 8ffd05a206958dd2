/** What the source makes of the cases of a suite: definitions, identities, tools, models. */
import { expect, test } from '@jest/globals';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { definitionOf, modelName, toolsOf } from '../../src/sources/evals/case-facts.ts';
import { reportCases } from '../../src/sources/evals/iterations.ts';
import { suiteIn } from '../support/suites.ts';

const ONE = [{ id: 's1', name: 'One' }];
const TWO = [...ONE, { id: 's2', name: 'two' }];

const suiteOf = (cases: string, servers = ONE) =>
  suiteIn(
    `name: s\ntests:\n${cases}`,
    servers.map(({ name }) => name),
  );

async function definition(members: string, servers = ONE): Promise<string> {
  const title = members.includes('title: ') ? '' : 'title: t, ';
  const { tests } = await suiteOf(`  - { ${title}${members} }`, servers);
  if (tests[0] === undefined) throw new Error('no case');
  return definitionOf(tests[0], servers);
}

const CALL = 'call: x, with: { a: 1, b: 2 }, expect: [p, q]';
const has = (needle: string) => `{ type: textContains, needle: ${needle} }`;
const callStep = (more = '') =>
  `{ id: i, kind: toolCall, toolName: x, arguments: { b: 2, a: 1 }${more} }`;
const assertStep = (needle: string) => `{ id: ${needle}, kind: assert, assertion: ${has(needle)} }`;
const FORCED = 'advancedConfig: { toolChoice: { type: tool, toolName: f } }';
const byId = (id: string) => `{ id: a, kind: toolCall, toolName: x, serverId: ${id} }`;
const ASK = 'prompt: hi, calls: x, model: p/m';
const asked = (model: string) =>
  `${model}, steps: [{ id: k, kind: prompt, prompt: hi }, { id: l, kind: assert, assertion: ` +
  '{ type: toolCalledWith, toolName: x, args: { args: {}, argumentMatching: ignore } } }]';

test.each([
  ['other titles, runs and tags', CALL, `${CALL}, title: u, runs: 3, tags: [a]`],
  ['steps of the API', CALL, `steps: [${callStep()}, ${assertStep('p')}, ${assertStep('q')}]`],
  ['assertions in the step', CALL, `steps: [${callStep(`, expect: [${has('p')}, ${has('q')}]`)}]`],
  ['the name of the only server', CALL, `${CALL}, server: One`],
  ['a server by its id', 'call: x', `steps: [${byId('s1')}]`],
  ['a list of one step', 'call: x', 'steps: [{ call: x }]'],
  ['no arguments', 'get: x', 'steps: [{ id: a, kind: promptGet, promptName: x }]'],
  ['a prompt of the API', ASK, asked('model: m, provider: p')],
  ['defaults', ASK, `${asked('model: p/m')}, isNegativeTest: false, matchOptions: {}`],
  ['what is only stored', ASK, `${asked('model: p/m')}, scenario: x, expectedOutput: y`],
  ['a model without a prompt', 'call: x', 'call: x, model: p/m'],
])('the same definition: %s', async (_what, one, other) => {
  expect(await definition(other)).toBe(await definition(one));
});

test.each([
  ['another argument', 'call: x, with: { a: 1 }', 'call: x, with: { a: "1" }'],
  ['an order of steps', 'steps: [{ call: x }, { call: y }]', 'steps: [{ call: y }, { call: x }]'],
  ['another model', ASK, ASK.replace('p/m', 'q/m')],
  ['an order of calls', ASK, `${ASK}, order: exact`],
  ['an expected error', 'call: x', 'call: x, error: true'],
])('another definition: %s', async (_what, one, other) => {
  expect(await definition(other)).not.toBe(await definition(one));
});

test('another server is another definition, and further servers change nothing', async () => {
  const named = await definition('call: one/x', TWO);
  expect(await definition('call: two/x', TWO)).not.toBe(named);
  expect(await definition('call: x')).toBe(named);
});

test('rows and models have identities of their own, which their places do not change', async () => {
  const each = '  - { title: "row {{row.a}}", call: "{{row.a}}", each: [{ a: x }, { a: y }] }\n';
  const models = '  - { title: m, prompt: hi, expect: x, models: [p/a, p/b] }\n';
  const skipped = '  - { title: later, call: x, skip: slow }\n';
  const identities = async (...cases: string[]) =>
    reportCases(await suiteOf(cases.join('')), [], ONE, new Redactor()).map((one) => one.identity);
  const before = await identities(each, models, skipped);
  expect(new Set(before).size).toBe(5);
  expect((await identities(models, skipped, each)).sort()).toEqual(before.sort());
});

test.each([
  ['call: x', ONE, ['One/x']],
  ['call: ONE/x, expect: y', TWO, ['One/x']],
  ['steps: [{ call: two/x }, { call: one/x }, { call: two/x }]', TWO, ['two/x', 'One/x']],
  [`steps: [${byId('s2')}]`, TWO, ['two/x']],
  ['prompt: hi, calls: [x, y], never: z', ONE, ['One/x', 'One/y']],
  ['prompt: hi, calls: [x], order: first, expect: { noToolErrors: true }', ONE, ['One/x']],
  ['prompt: hi, calls: [x]', TWO, []],
  [`${asked('model: p/m')}, ${FORCED}`, ONE, ['One/x', 'One/f']],
  ['read: "file://x"', ONE, ['resources One/file://x']],
  ['steps: [{ get: x }, { call: x }]', ONE, ['prompts One/x', 'One/x']],
])('the tools of %s', async (members, servers, tools) => {
  const { tests } = await suiteOf(`  - { title: t, ${members} }`, servers);
  const found = tests.flatMap((one) => toolsOf(one, servers));
  const shown = found.map(({ server, name, kind }) => `${kind ?? ''} ${server}/${name}`.trim());
  expect(shown).toEqual(tools);
});

test.each([
  ['m', 'p', 'p/m'],
  ['p/m', null, 'p/m'],
  ['P/m', 'p', 'P/m'],
  ['q/m', 'p', 'p/q/m'],
  ['m', undefined, 'm'],
  ['', 'p', null],
  [null, null, null],
])('the model %s of %s is %s', (model, provider, name) => {
  expect(modelName(model, provider)).toBe(name);
});
