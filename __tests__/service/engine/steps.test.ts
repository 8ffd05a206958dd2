/** Steps that ask a server. */
import { expect, test } from '@jest/globals';
import type { ResultAssertion } from '../../../src/api/cases/assertions.ts';
import type { ExpectedError, ServerStep, Step } from '../../../src/api/cases/steps.ts';
import { RunServer } from '../../../src/service/engine/plan.ts';
import { call, expectText, Place, run, runServer, testInOneRun } from '../../support/engine.ts';

const place = new Place();

type More = Partial<Pick<ServerStep, 'expect' | 'expectError' | 'serverId' | 'serverName'>>;
const greet = (more: More = {}, promptName = 'greet'): Step => {
  return { id: 'p', kind: 'promptGet', promptName, arguments: { name: 'Ada' }, ...more };
};
const read = (uri: string, more: More = {}): Step => {
  return { id: 'r', kind: 'resourceRead', uri, ...more };
};
type List = 'toolList' | 'promptList' | 'resourceList' | 'resourceTemplateList';
const list = (kind: List, more = {}) => ({ id: 'l', kind, ...more }) satisfies Step;
const expects = (...assertions: ResultAssertion[]) => ({ expect: assertions });
const finds = (path: string, more: object) => expects({ type: 'jsonPath', path, ...more });
const error = (expectError: ExpectedError) => ({ expectError });
const toolError = { kind: 'tool-error', server: 's', code: -32601, message: 'no' };
const templates = 'resources/templates/list';
const isError: ResultAssertion = { type: 'isError' };
const isX: ResultAssertion = { type: 'textEquals', text: 'x' };
const noError = { type: 'isError', tool: 'count', step: 'c' };
const noX = { ...noError, type: 'textEquals' };
const noTemplates = list('resourceTemplateList', finds('$.resourceTemplates', { count: 0 }));
const unexpected = { kind: 'assertion', type: 'expectError', step: 'c' };
const refused = { ...toolError, what: 'list', tool: templates };
const noMatch = { ...unexpected, expected: 'x', observed: 'no such thing' };
const came = { ...unexpected, observed: 'count 0' };
const rounded = { kind: 'limit', which: 'integer', path: '$.id' };
const crashed = { kind: 'server', reason: 'crash', phase: 'call', tool: null };

const rows: [string, Step[], object[]][] = [
  ['a prompt', [greet(expects({ type: 'textEquals', text: 'Hello Ada' }))], []],
  ['a prompt and an assertion after it', [greet(), expectText('Hello Ada')], []],
  ['a resource', [read('note:1', expects({ type: 'hasContent', mimeType: 'text/*' }))], []],
  ['a list of tools', [list('toolList', finds('$.tools[0].name', { equals: 'count' }))], []],
  ['all pages of a list', [list('promptList', finds('$.prompts', { count: 2 }))], []],
  ['resources', [list('resourceList', finds('$.resources[0].uri', { equals: 'note:1' }))], []],
  ['a list that is refused is not empty', [noTemplates], [refused]],
  ['an expected refusal', [list('resourceTemplateList', error({ contains: 'NO' }))], []],
  ['an unknown prompt', [greet({}, 'bye')], [{ ...toolError, what: 'prompt', tool: 'bye' }]],
  ['an unknown resource', [read('a:b')], [{ ...toolError, what: 'resource', tool: 'a:b' }]],
  ['each expectation that is missed', [call('count', expects(isError, isX))], [noError, noX]],
  ['an expected error with content', [call('refuse', { ...error(true), ...expects(isError) })], []],
  ['an error that does not come', [call('count', error(true))], [{ ...came, condition: 'any' }]],
  [
    'an error with a text that does not come',
    [call('count', error({ contains: 'NO' }))],
    [{ ...came, condition: 'succeeded', expected: 'NO' }],
  ],
  ['a pattern', [call('refuse', error({ matches: '^no .* thing$' }))], []],
  ['another text', [call('refuse', error({ matches: 'NO' }))], [{ ...unexpected, expected: 'NO' }]],
  ['both must hold', [call('refuse', error({ contains: 'SUCH', matches: 'x' }))], [noMatch]],
  ['a rounded integer in an error', [call('big-error', error({ contains: '9007' }))], [rounded]],
  ['a crash instead', [read('note:crash', error(true)), call('count')], [crashed]],
];

testInOneRun(place, rows);

test('a list that a server does not offer is not empty', async () => {
  const steps = [list('promptList'), list('resourceTemplateList')];
  const servers = [runServer(place.server({ BARE: '1' }))];
  const { failures } = await run(place, [steps, [list('promptList', error(true))]], { servers });
  expect(failures).toMatchObject([[{ tool: 'prompts/list' }, { tool: templates }], []]);
});

test('prompts, resources and lists change nothing', async () => {
  const steps = [greet(), read('note:1'), list('toolList'), list('promptList')];
  const before = place.lines.length;
  const { results } = await run(place, [steps, steps, steps]);
  expect(results).toEqual(['passed', 'passed', 'passed']);
  expect(place.lines.length - before).toBe(1);
});

test('the server of a step: by id, by name, by name in other case', async () => {
  const named = (name: string, id: string) => new RunServer({ ...place.server(), name }, null, id);
  const servers = [named('One', '1'), named('one', '2'), named('Two', '3')];
  const byId = call('refuse', { serverId: '2', serverName: 'Two' });
  const steps = [byId, greet({ serverName: 'one' }, 'x'), read('x', { serverName: 'TWO' })];
  const { failures } = await run(place, [steps], { servers });
  expect(failures).toMatchObject([[{ server: 'one' }, { server: 'one' }, { server: 'Two' }]]);
});

test('what is stored of an iteration', async () => {
  const args = { args: { a: 1 } };
  const assertion = { type: 'toolCalledWith' as const, toolName: 'count', args };
  const claim = { id: 'a', kind: 'assert' as const, assertion };
  const steps = [greet(), call('count', { arguments: { a: 1 } }), claim];
  const { outcomes } = await run(place, [steps]);
  const calls = [{ toolName: 'count', arguments: { a: 1 } }];
  expect(outcomes).toMatchObject([{ toolCalls: calls, expectedToolCalls: calls, usage: null }]);
  const { spans, messages } = outcomes[0]?.trace ?? {};
  expect(spans).toMatchObject([
    { name: 'prompts/get', toolName: null, authoredStepId: 'p', status: 'ok' },
    { name: 'call', toolName: 'count', authoredStepId: 'c', status: 'ok' },
  ]);
  const input = { name: 'greet', arguments: { name: 'Ada' } };
  const asked = { role: 'assistant', content: [{ toolName: 'prompts/get', input }] };
  expect(messages).toMatchObject([asked, { role: 'tool' }, {}, {}]);
});
