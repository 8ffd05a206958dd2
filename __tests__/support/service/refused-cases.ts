import { LIMITS } from '../../../src/contract/limits.ts';
import { echoCase, promptCase, toolCase } from './cases.ts';

/** A step that asserts. */
export const assert = (assertion: Record<string, unknown>, index = 0) => ({
  id: `assert-${index}`,
  kind: 'assert',
  assertion,
});
const PROMPT = { id: 'ask', kind: 'prompt', prompt: 'Say hi' };
/** A step that calls a tool. */
export const [CALL] = toolCase('', 'echo', { text: 'hi' }).steps;

/** A case that asks a model, and asserts this. */
export const withPrompt = (...assertions: Record<string, unknown>[]) => ({
  title: 'c',
  steps: [PROMPT, ...assertions.map(assert)],
});
/** An assertion that could fail. */
export const FORBIDDEN = { type: 'toolNeverCalled', toolName: 'slow' };

const TAP = { id: 'tap', kind: 'interact', toolName: 'echo' };

/** Cases that the service refuses as they are written: what is wrong, the case, its place, what is told. */
export const REFUSED_CASES: readonly [string, object, string, RegExp][] = [
  [
    'one that only asserts',
    { title: 'c', steps: [assert({ type: 'noToolErrors' }), assert(FORBIDDEN, 1)] },
    'tests[0].steps',
    /case "c" runs nothing/,
  ],
  [
    'an assertion before anything ran',
    { title: 'c', steps: [assert(FORBIDDEN), CALL] },
    'tests[0].steps[0]',
    /asserts before anything has run/,
  ],
  [
    'an assertion on a result before there is one',
    { title: 'c', steps: [PROMPT, assert({ type: 'textContains', needle: 'hi' }), CALL] },
    'tests[0].steps[1]',
    /asserts textContains of a result, but no step before it has one/,
  ],
  [
    'a prompt beside a judged result, itself not judged',
    { title: 'c', steps: [CALL, PROMPT, assert({ type: 'textContains', needle: 'hi' })] },
    'tests[0]',
    /asserts nothing that could fail/,
  ],
  [
    'a reference to what nothing captures',
    {
      title: 'c',
      steps: [
        { ...CALL, capture: { id: '$.id' } },
        { ...CALL, arguments: { text: ['{{ids}}'] } },
      ],
    },
    'tests[0].steps[1]',
    /refers to \{\{ids\}\}, which no step before it captures/,
  ],
  [
    'a member of a step that the service does not know',
    { title: 'c', steps: [{ ...CALL, expectErorr: true }] },
    'tests[0].steps[0].expectErorr',
    /is not known, and is not ignored/,
  ],
  [
    'a member of an assertion that the service does not know',
    { title: 'c', steps: [{ ...CALL, expect: [{ type: 'isError', value: false, when: 1 }] }] },
    'tests[0].steps[0].expect[0].when',
    /is not known, and is not ignored/,
  ],
  [
    'a path that cannot be read',
    { title: 'c', steps: [CALL, assert({ type: 'jsonPath', path: '$.a[', exists: true })] },
    'tests[0].steps[1].assertion.path',
    /"\$\.a\[" is no JSON path: a bracket or a quote in it is not closed$/,
  ],
  [
    'a path with the number of an item behind a dot',
    { title: 'c', steps: [{ ...CALL, capture: { a: '$.items.0' } }] },
    'tests[0].steps[0].capture.a',
    /"\$\.items\.0" is no JSON path: it cannot be read from "0" on; an item of a list is written as `\[0\]`$/,
  ],
  [
    'a path that ends too early, of what a snapshot leaves out',
    {
      title: 'c',
      steps: [
        { ...CALL, expect: [{ type: 'matchesSnapshot', snapshot: 1, mask: [{ path: '$.' }] }] },
      ],
    },
    'tests[0].steps[0].expect[0].mask[0].path',
    /"\$\." is no JSON path: it ends too early$/,
  ],
  [
    'a negative test without a prompt',
    echoCase('c', { isNegativeTest: true }),
    'tests[0].isNegativeTest',
    /asks that a model calls no tool, but has no prompt/,
  ],
  ['a prompt without an assertion', withPrompt(), 'tests[0]', /asserts nothing that could fail/],
  [
    'a prompt with an expected output alone',
    { ...withPrompt(), expectedOutput: 'hi' },
    'tests[0]',
    /expectedOutput is kept, but not judged/,
  ],
  [
    'a prompt behind a judged call, itself not judged',
    { title: 'c', steps: [CALL, assert({ type: 'noToolErrors' }), PROMPT] },
    'tests[0]',
    /asserts nothing that could fail/,
  ],
  [
    'a pattern that matches anything',
    withPrompt({ type: 'responseMatches', pattern: '.*' }),
    'tests[0]',
    /asserts nothing that could fail/,
  ],
  [
    'more turns than there can be',
    withPrompt({ type: 'turnCountUnder', turns: 21 }),
    'tests[0]',
    /asserts nothing that could fail/,
  ],
  [
    'tools that are never called where none may be',
    { ...withPrompt(FORBIDDEN), isNegativeTest: true, advancedConfig: { toolChoice: 'none' } },
    'tests[0]',
    /asserts nothing that could fail/,
  ],
  [
    'an order of calls that names none',
    { ...withPrompt(), matchOptions: { toolCallOrder: 'in-order' } },
    'tests[0]',
    /asserts nothing that could fail/,
  ],
  [
    'a setting the engine would ignore',
    promptCase('c', { advancedConfig: { temperature: 0, maxTokens: 5 } }),
    'tests[0].advancedConfig.maxTokens',
    /would ignore; it knows system, temperature, toolChoice/,
  ],
  [
    'a tool choice of another form',
    promptCase('c', { advancedConfig: { toolChoice: 'echo' } }),
    'tests[0].advancedConfig.toolChoice',
    /it must be "auto", "none", "required" or/,
  ],
  [
    'an argument that was rounded',
    toolCase('c', 'echo', { deep: [{ id: 2 ** 53 }] }),
    'tests[0].steps[0].arguments.deep[0].id',
    /integers beyond 2\^53 are rounded/,
  ],
  [
    'an expected argument that was rounded',
    {
      title: 'c',
      steps: [
        CALL,
        assert({ type: 'toolCalledWith', toolName: 'echo', args: { args: { id: -(2 ** 60) } } }),
      ],
    },
    'tests[0].steps[1].assertion.args.args.id',
    /Write it as a text/,
  ],
  [
    'a step in a widget',
    { title: 'c', steps: [CALL, { ...TAP, action: { kind: 'wait', ms: 5 } }] },
    'tests[0].steps[1]',
    /cannot be carried out: this service does not render widgets/,
  ],
  [
    'an assertion on a widget',
    { title: 'c', steps: [CALL, assert({ type: 'widgetRendered' })] },
    'tests[0].steps[1].assertion',
    /it cannot judge the assertion "widgetRendered"/,
  ],
  [
    'arguments that are too long',
    toolCase('c', 'echo', { text: 'a'.repeat(LIMITS.toolCallArgumentsLength) }),
    'tests[0].steps[0].arguments',
    /its arguments are more than \d+ characters of JSON/,
  ],
  [
    'a schema that is too long',
    {
      title: 'c',
      steps: [
        { ...CALL, expect: [{ type: 'matchesSchema', schema: { title: 'a'.repeat(100_000) } }] },
      ],
    },
    'tests[0].steps[0].expect[0].schema',
    /its schema is more than 100000 characters of JSON/,
  ],
];
