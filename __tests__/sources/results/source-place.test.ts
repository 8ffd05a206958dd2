import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createPlaceFinder } from '../../../src/sources/results/source-place.ts';
import { folderWith } from '../../support/folder.ts';
import { parsedCase } from '../../support/parsed-case.ts';

const JS = 'src/sum.test.ts';
const JAVA = 'src/test/java/com/acme/FooTest.java';
const PYTHON = 'tests/test_math.py';
const workspace = folderWith({ [JS]: '', [JAVA]: '', [PYTHON]: '', 'root.test.ts': '' });

test.each([
  [{ file: JS, line: 3 }, JS, 3],
  [{ file: `./${JS}` }, JS, null],
  [{ file: join(workspace, 'root.test.ts') }, 'root.test.ts', null],
  [{ file: `/app/${JS}`, line: 9 }, JS, 9],
  [{ file: `../app/${JS}` }, JS, null],
  [{ file: 'src\\sum.test.ts' }, JS, null],
  [{ file: 'D:\\a\\app\\src\\sum.test.ts' }, JS, null],
  [{ className: 'com.acme.FooTest$Inner' }, JAVA, null],
  [{ className: 'com.acme.FooTest', details: 'at x(A.java:1)\nat f(FooTest.java:7)' }, JAVA, 7],
  [{ className: 'tests.test_math.TestSum' }, PYTHON, null],
  [{ file: 'src/gone.ts', className: 'tests.test_math' }, PYTHON, null],
  [{ details: `at x (/app/node_modules/a/src/sum.test.ts:1:2)\nat f (/app/${JS}:12:5)` }, JS, 12],
  [{ details: 'File "/usr/lib/x.py", line 8\nFile "/w/tests/test_math.py", line 41' }, PYTHON, 41],
  [{ details: 'at A.B() in /w/src/sum.test.ts:line 6' }, JS, 6],
  [{ details: `${PYTHON}:41: AssertionError` }, PYTHON, 41],
  [{ details: 'at f (http://localhost:5173/src/sum.test.ts:4:1)' }, JS, 4],
  [{ message: `${JS}:4` }, JS, 4],
  [{ file: JS, details: `at f (${JS}:7:1)` }, JS, 7],
  [{ file: JS, details: `at f (${PYTHON}:7)` }, JS, null],
  [{ details: `${'/a.b'.repeat(4_000)} at f (/app/${JS}:12:5)` }, JS, 12],
])('%j is in %s:%s', (given, file, line) => {
  expect(createPlaceFinder(workspace)(parsedCase(given))).toEqual({ file, line });
});

test.each([
  ['a file that is gone', { file: 'src/gone.test.ts' }],
  ['a path that leads out', { file: '../../etc/passwd' }],
  ['a bare name elsewhere', { file: '/elsewhere/root.test.ts' }],
  ['a folder', { file: 'src' }],
  ['a path below a file', { file: `${JS}/inner.ts` }],
  ['a character that no path has', { file: 'src/\0sum.test.ts' }],
  ['a long path', { file: `${'d'.repeat(5_000)}.ts` }],
  ['many folders', { file: `/${'a/'.repeat(500)}b.ts` }],
  ['a long class', { className: 'a.'.repeat(2_000) }],
])('finds nothing for %s', (_what, given) => {
  expect(createPlaceFinder(workspace)(parsedCase(given))).toBeNull();
});

// More than linear work would not end before the limit of a test.
test.each([`${'a'.repeat(298)}:1`, 'a/', 'a.b', '.a:1', ' line :'])(
  'looks through many stacks and classes of %j',
  (part) => {
    const find = createPlaceFinder(workspace);
    const details = part.repeat(20_000 / part.length);
    for (let at = 0; at < 500; at += 1) {
      expect(find(parsedCase({ details, className: `com.acme.m${at}.Test` }))).toBeNull();
    }
  },
);
