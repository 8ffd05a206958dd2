import { expect, test } from '@jest/globals';
import {
  artifactName,
  artifactPrefix,
  artifactStem,
  readArtifactName,
} from '../../src/github/artifact-name.ts';
import { canUpload } from '../../src/surfaces/artifact.ts';

const runner = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://results.test' };

test.each([
  [undefined, true],
  ['https://github.com', true],
  ['https://acme.ghe.com', true],
  ['http://ghe.localhost', true],
  ['https://github.acme.test', false],
  ['https://github.com.acme.test', false],
  ['no address', false],
])('a server at %s stores artifacts: %s', (address, can) => {
  const variables = address === undefined ? runner : { ...runner, GITHUB_SERVER_URL: address };
  expect(canUpload(variables)).toBe(can);
  expect(canUpload({ ...variables, ACTIONS_RUNTIME_TOKEN: '' })).toBe(false);
});

test.each([
  [['r', 'evals', '']],
  [['r', 'a/b: "c"', '']],
  [['r', 'x'.repeat(200), 'leg']],
  [['é', '', '']],
  [['a.b', 'evals', 'step-2']],
  [['r', 'evals', '..attempt-2']],
])('names of %j', (parts) => {
  const stem = artifactStem(...parts);
  expect(stem !== parts.filter(Boolean).join('.')).toBe(/-[0-9a-f]{8}(?:\.|$)/.test(stem));
  expect(artifactStem(...parts, 'z')).not.toBe(stem);
  for (const text of ['1 1', '1 2', '12 1', '12 5']) {
    const [attempt = 0, ordinal = 0] = text.split(' ').map(Number);
    const name = artifactName(stem, attempt, ordinal);
    expect(name).toMatch(/^[A-Za-z0-9._-]{1,120}$/);
    expect(readArtifactName(name)).toEqual({ stem, attempt, ordinal });
  }
  const other = `${stem}-attempt-2`;
  expect(readArtifactName(other)).toEqual({ stem: other, attempt: 1, ordinal: 1 });
  expect(`${stem}.`.startsWith(artifactPrefix(parts[0] ?? ''))).toBe(true);
});
