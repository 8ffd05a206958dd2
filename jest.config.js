import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Tests leave their folders in this one.
const folder = mkdtempSync(join(tmpdir(), 'jest-'));
process.env.TMPDIR = folder;
process.env.TEST_PROGRAMS = join(folder, 'programs');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/jest/programs.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/after-file.ts'],
  // They need the bundle: `npm run e2e`.
  testPathIgnorePatterns: ['/e2e/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest/type-stripping.ts' },
  reporters: ['default', '<rootDir>/scripts/jest/closing-line.ts'],
  // Tests wait at times: four processes keep two processors busy.
  maxWorkers: 4,
  // Modules of test files stay in memory, and a large process is slow to start others.
  workerIdleMemoryLimit: '300MB',
  // Ends tests that hang. No test comes near it, not even on a loaded machine.
  testTimeout: 120_000,
  // A process of tests that does not end by itself has left something open. On a loaded machine an
  // end takes more than the usual half a second.
  workerGracefulExitTimeout: 30_000,
};
