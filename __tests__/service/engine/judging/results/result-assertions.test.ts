import { describe, expect, it } from '@jest/globals';
import { resultAssertionSchema } from '../../../../../src/contract/cases/result-assertion.ts';
import type { JudgedResult } from '../../../../../src/service/engine/judging/results/judged-result.ts';
import { at, judge, resultOf } from '../../../../support/service/engine/judged-results.ts';

const books = resultOf({
  structured: {
    total: 2,
    'odd name': null,
    books: [
      { id: 1, title: 'Dracula', tags: ['old', 'dark'] },
      { id: 2, title: 'Emma', tags: [] },
    ],
  },
});
const part = { contentType: 'image', mimeType: 'image/png', uri: null, bytes: 500 };
const link = { contentType: 'resource_link', mimeType: null, uri: 'demo://1', bytes: null };
const pictures = resultOf({ parts: [part, { ...part, bytes: 10 }, link] });

/** What `(a+)+$` takes years for. */
const SLOW = `${'a'.repeat(40)}!`;

describe('an assertion on a result holds', () => {
  it.each<[string, unknown, JudgedResult]>([
    ['textContains', { type: 'textContains', needle: 'ANSWER' }, resultOf()],
    ['textEquals', { type: 'textEquals', text: 'The answer is 42.' }, resultOf()],
    ['textMatches', { type: 'textMatches', pattern: '\\d+\\.$' }, resultOf()],
    ['a value at a path', at('$.total', { equals: 2 }), books],
    ['null at a path', at("$['odd name']", { equals: null }), books],
    [
      'an object, whatever the order',
      at('$.books[1]', { equals: { tags: [], title: 'Emma', id: 2 } }),
      books,
    ],
    ['all values of a path', at('$.books[*].id', { min: 1, max: 2 }), books],
    ['a list that contains', at('$.books[0].tags', { contains: 'dark' }), books],
    ['a text that contains', at('$.books[0].title', { contains: 'DRAC' }), books],
    ['a text that matches', at('$.books[*].title', { matches: '^[A-Z]' }), books],
    ['the items of a list', at('$.books', { count: 2 }), books],
    ['what a path leads to', at('$.books[*]', { minCount: 1, maxCount: 2 }), books],
    ['one item that is a list, counted as one', at('$.books[:1].tags', { count: 1 }), books],
    ['nothing at a path', at('$.author', { exists: false }), books],
    ['no values of a path', at('$.books[?@.id > 9]', { count: 0 }), books],
    ['JSON in a text', at('$[1]', { equals: 'b' }), resultOf({ text: '["a","b"]' })],
    [
      'the text in place of what is structured',
      at('$.a', { equals: 1, in: 'text' }),
      resultOf({ structured: {}, text: '{"a":1}' }),
    ],
    ['the whole result', at('$.content[0].type', { equals: 'text', in: 'result' }), resultOf()],
    [
      'matchesSchema',
      {
        type: 'matchesSchema',
        schema: { required: ['total'], properties: { books: { minItems: 2 } } },
      },
      books,
    ],
    [
      'matchesSchema of draft-07',
      {
        type: 'matchesSchema',
        schema: {
          $schema: 'http://json-schema.org/draft-07/schema#',
          definitions: { number: { type: 'integer' } },
          properties: { total: { $ref: '#/definitions/number' } },
        },
      },
      books,
    ],
    [
      'matchesOutputSchema',
      { type: 'matchesOutputSchema' },
      { ...books, outputSchema: async () => ({ type: 'object', required: ['total'] }) },
    ],
    ['hasContent', { type: 'hasContent' }, pictures],
    [
      'hasContent of a size',
      { type: 'hasContent', mimeType: 'image/*', minBytes: 400, count: 1 },
      pictures,
    ],
    ['hasContent at an address', { type: 'hasContent', uri: 'demo://1' }, pictures],
    [
      'hasContent, and none of a kind',
      { type: 'hasContent', contentType: 'audio', count: 0 },
      pictures,
    ],
    ['sizeUnder', { type: 'sizeUnder', bytes: 200 }, resultOf()],
    ['latencyUnder', { type: 'latencyUnder', ms: 41 }, resultOf()],
    ['isError', { type: 'isError' }, resultOf({ isError: true })],
    ['isError, and is none', { type: 'isError', value: false }, resultOf()],
    ['matchesSnapshot', { type: 'matchesSnapshot', snapshot: books.structured }, books],
    [
      'matchesSnapshot of a text',
      { type: 'matchesSnapshot', snapshot: 'The answer is 42.' },
      resultOf(),
    ],
    [
      'matchesSnapshot with masks',
      {
        type: 'matchesSnapshot',
        mask: [{ path: '$.books[*].id' }, { pattern: 'Dra[a-z]+' }],
        snapshot: {
          total: 2,
          'odd name': null,
          books: [
            { id: '[masked]', title: '[masked]', tags: ['old', 'dark'] },
            { id: '[masked]', title: 'Emma', tags: [] },
          ],
        },
      },
      books,
    ],
  ])('%s', async (_what, assertion, result) => {
    expect(await judge(assertion, result)).toEqual({ passed: true, reason: null });
  });
});

/** As patterns of versions, dates and ids are, and those that libraries write into schemas. */
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const EMAIL = "^(?!\\.)([A-Za-z0-9_'+\\-\\.]*)@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$";

describe('a pattern with repetitions in repetitions', () => {
  const id = '123e4567-e89b-12d3-a456-426614174000';
  const person = resultOf({ text: id, structured: { id, mail: 'a@b.example', version: '1.20' } });

  it.each<[string, unknown]>([
    ['of a text', { type: 'textMatches', pattern: `^${UUID}$` }],
    ['with a flag of its own', { type: 'textMatches', pattern: '(?i:E89B)' }],
    ['of a value', at('$.version', { matches: '^\\d+(\\.\\d+)?$' })],
    ['in a path', at(`$[?match(@, '${UUID}')]`, { count: 1 })],
    [
      'of a schema',
      { type: 'matchesSchema', schema: { properties: { mail: { pattern: EMAIL } } } },
    ],
    [
      'of a mask',
      { type: 'matchesSnapshot', in: 'text', snapshot: '[masked]', mask: [{ pattern: UUID }] },
    ],
  ])('%s is judged', async (what, assertion) => {
    const result = what === 'of a mask' ? resultOf({ text: JSON.stringify(id) }) : person;
    expect(await judge(assertion, result)).toEqual({ passed: true, reason: null });
  });
});

describe('an assertion on a result fails', () => {
  it.each<[string, unknown, JudgedResult, RegExp]>([
    ['textContains', { type: 'textContains', needle: '43' }, resultOf(), /tool "ask".*"43".*42/],
    [
      'textContains with case',
      { type: 'textContains', needle: 'ANSWER', caseSensitive: true },
      resultOf(),
      /ANSWER/,
    ],
    ['textEquals', { type: 'textEquals', text: 'The answer is 42' }, resultOf(), /is: The answer/],
    ['textMatches', { type: 'textMatches', pattern: '^42' }, resultOf(), /\^42/],
    [
      'a slow pattern',
      { type: 'textMatches', pattern: '(a+)+$' },
      resultOf({ text: SLOW }),
      /not judged: it took more/,
    ],
    [
      'values that take long together',
      at('$[*]', { matches: '^a+(a|b)*a*$|a' }),
      resultOf({
        structured: Array.from({ length: 9_000 }, () => 'a'.repeat(300) + '!'.repeat(9)),
      }),
      /could not be judged.*took more/,
    ],
    [
      'a long value',
      at('$', { matches: 'a' }),
      resultOf({ structured: SLOW.repeat(2_500) }),
      /longer than 100000/,
    ],
    ['another value', at('$.total', { equals: 3 }), books, /to be 3, but there is 2/],
    ['a number as a text', at('$.total', { equals: '2' }), books, /to be "2", but there is 2/],
    ['one of several values', at('$.books[*].id', { max: 1 }), books, /at most 1, but there is 2/],
    ['no value', at('$.author', { equals: 'x' }), books, /leads nowhere/],
    ['no value for a bound', at('$.books[?@.id > 9].id', { max: 5 }), books, /leads nowhere/],
    ['a text with a bound', at('$.books[0].title', { min: 0 }), books, /number of at least 0/],
    ['a number that matches', at('$.total', { matches: '2' }), books, /no text/],
    ['a number that contains', at('$.total', { contains: 2 }), books, /neither a text nor a list/],
    ['a list without the item', at('$.books[1].tags', { contains: 'x' }), books, /there is \[\]/],
    ['the number of items', at('$.books', { count: 3 }), books, /exactly 3, but it holds 2/],
    ['the number of what is no list', at('$.total', { count: 1 }), books, /neither a list/],
    ['what is not to be there', at('$.total', { exists: false }), books, /leads to 2/],
    ['a text that is no JSON', at('$.a', { exists: false }), resultOf(), /text is not JSON/],
    [
      'no structured content',
      at('$', { exists: true, in: 'structuredContent' }),
      resultOf(),
      /no str/,
    ],
    [
      'a path that does not end',
      at('$[?search(@, "(a|a)*(a|a)*(a|a)*c$")]', { count: 0 }),
      resultOf({ structured: ['a'.repeat(50_000)] }),
      /could not be followed.*took more/,
    ],
    [
      'a pattern that a server wrote',
      at('$[?search(@.text, @.form)]', { count: 1 }),
      resultOf({ structured: [{ text: SLOW, form: '(a+)+$' }] }),
      /could not be followed.*took more/,
    ],
    [
      'a rounded number',
      at('$', { equals: 2 ** 53 }),
      resultOf({ structured: 2 ** 53 }),
      /to be 9007/,
    ],
    [
      'matchesSchema',
      { type: 'matchesSchema', schema: { properties: { total: { type: 'string' } } } },
      books,
      /\$\/total: .*"number" is invalid/,
    ],
    ['matchesSchema false', { type: 'matchesSchema', schema: false }, books, /False boolean/],
    [
      'a remote schema',
      { type: 'matchesSchema', schema: { $ref: 'https://a.test/x' } },
      books,
      /could not be judged.*Unresolved/,
    ],
    [
      'an endless schema',
      { type: 'matchesSchema', schema: { $ref: '#' } },
      books,
      /nests too deep/,
    ],
    [
      'a schema of another draft',
      { type: 'matchesSchema', schema: { $schema: 'http://json-schema.org/draft-03/schema' } },
      books,
      /draft-03/,
    ],
    [
      'a schema with what is not judged',
      { type: 'matchesSchema', schema: { $dynamicRef: '#x' } },
      books,
      /dynamicRef/,
    ],
    [
      'a slow schema',
      { type: 'matchesSchema', schema: { patternProperties: { '(a+)+$': false } } },
      resultOf({ structured: { [SLOW]: 1 } }),
      /could not be judged.*took more/,
    ],
    ['no outputSchema', { type: 'matchesOutputSchema' }, books, /no outputSchema/],
    [
      'an outputSchema without content',
      { type: 'matchesOutputSchema' },
      resultOf({ text: '{}', outputSchema: async () => ({}) }),
      /no structured content/,
    ],
    [
      'hasContent',
      { type: 'hasContent', contentType: 'audio' },
      pictures,
      /at least 1 of audio.*image \(image\/png, 500 bytes\)/,
    ],
    [
      'hasContent, too many',
      { type: 'hasContent', contentType: 'image', maxCount: 1 },
      pictures,
      /at most 1.*are 2/,
    ],
    [
      'hasContent of unknown size',
      { type: 'hasContent', uri: 'demo://1', maxBytes: 9 },
      pictures,
      /are 0/,
    ],
    ['hasContent of nothing', { type: 'hasContent' }, resultOf(), /no parts/],
    ['sizeUnder', { type: 'sizeUnder', bytes: 10 }, resultOf(), /fewer than 10 bytes/],
    ['latencyUnder', { type: 'latencyUnder', ms: 40 }, resultOf(), /took 40/],
    ['isError', { type: 'isError' }, resultOf(), /to be an error, but it is none/],
    [
      'isError, and is one',
      { type: 'isError', value: false },
      resultOf({ isError: true }),
      /is one/,
    ],
    ['a missing snapshot', { type: 'matchesSnapshot' }, books, /no snapshot yet.*"total":2/],
    [
      'another snapshot',
      { type: 'matchesSnapshot', snapshot: { total: 3, books: [], gone: 1 } },
      books,
      /\$\.total is 2, not 3.*\$\.gone is gone/,
    ],
    [
      'a mask of nothing',
      { type: 'matchesSnapshot', snapshot: { a: '[masked]' }, mask: [{ path: '$.a' }] },
      resultOf({ structured: {} }),
      /\$\.a is gone/,
    ],
  ])('%s', async (_what, assertion, result, reason) => {
    const judgement = await judge(assertion, result);
    expect(judgement).toMatchObject({ passed: false, reason: expect.stringMatching(reason) });
  });

  it('tells what was expected and what there was, without secrets and in bounds', async () => {
    const structured = { key: 'hunter2-is-secret', long: 'x'.repeat(9_000) };
    const assertion = { type: 'matchesSnapshot', snapshot: { key: 1 } };
    const { reason, expected, observed } = await judge(assertion, resultOf({ structured }));
    expect(expected).toBe('{\n  "key": 1\n}');
    for (const told of [reason, observed]) expect(told).not.toContain('hunter2');
    expect(reason?.length).toBeLessThanOrEqual(600);
    expect(observed?.length).toBeLessThanOrEqual(4_000);
  });
});

describe('an assertion on a result is refused', () => {
  it.each([
    ['a path without a condition', at('$.a', {})],
    ['nothing at a path, and a value', at('$.a', { exists: false, equals: 1 })],
    ['a path that is none', at('a.b', { exists: true })],
    ['a pattern that cannot be read', { type: 'textMatches', pattern: '(' }],
    ['an unknown member', { type: 'textContains', needle: 'a', words: 1 }],
  ])('%s', (_what, assertion) => {
    expect(resultAssertionSchema.safeParse(assertion).success).toBe(false);
  });
});
