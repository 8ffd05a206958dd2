/** Each row of docs/verdicts.md is a test, and each test is a row. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DOCUMENTED } from '../support/verdicts.ts';

test('the page and the tests have the same ids', () => {
  const files = globSync('*.test.ts', { cwd: import.meta.dirname });
  const texts = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  // Rows are the members of a table.
  const tested = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}'([a-z]+(?:-[a-z]+)+)':/gm)].map(([, id]) => id),
  );
  const documented = DOCUMENTED.map(([id]) => id);
  expect(tested.toSorted()).toEqual(documented.toSorted());
  expect(new Set(documented).size).toBe(documented.length);
});
