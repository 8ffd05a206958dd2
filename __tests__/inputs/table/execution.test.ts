import { afterEach, describe, expect, it } from '@jest/globals';
import { readInputs } from '../../../src/inputs/inputs.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';

type Inputs = Record<string, string>;

const EMBEDDED: Inputs = { 'suite-file': 'evals/smoke.yaml' };
const REMOTE: Inputs = {
  'base-url': 'https://evals.example.test/api/v1/',
  'api-key': 'sk_0123456789',
  suite: 'smoke',
};

const untouched = { ...process.env };
afterEach(() => {
  process.env = { ...untouched };
});

function give(inputs: Inputs): void {
  for (const [name, value] of Object.entries(inputs)) {
    process.env[`INPUT_${name.toUpperCase()}`] = value;
  }
}

function problemsOf(inputs: Inputs) {
  give(inputs);
  try {
    readInputs();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('inputs that say how a run is carried out', () => {
  it('are read, times in seconds', () => {
    give({ ...EMBEDDED, concurrency: '8', isolation: 'lane', 'max-turns': '5' });
    give({ 'connect-timeout': '0.5', 'tool-timeout': '60', 'iteration-timeout': '7200' });
    expect(readInputs()).toMatchObject({
      execution: {
        ...{ concurrency: 8, isolation: 'lane', maxTurns: 5 },
        ...{ connectTimeoutMs: 500, toolTimeoutMs: 60_000, iterationTimeoutMs: 7_200_000 },
      },
    });
  });

  it.each([
    ['concurrency', 'a whole number from 1 to 1000', ['0', '-1', '1.5', '1e9', '1001', 'auto']],
    ['max-turns', 'a whole number from 1 to 200', ['0', '-1', '201', 'many']],
    [
      'connect-timeout',
      'a number of seconds from 0.1 to 3600',
      ['0', '-5', '1e9', '3601', '30000', '5 minutes', '10s'],
    ],
    ['tool-timeout', 'a number of seconds from 0.1 to 3600', ['0', '30000', '5 minutes']],
    ['iteration-timeout', 'a number of seconds from 0.1 to 21600', ['0', '300000', '5m']],
  ])('takes no %s but %s', (where, range, wrong) => {
    for (const given of wrong) {
      expect(problemsOf({ ...EMBEDDED, [where]: given })).toEqual([
        { where, message: `must be ${range}, not \`${given}\`.`, example: expect.any(String) },
      ]);
    }
  });

  it.each([
    ['concurrency', '4'],
    ['isolation', 'auto'],
    ['connect-timeout', '20'],
    ['tool-timeout', '60'],
    ['iteration-timeout', '600'],
    ['max-turns', '10'],
  ])('takes no %s for another service, which would not know it', (where, given) => {
    expect(problemsOf({ ...REMOTE, [where]: given })).toEqual([
      {
        where,
        message: 'is known to the embedded service alone; remove it or `base-url`.',
        example: expect.any(String),
      },
    ]);
  });

  it('take no isolation but those that there are', () => {
    expect(problemsOf({ ...EMBEDDED, isolation: 'none' })).toEqual([
      {
        where: 'isolation',
        message: 'must be one of `auto`, `lane`, `iteration`.',
        example: 'iteration',
      },
    ]);
  });
});
