import type { ParsedCase } from '../../src/sources/results/read/reading.ts';

/** A test that passed, but for what is given. */
export function parsedCase(given: Partial<ParsedCase> = {}): ParsedCase {
  return {
    suites: ['Shop'],
    className: '',
    name: 'pays',
    outcome: 'passed',
    isTest: true,
    attempts: 1,
    durationMs: 500,
    type: '',
    message: '',
    details: '',
    file: null,
    line: null,
    ...given,
  };
}
