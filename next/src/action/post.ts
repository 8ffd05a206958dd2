import { killMarked } from '../lib/process-table.ts';
import { MESSAGES } from '../words/messages.ts';

/** Under this name the action saves the mark of its processes. */
export const PROCESS_MARK = 'process-mark';

/** Ends the processes that the action has left behind if it was killed. Only Linux finds them. */
export async function runPost(): Promise<void> {
  // The runner hands over what the action has saved.
  const mark = process.env[`STATE_${PROCESS_MARK}`] ?? '';
  const ended = mark === '' ? 0 : killMarked(mark);
  if (ended > 0) process.stdout.write(`${MESSAGES.leftovers(ended)}\n`);
}
