/** Windows has no process groups: there only the process itself is ended. */
export const HAS_GROUPS = process.platform !== 'win32';

/** Sends a signal to a process group. Returns whether anything was there that could be reached. */
export function signalGroup(
  group: number,
  signal: NodeJS.Signals | 0,
): 'sent' | 'gone' | 'forbidden' {
  try {
    process.kill(-group, signal);
    return 'sent';
  } catch (error) {
    // By its code alone: under some test runners Node's errors are of another realm.
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code === 'ESRCH') return 'gone';
    if (code === 'EPERM') return 'forbidden';
    throw error;
  }
}
