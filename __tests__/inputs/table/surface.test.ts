import { afterEach, expect, it } from '@jest/globals';
import { readInputs, readInputWarnings, readPolicyFiles } from '../../../src/inputs/inputs.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';

type Inputs = Record<string, string>;

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

it.each(['doctor', 'diff'])('a policy on results is a mistake in mode %s', (mode) => {
  const policy = { 'min-pass-rate': '90', regression: 'gate', 'baseline-max-age-days': '3' };
  const problems = problemsOf({ mode, ...policy });
  expect(problems.map(({ where }) => where).toSorted()).toEqual(Object.keys(policy).toSorted());
  for (const { message } of problems) {
    expect(message).toMatch(/^belongs to the modes `run`, .* and `calibrate`; remove it\.$/);
  }
});

it.each(['doctor', 'diff'])('a baseline of results is told once in mode %s', (mode) => {
  const problems = problemsOf({ mode, baseline: 'file:x.json' });
  expect(problems.map(({ where }) => where)).toEqual(['baseline']);
});

it('files of a policy that mode doctor does not read are warned of', () => {
  give({ mode: 'doctor', 'gate-file': 'gate.yml' });
  expect(readInputs()).toMatchObject({ mode: 'doctor' });
  expect(readPolicyFiles()).toMatchObject({ gateFile: undefined });
  expect(readInputWarnings()).toEqual([
    'gate-file: is not read in mode `doctor`, which looks at servers.',
  ]);
});
