import { expect, test } from '@jest/globals';
import { serverEnvironment } from '../../src/service/mcp/environment.ts';

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
