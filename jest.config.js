import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Tests start some hundreds of processes from the sources: compiled once, each takes half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** What the quick tests have in common with those of jest.e2e.config.js and jest.soak.config.js. */
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

const PURE_ROOMS = [
  ...['contract', 'doctor', 'gate', 'identity', 'inputs', 'json-schema', 'jsonc', 'model'],
  ...['policy', 'redaction', 'render', 'report-file', 'results', 'surface', 'text', 'trouble'],
  'yaml',
];

/** Names of tests and of what they import that measure time, start programs or need a Debian package. */
const NOT_QUICK =
  /linear-time|\/(obstacles|judged-change|oracle|\S+-rig)\.ts'|'node:(timers\/promises|child_process)'/;

const quick = globSync(`__tests__/{${PURE_ROOMS}}/**/*.test.ts`, {
  cwd: import.meta.dirname,
}).filter((path) => !NOT_QUICK.test(path + readFileSync(join(import.meta.dirname, path), 'utf8')));

/** The quick tests. All tests are in jest.soak.config.js. */
export default {
  ...shared,
  roots: ['<rootDir>/__tests__'],
  testMatch: quick.map((path) => `<rootDir>/${path}`),
  maxWorkers: 2,
};
