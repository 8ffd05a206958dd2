import { expect, test } from '@jest/globals';
import { describeAssertion } from '../../src/words/assertions.ts';
import { bySentence } from '../support/by-sentence.ts';
import { failureOf } from '../support/failures.ts';

type Missed = Parameters<typeof describeAssertion>[0];
const plain = failureOf('a missed assertion');

test.each([
  [{ type: 'textContains' }, 'The result of `t` does not contain "5": "6".'],
  [{ condition: 'min', path: '$.a' }, '`$.a` of the result of `t` is 6, not at least 5.'],
  [{ condition: 'min', path: '$.a', observed: null }, '`$.a` of the result of `t` does not exist.'],
  [{ condition: 'no-json' }, 'The result of `t` is not JSON: "6".'],
  [{ type: 'matchesSchema', condition: 'no-json' }, 'The result of `t` is not JSON: "6".'],
  [{ type: 'isError', condition: 'error' }, 'The result of `t` is not an error: "6".'],
  [{ type: 'responseMatches', tool: null, observed: null }, 'There is no answer.'],
  [{ type: 'later', tool: null }, 'The answer misses `later` "5": "6".'],
  ...bySentence<object>({
    '`$.a` of the result of `t` does not fit the schema (type): a text, got 6.': {
      type: 'matchesSchema',
      condition: 'type',
      path: '$.a',
      expected: 'a text',
    },
    'The result of `t` has no snapshot. Write it as `snapshot` if it is right: {"a":1}.': {
      type: 'matchesSnapshot',
      condition: 'missing',
      observed: '{"a":1}',
    },
    'The result of `t` has no value for `toString` at `$.id`, expected one value.': {
      type: 'capture',
      condition: 'toString',
      path: '$.id',
      expected: 'one value',
      observed: null,
    },
    'Expected no call of a tool, got `add, echo`.': {
      type: 'isNegativeTest',
      tool: null,
      expected: '',
      observed: 'add, echo',
    },
    'A captured value does not fit at `assertion.text`: too small, got "".': {
      type: 'reference',
      path: 'assertion.text',
      expected: 'too small',
      observed: '""',
    },
    'The result of `t` is not "a b\\n": "a  b\\tc".': {
      type: 'textEquals',
      expected: 'a b\n',
      observed: 'a\u00a0 b\tc',
    },
    'The result of `t` has no value for `x`: expected "No (\\d+)", got "The sum is 3".': {
      type: 'capture',
      condition: 'x',
      expected: 'No (\\d+)',
      observed: 'The sum is 3',
    },
    'The model did not call `add {}`. It called nothing.': {
      type: 'toolCalledWith',
      expected: 'add {}',
      observed: null,
    },
    '`$.a[*]` of the result of `t` has 1 value, not 5.': {
      condition: 'count',
      path: '$.a[*]',
      observed: '1 value',
    },
    'The result of `t` does not have parts with mimeType image/*, minCount 1; it has: text (12 bytes).':
      { type: 'hasContent', expected: 'mimeType image/*, minCount 1', observed: 'text (12 bytes)' },
    '`$.a` of the result of `t` does not exist, so the mask protects nothing.': {
      type: 'matchesSnapshot',
      condition: 'mask',
      path: '$.a',
      observed: null,
    },
    'The result of `t` is not the expected error: expected "^price", got "Price must be positive".':
      { type: 'expectError', expected: '^price', observed: 'Price must be positive' },
    '`t` succeeded, expected the error "too many": "Fee: 5".': {
      type: 'expectError',
      condition: 'succeeded',
      expected: 'too many',
      observed: 'Fee: 5',
    },
    '`t` succeeded, expected an error: "Fee: 5".': {
      type: 'expectError',
      condition: 'any',
      expected: '',
      observed: 'Fee: 5',
    },
  }),
])('%j: %s', (members, sentence) => {
  expect(describeAssertion({ ...plain, type: 'jsonPath', ...members } as Missed)).toBe(sentence);
});
