import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { generateInputDocuments } from '../../scripts/schemas.ts';
import type { InputDescriptor } from '../../src/inputs/descriptor.ts';
import { readInputs } from '../../src/inputs/inputs.ts';
import { MODES } from '../../src/inputs/mode.ts';
import { REQUEST_INPUTS } from '../../src/inputs/table/request.ts';
import { INPUTS } from '../../src/inputs/table/table.ts';
import { REQUEST_OUTPUTS } from '../../src/request/result.ts';
import { OUTPUT_NAMES } from '../../src/runner/outputs.ts';
import { VERSION } from '../../src/version.ts';

const described = z.looseObject({
  description: z.string().min(10),
  default: z.string().optional(),
});
const metadataSchema = z.object({
  inputs: z.record(z.string(), described),
  outputs: z.record(z.string(), described),
  runs: z.record(z.string(), z.string()),
});
const metadata = metadataSchema.parse(parse(readFileSync('action.yml', 'utf8')));

const TABLE: readonly InputDescriptor[] = INPUTS;
const INPUT_NAMES = INPUTS.map(({ name }) => name);

/** Of `MODES`, those in which results come about or are looked at: all but `collect`. */
const SOURCES = MODES.length - 1;
const QUOTES = /^`([^`]*)`$/;

/** Cells of the guide's rows that are about an input or an output, without their quotes. */
const rows = readFileSync('docs/inputs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| `[a-z0-9-]+` *\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replace(QUOTES, '$1')));
const inputRows = rows.filter(({ length }) => length === 7);

const untouched = { ...process.env };

afterEach(() => {
  process.env = { ...untouched };
});

describe('action.yml', () => {
  it('has one input for every descriptor', () => {
    expect(new Set(INPUT_NAMES).size).toBe(INPUT_NAMES.length);
    expect(Object.keys(metadata.inputs).sort()).toEqual([...INPUT_NAMES].sort());
  });

  it('gives the defaults of the descriptors', () => {
    const defaults = TABLE.map((input) => [input.name, input.expression ?? input.default]);
    const given = Object.entries(metadata.inputs).map(([name, input]) => [name, input.default]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(defaults));
  });

  it.each([
    { 'suite-file': 'a.yaml' },
    { results: '*.xml' },
    { mode: 'publish', 'report-path': 'a' },
  ])('gives the defaults that the code takes without them: %j', (inputs) => {
    give(inputs);
    const without = readInputs();
    const texts = Object.entries(metadata.inputs).map(([name, { default: text = '' }]) => [
      name,
      text.startsWith('$') ? '' : text,
    ]);
    give({ ...Object.fromEntries(texts), ...inputs });
    expect(readInputs()).toEqual(without);
  });

  it('has the outputs the code writes', () => {
    expect(Object.keys(metadata.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  });

  it('is documented to the last name', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual([...INPUT_NAMES, ...OUTPUT_NAMES].sort());
  });

  it('cleans up whatever happens', () => {
    expect(metadata.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/post/index.js',
      'post-if': 'always()',
    });
  });
});

describe('request/action.yml', () => {
  const request = metadataSchema.parse(parse(readFileSync('request/action.yml', 'utf8')));

  it('has one input for every descriptor, with its default', () => {
    const table: readonly InputDescriptor[] = REQUEST_INPUTS;
    const described = table.map((input) => [input.name, input.expression ?? input.default]);
    const given = Object.entries(request.inputs).map(([name, input]) => [name, input.default]);
    expect(given).toEqual(described);
  });

  it('has the outputs the code writes', () => {
    expect(Object.keys(request.outputs)).toEqual([...REQUEST_OUTPUTS]);
    const guide = readFileSync('docs/request.md', 'utf8');
    for (const [name, { description }] of Object.entries(request.outputs)) {
      expect(guide).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
      expect(guide).toContain(` ${description} `);
    }
  });
});

describe('the guide', () => {
  it.each(TABLE.map((input) => [input.name, input] as const))(
    'has a row of `%s` with its modes and its default',
    (name, { modes, expression, otherwise, default: text = otherwise ?? '' }) => {
      const found = inputRows.filter(([, first]) => first === name);
      const written =
        modes.length === SOURCES ? 'all' : modes.map((mode) => `\`${mode}\``).join(', ');
      expect(found.map(([, , mode, , standard]) => [mode, standard])).toEqual([
        [written, expression ?? text].map((cell) => cell.replace(QUOTES, '$1')),
      ]);
    },
  );
});

describe('generated documents', () => {
  it.each(Object.entries(generateInputDocuments()))(
    '%s has the inputs that `npm run schemas` writes',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

describe('VERSION', () => {
  it('is that of the package', () => {
    const { version } = z
      .looseObject({ version: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(VERSION).toBe(version);
  });
});

function give(inputs: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(inputs)) {
    process.env[`INPUT_${name.toUpperCase()}`] = text;
  }
}
