import { expect, test } from '@jest/globals';
import { secretsIn, secretsOfVariable } from '../../../src/lib/redaction/known-secrets.ts';

const GITHUB = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';

test.each([
  ['API_KEY', 'hunter2!', ['hunter2!']],
  ['clientSecret', 'hunter2!', ['hunter2!']],
  ['Authorization', 'Bearer abc.def', ['Bearer abc.def', 'abc.def']],
  ['Authorization', 'Basic dTpwdw==', ['Basic dTpwdw==', 'dTpwdw==', 'u:pw', 'pw']],
  ['--token', 'hunter2!', ['hunter2!']],
  ['', '--token=hunter2!', ['hunter2!']],
  ['', 'X-Api-Key: hunter2!', ['hunter2!']],
  ['DATABASE', 'postgres://me:s%40fe@db/x', ['s%40fe', 's@fe']],
  ['URL', 'https://lone@host/?access_token=abc1&page=2', ['lone', 'abc1']],
  ['URL', 'ssh://git@host/repo', []],
  ['NAME', GITHUB, [GITHUB]],
  ['CONFIG', '{"user":"me","password":"hunter2hunter2","n":1}', ['hunter2hunter2']],
  ['CONFIG', '{"a":{"api_keys":["first-one!"],"url":"http://u:pw@h"}}', ['pw', 'first-one!']],
  ['CONFIG', '[{"pin":"hunter2!"}]', ['hunter2!']],
  ['', '--config={"token":"hunter2!"}', ['hunter2!']],
  ['CREDENTIALS', '{"mail":"me@x.test"}', ['{"mail":"me@x.test"}', 'me@x.test']],
  ['CONFIG', '{password: "hunter2!"', []],
  ['NAME', 'use AKIAIOSFODNN7EXAMPLE now', ['AKIAIOSFODNN7EXAMPLE']],
  ['NAME', 'a8F3kQ9zL2mX7vB4nT6w', ['a8F3kQ9zL2mX7vB4nT6w']],
  ['NAME', '0123456789abcdef0123456789abcdef01234567', []],
  ['NAME', 'sha256:0123456789abcdef0123456789abcdef', []],
  ['NAME', 'internationalization-of-everything', []],
  ['TOKEN_LIMIT', '4000', []],
  ['MAX_TOKENS', '4000', []],
  ['AUTHOR', 'somebody', []],
  ['monkey', 'somebody', []],
  ['PWD', '/work', []],
])('%s = %s', (name, value, secrets) => expect(secretsIn(name, value)).toEqual(secrets));

test.each([
  ['REGION', 'us-east-1', false],
  ['MODEL', 'gpt-4o-mini', false],
  ['VERSION', 'v1.2.3', false],
  ['HOST', 'db.example.com:5432', false],
  ['FOLDER', './data/files', false],
  ['ENDPOINT', 'https://api.example.com:8443/v1/search-index/', false],
  ['ENDPOINT', 'http://qdrant:6333', false],
  ['ENDPOINT', 'https://me:pw@api.example.com/v1', true],
  ['ENDPOINT', 'https://api.example.com/v1?code=x', true],
  ['NOTIFY', 'https://hooks.slack.test/services/T024BE7LD/B01/xyzXYZ', true],
  ['NOTIFY', 'https://ping.example.com/8c1d0f4e-6a52-4d0e-9b7a-2f3c4d5e6f70', true],
  ['GITHUB_SHA', '0123456789abcdef0123456789abcdef01234567', false],
  ['GITHUB_PERSONAL_ACCESS_TOKEN', 'plain-words', true],
  ['RUNNER_NAME', GITHUB, true],
  ['GITHUB_TOKEN', 'ghs_abcdefghij12', true],
  ['THING', 'correct horse!', true],
  ['PASSWORD', 'plainword', true],
  ['ID', 'a8F3kQ9zL2mX7vB4nT6w', true],
])('a variable %s of value %s is secret: %s', (name, value, isSecret) => {
  expect(secretsOfVariable(name, value).includes(value)).toBe(isSecret);
});
