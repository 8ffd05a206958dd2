import { killMarked } from '../lib/process-table.ts';
import { MESSAGES } from '../words/messages.ts';

/** Under this name the action saves the mark of its processes. */
export const PROCESS_MARK = 'process-mark';

/** Names of what it saves about runs of a service of others begin so. */
const RUN_STATE = 'STATE_run';

/**
 * Ends what the action has left behind if it was killed: its processes, which only Linux finds, and
 * runs of a service of others. Fails no job.
 */
export async function runPost(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  // The runner hands over what the action has saved.
  const mark = process.env[`STATE_${PROCESS_MARK}`] ?? '';
  const ended = mark === '' ? 0 : killMarked(mark);
  if (ended > 0) say(MESSAGES.leftovers(ended));
  const saved = Object.entries(process.env).filter(([name]) => name.startsWith(RUN_STATE));
  const runs = saved.map(([, value = '']) => value).filter((value) => value !== '');
  if (runs.length === 0) return;
  const { cancelRuns } = await import('./left-runs.ts');
  await cancelRuns(runs, process.env['INPUT_API-KEY'] ?? '');
}
