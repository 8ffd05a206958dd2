import type { LocalServer, ServerEntry } from '../../api/servers-file.ts';

/** A program that fetches or builds a server before it runs it. */
interface Runner {
  /** What it fetches, if that matters. */
  fetches?: 'npm-package' | 'image';
  /** Which of its commands do so; all if it has none. */
  commands?: readonly string[];
  /** Finds its last error in what it wrote. Null: the last words are of the server. */
  lastError?: (lines: readonly string[]) => string | null;
  missing?: RegExp;
  /** Errors that say that the package could not be fetched for now. */
  registry?: RegExp;
}

const NPM_LINE = /^npm (?:error|ERR!|warn|notice) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code ([A-Z0-9_]+)$/;
const NPM_DETAIL = /^npm (?:error|ERR!) (?:code|syscall|errno|file|path|dest) /;

/** Such as `E404: 404 Not Found`. */
function lastErrorOfNpm(all: readonly string[]): string | null {
  const lines = all.slice(all.findLastIndex((line) => !NPM_LINE.test(line)) + 1);
  const at = lines.findLastIndex((line) => NPM_CODE.test(line));
  const [, code] = NPM_CODE.exec(lines[at] ?? '') ?? [];
  const detail = lines.slice(at).find((line) => !NPM_DETAIL.test(line)) ?? '';
  return code === undefined ? null : `${code}: ${detail.replace(NPM_LINE, '')}`;
}

const UV_ERROR = /^\s*(?:error: |× )/;
/** uv gives reasons below its error, in indented lines that it wraps. */
const UV_REASON = /^(?:\s|$|hint: )/;

function lastErrorOfUv(lines: readonly string[]): string | null {
  const at = lines.findLastIndex((line) => UV_ERROR.test(line));
  if (at === -1 || !lines.slice(at + 1).every((line) => UV_REASON.test(line))) return null;
  const text = lines.slice(at).join(' ');
  return text.replaceAll(/[\s│╰─▶├]+/g, ' ').trim();
}

const npm: Runner = {
  fetches: 'npm-package',
  lastError: lastErrorOfNpm,
  missing: /^(?:E404|ETARGET|ENOVERSIONS):/,
  // The network, the registry, a download that is damaged, a full disk, a lock of another npm.
  registry:
    /^(?:ENOTFOUND|EAI_\w+|ECONN\w+|E\w*TIME(?:D?OUT)|EHOSTUNREACH|ENETUNREACH|EPIPE|EPROTO|EINVALIDPROXY|FETCH_\w+|ENOTCACHED|E40[138]|E429|E5\d\d|ERR_S\w+|\w*CERT\w*|UNABLE_TO_\w+|EINTEGRITY|EBADSIZE|ENOSPC|EMFILE|EBUSY|EEXIST|ENOTEMPTY|ECOMPROMISED):/,
};
const uv: Runner = {
  lastError: lastErrorOfUv,
  missing: /not found in the package registry|there is no version of |\(404 Not Found\)/,
  registry: /Failed to fetch|Request failed after|error sending request|No space left|acquire lock/,
};
const docker: Runner = {
  fetches: 'image',
  commands: ['run'],
  lastError: (lines) => lines.findLast((line) => line.startsWith('docker: ')) ?? null,
  missing:
    /manifest unknown|manifest .{1,300} not found|pull access denied|repository does not exist/,
  registry:
    /Cannot connect to the Docker daemon|dial tcp|read tcp|request canceled|\bEOF\b|i\/o timeout|TLS handshake timeout|Client\.Timeout|toomanyrequests|no space left|50[0-4] /,
};

const run: Runner = { commands: ['run'] };
const dlx: Runner = { commands: ['dlx'] };
const RUNNERS: Readonly<Record<string, Runner>> = {
  npx: npm,
  npm: { ...npm, commands: ['exec', 'x'] },
  pnpx: {},
  pnpm: dlx,
  yarn: dlx,
  bunx: {},
  bun: { commands: ['x'] },
  uvx: uv,
  uv: { ...uv, commands: ['run', 'tool'] },
  pipx: run,
  docker,
  podman: run,
  deno: run,
  go: run,
  cargo: run,
  dotnet: { commands: ['run', 'tool'] },
  dnx: {},
};

/** `npx` of `C:\node\npx.cmd`. */
export const programName = (command: string): string =>
  (command.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');

function runnerOf({ command, args }: LocalServer): (Runner & { rest: string[] }) | null {
  // On Windows, configurations start batch files such as npx through the shell.
  const isShell = programName(command) === 'cmd' && args[0]?.toLowerCase() === '/c';
  const [program = '', ...rest] = isShell ? args.slice(1) : [command, ...args];
  const name = programName(program);
  const runner = Object.hasOwn(RUNNERS, name) ? RUNNERS[name] : undefined;
  const isRun = runner?.commands?.some((word) => rest.includes(word)) ?? true;
  return runner !== undefined && isRun ? { ...runner, rest } : null;
}

export const isFetched = (server: LocalServer): boolean => runnerOf(server) !== null;

function packageIn({ rest, commands = [] }: Runner & { rest: string[] }): string | null {
  return rest.find((word) => !word.startsWith('-') && !commands.includes(word)) ?? null;
}

/**
 * The package that npm installs for a server, such as `pkg@1`; null if it installs none. Two
 * processes that install the same package at the same time damage its folder: start one of them
 * alone first.
 */
export function packageOf(server: ServerEntry): string | null {
  if ('url' in server) return null;
  const runner = runnerOf(server);
  return runner?.fetches === 'npm-package' ? packageIn(runner) : null;
}

/**
 * Why a server that ended before it answered could not be fetched, in the words of the program that
 * tried; null if nothing says that.
 *
 * @param stderr the end of its standard error
 */
export function readFetchTrouble(
  server: LocalServer,
  stderr: string,
): { reason: 'missing-package' | 'registry'; detail: string; status: number | null } | null {
  const runner = runnerOf(server);
  const lines = stderr.trimEnd().split('\n');
  const detail = runner?.lastError?.(lines.map((line) => line.trimEnd())) ?? '';
  if (runner?.missing?.test(detail)) {
    // The image is one of many words without a dash.
    const name = runner.fetches === 'image' ? null : packageIn(runner);
    return { reason: 'missing-package', detail: name ?? detail, status: null };
  }
  // Such as `E401` of npm.
  const [, status] = /^E(\d{3}):/.exec(detail) ?? [];
  return runner?.registry?.test(detail)
    ? { reason: 'registry', detail, status: status === undefined ? null : Number(status) }
    : null;
}
