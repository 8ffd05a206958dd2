/** The suites of `examples/`, on the server of `examples/library`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { reportFile } from '../../src/report/report.ts';
import { LIBRARY } from '../support/example-replies.ts';
import { folderWith } from '../support/folder.ts';
import { replyBy, serveModel } from '../support/model-emulator.ts';
import { callProgram } from '../support/program.ts';
import { CALCULATOR } from '../support/runner.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const SERVER = join(EXAMPLES, 'library/index.ts');

const library = spawn(process.execPath, [SERVER, '--http', '0'], {
  env: { PATH: process.env['PATH'] },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const model = await serveModel(replyBy(LIBRARY));

const [line] = await once(library.stdout, 'data');
process.env['LIBRARY_URL'] = /http:\S+/.exec(String(line))?.[0];
afterAll(async () => {
  library.kill();
  await once(library, 'close');
});

const OUTCOMES = {
  'a late book costs 20 cents a day': 'passed passed passed',
  'a book is reserved over HTTP as over stdio': 'passed',
  'a server of somebody else answers too': 'passed',
  'DELIBERATE: a book that is not in the catalogue': 'failed: tool-error',
  'the model looks a book up before it answers': 'passed passed',
  'small talk needs no tool': 'passed',
  'DELIBERATE: the model reserves another book than it was asked for': 'failed: toolCalledWith',
};

test('have the outcomes that they say', async () => {
  const { mcpServers } = JSON.parse(readFileSync(join(EXAMPLES, '.mcp.json'), 'utf8'));
  mcpServers.library = { command: process.execPath, args: [SERVER] };
  // The real one comes from the network: the soak has it.
  mcpServers.everything = CALCULATOR;
  const workspace = folderWith({
    '.mcp.json': JSON.stringify({ mcpServers }),
    'suite.yaml': readFileSync(join(EXAMPLES, 'library.yaml'), 'utf8'),
  });
  const models = ['--model-base-urls', `openai=${model.origin}/v1`];
  const { code, out } = await callProgram(workspace, 'run', 'suite.yaml', '--json', ...models);
  expect(code).toBe(1);
  const { report } = reportFile.parse(JSON.parse(out));
  const found = report.cases.map(({ title, iterations }) => {
    const words = iterations.map(({ outcome, failures: [failure] }) => {
      if (failure === undefined) return outcome;
      return `${outcome}: ${'type' in failure ? failure.type : failure.kind}`;
    });
    return [title, words.join(' ')];
  });
  expect(Object.fromEntries(found)).toEqual(OUTCOMES);
});

test('are valid', async () => {
  const result = await callProgram(EXAMPLES, 'validate', 'library.yaml', 'guide.yaml');
  expect(result).toMatchObject({ code: 0, log: [] });
});
