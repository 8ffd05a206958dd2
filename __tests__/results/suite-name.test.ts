import { expect, it } from '@jest/globals';
import { defaultSuiteName } from '../../src/results/suite-name.ts';

const ENVIRONMENT = { GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'test' };
const SECOND = { index: 2, total: 5 };

it.each([
  ['workflow and job', ENVIRONMENT, null, null, 'CI / test'],
  ['the leg too', ENVIRONMENT, 'os: linux', null, 'CI / test (os: linux)'],
  ['not the leg of a shard', ENVIRONMENT, 'shard: 2', SECOND, 'CI / test'],
  ['something outside of GitHub', {}, null, null, 'Test results'],
])('names %s', (_name, environment, leg, shard, expected) => {
  expect(defaultSuiteName(environment, leg, shard)).toBe(expected);
});
