import { describe, expect, it } from '@jest/globals';
import type { InputDescriptor } from '../../src/inputs/descriptor.ts';
import { misspeltInputs } from '../../src/inputs/misspelt-inputs.ts';
import { INPUTS } from '../../src/inputs/table/table.ts';

const TABLE: readonly InputDescriptor[] = INPUTS;

type Given = Record<string, string>;

function find(environment: Given, given: Given = {}) {
  const leftOut = Object.fromEntries(TABLE.map((input) => [input.name, input.default]));
  return misspeltInputs(INPUTS, environment, { ...leftOut, ...given });
}

describe('misspeltInputs', () => {
  it.each([
    ['INPUT_MIN_PASS_RATE', 'min_pass_rate', 'min-pass-rate'],
    ['INPUT_MINPASSRATE', 'minpassrate', 'min-pass-rate'],
    ['INPUT_MIN-PAS-RATE', 'min-pas-rate', 'min-pass-rate'],
    ['INPUT_MINIMUMPASSRATE', 'minimumpassrate', 'min-pass-rate'],
    ['INPUT_MINIMUM-PASS-RATE', 'minimum-pass-rate', 'min-pass-rate'],
    ['INPUT_PASS-RATE', 'pass-rate', 'min-pass-rate'],
    ['INPUT_FAIL_ON', 'fail_on', 'fail-on'],
    ['INPUT_RESULT', 'result', 'results'],
    ['INPUT_ITERATION', 'iteration', 'iterations'],
    ['INPUT_SUITE_FLIE', 'suite_flie', 'suite-file'],
    ['INPUT_SERVER', 'server', 'servers'],
    ['INPUT_TIMEOUT_MINUTES', 'timeout_minutes', 'timeout-minutes'],
    ['INPUT_TIMEOUT', 'timeout', 'timeout-minutes'],
  ])('takes %s for a misspelling that the verdict hangs on', (variable, given, meant) => {
    expect(find({ [variable]: '7' })).toEqual([{ given, meant, value: '7', decisive: true }]);
  });

  it.each([
    ['INPUT_CHECK_NAME', 'check-name'],
    ['INPUT_COMENT', 'comment'],
    ['INPUT_NOTE', 'notes'],
    ['INPUT_ARTIFACT_NAME', 'artifact-name'],
  ])('takes %s for one that the verdict does not hang on', (variable, meant) => {
    expect(find({ [variable]: 'x' })).toMatchObject([{ meant, decisive: false }]);
  });

  it.each([
    'INPUT_MODEL',
    'INPUT_PATH',
    'INPUT_TOKEN',
    'INPUT_METHOD',
    'INPUT_FILE',
    'INPUT_NAME',
    'INPUT_NODE-VERSION',
    'INPUT_WORKING-DIRECTORY',
    'INPUT_TESTS',
    'INPUT_REPORT',
    'INPUT_SUITES_FOLDER',
    'INPUT_',
    'INPUT_CONSTRUCTOR',
    'MIN_PASS_RATE',
    'MY_INPUT_MIN_PASS_RATE',
  ])('leaves %s alone, which may be another’s', (variable) => {
    expect(find({ [variable]: 'x' })).toEqual([]);
  });

  it('leaves right names alone, and those that are empty', () => {
    const right = Object.fromEntries(
      INPUTS.map(({ name }) => [`INPUT_${name.toUpperCase()}`, 'x']),
    );
    expect(find({ ...right, INPUT_MIN_PASS_RATE: ' ', INPUT_FAIL_ON: '' })).toEqual([]);
  });

  it('misses nothing where the right name says the same', () => {
    const wrapped = { INPUT_MIN_PASS_RATE: '90', INPUT_FAIL_ON: 'never' };
    expect(find(wrapped, { 'min-pass-rate': '90', 'fail-on': 'never' })).toEqual([]);
  });

  it('only warns where the right name is given and says something else', () => {
    expect(find({ INPUT_MIN_PASS_RATE: '80' }, { 'min-pass-rate': '90' })).toEqual([
      { given: 'min_pass_rate', meant: 'min-pass-rate', value: '80', decisive: false },
    ]);
  });

  it('knows the default of action.yml from what was given', () => {
    expect(find({ INPUT_FAIL_ON: 'never' })).toMatchObject([{ decisive: true }]);
    expect(find({ INPUT_FAIL_ON: 'never' }, { 'fail-on': 'invalid' })).toMatchObject([
      { decisive: false },
    ]);
  });
});
