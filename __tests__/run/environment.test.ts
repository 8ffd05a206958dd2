import { describe, expect, it } from '@jest/globals';
import { namedVariables, secretValues, serviceEnvironment } from '../../src/run/environment.ts';

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

describe('secretValues', () => {
  it('gives the values whose names sound secret and that are long enough to mask', () => {
    const values = {
      WEATHER_TOKEN: 'weather-1',
      REGION: 'eu-central',
      API_KEY: 'x',
      DB_PASSWORD: 'hunter22',
    };
    expect(secretValues(values, [...Object.keys(values), 'ABSENT_KEY'])).toEqual([
      'weather-1',
      'hunter22',
    ]);
  });

  it.each([
    ['postgres://app:p%40ssword@db.test:5432/evals', ['p%40ssword', 'p@ssword']],
    ['redis://:hunter22@cache.test', ['hunter22']],
    ['mongodb+srv://u:100%percent@db.test', ['100%percent']],
    ['https://api.test/v1:2@x', []],
    ['https://api.test', []],
  ])('gives the password in the address %s', (value, secrets) => {
    expect(secretValues({ DATABASE_URL: value }, ['DATABASE_URL'])).toEqual(secrets);
  });
});
