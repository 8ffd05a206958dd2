import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  credentialsIn,
  SERVER_VARIABLES,
  serverEnvironment,
} from '../../../src/contract/embedded/server-environment.ts';

describe('serverEnvironment', () => {
  it('passes on language, proxies, certificates and where packages come from, in either case', () => {
    const passed = {
      PATH: '/bin',
      LC_ALL: 'de_DE.UTF-8',
      LC_TIME: 'C',
      TZ: 'Europe/Berlin',
      https_proxy: 'http://proxy.test:3128',
      NO_PROXY: 'localhost,.test',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
      SSL_CERT_DIR: '/certs',
      npm_config_registry: 'https://npm.test/',
      NPM_CONFIG_USERCONFIG: '/tmp/.npmrc',
      USER: 'ada@corp.test',
    };
    expect(serverEnvironment(passed)).toEqual(passed);
  });

  it.each([
    ['SERVICE_PRIVATE', 'x'],
    ['GITHUB_TOKEN', 'ghs_1'],
    ['INPUT_NOTES', 'n'],
    ['ACTIONS_RUNTIME_TOKEN', 'rt'],
    ['NODE_OPTIONS', '--require /evil.js'],
    ['NODE_AUTH_TOKEN', 'npm_1'],
    ['npm_config__auth', 'secret'],
    ['npm_config_//registry.test/:_authToken', 'secret'],
    ['npm_config_otp', '123456'],
    ['LCX', 'x'],
    ['SHELL', '() { :; }; echo pwned'],
    ['HTTPS_PROXY', 'http://user:password@proxy.test:3128'],
    ['http_proxy', 'user:password@proxy.test:3128'],
    ['npm_config_registry', 'https://token@npm.test/'],
    ['UV_INDEX_URL', 'https://:token@pypi.test/simple'],
    ['HOME', undefined],
  ])('keeps %s=%s back', (name, value) => {
    expect(serverEnvironment({ [name]: value })).toEqual({});
  });

  it.each([
    ['HTTPS_PROXY', 'http://proxy.test/path@home', null],
    ['DOCKER_HOST', 'ssh://ada@docker.test', null],
    ['DOCKER_HOST', 'ssh://ada:password@docker.test', 'ada:password'],
    ['ALL_PROXY', 'socks5://u:p%40w@proxy.test', 'u:p%40w'],
    ['LOGNAME', 'ada@corp.test', null],
  ])('finds the credentials in %s=%s', (name, value, credentials) => {
    expect(credentialsIn(name, value)).toBe(credentials);
  });

  it('does what the documentation says, to the last name', () => {
    const [, section = ''] = readFileSync('docs/inputs.md', 'utf8').split(
      '\n## What servers see of the job\n',
    );
    const table = section.split('\n## ')[0]?.match(/^\|.*$/gm) ?? [];
    const documented = table.flatMap((row) => row.match(/`[A-Z_]+\*?`/g) ?? []);
    expect(documented.map((name) => name.slice(1, -1)).sort()).toEqual(
      [...SERVER_VARIABLES].sort(),
    );
  });
});
