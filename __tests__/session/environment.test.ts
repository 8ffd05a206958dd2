import { describe, expect, it } from '@jest/globals';
import {
  namedVariables,
  serviceEnvironment,
  withheldPasswords,
} from '../../src/session/environment.ts';

const environment = {
  PATH: '/bin',
  HOME: '/home/runner',
  https_proxy: 'http://proxy.test',
  NODE_EXTRA_CA_CERTS: '/ca.pem',
  NODE_OPTIONS: '--require /evil.js',
  GITHUB_TOKEN: 'ghs_1',
  AWS_SECRET_ACCESS_KEY: 'aws',
  'INPUT_API-KEY': 'sk_1',
  INPUT_NOTES: 'n',
  ACTIONS_RUNTIME_TOKEN: 'rt',
  WEATHER_TOKEN: 'weather-1',
  UNSET: undefined,
};

describe('namedVariables', () => {
  it('finds each variable once', () => {
    const named = (name: string) => `\${${name}}`;
    const text = `{"A":"${named('WEATHER_TOKEN')}","B":"x${named('OTHER:-none')}y${named('WEATHER_TOKEN')}","C":"$NO","D":"${named('env:EDITED')}"}`;
    expect(namedVariables(text)).toEqual(['WEATHER_TOKEN', 'OTHER', 'EDITED']);
  });
});

describe('serviceEnvironment', () => {
  it('passes on what any program needs, and what the configuration names', () => {
    expect(serviceEnvironment(environment, ['WEATHER_TOKEN', 'UNSET'])).toEqual({
      PATH: '/bin',
      HOME: '/home/runner',
      https_proxy: 'http://proxy.test',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
      WEATHER_TOKEN: 'weather-1',
    });
  });

  it('passes the GITHUB_TOKEN on only where it is named', () => {
    expect(serviceEnvironment(environment, [])).not.toHaveProperty('GITHUB_TOKEN');
    expect(serviceEnvironment(environment, ['GITHUB_TOKEN'])).toMatchObject({
      GITHUB_TOKEN: 'ghs_1',
    });
  });

  it.each(['INPUT_NOTES', 'ACTIONS_RUNTIME_TOKEN', 'actions_id_token_request_token'])(
    'keeps %s back even where it is named',
    (name) => {
      const values = { ...environment, [name]: 'nobody-elses' };
      const passed = serviceEnvironment(values, ['WEATHER_TOKEN', name]);
      expect(passed).toHaveProperty('WEATHER_TOKEN');
      expect(Object.values(passed)).not.toContain('nobody-elses');
    },
  );
});

it('gives the passwords of proxies, as written and as meant', () => {
  const values = { HTTPS_PROXY: 'http://ada:p%40ssword@proxy.test', DOCKER_HOST: 'ssh://a@b' };
  expect(withheldPasswords(values)).toEqual(['p%40ssword', 'p@ssword']);
});
