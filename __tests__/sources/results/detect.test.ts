import { expect, test } from '@jest/globals';
import type { Detected } from '../../../src/sources/results/read/detect.ts';
import { detectFormat, foreignRoot } from '../../../src/sources/results/read/detect.ts';

const GO_EVENTS = 'events of `go test`; gotestsum makes JUnit XML of them';

test.each<[string, Detected]>([
  ['\n\n  <?xml version="1.0"?>', 'xml'],
  ['<!-- saved --><html>', 'xml'],
  ['> npm test\nready\n<testsuite name="a">', 'xml'],
  ['\n [1]', 'json'],
  ['> npm test\n[dotenv] ready\n{"numTotalTests":0}', 'json'],
  ['hello', 'json'],
  [' \r\n\t', 'empty'],
  ['\n<!doctype HTML>', { foreign: 'an HTML page' }],
  ['TN:\nSF:a.ts\n', { foreign: 'an lcov coverage report' }],
  ['TAP version 13\nok 1\n', { foreign: 'a TAP report' }],
  ['1..4\nok 1\n', { foreign: 'a TAP report' }],
  ['PK\u0003\u0004x', { foreign: 'a ZIP or gzip archive, which must be unpacked first' }],
  ['\u001f\ufffd\b\0', { foreign: 'a ZIP or gzip archive, which must be unpacked first' }],
  ['mode: atomic\na.go:1.2,3.4 1 1', { foreign: 'a Go coverage profile' }],
  ['{"Time":"2026-01-31T00:00:00Z","Action":"start","Package":"a"}\n', { foreign: GO_EVENTS }],
  ['{"ImportPath":"a","Action":"build-output"}\n', { foreign: GO_EVENTS }],
])('%j is %j', (text, expected) => expect(detectFormat(text)).toEqual(expected));

test.each([
  ['testcase', {}, null],
  ['TestRun', {}, 'a Visual Studio TRX report'],
  ['coverage', {}, 'a Cobertura coverage report'],
  ['coverage', { clover: '4.4' }, 'a Clover coverage report'],
  ['Testsuite', {}, 'XML with the root element <Testsuite>'],
])('root %s: %s', (name, attributes, expected) => {
  expect(foreignRoot(name, new Map(Object.entries(attributes)))).toBe(expected);
});
