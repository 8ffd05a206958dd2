import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { shared } from './jest.config.js';

// Read by __tests__/support/effort.ts in every worker.
process.env.TEST_EFFORT = 'soak';
process.env.TEST_SEED ??= String(randomInt(1, 1_000_000_000));
const seed = process.env.TEST_SEED;
process.stdout.write(`soak: seed ${seed}; TEST_SEED=${seed} repeats it\n`);

/** The tests that have more to do here than in CI, those of the bundle among them. */
const tests = globSync('__tests__/**/*.test.ts', { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8').includes("/support/effort.ts';"),
);

export default {
  ...shared,
  roots: ['<rootDir>/__tests__'],
  testMatch: tests.map((path) => `<rootDir>/${path}`),
  testTimeout: 60 * 60_000,
  verbose: true,
};
