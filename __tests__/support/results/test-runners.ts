import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ACTION_FOLDER, NODE_24 } from '../runner/job-environment.ts';

const execute = promisify(execFile);

/** What the tests of `sampleTests` come to; the skipped one is outside. */
export const SAMPLE_COUNTS = { total: '3', passed: '2', failed: '1' };

/** Two tests that pass, one that fails unless told otherwise, and one that is skipped. */
function sampleTests(failing: boolean): string {
  return `
describe('sums', () => {
  test('adds', () => equal(1 + 1, 2));
  test('takes away', () => equal(3 - 1, 2));
  test('multiplies', () => equal(2 * 2, ${failing ? 5 : 4}));
  test.skip('divides', () => equal(1, 0));
});
`;
}

const EQUAL = `
function equal(actual, wanted) {
  if (actual !== wanted) throw new Error('expected ' + wanted + ', got ' + actual);
}
`;

const PACKAGES = join(ACTION_FOLDER, 'node_modules');

interface TestRunner {
  /** Of the test file, as the runner looks for it. */
  testFile: string;
  prologue: string;
  /** Arguments of Node that write `results`. */
  arguments(folder: string, testFile: string, results: string): string[];
}

/** Test runners that are run for real, by the format they write. */
export const TEST_RUNNERS = {
  junit: {
    testFile: 'sums.test.mjs',
    prologue: "import { describe, test } from 'node:test';",
    arguments: (_folder, testFile, results) => [
      ...['--test', '--test-reporter=junit', `--test-reporter-destination=${results}`, testFile],
    ],
  },
  jest: {
    testFile: 'sums.test.cjs',
    prologue: '',
    arguments: (folder, _testFile, results) => [
      join(PACKAGES, 'jest/bin/jest.js'),
      ...['--config', JSON.stringify({ rootDir: folder, testMatch: ['**/*.test.cjs'] })],
      ...['--ci', '--watchman=false', '--json', `--outputFile=${results}`],
    ],
  },
  vitest: {
    testFile: 'sums.test.js',
    prologue: '',
    arguments: (folder, testFile, results) => [
      join(PACKAGES, 'vitest/vitest.mjs'),
      ...[
        'run',
        testFile,
        '--root',
        folder,
        '--globals',
        '--reporter=json',
        `--outputFile=${results}`,
      ],
    ],
  },
} as const satisfies Record<string, TestRunner>;

export type RunnerName = keyof typeof TEST_RUNNERS;

/** Runs sample tests with a real test runner and returns the name of the file it wrote. */
export async function runSampleTests(
  name: RunnerName,
  folder: string,
  { failing }: { failing: boolean },
): Promise<string> {
  const runner: TestRunner = TEST_RUNNERS[name];
  const testFile = join(folder, 'tests', runner.testFile);
  const results = `reports/${name}.out`;
  const resultsPath = join(folder, results);
  for (const path of [testFile, resultsPath]) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(testFile, [runner.prologue, EQUAL, sampleTests(failing)].join('\n'));
  const args = runner.arguments(folder, testFile, resultsPath);
  // A nested test runner that knew of the one around it would write to that one's channel.
  const { NODE_TEST_CONTEXT: _, NODE_OPTIONS: __, JEST_WORKER_ID: ___, ...env } = process.env;
  const ended = await execute(NODE_24, args, { cwd: folder, env }).catch((error: unknown) => error);
  if (!existsSync(resultsPath)) throw new Error(`${name} wrote no results: ${String(ended)}`);
  return results;
}
