import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { generateSchemas } from '../../scripts/schemas.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('published schemas', () => {
  it.each(Object.entries(generateSchemas()))(
    '%s is what `npm run schemas` writes',
    async (file, schema) => {
      expect(JSON.parse(await readFile(path.join(root, file), 'utf8'))).toEqual(schema);
    },
  );
});

describe('the schema of suite files', () => {
  const schema = JSON.parse(readFileSync('schemas/suite-file.schema.json', 'utf8'));
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const test = {
    title: '{{row.n}}',
    each: [{ n: 1 }],
    runs: '{{row.n}}',
    skip: 'not yet',
    models: ['openai/m', { model: 'm', provider: 'ollama' }],
    steps: [{ kind: 'toolCall', toolName: 't' }],
  };

  it.each(['examples/guide.yaml', 'examples/suite.yaml'])('takes %s', (file) => {
    validate(parse(readFileSync(file, 'utf8')));
    expect(validate.errors).toBeNull();
  });

  it('takes a value of a row in place of a number, and no other text', () => {
    expect(validate({ name: 'a', tests: [test] })).toBe(true);
    expect(validate({ name: 'a', tests: [{ ...test, runs: '{{n}}' }] })).toBe(false);
    expect(validate({ name: 'a', runs: '{{row.n}}', tests: [test] })).toBe(false);
  });
});
