import { describe, expect, it } from '@jest/globals';
import { type LocatedJson, parseJsonc } from '../../src/jsonc/jsonc-text.ts';

async function read(text: string): Promise<LocatedJson> {
  const read = await parseJsonc(text);
  if ('fault' in read) throw new Error(`${read.place}: ${read.fault}`);
  return read;
}

describe('JSON that people wrote', () => {
  it.each([
    ['plain', '{"a":[1,true,null,"x"]}', { a: [1, true, null, 'x'] }],
    [
      'with comments',
      '// one\n{ /* two */ "a": 1, // three\n"b": "// no comment" }',
      { a: 1, b: '// no comment' },
    ],
    ['with commas behind the last', '{ "a": [1, 2,], }', { a: [1, 2] }],
    ['with a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['with lines of Windows', '{\r\n"a": 1,\r\n}', { a: 1 }],
  ])('is read %s', async (_, text, value) => {
    const { value: read } = (await parseJsonc(text)) as LocatedJson;
    expect(JSON.parse(JSON.stringify(read))).toEqual(value);
  });

  it('keeps a key that objects have already', async () => {
    const { value } = await read('{"__proto__":{"a":1}}');
    expect(Object.entries(value as object)).toEqual([['__proto__', { a: 1 }]]);
  });

  it('tells the place of each part, at its key, and of the nearest one of what is not there', async () => {
    const { placeOf } = await read('\uFEFF{\n  // here\n  "a": { "b": [1,\n 22] }\n}');
    expect(placeOf([])).toBe('1:1');
    expect(placeOf(['a'])).toBe('3:3');
    expect(placeOf(['a', 'b'])).toBe('3:10');
    expect(placeOf(['a', 'b', 1])).toBe('4:2');
    expect(placeOf(['a', 'b', 7])).toBe('3:10');
    expect(placeOf(['c', 'd'])).toBe('1:1');
  });

  it('tells which keys stand twice', async () => {
    const { repeatedKeys } = await read('{"a":{\n"x":1,\n"y":2,\n"x":3}}');
    expect(repeatedKeys(['a'])).toEqual([{ key: 'x', place: '4:1', first: '2:1' }]);
    expect(repeatedKeys([])).toEqual([]);
    expect(repeatedKeys(['a', 'x'])).toEqual([]);
  });

  it.each([
    ['nothing', ' \n', '1:1', /is empty/],
    ['a missing comma', '{\n"a": 1\n"b": 2}', '3:1', /a comma is missing before this/],
    ['a missing colon', '{"a" 1}', '1:6', /a `:` is missing before this/],
    ['single quotes', "{'a': 1}", '1:2', /double quotes/],
    ['a bare word', '{"a": yes}', '1:7', /double quotes/],
    ['a missing value', '{"a": }', '1:7', /a value is missing/],
    ['a text without an end', '{"a": "x\n}', '1:7', /lacks its closing quote/],
    ['a comment without an end', '{"a": 1 /* x', '1:9', /lacks its `\*\/`/],
    ['a missing brace', '{"a": 1', '1:8', /a `\}` is missing/],
    ['a path of Windows', '{"a": "C:\\server"}', '1:7', /write `\\\\` for one/],
    ['a second value', '{} {}', '1:4', /behind the end/],
    ['nesting without end', '['.repeat(200), '1:101', /deeper than 100 levels/],
  ])('is told of %s, with its place', async (_, text, place, fault) => {
    expect(await parseJsonc(text)).toEqual({ place, fault: expect.stringMatching(fault) });
  });

  it('quotes nothing of what it cannot read', async () => {
    const secret = 'root:hunter2:0';
    for (const text of [secret, `{"${secret}`, `{"a": ${secret}}`, `"${secret}\\`]) {
      expect(JSON.stringify(await parseJsonc(text))).not.toContain('hunter');
    }
  });
});
