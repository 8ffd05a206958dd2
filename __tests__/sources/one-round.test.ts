/** Mistakes of form and of meaning in one suite: all at once, each at its line. */
import { expect, test } from '@jest/globals';
import { problemsIn } from '../support/suites.ts';

/** A comment names the mistakes of its line. */
const SUITE = `
name: s
server: orders
serves: [orders] # unknown-key
toolTimeout: 4s # type
toolTimeout: 5 # repeated
tests:
  - title: mistakes of meaning alone
    call: x
  - title: mistakes of meaning alone # repeated
    call: ordrs/x # not-found
  - title: a misspelt key is read as the one that is meant
    cal: ordrs/x # unknown-key not-found
  - title: a misspelt key is read as the one that is meant # repeated
    tool: x # unknown-key
    args: { id: 1 } # unknown-key
  - title: both have the wrong form
    call: 5 # type
  - title: both have the wrong form # repeated
    call: { a: 1 } # type
    server: ordrs # not-found
  - title: no action # needs
    expect: a
  - title: no action # repeated needs
    runs: 0 # range
  - title: a prompt without a model
    prompt: x # needs
    expct: y # unknown-key
  - title: a wrong model is one mistake
    prompt: x
    expect: y
    model: 5 # type
  - title: an unknown provider
    prompt: x
    expect: y
    model: antropic/m # not-found
    tags: a # type
  - title: a prompt that cannot fail, and a wrong tag
    prompt: x # cannot-fail
    model: openai/m
    tags: a # type
  - title: a prompt whose assertion is wrong
    prompt: x
    model: openai/m
    expect:
      - matches: "(" # syntax
  - title: conditions and a wrong pattern
    call: x
    expect:
      - path: $.a # needs
      - matches: "(" # syntax
      - { path: $.a, exists: false, equals: 1 } # conflict
      - schema: { type: strin } # value
  - title: what is saved by a wrong expression
    steps:
      - call: x
        save: { id: a } # syntax
      - call: y
        with: { id: "{{id}}" }
  - title: what is saved by a misspelt step
    steps:
      - cal: x # unknown-key
        save: { id: $.id }
      - call: y
        with: { id: "{{id}}", a: "{{idd}}" } # capture
  - title: a step that cannot be read
    steps:
      - kind: toolcall # value missing
      - { kind: assert, assertion: { type: noToolErrors } }
      - call: ordrs/y # not-found
  - title: a step that does two things
    steps:
      - call: x
        prompt: y # conflict
      - kind: interact # widget
  - title: ids
    steps:
      - { id: a, kind: toolList, foo: 1 } # unknown-key
      - { id: a, kind: toolList } # repeated
  - title: rows that are wrong
    each: { a: [1] } # type
    call: "orders/{{row.a}}"
    with: { a: "{{row.b}}" }
  - title: a member that no row has
    each: [{ a: 1 }]
    call: "orders/{{row.b}}" # not-found
    expect: { path: $.a } # needs
  - title: a row hides no capture
    each: [{ a: 1 }]
    call: y
    with: { a: "{{row.b}} {{row.c}}", # not-found not-found
      b: "{{q}}" } # capture
  - title: a large number hides nothing
    call: y
    with: { id: 9007199254740993 } # integer
  - title: a key that occurs twice
    call: ordrs/x # not-found
    call: y # repeated
  - title: an unknown key, and a prompt that cannot fail
    owner: me # unknown-key
    prompt: x # cannot-fail
    model: openai/m
  - title: nothing about what is saved is left out
    runs: three # type
    steps:
      - call: x
        save: { id: $.id }
      - call: y
        with: { id: "{{idd}}" } # capture
      - call: # type
      - call: z
        with: { id: "{{id}}" }
  - title: what an unreadable step can save
    steps:
      - call: y
        with: { id: "{{id}}" } # capture
      - null # type
      - call: y
        with: { id: "{{id}}" }
  - title: a row that is wrong
    each: [5, { a: 1 }] # type
    call: y
    with: { a: "{{row.b}}", b: "{{row.a}}" } # not-found
  - title: sound
    call: x
`;

/** Steps of the API, or expectations, with a mistake each. */
const BROKEN = [
  'expect: [{ type: textMatches, pattern: "(" }]',
  'expect: [{ type: textContains }]',
  'expect: [{ type: noSuchThing }]',
  'expect: tea',
  'expect: [tea]',
  'expect: null',
  'arguments: 5',
  'toolName: 5',
  'expectError: no',
  'capture: { a: b }',
];

test.each(BROKEN)('a step with `%s` hides nothing', async (member) => {
  const own = member.startsWith('toolName') ? member : `toolName: x, ${member}`;
  const before = await mistakes(BESIDE.replace('OWN', 'toolName: x'));
  expect(before).toEqual(expectedOf(BESIDE).sort());
  const found = await mistakes(BESIDE.replace('OWN', own));
  expect(found).toHaveLength(before.length + 1);
  expect(found).toEqual(expect.arrayContaining(before));
});

const BESIDE = `
name: s
server: orders
model: openai/m
tests:
  - title: a
    steps: [{ kind: toolCall, serverName: orders, OWN }]
  - { title: b, call: ordrs/x } # not-found
  - { title: b, call: x } # repeated
  - title: c
    prompt: x # cannot-fail
  - title: d
    call: x
    with: { a: "{{nope}}" } # capture
`;

/** Rules between keys hold for a misspelt key as for the one that is meant. */
test.each([
  'call: x, expects: a, error: true # unknown-key conflict',
  'prompt: x, expect: y, modles: [openai/a], model: openai/b # unknown-key conflict',
  'prompt: x, calls: a, nevr: any # unknown-key conflict',
  'prompt: x, calls: a, ordr: exact, matchOptions: { maxExtraToolCalls: 0 } # unknown-key conflict',
  'read: "a://b", wth: { a: 1 } # unknown-key needs',
  'call: x, expct: { under: { tokens: 3 } } # unknown-key needs',
  'steps: [{ call: x, sav: { id: $.id }, expect: "{{id}}" }] # unknown-key capture',
  'call: x, expect: { path: $.a, exist: false, equals: 1 } # unknown-key conflict',
  'steps: [{ kind: toolCal, tolName: x }] # unknown-key value',
  // Nothing follows from a misspelt key.
  'call: "{{row.a}}", ech: [{ a: x }] # unknown-key',
  'prompt: x, expect: a, predicates: { mod: extend, list: [] } # unknown-key',
  'steps: [{ call: x }, { knd: assert, assertion: { type: textContains, needle: a } }] # unknown-key',
  'call: x, expect: [{ snapshot: 1, mask: a, in: 5 }, { zzzzzz: 1 }] # value unknown-key needs',
  // An unreadable step hides nothing that it cannot hold.
  ...['kind: toolCall', 'kind: promptGet', 'kind: resourceRead'].map(
    (step) => `steps: [{ ${step} }, { call: y, with: { a: "{{c}}" } }] # missing capture`,
  ),
  'steps: [{ call: x }, { kind: assert }, { call: y, with: { a: "{{c}}" } }] # missing capture',
  'steps: [{ kind: toolCall, capture: { c: $ } }, { call: y, with: { a: "{{c}}" } }] # missing',
  'steps: [{ kind: callTool, toolName: x, capture: { c: a } }, { call: y, with: { a: "{{c}}" } }] # value syntax',
  'steps: [{ kind: zzzzzz, uri: x, expectt: [], capture: { c: $ } }, { call: y, with: { a: "{{c}} {{d}}" } }] # value unknown-key capture',
  'call: x, expect: { tpye: textContains } # unknown-key missing',
  // A key of a form without the one that decides the form.
  'call: x, expect: { mask: $.a } # needs',
])('{ %s }', async (line) => {
  const [members, codes] = line.split(' # ');
  const content = `name: s\nserver: orders\nmodel: openai/m\ntests:\n  - { title: t, ${members} } # ${codes}`;
  expect(await mistakes(content)).toEqual(expectedOf(content).sort());
});

async function mistakes(content: string): Promise<string[]> {
  const problems = await problemsIn(content, ['orders', 'other']);
  return problems.map(({ place, data }) => `${place.line} ${data.code}`).sort();
}

const expectedOf = (content: string) =>
  content.split('\n').flatMap((line, at) => {
    const codes = / # (.*)/.exec(line)?.[1] ?? '';
    return codes.split(' ').flatMap((code) => (code === '' ? [] : [`${at + 1} ${code}`]));
  });

test('mistakes of form hide none of meaning, and cause none', async () => {
  expect(await mistakes(SUITE)).toEqual(expectedOf(SUITE).sort());
});

test.each([
  // Tests under another name.
  'name: s\nserver: orders\ncases: # unknown-key\n  - { title: t, cal: x } # unknown-key\n  - { title: u, call: y/x } # not-found',
  'name: s\nserver: orders\ntests:\n  - { call: x, zzzzzz: 1 } # missing unknown-key',
  'name: s\nserver: orders\ntests:\n  - text # type\n  - { title: u, call: y/x } # not-found',
  // Which server is meant.
  'name: s\nserver: 5 # type\ntests:\n  - { title: t, call: x }',
  'name: s\ntests:\n  - { title: t, call: x, server: 5 } # type\n  - { title: u, call: x } # ambiguous',
  'name: s\nservr: ordrs # unknown-key not-found\ntests:\n  - { title: t, call: x }',
  'name: s\ntests:\n  - { title: t, call: "orders/{{row.b}}", each: [{ a: 1 }] } # not-found',
  'name: s\nserver: orders\nservers: [zzz] # not-found\ntests:\n  - { title: t, call: other/x }',
  // What a broken step can hold.
  'name: s\nserver: orders\ntests:\n  - { title: t, steps: [{}, { call: x, with: { id: "{{id}}" } }] } # needs',
  'name: s\nserver: orders\nmodel: openai/m\nmaxTurns: x # type\ntests:\n  - { title: t, prompt: x, expect: { under: { turns: 30 } } }',
  // Which model is.
  'name: s\nmodel: 5 # type\ntests:\n  - { title: t, prompt: x, expect: y }',
  'name: s\nprovider: 5 # type\ntests:\n  - { title: t, prompt: x, expect: y, model: m }',
  // What objects inherit.
  'name: s\nserver: orders\ntests:\n  - { title: t, call: y/x, toString: 1 } # unknown-key not-found\n  - { title: u, call: x, __proto__: 1 } # unknown-key',
  // Aliases.
  'name: s\nserver: orders\ntests:\n  - { title: t, steps: &a [{ call: x, runs: 1 }] } # unknown-key\n  - { title: u, steps: *a } # unknown-key',
  // Nothing is wrong.
  'name: s\nserver: orders\ntests:\n  - { title: t, call: x, with: { a: "\\\\{{id}}" } }',
  `name: s\nserver: orders\ntests:\n  - { title: t, call: x, expect: { path: "$['9007199254740993', ?@.a9007199254740993 == 1.5e3]", count: 1 } }`,
  'name: s\nserver: orders\ntests:\n  - { title: t, prompt: x, expect: y, model: m, provider: acme }',
])('%j', async (content) => {
  expect(await mistakes(content)).toEqual(expectedOf(content).sort());
});
