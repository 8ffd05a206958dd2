import { expect, test } from '@jest/globals';
import { findCaseMisfits } from '../../src/api/case-rules.ts';
import type { Assertion, ResultAssertion } from '../../src/api/cases/assertions.ts';
import type { TestCase } from '../../src/api/cases/cases.ts';
import type { Step, ToolCall } from '../../src/api/cases/steps.ts';

const call = (serverName?: string, id = 'c'): ToolCall => {
  const step: ToolCall = { id, kind: 'toolCall', toolName: 't', arguments: {} };
  if (serverName !== undefined) step.serverName = serverName;
  return step;
};
const assert = (assertion: Assertion, id = 'a'): Step => ({ id, kind: 'assert', assertion });
const text = assert({ type: 'textEquals', text: 'x' });
const prompt: Step = { id: 'p', kind: 'prompt', prompt: 'Hi' };
const answers = assert({ type: 'responseContains', needle: 'x' });
const never = assert({ type: 'toolNeverCalled', toolName: 't' });
const expecting = (one: ResultAssertion): Step => ({ ...call(), expect: [one] });
const fitting = (schema: Record<string, unknown> | boolean) => [
  expecting({ type: 'matchesSchema', schema }),
];
const path = (at: string, more: object = {}) =>
  ({ type: 'jsonPath', path: at, ...more }) as ResultAssertion;
const texts = (counts: object): ResultAssertion => {
  return { type: 'hasContent', contentType: 'text', ...counts };
};
const turns = (limit: number) => assert({ type: 'turnCountUnder', turns: limit });
const calledWith = (a: unknown) =>
  assert({ type: 'toolCalledWith', toolName: 't', args: { args: { a } } });
const extended: Partial<TestCase> = {
  predicates: { mode: 'extend', list: [{ type: 'noToolErrors' }] },
};
const negative: Partial<TestCase> = { isNegativeTest: true };
const none: Partial<TestCase> = { advancedConfig: { toolChoice: 'none' } };

/** Steps, other members of the case, and of each mistake: step, path, code with its reason. */
type Row = [name: string, steps: Step[], more: Partial<TestCase>, expected: string[]];
const rows: Row[] = [
  ['one server needs no name', [call()], {}, []],
  ['an id of a server', [{ ...call('x'), serverId: 'any' }], {}, []],
  [
    'rounded integers',
    [{ ...call(), arguments: { a: [2 ** 53] } }, assert(path('$', { equals: 1e20 }))],
    {},
    ['0 arguments.a.0 integer', '1 assertion.equals integer'],
  ],
  [
    'integers that no reader rounds, and bounds',
    [
      { ...call(), arguments: { a: 17e17, b: 1e21 } },
      assert({ type: 'jsonPath', path: '$', min: 2 ** 53, max: 1e18 }),
    ],
    {},
    [],
  ],
  [
    'fewest above most',
    [
      expecting({ type: 'jsonPath', path: '$', minCount: 3, maxCount: 2 }),
      { ...expecting({ type: 'hasContent', minBytes: 3, maxBytes: 2 }), id: 'b' },
    ],
    {},
    ['0 expect.0.maxCount range', '1 expect.0.maxBytes range'],
  ],
  ['a bound of 64 bits in a schema', fitting({ maximum: 2 ** 63 }), {}, []],
  [
    'a schema that cannot be read',
    fitting({ $ref: 'https://x.test' }),
    {},
    ['0 expect.0.schema syntax'],
  ],
  ['a result of a prompt', [prompt, text, answers], {}, ['1 assertion no-result', '2 id repeated']],
  ['only a result of a prompt', [prompt, text], {}, ['0  no-assertion', '1 assertion no-result']],
  ['a negative test', [prompt], negative, []],
  ['a limit of calls', [prompt], { matchOptions: { allowExtraToolCalls: false } }, []],
  ['predicates', [prompt], extended, []],
  ['expectedOutput', [prompt], { expectedOutput: 'x' }, ['null expectedOutput expected-output']],
  ['possible turns', [prompt, turns(20)], {}, []],
  ['impossible turns', [prompt, turns(21)], {}, ['1 assertion turns']],
  ['calls that are ruled out', [prompt, never], none, ['1 assertion tool-choice']],
  [
    'a negative test that must hold',
    [prompt],
    { ...none, ...negative },
    ['null isNegativeTest tool-choice'],
  ],
  ['no condition', [expecting(path('$'))], {}, ['0 expect.0 needs']],
  [
    'no value, and its value',
    [expecting(path('$', { exists: false, equals: null }))],
    {},
    ['0 expect.0.equals conflict'],
  ],
  [
    'widgets',
    [{ id: 'i', kind: 'interact' }, assert({ type: 'widgetRendered' })],
    {},
    ['0  widget', '1 assertion widget'],
  ],
  [
    'captured values',
    [
      { ...call(), capture: { id: '$.id' } },
      { ...call(undefined, 'd'), arguments: { a: '{{id}}', b: '{{it}}', c: '\\{{x}}' } },
      { ...call(undefined, 'e'), capture: { id: '$' } },
    ],
    {},
    ['1 arguments.b capture'],
  ],
  [
    'references of a case that captures nothing',
    [
      { ...call(), arguments: { a: ['\\{{id}}', { b: 'x {{id}}' }] } },
      expecting({ type: 'textContains', needle: '{{id}}' }),
      prompt,
      calledWith('{{id}}'),
    ],
    {},
    [
      '0 arguments.a.1.b capture',
      '1 expect.0.needle capture',
      '1 id repeated',
      '3 assertion.args.args.a capture',
    ],
  ],
  [
    'a misspelt schema',
    fitting({ typ: 'object', properties: { typ: true } }),
    {},
    ['0 expect.0.schema.typ unknown-key'],
  ],
  [
    'types that are none, and what is no keyword',
    fitting({
      type: ['objekt', 'null'],
      enum: [{ typ: 1 }],
      items: [{ properties: { a: { type: 'strng' } }, nullable: true }],
    }),
    {},
    ['0 expect.0.schema.items.0.properties.a.type value', '0 expect.0.schema.type.0 value'],
  ],
  ...[true, {}, { title: 't' }, { $defs: { a: { type: 'string' } } }].map(
    (schema): Row => [
      `a schema of all values: ${JSON.stringify(schema)}`,
      fitting(schema),
      {},
      ['0 expect.0.schema any-value'],
    ],
  ),
  [
    'schemas that something violates',
    [
      ...[{ oneOf: [true, {}] }, { not: {} }, { properties: { a: false } }, { minimum: 0 }],
      ...[{ contains: {} }, { required: ['a'] }, { dependencies: { a: ['b'] } }],
    ].map((schema, at) => ({
      ...call(undefined, `c${at}`),
      expect: [{ type: 'matchesSchema', schema }],
    })),
    {},
    [],
  ],
  [
    'any number of parts',
    [
      {
        ...call(),
        expect: [texts({ minCount: 0 }), texts({ minCount: 0, maxCount: 1 }), texts({ count: 0 })],
      },
    ],
    {},
    ['0 expect.0 any-count'],
  ],
  [
    'any number of values',
    ['$..a', '$[*]', '$.*', '$.a[*]', '$'].flatMap((list, at): Step[] => [
      { ...call(undefined, `c${at}`), expect: [path(list, { minCount: 0 })] },
    ]),
    {},
    [0, 1, 2].map((step) => `${step} expect.0 any-count`),
  ],
  [
    'a number of values that are something',
    [expecting(path('$..a', { minCount: 0, equals: 1 }))],
    {},
    [],
  ],
  [
    'a matcher of another tool',
    [prompt, calledWith({ $regex: 'x' })],
    {},
    ['1 assertion.args.args.a.$regex unknown-key'],
  ],
];

test.each(rows)('%s', (_name, steps, more, expected) => {
  const found = findCaseMisfits([{ title: 't', steps, ...more }], ['s'], 20);
  const shown = found.map(({ step, path, data }) => {
    return `${step} ${path.join('.')} ${data.code === 'cannot-fail' ? data.reason : data.code}`;
  });
  expect(shown.sort()).toEqual(expected);
});

test.each([
  ['known servers', ['s', 'T'], []],
  ['an unknown server', ['sv'], ['not-found']],
  ['no name, several servers', [undefined], ['ambiguous']],
])('%s', (_name, names, expected) => {
  const steps = names.map((name, at) => call(name, `c${at}`));
  const found = findCaseMisfits([{ title: 't', steps }], ['s', 't'], 20);
  expect(found.map(({ data }) => data.code)).toEqual(expected);
});

test('turns that a later run decides', () => {
  const steps = [prompt, turns(1_000)];
  expect(findCaseMisfits([{ title: 't', steps }], ['s'], null)).toEqual([]);
});

test('too many iterations', () => {
  const tests = Array.from({ length: 101 }, (_, at) => {
    return { title: `t${at}`, runs: 1_000, steps: [call()] };
  });
  const data = expect.objectContaining({ code: 'range', max: 100_000 });
  expect(findCaseMisfits(tests, ['s'], 20)).toEqual([{ test: 0, step: null, path: [], data }]);
});
