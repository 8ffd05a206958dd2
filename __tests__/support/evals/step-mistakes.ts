/** Mistakes in the steps of a suite, with what is told of them and in which line. */
import {
  asserting,
  expecting,
  FEE,
  NO_ERRORS,
  PROMPT,
  prompting,
  type Row,
  steps,
  testWith,
} from './suite-mistakes.ts';

export const WRONG_STEP: readonly Row[] = [
  [
    'a step without a kind',
    steps('{ toolName: late_fee }'),
    5,
    'kind: is missing; with `toolName` it may be `toolCall` or `interact`.',
  ],
  ['the kind as a name', steps('toolCall: late_fee'), 5, 'Did you mean `kind: toolCall`?'],
  [
    'a kind of another spelling',
    steps('{ kind: tool_call, toolName: late_fee }'),
    5,
    '"tool_call" is none of `prompt`, `toolCall`',
  ],
  [
    'type in place of kind',
    steps('{ type: toolCall, toolName: late_fee }'),
    5,
    'Did you mean `kind: toolCall`?',
  ],
  [
    'a step that is a text',
    steps('late_fee'),
    5,
    'must be an object (`name: value`), not the text "late_fee".',
  ],
  [
    'args',
    steps('{ kind: toolCall, toolName: late_fee, args: { days: 3 } }'),
    5,
    'args: is not a field of a step. Did you mean `arguments`?',
  ],
  [
    'nothing behind arguments',
    steps('{ kind: toolCall, toolName: late_fee, arguments: }'),
    5,
    'Leave it out, or write `{}`.',
  ],
  [
    'an assertion there is not',
    asserting('{ type: noToolError }'),
    6,
    'Did you mean `noToolErrors`?',
  ],
  [
    'an assertion that is a text',
    asserting('noToolErrors'),
    6,
    'assertion: must be an object (`name: value`), not the text "noToolErrors".',
  ],
  [
    'an assertion without its type',
    asserting('{ needle: fee }'),
    6,
    'type: is missing; with `needle` it may be `responseContains` or `textContains`.',
  ],
  [
    'text for needle',
    asserting('{ type: textContains, text: fee }'),
    6,
    'text: is not a field of an assertion. Did you mean `needle`?',
  ],
  [
    'an assertion on the model where a result is meant',
    expecting('{ type: noToolErrors }'),
    5,
    'It is an assertion on what the model did',
  ],
  [
    'a pattern that cannot be read',
    asserting('{ type: textMatches, pattern: "(" }'),
    6,
    'is no regular expression of JavaScript: a `(` lacks its `)`',
  ],
  [
    'a pattern with flags',
    asserting('{ type: textMatches, pattern: /fee/i }'),
    6,
    'Write `(?i:fee)`',
  ],
  [
    'a JSON path that is none',
    expecting('{ type: jsonPath, path: items, equals: 1 }'),
    5,
    'must be a JSON path, which begins with $',
  ],
  [
    'a JSON path of which nothing is said',
    expecting('{ type: jsonPath, path: $.a }'),
    5,
    'says nothing of the path',
  ],
  ['a prompt without a model', steps(PROMPT, NO_ERRORS), 3, 'has a prompt but no model'],
  ['a model without a provider', prompting('model: gpt-x'), 1, 'write `openai/gpt-x`'],
];

/** What reads well, and is no suite that could be run. */
export const UNFIT: readonly Row[] = [
  [
    'two tests of one title',
    `${testWith('runs: 1')}  - { title: t, steps: [${FEE}] }`,
    6,
    'is the title of the test in line 3 too',
  ],
  ['an assertion before anything ran', steps(NO_ERRORS, FEE), 5, 'asserts before anything has run'],
  [
    'a prompt without an assertion',
    `model: anthropic/m\n${steps(PROMPT)}`,
    4,
    'asserts nothing that could fail',
  ],
  [
    'a step for a browser',
    steps(FEE, '{ kind: interact, toolName: late_fee, action: { kind: scroll, direction: up } }'),
    6,
    'does not render widgets',
  ],
  [
    'a value that nothing captures',
    steps(FEE.replace(' }', ' }, capture: { a: $ }'), FEE.replace('3', '"{{b}}"')),
    6,
    'which no step before it captures',
  ],
];
