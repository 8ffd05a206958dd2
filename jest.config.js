import { join } from 'node:path';

// Tests start some hundreds of processes from the sources: compiled once, each takes half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** Unit and integration tests; the suite on the committed bundle has jest.e2e.config.js. */
export const shared = {
  testEnvironment: '<rootDir>/__tests__/support/plain-globals.js',
  // The HTML report has a program of its own, which is not committed.
  globalSetup: '<rootDir>/scripts/page.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['babel-jest', { presets: ['@babel/preset-typescript'] }] },
  reporters: ['default', '<rootDir>/__tests__/support/closing-line-reporter.js'],
  testSequencer: '<rootDir>/__tests__/support/longest-first.js',
  // Suites wait for processes and limits longer than they compute: five of them keep two cores busy.
  maxWorkers: 5,
  // What a file has loaded is never given back, and a worker with much of it is slow.
  workerIdleMemoryLimit: '500MB',
  // Most suites start real processes; how long that takes is the machine's business.
  testTimeout: 240_000,
};

export default {
  ...shared,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/__tests__/e2e/'],
};
