import { describe, expect, it } from '@jest/globals';
import { programEnvironment } from '../../src/command/program-environment.ts';

const TARGET = { origin: 'http://127.0.0.1:9', apiKey: 'sk_1', project: 'p_1' };

describe('the environment of an eval program', () => {
  it('is that of the step, without what is of the action alone', () => {
    const environment = programEnvironment(
      {
        PATH: '/bin',
        OPENAI_API_KEY: 'of the step',
        GITHUB_TOKEN: 'given by the step',
        GITHUB_EVENT_PATH: '/event.json',
        MCPJAM_API_KEY: 'of another service',
        GITHUB_OUTPUT: '/output',
        GITHUB_STEP_SUMMARY: '/summary',
        'INPUT_API-KEY': 'sk_secret',
        ACTIONS_RUNTIME_TOKEN: 'secret',
        UNSET: undefined,
      },
      TARGET,
      'mark.',
    );
    expect(environment).toEqual({
      PATH: '/bin',
      OPENAI_API_KEY: 'of the step',
      GITHUB_TOKEN: 'given by the step',
      GITHUB_EVENT_PATH: '/event.json',
      MCPJAM_BASE_URL: 'http://127.0.0.1:9',
      MCPJAM_API_KEY: 'sk_1',
      MCPJAM_PROJECT_ID: 'p_1',
      EVAL_SERVER_MARK: 'mark.',
    });
  });

  it('leads past the proxy of the job to what it reports to', () => {
    const { NO_PROXY, no_proxy } = programEnvironment(
      { https_proxy: 'http://proxy:3128', no_proxy: 'intranet' },
      TARGET,
      'mark.',
    );
    expect({ NO_PROXY, no_proxy }).toEqual({
      NO_PROXY: 'intranet,localhost,127.0.0.1,[::1]',
      no_proxy: 'intranet,localhost,127.0.0.1,[::1]',
    });
  });
});
