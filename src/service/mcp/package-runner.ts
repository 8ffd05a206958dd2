import type { StdioConnection } from './server-connection.ts';

/** Why a package could not be had: nobody has it, or whoever has it could not be asked. */
export interface FetchFailure {
  kind: 'missing' | 'unreachable';
  /** The program, as its users call it. */
  program: string;
  /** What it said, in a line. */
  said: string;
}

/** Finds in what a program wrote last why it could not fetch its package. */
type FailureReader = (text: string) => Omit<FetchFailure, 'program'> | null;

interface Runner {
  /** Which of its commands run something; all where it has none. */
  commands?: readonly string[];
  read?: FailureReader;
}

const NPM_LINE = /^npm (?:error|ERR!|warn|notice) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code ([A-Z0-9_]+)$/;
const NPM_DETAIL = /^npm (?:error|ERR!) (?:code|syscall|errno|file|path|dest) /;
const NPM_MISSING = /^(?:E404|ETARGET|ENOVERSIONS)$/;
const NPM_UNREACHABLE =
  /^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONN[A-Z]+|E(?:SOCKET)?TIMEDOUT|E(?:IDLE|RESPONSE|TRANSFER)TIMEOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EPROTO|EINVALIDPROXY|FETCH_[A-Z]+|ENOTCACHED|E40[138]|E429|E5\d\d|ERR_S[A-Z_]+|[A-Z_]*CERT[A-Z_]*|UNABLE_TO_[A-Z_]+)$/;
/** What it got was cut off, or something was in the way of its folders, such as another npm. */
const NPM_HINDERED = /^(?:EINTEGRITY|EBADSIZE|ENOSPC|EMFILE|EBUSY|EEXIST|ENOTEMPTY|ECOMPROMISED)$/;

const lastLineOf = (text: string, pattern: RegExp): string | undefined =>
  text.split('\n').findLast((line) => pattern.test(line));

/** Only where npm has the last word, so that a crash that follows an `npm` of the server's is one. */
function readNpm(text: string): ReturnType<FailureReader> {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const last = lines.slice(lines.findLastIndex((line) => !NPM_LINE.test(line)) + 1);
  const at = last.findLastIndex((line) => NPM_CODE.test(line));
  const [, code] = NPM_CODE.exec(last[at] ?? '') ?? [];
  if (code === undefined) return null;
  const detail = last.slice(at).find((line) => !NPM_DETAIL.test(line)) ?? '';
  const said = `${code}: ${detail.replace(NPM_LINE, '')}`;
  if (NPM_MISSING.test(code)) return { kind: 'missing', said };
  const isUnreachable = NPM_UNREACHABLE.test(code) || NPM_HINDERED.test(code);
  return isUnreachable ? { kind: 'unreachable', said } : null;
}

/** Reads the last line of a form: as trouble of one kind, of the other, or as none. */
const lineReader =
  (form: RegExp, missing: RegExp, unreachable: RegExp): FailureReader =>
  (text) => {
    const said = lastLineOf(text, form)?.trim();
    if (said === undefined) return null;
    if (missing.test(said)) return { kind: 'missing', said };
    return unreachable.test(said) ? { kind: 'unreachable', said } : null;
  };

const readPnpm = lineReader(
  /^\s?ERR_PNPM_[A-Z0-9_]+ /,
  /^ERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION) /,
  /^ERR_PNPM_(?:META_FETCH_FAIL|FETCH_(?:40[138]|429|5\d\d)) /,
);

const readBun = lineReader(
  /^error: /,
  / - 404$|^error: No version matching | failed to resolve$/,
  / - (?:40[138]|429|5\d\d)$|^error: [A-Za-z]+ downloading /,
);

const UV_ERROR = /^\s*(?:error: |× )/;
/** A line below it: indented, empty or a piece of advice. Other words are of the server's. */
const UV_REASON = /^(?:\s|$|hint: )/;

/** It tells the reason below its error, in lines that it may have wrapped. */
function readUv(text: string): ReturnType<FailureReader> {
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => UV_ERROR.test(line));
  if (at === -1 || !lines.slice(at + 1).every((line) => UV_REASON.test(line))) return null;
  const words = lines.slice(at).flatMap((line) => line.split(/[\s│╰─▶├]/));
  const said = words.filter((word) => word !== '').join(' ');
  if (/not found in the package registry|there is no version of |\(404 Not Found\)/.test(said)) {
    return { kind: 'missing', said };
  }
  const isUnreachable = /Failed to fetch|Request failed after|error sending request/.test(said);
  return isUnreachable ? { kind: 'unreachable', said } : null;
}

const readDocker = lineReader(
  /^docker: /,
  /manifest unknown|manifest .{1,300} not found|pull access denied|repository does not exist/,
  /Cannot connect to the Docker daemon|dial tcp|read tcp|request canceled|: EOF\b|i\/o timeout|TLS handshake timeout|Client\.Timeout|toomanyrequests|unexpected EOF|50[0-4] /,
);

/** Programs that fetch, and some build, what they are to run. */
const RUNNERS = new Map<string, Runner>([
  ['npx', { read: readNpm }],
  ['npm', { commands: ['exec', 'x'], read: readNpm }],
  ['pnpx', { read: readPnpm }],
  ['pnpm', { commands: ['dlx'], read: readPnpm }],
  ['yarn', { commands: ['dlx'] }],
  ['bunx', { read: readBun }],
  ['bun', { commands: ['x'], read: readBun }],
  ['uvx', { read: readUv }],
  ['uv', { commands: ['run', 'tool'], read: readUv }],
  ['pipx', { commands: ['run'] }],
  ['docker', { commands: ['run'], read: readDocker }],
  ['podman', { commands: ['run'] }],
  ['deno', { commands: ['run'] }],
  ['go', { commands: ['run'] }],
  ['cargo', { commands: ['run'] }],
  ['dotnet', { commands: ['run', 'tool'] }],
  ['dnx', {}],
]);

/** `npx` of `C:\node\npx.cmd`. */
const programName = (command: string): string =>
  (command.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');

interface FoundRunner extends Runner {
  program: string;
  args: readonly string[];
}

function runnerOf({ command, args }: StdioConnection): FoundRunner | null {
  const program = programName(command);
  const [flag, inner, ...rest] = args;
  // On Windows, configurations start batch files such as npx through the shell.
  if (program === 'cmd' && flag?.toLowerCase() === '/c' && inner !== undefined) {
    return lookUp(programName(inner), rest);
  }
  return lookUp(program, args);
}

function lookUp(program: string, args: readonly string[]): FoundRunner | null {
  const runner = RUNNERS.get(program);
  const isRun = runner?.commands?.some((command) => args.includes(command)) ?? true;
  return runner !== undefined && isRun ? { program, args, ...runner } : null;
}

/**
 * Tells servers that npm installs into one folder of its own from others; null where it installs
 * none. Two processes of npm that do so at once spoil that folder, for those that come later too.
 */
export function npmPackage(connection: StdioConnection): string | null {
  const runner = runnerOf(connection);
  if (runner?.read !== readNpm) return null;
  const { args, commands = [] } = runner;
  return args.find((word) => !word.startsWith('-') && !commands.includes(word)) ?? null;
}

/** Name of the program where it fetches or builds the server before that can answer, else null. */
export function fetchingProgram(connection: StdioConnection): string | null {
  return runnerOf(connection)?.program ?? null;
}

/**
 * Why the program of a server, which has exited before the server answered, could not fetch it;
 * null where it is not known to have failed at that, so that the server has crashed. A server may
 * write such lines itself, and then misses the verdict of a crash, but is not well by that.
 *
 * @param lastWords the end of its standard error
 */
export function readFetchFailure(
  connection: StdioConnection,
  lastWords: string,
): FetchFailure | null {
  const runner = runnerOf(connection);
  const failure = runner?.read?.(lastWords) ?? null;
  return runner && failure && { program: runner.program, ...failure };
}
