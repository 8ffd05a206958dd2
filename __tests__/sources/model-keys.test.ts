/** Keys and addresses of models, from the inputs and variables to the provider. */
import { afterEach, expect, test } from '@jest/globals';
import { folderWith } from '../support/folder.ts';
import { say, serveModel, use } from '../support/model-emulator.ts';
import { callProgram } from '../support/program.ts';
import { KEY } from '../support/prompts.ts';
import { serverOf } from '../support/reports.ts';
import { scriptedEntry } from '../support/scripted.ts';

const SUITE = `name: keys
model: my-stub/m
tests:
  - title: asks
    steps:
      - { call: get }
      - { id: p, kind: prompt, prompt: hi }
      - { id: a, kind: assert, assertion: { type: responseContains, needle: x } }
`;
const INCOMPLETE = 3;
const VARIABLE = 'MY_STUB_API_KEY';

const folder = folderWith({
  'suite.yaml': SUITE,
  '.mcp.json': JSON.stringify({ mcpServers: { s: scriptedEntry({ get: {} }) } }),
});
const model = await serveModel();
afterEach(() => {
  delete process.env[VARIABLE];
});

test.each([
  ['the input', [`--model-api-keys=My-Stub=${KEY}`], {}, `Bearer ${KEY}`],
  ['a variable', [], { [VARIABLE]: KEY }, `Bearer ${KEY}`],
  ['nothing', [], {}, undefined],
])('a key from %s', async (_name, options, variables, authorization) => {
  model.script({ status: 401, raw: { error: { message: `Not ${KEY}!` } } });
  Object.assign(process.env, variables);
  const address = `--model-base-urls=my-stub=${model.origin}`;
  const { code, out, log } = await callProgram(folder, 'run', 'suite.yaml', address, ...options);
  expect(code).toBe(INCOMPLETE);
  expect(out).toContain('`my-stub/m`');
  expect(model.requests.map(({ headers }) => headers.authorization)).toEqual([authorization]);
  if (authorization !== undefined) expect(`${out}${log.join('')}`).not.toContain(KEY);
});

test('what a model used is in the report', async () => {
  model.script(use('get'), say('x'));
  const address = `--model-base-urls=my-stub=${model.origin}`;
  const { out } = await callProgram(folder, 'run', 'suite.yaml', address, '--json');
  const { cases, servers } = JSON.parse(out).report;
  expect(servers).toEqual([serverOf({ get: '{"type":"object"}' }, 's')]);
  const tokens = { input: 20, output: 10, total: 30 };
  const iterations = [{ outcome: 'passed', model: 'my-stub/m', tokens, toolCalls: 2 }];
  expect(cases).toMatchObject([{ isSampled: true, iterations }]);
});
