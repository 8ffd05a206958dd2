import type { ServerFailure } from '../report/failure.ts';
import { adding, choose, type Line, seconds, shown, write } from './lines.ts';
import { AGAIN } from './models.ts';

type Hint = NonNullable<ServerFailure['hint']>;

/** A server failure, with what does not depend on its reason. */
export function describeServer(failure: ServerFailure): string {
  const { server, reason, attempts, stdout } = failure;
  const sentence = `Server \`${server}\` ${write(REASONS[reason], valuesOf(failure))}`;
  const all = adding(sentence, attempts > 1 ? ` (tried ${attempts} times)` : '');
  if (stdout === '') return all;
  return `${all.replace(/\.$/, '')}. Its standard output begins: "${shown(stdout)}".`;
}

/** Says what to do about it: what is known of the cause, else what its reason says. */
export const adviseServer = (failure: ServerFailure): string =>
  write(failure.hint ? HINTS[failure.hint.kind] : ADVICE[failure.reason], valuesOf(failure));

/** What lines can have in braces. */
function valuesOf(failure: ServerFailure) {
  const { server, tool, phase, limitMs, hint } = failure;
  const isStart = phase === 'start' || phase === 'connect';
  return {
    ...failure,
    part: phase === 'list' ? server : (tool ?? server),
    limit: seconds(limitMs),
    // The input counts if both are set.
    setting: isStart ? '`connect-timeout`' : '`toolTimeout` in the suite file',
    value: hint?.value ?? '',
  };
}
type Values = ReturnType<typeof valuesOf>;

/** When it happened, for a line. */
function during({ phase, tool }: Values): string {
  if (phase === 'list') return `when its ${tool === null ? 'tools' : '{tool}'} were listed`;
  if (phase !== 'call') return 'at its start';
  return tool === null ? 'during a call' : 'during a call of `{tool}`';
}

const PORT = ' If `command` starts it, and it listens on a port, write `url` instead.';
/** Whether a connection ended that there was. */
const isLost = ({ phase, status, hint }: Values) =>
  (phase === 'list' || phase === 'call') && status === null && hint === null;

/** Why a server ended at its start, by the hint. */
const FOUND: Partial<Record<Hint['kind'], string>> = {
  install: 'it does not find `{value}`',
  quotes: 'it does not find `{value}`',
  variable: 'it needs `{value}`',
};

/** What follows the name of the server. */
const REASONS: Record<ServerFailure['reason'], Line<Values>> = {
  'missing-program': 'did not start: `{detail}` does not exist or cannot be executed.',
  'missing-folder': 'did not start: there is no folder `{detail}`.',
  'missing-package': 'did not start: there is no package `{detail}`.',
  variable: 'lacks a value: {detail}',
  crash: choose((failure) => {
    const { exitCode, signal, hint } = failure;
    const found = hint === null ? undefined : FOUND[hint.kind];
    if (found !== undefined) return `crashed ${during(failure)}: ${found}.`;
    const code = exitCode === null ? 'it closed its output' : 'exit code {exitCode}';
    const end = signal === null ? code : '{signal}';
    return `${exitCode === 0 ? 'ended' : 'crashed'} ${during(failure)} (${end}).`;
  }),
  timeout: choose((failure) => `did not answer within {limit} ${during(failure)}.`),
  unreachable: choose((failure) => {
    const { detail, status } = failure;
    const isGone = failure.hint?.kind === 'one-client';
    const none = isGone ? 'answered once, and was gone after that' : 'cannot be reached';
    const what = isLost(failure) ? `closed the connection ${during(failure)}` : none;
    if (detail !== '') return `${what}: {detail}`;
    return status === null ? `${what}.` : `${what}: HTTP {status}`;
  }),
  address: 'has an address or a header that HTTP does not allow: `{detail}`',
  credentials: choose(
    ({ hasCredentials: has, detail }) =>
      `${has ? 'refused the' : 'needs'} credentials (HTTP {status})${detail === '' ? '.' : ': {detail}'}`,
  ),
  malformed: choose((failure) => {
    const did = failure.phase === 'list' ? 'lists' : `sent ${during(failure)}`;
    return `${did} what MCP or a limit does not allow: {detail}`;
  }),
  error: choose((failure) => `answered with an error ${during(failure)}: {detail}`),
  status: choose(({ detail }) => `answered with HTTP {status}${detail ? ': {detail}' : '.'}`),
  registry: 'did not start: its package cannot be downloaded: {detail}',
  resources: 'did not start: the machine has no room for another process ({detail}).',
};

const READ_LOG = 'Read the log of `{server}`.';
const CHECK_ENTRY = 'Check `url` and `type` of `{server}`, or read its log.';
/** What to do if no hint says more. */
const ADVICE: Record<ServerFailure['reason'], Line<Values>> = {
  'missing-program': 'Correct `command`, or install or build `{detail}` before this step.',
  'missing-folder': 'Create `{detail}`, or correct `cwd` of `{server}`.',
  'missing-package':
    'Correct the name of the package, publish `{detail}`, or set the token of its registry.',
  variable: () =>
    `In a workflow, \`env:\` of the step sets variables, such as \`NAME: \${{ secrets.NAME }}\`.`,
  crash: choose(({ stderr }) =>
    stderr === ''
      ? 'Run the command of `{server}` on your machine.'
      : 'Fix the error at the end of the standard error of `{server}`.',
  ),
  timeout: choose(({ isLocal, phase }) => {
    const port = isLocal && phase === 'connect' ? PORT : '';
    return `Make \`{part}\` answer sooner, or raise {setting}.${port}`;
  }),
  unreachable: choose((failure) => {
    if (isLost(failure)) return READ_LOG;
    if (/wrong version number/.test(failure.detail))
      return 'Write `http://` in `url` of `{server}`: it speaks no TLS.';
    return (failure.status ?? 400) < 400
      ? 'Check `url` of `{server}`: it leads to a web page, perhaps a log-in.'
      : 'Check the address of `{server}`, and start it before this step.';
  }),
  address: 'Correct `url` and `headers` of `{server}`.',
  credentials: ({ server, hasCredentials }) =>
    hasCredentials
      ? `Check the credentials in \`headers\` of \`${shown(server)}\`.`
      : `Add \`headers\` to \`${shown(server)}\`, such as \`"Authorization": "Bearer \${TOKEN}"\`.`,
  malformed: choose(({ phase, stdout }) => {
    if (phase === 'list') return 'Fix what `{part}` lists.';
    return stdout === ''
      ? 'Fix what `{part}` returns.'
      : 'Let `{server}` write its logs to standard error: standard output is for MCP only.';
  }),
  error: 'Fix the cause in `{server}`, or set what it needs in its `env` or `headers`.',
  status: choose(({ status }) => ((status ?? 500) < 500 ? CHECK_ENTRY : READ_LOG)),
  registry: ({ status, detail }) => {
    if (/certificate|cert_/i.test(detail))
      return 'Set `NODE_EXTRA_CA_CERTS` in `env:` of the step.';
    return status === 401 || status === 403 ? 'Check the token of the registry.' : AGAIN;
  },
  resources: 'Lower `concurrency`, or use a larger runner.',
};

const HINTS: Record<Hint['kind'], Line<Values>> = {
  install: choose(({ value }) =>
    /^(?:\/|[a-z]:)/i.test(value)
      ? 'Write a path within the repository, such as `dist/server.js`, if this one is of another machine. Else install or build `{server}` before this step.'
      : 'Install and build `{server}` before this step, with `{value}` and all that it needs.',
  ),
  exists: choose(({ reason }) =>
    reason === 'missing-folder'
      ? 'Write a folder in `cwd` of `{server}`: `{value}` is a file.'
      : 'Write a program in `command`. `{value}` is a folder, or needs `chmod +x`, or its first line names no program.',
  ),
  quotes: 'Remove the quotes that are part of the argument: no shell reads `args`.',
  variable: 'Add `{value}` under `env` of `{server}`, and set it in the job.',
  home: ({ value }) =>
    `Write \`\${HOME}\` instead of \`~\` in \`${shown(value)}\`: only shells know \`~\`.`,
  split: choose(({ value }) =>
    /&&|[|;<>]/.test(value)
      ? 'No shell reads `command`. Write `sh` in it, and `-c` and the whole line in `args`. `cwd` sets the folder.'
      : 'Write the program in `command` and the rest of `{value}` as a list in `args`.',
  ),
  'docker-input':
    'Write `docker run` with `-i`, and without `-t`, for `{server}`: its standard input is open, and no terminal.',
  sse: 'Check the path in `url` of `{server}`, or add `"type": "sse"` if it speaks the older SSE transport.',
  port: 'Let `{server}` listen on another port: HTTP clients refuse port {value}.',
  listen: 'Start `{server}` before this step: nothing listens at {value}.',
  slow: 'Make `{server}` answer sooner.',
  'in-use': 'Set `concurrency` to 1, or give each process of `{server}` its own port or file.',
  'one-client':
    'Keep `{server}` running after a client: its log may say why it ended. If it serves one at a time, set `concurrency` to 1.',
  version:
    'Let `{server}` speak version {value} of MCP, or set its `protocolVersion` to one that it speaks.',
  session: 'Let `{server}` answer HTTP 404 after a session ends: clients then start a new one.',
};
