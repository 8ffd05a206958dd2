import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonMembers } from '../../src/text/json-members.ts';
import { samples } from '../support/effort.ts';

/** Names that are spelt as they are, in the order they are written in. */
const name = fc.string().filter((text) => JSON.stringify(text) === `"${text}"`);
const object = fc.dictionary(name, fc.jsonValue());

describe('jsonMembers', () => {
  it('finds every member of any object, in any layout', () => {
    const indents = fc.constantFrom(undefined, 2, '\t');
    fc.assert(
      fc.property(object, indents, (value, indent) => {
        const members = jsonMembers(JSON.stringify(value, null, indent));
        const read = [...(members ?? [])].map(([key, text]) => [key, JSON.parse(text)]);
        expect(read).toEqual(Object.entries(JSON.parse(JSON.stringify(value))));
      }),
      samples({ ci: 200, soak: 100_000 }),
    );
  });

  it.each([
    ['{"a": 1.0e+0 , "b":[ "}" , {"c":"\\"" } ]}', { a: '1.0e+0', b: '[ "}" , {"c":"\\"" } ]' }],
    [
      '{"2":12345678901234567890,"1":"\\u00e9\\\\"}',
      { 2: '12345678901234567890', 1: '"\\u00e9\\\\"' },
    ],
    ['{"a":1,"a":{"b":2}}', { a: '{"b":2}' }],
    ['{}', {}],
  ])('gives what is written: %s', (text, members) => {
    expect(Object.fromEntries(jsonMembers(text) ?? [])).toEqual(members);
  });

  it.each(['[{"a":1}]', '"a"', '', '{"\\u0061":1}'])('knows no members of %s', (text) => {
    expect(jsonMembers(text)).toBeNull();
  });

  it.each(['{', '{"a', '{"a":', '{"a":1', '}{"a":1}', '{"a":"\\'])('bears with %s', (text) => {
    expect(() => jsonMembers(text)).not.toThrow();
  });
});
