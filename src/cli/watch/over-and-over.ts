import path from 'node:path';
import type { Clock } from '../../ports/clock.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { FileWatch } from './file-watch.ts';
import type { WatchedPaths } from './watched-paths.ts';

/** Editors and compilers write several files in so long, which are one change. */
const QUIET_MS = 200;
const MOST_NAMED = 3;
const NAME_LENGTH = 200;

/**
 * Does something now, and again after each change of what it depends on: once for all that changed
 * while it was done, and never twice at once. It goes on until the terminal wants it to end.
 * @returns what came of it the last time.
 */
export async function overAndOver(
  work: () => Promise<number>,
  dependsOn: () => Promise<WatchedPaths>,
  terminal: Terminal & { clock: Pick<Clock, 'sleep'> },
): Promise<number> {
  const { folder, signal, clock } = terminal;
  const screen = new Screen(terminal);
  const changed = new Set<string>();
  let wake = () => {};
  const watch = new FileWatch((file) => {
    changed.add(file);
    wake();
  });
  const wakeUp = () => wake();
  signal.addEventListener('abort', wakeUp);
  const nextEvent = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      if (changed.size > 0 || signal.aborted) resolve();
    });
  try {
    await watch.follow(await dependsOn());
    for (;;) {
      const exitCode = await work();
      if (signal.aborted) return exitCode;
      // A server may have been added, or have got a folder more.
      await watch.follow(await dependsOn());
      screen.note('Waiting for a change. Ctrl-C ends it.');
      await nextEvent();
      for (let count = -1; count !== changed.size && !signal.aborted; ) {
        count = changed.size;
        await clock.sleep(QUIET_MS);
      }
      if (signal.aborted) return exitCode;
      screen.note(`── changed: ${namesOf([...changed], folder)}`);
      changed.clear();
    }
  } finally {
    signal.removeEventListener('abort', wakeUp);
    watch.close();
  }
}

function namesOf(files: readonly string[], folder: string): string {
  const named = files.slice(0, MOST_NAMED).map((file) => path.relative(folder, file));
  const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
  return cleanLine(`${named.join(', ')}${more}`, NAME_LENGTH);
}
