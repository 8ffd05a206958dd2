import { randomInt } from 'node:crypto';
import { shared } from './jest.config.js';

// Read by __tests__/support/effort.ts in every worker.
process.env.TEST_EFFORT = 'soak';
process.env.TEST_SEED ??= String(randomInt(1, 1_000_000_000));
const seed = process.env.TEST_SEED;
process.stdout.write(`soak: seed ${seed}; TEST_SEED=${seed} repeats it\n`);

/** All tests, those of the bundle among them, at their full size. */
export default {
  ...shared,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  testTimeout: 60 * 60_000,
  verbose: true,
};
