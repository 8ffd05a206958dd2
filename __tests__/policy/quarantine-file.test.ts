import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { readQuarantineFile } from '../../src/policy/quarantine-file.ts';
import { problemsOf } from '../support/evals/suite-text.ts';

const read = (text: string) => readQuarantineFile('q.yml', text);

const TWO = `
- case: the weather in Oslo
  reason: the provider drops its tools now and then
  owner: '@ada'
  expires: 2030-01-31
- { case: search, reason: flaky, owner: team, expires: '2030-02-28' }
`;
const ENTRY = '{ case: a, reason: r, owner: o, expires: 2030-01-31 }';

describe('a quarantine file', () => {
  it('lists cases, each until the end of its last day', async () => {
    expect(await read(TWO)).toEqual([
      {
        ...{ case: 'the weather in Oslo', owner: '@ada' },
        reason: 'the provider drops its tools now and then',
        expiresAtMs: Date.parse('2030-02-01T00:00:00Z'),
      },
      {
        ...{ case: 'search', reason: 'flaky', owner: 'team' },
        expiresAtMs: Date.parse('2030-03-01T00:00:00Z'),
      },
    ]);
  });

  it('is taken by its schema', () => {
    const schema = JSON.parse(readFileSync('schemas/quarantine-file.schema.json', 'utf8'));
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    validate(parse(TWO));
    expect(validate.errors).toBeNull();
  });

  it('may list none', async () => {
    expect(await read('# none at present\n')).toEqual([]);
  });

  it.each<[text: string, problem: RegExp]>([
    ['- { case: a, reason: r, owner: o }', /^q\.yml:1:3 \[0\]\.expires: must be a date such as/],
    ['- { case: a, reason: r, owner: o, expires: 31.1.2030 }', /must be a date such as 2030-01-31/],
    ['- { case: a, reason: r, owner: o, expires: 2030-02-30 }', /must be a date/],
    ['- { case: a, reason: r, owner: o, expires: never }', /must be a date/],
    ['- { case: "", reason: r, owner: o, expires: 2030-01-31 }', /\[0\]\.case: /],
    [`- ${ENTRY}\n- ${ENTRY}`, /^q\.yml:2:5 is in quarantine already/],
    [`- ${ENTRY.replace('}', ', until: 3 }')}`, /until: is not a field of a quarantine file/],
    ['case: a', /^q\.yml:1:1 must be a list/],
  ])('is refused where it says %j', async (text, problem) => {
    expect(await problemsOf(read(text))).toEqual([expect.stringMatching(problem)]);
  });

  it('is told all that is wrong with it at once', async () => {
    expect(
      await problemsOf(read('- { case: a }\n- { reason: r, owner: o, expires: x }')),
    ).toHaveLength(5);
  });
});
