import { expect, test } from '@jest/globals';
import { serverEnvironment } from '../../src/service/mcp/environment.ts';
import { checkResult } from '../../src/service/mcp/results.ts';

const deep = () => {
  let value: unknown = 1;
  for (let level = 0; level < 50_000; level += 1) value = [value];
  return value;
};

test.each([
  ['no object', 5],
  ['no result', {}],
  ['a task', { task: { taskId: '1', status: 'working' } }],
  ['input required', { content: [], resultType: 'input_required' }],
  ['no content list', { content: 5 }],
  ['null in content', { content: [null] }],
  ['content null', { content: null }],
  ['a part without type', { content: [{ text: 'x' }] }],
  ['a text that is none', { content: [{ type: 'text', text: {} }] }],
  ['isError as text', { content: [], isError: 'true' }],
  ['too deep', { structuredContent: deep() }],
])('%s is malformed', (_name, answer) => {
  expect(() => checkResult(answer)).toThrow();
});

test('a sound result stays as it is', () => {
  const result = {
    content: [{ type: 'text', text: 'x' }],
    structuredContent: { a: 1 },
    isError: true,
  };
  expect(checkResult(result)).toEqual(result);
});

test('servers get the allowed variables of the job, and what names them', () => {
  const job = {
    PATH: '/bin',
    LC_ALL: 'C',
    https_proxy: 'http://proxy:8080',
    HTTP_PROXY: 'http://user:pass@proxy:8080',
    SHELL: '() { code; }',
    GITHUB_TOKEN: 'x',
    ACTIONS_RUNTIME_TOKEN: 'x',
    'INPUT_API-KEY': 'x',
  };
  const named = { API_KEY: 'k', INPUT_DIR: 'x' };
  expect(serverEnvironment(job, named)).toEqual({
    PATH: '/bin',
    LC_ALL: 'C',
    https_proxy: 'http://proxy:8080',
    API_KEY: 'k',
    INPUT_DIR: 'x',
  });
});
