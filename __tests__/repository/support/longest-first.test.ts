import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

it('tests that are to start first are there, each once', () => {
  const url = new URL('../../support/longest-tests.json', import.meta.url);
  const longest: string[] = JSON.parse(readFileSync(url, 'utf8'));
  expect(longest.filter((path) => !existsSync(path))).toEqual([]);
  expect(new Set(longest).size).toBe(longest.length);
});
