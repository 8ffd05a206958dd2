import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { withInputs, withInputTables } from '../../scripts/documents/input-documents.ts';
import { partOf } from '../../src/inputs/config.ts';
import type { InputDescriptor } from '../../src/inputs/descriptor.ts';
import { percentage } from '../../src/inputs/kinds/plain.ts';
import { misspeltInputs } from '../../src/inputs/misspelt-inputs.ts';
import { strayProblems } from '../../src/inputs/rules.ts';
import { INPUTS } from '../../src/inputs/table/table.ts';
import { readValues, secretsIn } from '../../src/inputs/values.ts';

/** All that is written of an input that there is not. */
const MADE_UP = {
  name: 'max-flaky-share',
  kind: percentage,
  modes: ['run'],
  part: 'policy',
  property: 'maxFlakySharePercent',
  default: '50',
  otherNames: ['flakiness'],
  secret: true,
  example: '20',
  section: 'How to judge it',
  text: 'Greatest share of flaky cases.',
  details: 'There is no such input.',
} as const satisfies InputDescriptor;

const TABLE = [...INPUTS, MADE_UP] as const;
const { name } = MADE_UP;

it('is read with its default, into its part of the Config', () => {
  const { values } = readValues(TABLE, {});
  expect(values[name]).toBe(50);
  expect(partOf(TABLE, values, 'run', 'policy')).toHaveProperty('maxFlakySharePercent', 50);
  expect(partOf(TABLE, values, 'publish', 'policy')).not.toHaveProperty('maxFlakySharePercent');
});

it('is checked by its kind, and its mistake told with its example', () => {
  expect(readValues(TABLE, { [name]: '101' }).problems).toEqual([
    { where: name, message: expect.stringMatching(/^must be a percentage/), example: '20' },
  ]);
});

it('is out of place in other modes, unless it has its default', () => {
  const ingest = { results: '*.xml' };
  expect(strayProblems(TABLE, { ...ingest, [name]: '30' })).toEqual([
    { where: name, message: expect.stringMatching(/^belongs to mode `run`/) },
  ]);
  expect(strayProblems(TABLE, { ...ingest, [name]: '50' })).toEqual([]);
  expect(strayProblems(TABLE, { [name]: '30' })).toEqual([]);
});

it('is out of place nowhere if it is the runner that gives it', () => {
  const table = [{ ...MADE_UP, expression: `\${{ toJSON(strategy) }}` }];
  expect(strayProblems(table, { results: '*.xml', [name]: '30' })).toEqual([]);
});

it.each(['INPUT_MAX_FLAKY_SHARE', 'INPUT_MAX-FLAKY-SHRE', 'INPUT_FLAKINESS'])(
  'is what %s means',
  (variable) => {
    expect(misspeltInputs(TABLE, { [variable]: '30' }, {})).toMatchObject([
      { meant: name, decisive: true },
    ]);
  },
);

it('is masked', () => {
  expect(secretsIn(TABLE, { [name]: '30' })).toEqual([{ name, value: '30' }]);
});

it('is in action.yml', () => {
  const written = withInputs(readFileSync('action.yml', 'utf8'), TABLE);
  expect(parse(written).inputs[name]).toEqual({
    description: 'Mode `run`. Greatest share of flaky cases. Masked.',
    default: '50',
  });
});

it('is in the guide', () => {
  const [row = ''] =
    /^.*`max-flaky-share`.*$/m.exec(
      withInputTables(readFileSync('docs/inputs.md', 'utf8'), TABLE),
    ) ?? [];
  expect(row.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '`max-flaky-share`',
    '`run`',
    'a percentage from 0 to 100',
    '`50`',
    'Greatest share of flaky cases. There is no such input. Masked.',
    '',
  ]);
});
