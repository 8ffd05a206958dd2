import { killMarked } from '../lib/process-table.ts';
import { MESSAGES } from '../words/messages.ts';

/** Under this name the action saves the mark of its processes. */
export const PROCESS_MARK = 'process-mark';

/**
 * Ends what the action has left behind: its processes, which only Linux finds, if it was killed, and
 * runs of a service of others.
 */
export async function runPost(): Promise<void> {
  // The runner hands over what the action has saved.
  const mark = process.env[`STATE_${PROCESS_MARK}`] ?? '';
  const ended = mark === '' ? 0 : killMarked(mark);
  if (ended > 0) process.stdout.write(`${MESSAGES.leftovers(ended)}\n`);
  const saved = Object.entries(process.env).filter(([name]) => name.startsWith('STATE_run'));
  const runs = saved.flatMap(([, value]) => value || []);
  if (runs.length === 0) return;
  const { cancelRuns } = await import('./left-runs.ts');
  await cancelRuns(runs, process.env['INPUT_API-KEY'] ?? '');
}
