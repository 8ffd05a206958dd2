/** The page about suites, and the JSON Schema for editors. */
import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isObject } from '../../src/lib/json-values.ts';
import { parseYaml } from '../../src/lib/yaml.ts';
import { parseSuiteFile } from '../../src/sources/suite/suite-file.ts';
import { blocksIn, ROOT, read, suiteSchema, suiteValidator } from '../support/documents.ts';
import { SUITE } from '../support/jobs.ts';

const valueIn = async (text: string) => (await parseYaml(text)).value;
const parse = (text: string) => parseSuiteFile(text, 'suite.yaml', ['calculator', 'books']);

test('each example of the page is a suite', async () => {
  const blocks = blocksIn(read('docs/suite.md'));
  expect(blocks.length).toBeGreaterThan(6);
  for (const block of blocks) {
    expect(await parse(block)).toMatchObject({ problems: [] });
    expect(suiteValidator.validate(await valueIn(block))).toMatchObject({ valid: true });
  }
});

test('each member of the schema is a schema', () => {
  const membersIn = (value: unknown): unknown[] =>
    Object.entries(typeof value === 'object' ? Object(value) : {}).flatMap(([key, part]) => {
      const isMap = /^(?:properties|\$defs)$/.test(key);
      return [...(isMap ? Object.values(Object(part)) : []), ...membersIn(part)];
    });
  const members = membersIn(suiteSchema);
  expect(members.length).toBeGreaterThan(100);
  expect(members.filter((one) => typeof one !== 'boolean' && !isObject(one))).toEqual([]);
});

test('the schema accepts what the parser accepts, in documents and tests', async () => {
  const sources = globSync('__tests__/**/*.ts', { cwd: ROOT }).map(read);
  const literals = sources.flatMap((source) =>
    [...source.matchAll(/`\s*(name: [^`$]*\ntests:[^`$]*)`/g)].map(([, text = '']) => text),
  );
  const accepted: string[] = [];
  for (const text of [...literals, ...blocksIn(read('docs/servers.md')), SUITE]) {
    const { problems } = await parse(text);
    if (problems.length === 0) accepted.push(text);
  }
  expect(accepted.length).toBeGreaterThan(1);
  for (const text of accepted) {
    const { valid, errors } = suiteValidator.validate(await valueIn(text));
    expect({ text, valid, errors }).toMatchObject({ valid: true });
  }
});

test.each([
  ['an unknown key', { cal: 'x' }],
  ['a wrong list', { list: 'tool' }],
  ['a text for a number', { call: 'x', runs: 'many' }],
  ['an unknown expectation', { call: 'x', expect: { containz: 'y' } }],
  ['two actions', { call: 'x', prompt: 'y' }],
  ['no action', { runs: 2 }],
  ['steps and an action', { steps: [{ call: 'x' }], call: 'x' }],
  ['two actions of a step', { steps: [{ call: 'x', read: 'y' }] }],
  ['arguments without a call', { read: 'x', with: { a: 1 } }],
  ['calls without a prompt', { call: 'x', calls: 'y' }],
  ['a key of another form', { call: 'x', expect: { contains: 'y', min: 1 } }],
])('the schema refuses %s', (_name, members) => {
  const value = { name: 's', tests: [{ title: 't', ...members }] };
  expect(suiteValidator.validate(value).valid).toBe(false);
});

test('a number can come from a row', () => {
  const one = { title: 't', each: [{ n: 2 }], call: 'x', runs: '{{row.n}}' };
  expect(suiteValidator.validate({ name: 's', tests: [one] }).valid).toBe(true);
});
