import type { Reading } from './reading.ts';

/**
 * Reads JSON of Jest or Vitest, also among console output or cut off.
 *
 * @param text the whole file, decoded
 * @param workspace absolute path. Paths of test files are relative to it
 */
export function readJsonReport(_text: string, _workspace: string, _reading: Reading): void {
  throw new Error('to be built');
}
