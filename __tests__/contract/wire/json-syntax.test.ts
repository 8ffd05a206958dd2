import { expect, it } from '@jest/globals';
import { jsonFaultPlace } from '../../../src/contract/wire/json-syntax.ts';

it.each([
  ['root:x:0:0:root', 'line 1, column 1'],
  ['{"a": 1,\n  "b": here }', 'line 2, column 8'],
  ['{"a": 1,\n}', 'line 2, column 1'],
  ["{'a': 1}", 'line 1, column 2'],
  ['{"a": [1, 2}', 'line 1, column 12'],
  ['{"a": 1}\nx', 'line 2, column 1'],
  ['{"a": "b\nc"}', 'line 1, column 9'],
  ['{"a": 1', 'line 1, column 7'],
  ['', 'line 1, column 1'],
])('%j stops being JSON at %s', (text, place) => {
  expect(jsonFaultPlace(text)).toBe(place);
});
