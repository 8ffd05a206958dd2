import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSourceLocator } from '../../../../src/results/read/places/source-location.ts';

const workspace = mkdtempSync(join(tmpdir(), 'source-location-'));

beforeAll(() => {
  for (const file of [
    'src/sum.test.ts',
    'src/test/java/com/acme/FooTest.java',
    'tests/test_math.py',
  ]) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), '');
  }
});

afterAll(() => rmSync(workspace, { recursive: true }));

const nothing = { file: null, line: null, className: null, details: null };

describe('createSourceLocator', () => {
  it.each([
    ['a relative path', { file: 'src/sum.test.ts', line: 3 }, 'src/sum.test.ts', 3],
    ['a path with ./', { file: './src/sum.test.ts' }, 'src/sum.test.ts', null],
    [
      'an absolute path inside',
      { file: join(workspace, 'src/sum.test.ts') },
      'src/sum.test.ts',
      null,
    ],
    ['a path of a container', { file: '/app/src/sum.test.ts', line: 9 }, 'src/sum.test.ts', 9],
    ['a Windows path', { file: 'src\\sum.test.ts' }, 'src/sum.test.ts', null],
    [
      'a nested class of the JVM',
      { className: 'com.acme.FooTest$Inner' },
      'src/test/java/com/acme/FooTest.java',
      null,
    ],
    ['a Python class', { className: 'tests.test_math.TestSum' }, 'tests/test_math.py', null],
    [
      'a stack of JavaScript',
      {
        details:
          'Error\n  at x (/app/node_modules/jest/a.js:1:2)\n  at f (/app/src/sum.test.ts:12:5)',
      },
      'src/sum.test.ts',
      12,
    ],
    [
      'a traceback of Python',
      {
        details:
          'File "/usr/lib/python3/unittest.py", line 8\nFile "/w/tests/test_math.py", line 41',
      },
      'tests/test_math.py',
      41,
    ],
    [
      'a place behind a long run of text without one',
      { details: `${'/a.b'.repeat(4_000)} at f (/app/src/sum.test.ts:12:5)` },
      'src/sum.test.ts',
      12,
    ],
    [
      'a place of a bundler',
      { details: 'at f (webpack:///./src/sum.test.ts:4:1)' },
      'src/sum.test.ts',
      4,
    ],
    [
      'the line from the stack where only the file is named',
      { file: 'src/sum.test.ts', details: 'at f (src/sum.test.ts:7:1)' },
      'src/sum.test.ts',
      7,
    ],
  ])('finds %s', (_what, facts, file, line) => {
    expect(createSourceLocator(workspace)({ ...nothing, ...facts })).toEqual({ file, line });
  });

  it.each([
    ['a file that is not in the checkout', { file: 'src/gone.test.ts' }],
    ['a path that leads out', { file: '../../etc/passwd' }],
    ['a bare file name elsewhere', { file: '/elsewhere/passwd' }],
    ['a class name that is none', { className: 'adds two numbers' }],
    ['a path below a file', { file: 'src/sum.test.ts/inner.ts' }],
    ['a path longer than any can be', { file: `${'d'.repeat(5_000)}.ts` }],
    ['a class name longer than any path can be', { className: `a.${'B'.repeat(5_000)}` }],
    ['a path with a character no path can have', { file: 'src/\0sum.test.ts' }],
    ['nothing', {}],
  ])('finds nothing for %s', (_what, facts) => {
    expect(createSourceLocator(workspace)({ ...nothing, ...facts })).toBeNull();
  });

  it('follows links of the checkout, and sees what is no file or folder', () => {
    symlinkSync(join(workspace, 'src'), join(workspace, 'linked'));
    symlinkSync(join(workspace, 'gone'), join(workspace, 'dangling.ts'));
    const locate = createSourceLocator(workspace);
    const found = ['linked/sum.test.ts', 'dangling.ts', 'src'].map((file) =>
      locate({ ...nothing, file }),
    );
    expect(found).toEqual([{ file: 'linked/sum.test.ts', line: null }, null, null]);
  });

  it('finds a file right in the workspace by its absolute path', () => {
    writeFileSync(join(workspace, 'root.test.ts'), '');
    const file = join(workspace, 'root.test.ts');
    const found = createSourceLocator(workspace)({ ...nothing, file });
    expect(found).toEqual({ file: 'root.test.ts', line: null });
  });

  // What is kept of a name, or tried for one, would not let these end before the test's time is up.
  it('looks for a million distinct classes and files', () => {
    const locate = createSourceLocator(workspace);
    let found = 0;
    for (let index = 0; index < 1_000_000; index += 1) {
      const className = `com.acme.module${index % 977}.Suite${index}Test`;
      if (locate({ ...nothing, className, file: `src/gone${index}.test.ts` })) found += 1;
    }
    expect(found).toBe(0);
    expect(locate({ ...nothing, className: 'com.acme.FooTest' })).not.toBeNull();
  });

  it.each([
    ['places without a path', ':1'.repeat(10_000)],
    ['one run of path characters', `${'a'.repeat(298)}:1`.repeat(60)],
    ['one run of folders', `${'a/'.repeat(148)}:1`.repeat(60)],
    ['one run of endings', `${'a.b'.repeat(98)}:1`.repeat(60)],
    ['one run of spaces', `/a${' '.repeat(290)}.ts:1`.repeat(60)],
  ])('looks through thousands of stacks of %s', (_what, details) => {
    const locate = createSourceLocator(workspace);
    const found = Array.from({ length: 1_000 }, () => locate({ ...nothing, details }));
    expect(found.filter((place) => place !== null)).toEqual([]);
  });

  it.each([
    ['a path of many folders', { file: `/${'a/'.repeat(2_000)}b.ts` }],
    ['a class of many parts', { className: 'a.'.repeat(2_000) }],
  ])('gives %s up', (_what, facts) => {
    expect(createSourceLocator(workspace)({ ...nothing, ...facts })).toBeNull();
  });
});
