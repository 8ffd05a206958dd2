import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { hasLiving, MARK_VARIABLE } from '../../../processes/marked-processes.ts';
import { signalGroup } from '../../../processes/process-groups.ts';
import type { StdioConnection } from '../server-connection.ts';
import { endInWords, type Launched, pipedChild, type Refusal } from './launch.ts';
import { type Confinement, folderOf, type SandboxPlan, variablesOf } from './sandbox-plan.ts';
import { findProgram, refuseContainers, requireFolder } from './server-program.ts';

/** Every Unix has this user, who owns nothing and may nothing. */
export const SERVER_USER = 'nobody';

/** Sudo itself needs little, and gets nothing that a configuration could have a hand in. */
export const SUDO_OPTIONS = {
  cwd: '/',
  env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
};

const SIGNAL_LIMIT_MS = 5_000;

/**
 * What stands in place of the server until it is told what to run: by the first line of its input,
 * so that no secret of the server stands in an argument, where everyone could read it. A shell
 * reads that line to its end and no further.
 */
const LISTENER = 'IFS= read -r line || exit 1; eval "$line"';
/** What the listener has as its first argument, which no variable of a server can change. */
const LINE_END = '\n';

/** Folders of the runner's user, which are of no use to another one. */
const PERSONAL = [
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TMPDIR',
  'TEMP',
  'TMP',
  'XDG_RUNTIME_DIR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'NPM_CONFIG_CACHE',
  'UV_CACHE_DIR',
];

/** Tells the processes that carry one of the marks, and sends them a signal where it has a name. */
export const SIGNAL_MARKED = `
name=$1
shift
patterns=
for mark in "$@"; do patterns="$patterns$mark
"; done
for file in $(grep -lsaF -e "\${patterns%?}" /proc/[0-9]*/environ); do
  pid=\${file#/proc/}
  echo "\${pid%/environ}"
  [ -z "$name" ] || kill -s "$name" -- "\${pid%/environ}"
done 2>/dev/null
`;

/** What stands in the environment of a process whose mark begins as this one. */
export const markPattern = (mark: string): string => `${MARK_VARIABLE}=${mark}`;

/** Names a shell can export; what others a server is given, no shell could have had. */
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A word of a shell command that may hold anything, on one line. */
const quoted = (word: string): string =>
  `'${word.replaceAll("'", "'\\''").replaceAll(LINE_END, '\'"$1"\'')}'`;

/** Command line that runs a program as the user that servers run as. */
export const asServerUser = (program: readonly string[]): string[] => [
  ...['-n', '-u', SERVER_USER, '--', '/usr/bin/env', '-i'],
  ...program,
];

/** What a shell is told to signal a process group, in words that all shells take. */
export const groupKill = (group: number, signal: NodeJS.Signals): string =>
  `kill -s ${signal.replace('SIG', '')} -- -${group}`;

/** The line that makes a server of the listener; its last word is on standard error if it fails. */
export function serverLine(
  { command, args }: Pick<StdioConnection, 'command' | 'args'>,
  { variables, folder, mark }: { variables: Record<string, string>; folder: string; mark: string },
): string {
  const exports = Object.entries(variables)
    .filter(([name]) => SHELL_NAME.test(name))
    .map(([name, value]) => `export ${name}=${quoted(value)}`);
  const orSay = (what: string) => `{ echo ${quoted(`${mark} ${what}`)} >&2; exit 1; }`;
  const isThere = command.includes('/')
    ? `[ -x ${quoted(command)} ]`
    : `command -v ${quoted(command)} >/dev/null`;
  return [
    ...exports,
    `cd -- ${quoted(folder)} || ${orSay('folder')}`,
    `${isThere} || ${orSay('program')}`,
    // What is there, but nothing can run it, ends most shells, which have a last word all the same.
    `trap ${quoted(orSay('program'))} EXIT`,
    `exec ${[command, ...args].map(quoted).join(' ')}`,
  ].join('; ');
}

/** Starts a server as a user who may little, by sudo. */
export function launchAsOtherUser(
  connection: StdioConnection,
  plan: SandboxPlan,
  { sudo, home }: Extract<Confinement, { kind: 'user' }>,
): Launched {
  const { command, args, env } = connection;
  refuseContainers(connection, 'user');
  const folder = folderOf(connection, plan);
  const variables = variablesOfUser(variablesOf(connection, plan), env, home);
  // Nobody else can look into their home.
  const noFolder = folder.startsWith(home) ? null : requireFolder(folder);
  if (noFolder !== null) throw noFolder;
  findProgram(command, { path: variables['PATH'], folder });
  const child = pipedChild(
    spawn(sudo, asServerUser(['/bin/sh', '-c', LISTENER, 'sh', LINE_END]), {
      ...SUDO_OPTIONS,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    }),
  );
  const end = () => endInWords(child.exitCode, child.signalCode);
  const mark = randomUUID();
  child.stdin.write(`${serverLine({ command, args }, { variables, folder, mark })}\n`);
  return {
    child,
    settled: Promise.resolve(),
    end,
    signal: (signal) => {
      if (child.pid === undefined || !signalUsersGroup(sudo, child.pid, signal)) return false;
      return signal !== 0 || end() === null || hasLiving(child.pid);
    },
    explain: (error) => error,
    refusal: (lastWords) => refusalOf(lastWords, mark, { command, folder }),
  };
}

function variablesOfUser(
  all: Record<string, string>,
  given: Record<string, string>,
  home: string,
): Record<string, string> {
  const kept = Object.entries(all).filter(
    ([name]) => name in given || !PERSONAL.includes(name.toUpperCase()),
  );
  const own = { HOME: home, TMPDIR: home, USER: SERVER_USER, LOGNAME: SERVER_USER };
  return { ...own, ...Object.fromEntries(kept) };
}

/** Sudo is root's and ends with what it runs; that is another user's, whom only sudo gets us to. */
function signalUsersGroup(sudo: string, group: number, signal: NodeJS.Signals | 0): boolean {
  const reached = signalGroup(group, signal);
  if (signal === 0 || reached === 'gone') return reached !== 'gone';
  const line = asServerUser(['/bin/sh', '-c', groupKill(group, signal)]);
  spawnSync(sudo, line, { ...SUDO_OPTIONS, stdio: 'ignore', timeout: SIGNAL_LIMIT_MS });
  return true;
}

/** Sends a signal to process groups of servers. Never rejects. */
export async function signalGroupsOfUser(
  sudo: string,
  groups: readonly number[],
  signal: NodeJS.Signals,
): Promise<void> {
  if (groups.length === 0) return;
  await runAsServerUser(sudo, groups.map((group) => groupKill(group, signal)).join('; '), []);
}

/**
 * Sends a signal to processes of servers whose mark begins with one of these; signal 0 only asks.
 * Never rejects.
 * @returns whether there are any
 */
export async function signalMarkedOfUser(
  sudo: string,
  marks: readonly string[],
  signal: NodeJS.Signals | 0,
): Promise<boolean> {
  const name = signal === 0 ? '' : signal.replace('SIG', '');
  return (await runAsServerUser(sudo, SIGNAL_MARKED, [name, ...marks.map(markPattern)])) !== '';
}

/** Output of a shell script that the user of the servers runs; empty where that cannot be. */
export function runAsServerUser(
  sudo: string,
  script: string,
  args: readonly string[],
): Promise<string> {
  const line = asServerUser(['/bin/sh', '-c', script, 'sh', ...args]);
  return new Promise((resolve) => {
    execFile(sudo, line, { ...SUDO_OPTIONS, timeout: SIGNAL_LIMIT_MS }, (_error, output) =>
      // Its exit code tells of the last process alone, which may just have ended.
      resolve(output),
    );
  });
}

function refusalOf(
  lastWords: string,
  mark: string,
  { command, folder }: { command: string; folder: string },
): Refusal | null {
  const said = lastWords.split('\n').find((line) => line.startsWith(mark));
  if (said === undefined) return null;
  const what = said.endsWith('folder')
    ? `the folder ${JSON.stringify(folder)}`
    : `the program ${JSON.stringify(command)}`;
  const message = `the user \`${SERVER_USER}\` of \`server-sandbox: user\` cannot use ${what}`;
  return { kind: 'missing', message };
}
