import type { Reading } from './reading.ts';

/**
 * Reads one result file: bytes, text, events, cases. All that is wrong with it is in the reading.
 *
 * @param path absolute
 * @param workspace absolute path of the checkout
 * @throws the reason of the signal
 */
export async function readResultFile(
  _path: string,
  _workspace: string,
  _reading: Reading,
  _signal: AbortSignal,
): Promise<void> {
  throw new Error('to be built');
}
