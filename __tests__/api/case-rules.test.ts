import { expect, test } from '@jest/globals';
import { findCaseMisfits } from '../../src/api/case-rules.ts';
import type {
  Assertion,
  ResultAssertion,
  TranscriptAssertion,
} from '../../src/api/cases/assertions.ts';
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
type Schema = Record<string, unknown> | boolean;
const fitting = (schema: Schema) => [expecting({ type: 'matchesSchema', schema })];
const path = (at: string, more: object = {}) =>
  ({ type: 'jsonPath', path: at, ...more }) as ResultAssertion;
const texts = (counts: object): ResultAssertion => {
  return { type: 'hasContent', contentType: 'text', ...counts };
};
const turns = (limit: number) => assert({ type: 'turnCountUnder', turns: limit });
const calledWith = (a: unknown) =>
  assert({ type: 'toolCalledWith', toolName: 't', args: { args: { a } } });
const predicate: TranscriptAssertion = { type: 'noToolErrors' };
const extended: Partial<TestCase> = { predicates: { mode: 'extend', list: [predicate] } };
const negative: Partial<TestCase> = { isNegativeTest: true };
const none: Partial<TestCase> = { advancedConfig: { toolChoice: 'none' } };

const [FEWEST, LEAST] = [
  { minCount: 3, maxCount: 2 },
  { minBytes: 3, maxBytes: 2 },
];
const FEW = { minCount: 0, maxCount: 1 };
const NO_NULL = { exists: false, equals: null };
const misspelt = { typ: 'object', properties: { typ: true } };
const needle: ResultAssertion = { type: 'textContains', needle: '{{id}}' };
const regex = calledWith({ $regex: 'x' });
const click: Step = { id: 'i', kind: 'interact' };
const rendered = assert({ type: 'widgetRendered' });

/** Steps, of each mistake its step, path and code with its reason, and other members of the case. */
type Row = [name: string, steps: Step[], expected: string[], more?: Partial<TestCase>];
const rows: Row[] = [
  ['one server needs no name', [call()], []],
  ['an id of a server', [{ ...call('x'), serverId: 'any' }], []],
  [
    'rounded integers',
    [{ ...call(), arguments: { a: [2 ** 53] } }, assert(path('$', { equals: 1e20 }))],
    ['0 arguments.a.0 integer', '1 assertion.equals integer'],
  ],
  ['integers that no reader rounds', [{ ...call(), arguments: { a: 17e17, b: 1e21 } }], []],
  ['rounded bounds', [call(), assert(path('$', { min: 2 ** 53, max: 1e18 }))], []],
  ['fewest above most', [expecting(path('$', FEWEST))], ['0 expect.0.maxCount range']],
  ['least above most', [expecting(texts(LEAST))], ['0 expect.0.maxBytes range']],
  ['a bound of 64 bits in a schema', fitting({ maximum: 2 ** 63 }), []],
  ['a schema that is elsewhere', fitting({ $ref: 'https://x.test' }), ['0 expect.0.schema syntax']],
  ['a result of a prompt', [prompt, text, answers], ['1 assertion no-result', '2 id repeated']],
  ['only a result of a prompt', [prompt, text], ['0  no-assertion', '1 assertion no-result']],
  ['a negative test', [prompt], [], negative],
  ['a limit of calls', [prompt], [], { matchOptions: { allowExtraToolCalls: false } }],
  ['predicates', [prompt], [], extended],
  ['expectedOutput', [prompt], ['null expectedOutput expected-output'], { expectedOutput: 'x' }],
  ['possible turns', [prompt, turns(20)], []],
  ['impossible turns', [prompt, turns(21)], ['1 assertion turns']],
  ['calls that are ruled out', [prompt, never], ['1 assertion tool-choice'], none],
  ['a test that holds', [prompt], ['null isNegativeTest tool-choice'], { ...none, ...negative }],
  ['no condition', [expecting(path('$'))], ['0 expect.0 needs']],
  ['no value, and its value', [expecting(path('$', NO_NULL))], ['0 expect.0.equals conflict']],
  ['widgets', [click, rendered], ['0  widget', '1 assertion widget']],
  [
    'captured values',
    [
      { ...call(), capture: { id: '$.id' } },
      { ...call(undefined, 'd'), arguments: { a: '{{id}}', b: '{{it}}', c: '\\{{x}}' } },
      { ...call(undefined, 'e'), capture: { id: '$' } },
    ],
    ['1 arguments.b capture'],
  ],
  [
    'references in arguments of a case that captures nothing',
    [
      { ...call(), arguments: { a: ['\\{{id}}', { b: 'x {{id}}' }] } },
      prompt,
      calledWith('{{id}}'),
    ],
    ['0 arguments.a.1.b capture', '2 assertion.args.args.a capture'],
  ],
  ['a reference in a text', [expecting(needle)], ['0 expect.0.needle capture']],
  ['a repeated id', [call(), call()], ['1 id repeated']],
  ['a misspelt schema', fitting(misspelt), ['0 expect.0.schema.typ unknown-key']],
  [
    'types that are none, and what is no keyword',
    fitting({
      type: ['objekt', 'null'],
      enum: [{ typ: 1 }],
      items: [{ properties: { a: { type: 'strng' } }, nullable: true }],
    }),
    ['0 expect.0.schema.items.0.properties.a.type value', '0 expect.0.schema.type.0 value'],
  ],
  ...[true, {}, { title: 't' }, { $defs: { a: { type: 'string' } } }].map((schema): Row => {
    const name = `a schema of all values: ${JSON.stringify(schema)}`;
    return [name, fitting(schema), ['0 expect.0.schema any-value']];
  }),
  ...[
    ...[{ oneOf: [true, {}] }, { not: {} }, { properties: { a: false } }, { minimum: 0 }],
    ...[{ contains: {} }, { required: ['a'] }, { dependencies: { a: ['b'] } }],
  ].map((schema): Row => [`not all values: ${JSON.stringify(schema)}`, fitting(schema), []]),
  [
    'any number of parts',
    [{ ...call(), expect: [texts({ minCount: 0 }), texts(FEW), texts({ count: 0 })] }],
    ['0 expect.0 any-count'],
  ],
  [
    'any number of values',
    ['$..a', '$[*]', '$.*', '$.a[*]', '$'].map((list, at): Step => {
      return { ...call(undefined, `c${at}`), expect: [path(list, { minCount: 0 })] };
    }),
    [0, 1, 2].map((step) => `${step} expect.0 any-count`),
  ],
  ['a number of some values', [expecting(path('$..a', { minCount: 0, equals: 1 }))], []],
  ['a matcher of others', [prompt, regex], ['1 assertion.args.args.a.$regex unknown-key']],
];

test.each(rows)('%s', (_name, steps, expected, more = {}) => {
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
