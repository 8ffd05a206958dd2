import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { INPUT_DEFAULTS, INPUT_NAMES } from '../../src/inputs/inputs.ts';
import { OUTPUT_NAMES } from '../../src/runner/outputs.ts';
import { VERSION } from '../../src/version.ts';

const described = z.looseObject({
  description: z.string().min(10),
  default: z.string().optional(),
});
const metadata = z
  .object({
    inputs: z.record(z.string(), described),
    outputs: z.record(z.string(), described),
    runs: z.record(z.string(), z.string()),
  })
  .parse(parse(readFileSync('action.yml', 'utf8')));

/** Names in the first column of the guide's tables. */
const documented = [
  ...readFileSync('docs/inputs.md', 'utf8').matchAll(/^\| `([a-z-]+)` *\|/gm),
].map(([, name]) => name);

describe('action.yml', () => {
  it('has the inputs the code reads', () => {
    expect(Object.keys(metadata.inputs).sort()).toEqual([...INPUT_NAMES].sort());
  });

  it('gives the defaults the code takes for inputs left out', () => {
    const given = Object.keys(INPUT_DEFAULTS).map((name) => [name, metadata.inputs[name]?.default]);
    expect(Object.fromEntries(given)).toEqual(INPUT_DEFAULTS);
  });

  it('has the outputs the code writes', () => {
    expect(Object.keys(metadata.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  });

  it('is documented to the last name', () => {
    expect([...documented].sort()).toEqual([...INPUT_NAMES, ...OUTPUT_NAMES].sort());
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

describe('VERSION', () => {
  it('is that of the package', () => {
    const { version } = z
      .looseObject({ version: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(VERSION).toBe(version);
  });
});
