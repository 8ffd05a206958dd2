import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { markPattern, SIGNAL_MARKED } from './other-user.ts';

/**
 * Makes a folder where it is told a pattern for one, and tells its path; then takes down which
 * process groups there are, and once its input ends, which it does however the service ends, kills
 * the last of them and what carries the mark, as long as there is any, and removes the folder.
 */
const SCRIPT = `
umask 077
home=
[ -z "$2" ] || home=$(mktemp -d "$2") || exit 1
echo "$home"
groups=
while IFS= read -r line; do groups=$line; done
for group in $groups; do kill -s KILL -- "-$group"; done 2>/dev/null
kill_marked() {
${SIGNAL_MARKED}
}
for try in 1 2 3 4 5 6 7 8 9; do [ -n "$(kill_marked KILL "$1")" ] || break; done
[ -z "$home" ] || rm -rf -- "$home"
`;

const HOME_PATTERN = '/tmp/mcp-servers-XXXXXX';

/** What clears up behind servers and commands, even where the service is killed. */
export interface Keeper {
  /** Folder that is the home of the servers; empty where they need none. */
  readonly home: string;
  /** Has the process groups of all servers that are alive. */
  watch(groups: readonly number[]): void;
  /** Removes the folder. Resolves once it is gone. */
  close(): Promise<void>;
}

/**
 * Starts the keeper.
 * @param start what runs a program as who servers run as
 * @param mark what the marks of all servers begin with
 * @returns null where it did not come up
 */
export async function startKeeper(
  start: (program: readonly string[]) => [command: string, args: readonly string[]],
  mark: string,
  { needsHome, ...options }: { cwd: string; env: Record<string, string>; needsHome: boolean },
): Promise<Keeper | null> {
  const [command, args] = start([
    ...['/bin/sh', '-c', SCRIPT, 'sh'],
    ...[markPattern(mark), needsHome ? HOME_PATTERN : ''],
  ]);
  const child = spawn(command, args, {
    ...options,
    // What is sent to the service's process group is not for the one who clears up behind it.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const gone = ended(child);
  // Once it is gone there is nothing left to tell it.
  child.stdin.on('error', () => {});
  const home = await Promise.race([firstLine(child), gone.then(() => null)]);
  if (home === null) return null;
  // The service ends without waiting for it.
  for (const part of [child, child.stdin, child.stdout]) letGo(part);
  return {
    home,
    watch: (groups) => void child.stdin.write(`${groups.join(' ')}\n`),
    close: async () => {
      child.ref();
      child.stdin.end();
      await gone;
    },
  };
}

/** Nothing waits for it any more; types do not tell that the pipes of a process can do so too. */
function letGo(part: object): void {
  if ('unref' in part && typeof part.unref === 'function') part.unref();
}

async function firstLine({ stdout }: ChildProcess): Promise<string | null> {
  if (stdout === null) return null;
  const lines = createInterface({ input: stdout });
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [null])]);
  lines.close();
  return typeof line === 'string' ? line : null;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}
