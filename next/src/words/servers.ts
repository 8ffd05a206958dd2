import type { ServerFailure } from '../report/failure.ts';
import { adding, because, type Line, seconds, shown, write } from './lines.ts';
import { AGAIN } from './models.ts';

type Hint = NonNullable<ServerFailure['hint']>;
type Words = [what: Line<ServerFailure>, advice: Line<ServerFailure>];

/** A server failure, with what does not depend on its reason. */
export function describeServer(failure: ServerFailure): string {
  const { server, reason, attempts, stdout } = failure;
  const sentence = `Server \`${server}\` ${write(REASONS[reason][0], failure)}`;
  const all = adding(sentence, attempts > 1 ? ` (tried ${attempts} times)` : '');
  if (stdout === '') return all;
  return `${all.replace(/\.$/, '')}. Its standard output begins: "${shown(stdout)}".`;
}

/** Says what to do about it: what is known of the cause, else what its reason says. */
export function adviseServer(failure: ServerFailure): string {
  const { server, reason, hint } = failure;
  if (hint === null) return write(REASONS[reason][1], failure);
  return write(HINTS[hint.kind], { server, value: hint.value });
}

function during({ phase, tool }: ServerFailure): string {
  if (phase === 'list') return 'when its tools were listed';
  if (phase !== 'call') return 'at its start';
  return tool === null ? 'during a call' : `during a call of \`${shown(tool)}\``;
}

/** Why a server ended at its start, by the hint. */
const FOUND: Partial<Record<Hint['kind'], string>> = {
  install: 'it does not find `{value}`',
  variable: 'it needs `{value}`',
};
/** Whether a connection ended that there was. */
const isLost = ({ phase, status, hint }: ServerFailure) =>
  (phase === 'list' || phase === 'call') && status === null && hint === null;

const READ_LOG = 'Read the log of `{server}`.';
const CHECK_PAGE = 'Check `url` of `{server}`: it leads to a web page, perhaps a log-in.';
const CHECK_ADDRESS = 'Check the address of `{server}`, and start it before this step.';
const INSTALL = 'Install or build `{detail}` before this step.';
const HINTS: Record<Hint['kind'], Line<{ server: string; value: string }>> = {
  install: 'Install and build `{server}` before this step, with `{value}` and all that it needs.',
  variable: 'Add `{value}` under `env` of `{server}`, and set it in the job.',
  home: ({ value }) => `Write \`\${HOME}\` instead in \`${shown(value)}\`: only shells know \`~\`.`,
  split: 'Write the program in `command` and the rest of `{value}` as a list in `args`.',
  'docker-input': 'Add `-i` to `docker run` of `{server}`: else its standard input is closed.',
  sse: 'Check the path in `url` of `{server}`, or add `"type": "sse"` if it speaks the older SSE transport.',
  port: 'Let `{server}` listen on another port: HTTP clients refuse port {value}.',
  listen: 'Start `{server}` before this step: nothing listens at {value}.',
  'in-use':
    'Set `concurrency: 1` in the suite file, or give each process of `{server}` its own port or file.',
  version:
    'Let `{server}` speak version {value} of MCP, or set its `protocolVersion` to one that it speaks.',
  session: 'Let `{server}` answer HTTP 404 after a session ends: clients then start a new one.',
};
/** What follows the name of the server, and what to do. */
const REASONS: Record<ServerFailure['reason'], Words> = {
  'missing-program': ['did not start: `{detail}` does not exist or cannot be executed.', INSTALL],
  'missing-folder': [
    'did not start: there is no folder `{detail}`.',
    'Create `{detail}`, or correct `cwd` of `{server}`.',
  ],
  'missing-package': [
    'did not start: there is no package `{detail}`.',
    'Correct the name of the package, publish `{detail}`, or set the token of its registry.',
  ],
  variable: [
    'needs the variable `{detail}`.',
    'Set `{detail}` in `env:` of the step, or by `--dotenv`.',
  ],
  crash: [
    (failure) => {
      const { exitCode, signal, hint } = failure;
      const found = hint === null ? undefined : FOUND[hint.kind];
      if (found !== undefined) return `crashed ${during(failure)}: ${write(found, hint)}.`;
      const end = exitCode === null ? 'it closed its output' : `exit code ${exitCode}`;
      return `${exitCode === 0 ? 'ended' : 'crashed'} ${during(failure)} (${signal ?? end}).`;
    },
    ({ server, stderr }) =>
      stderr === ''
        ? `Run the command of \`${shown(server)}\` on your machine.`
        : `Fix the error at the end of the standard error of \`${shown(server)}\`.`,
  ],
  timeout: [
    (failure) => `did not answer within ${seconds(failure.limitMs)} ${during(failure)}.`,
    ({ server, tool, phase }) => {
      const isStart = phase === 'start' || phase === 'connect';
      const setting = isStart ? 'connectTimeout' : 'toolTimeout';
      return `Make \`${shown(tool ?? server)}\` answer sooner, or raise \`${setting}\` in the suite file.`;
    },
  ],
  unreachable: [
    (failure) => {
      const { detail, status } = failure;
      const known = detail || (status === null ? '' : `HTTP ${status}`);
      const lost = `closed the connection ${during(failure)}`;
      return `${isLost(failure) ? lost : 'cannot be reached'}${because(known)}`;
    },
    (failure) => {
      if (isLost(failure)) return write(READ_LOG, failure);
      return write((failure.status ?? 400) < 400 ? CHECK_PAGE : CHECK_ADDRESS, failure);
    },
  ],
  address: [
    'has an address or a header that HTTP does not allow: `{detail}`',
    'Correct `url` and `headers` of `{server}`.',
  ],
  credentials: [
    ({ hasCredentials, status }) =>
      `${hasCredentials ? 'refused the' : 'needs'} credentials (HTTP ${status}).`,
    ({ server, hasCredentials }) =>
      hasCredentials
        ? `Check the credentials in \`headers\` of \`${shown(server)}\`.`
        : `Add \`headers\` to \`${shown(server)}\`, such as \`"Authorization": "Bearer \${TOKEN}"\`.`,
  ],
  malformed: [
    (failure) =>
      failure.phase === 'list'
        ? `lists what MCP or a limit does not allow: ${shown(failure.detail)}`
        : `sent ${during(failure)} what MCP or a limit does not allow: ${shown(failure.detail)}`,
    ({ server, phase, stdout, tool }) => {
      const part = shown(tool ?? server);
      return stdout === '' || phase === 'list'
        ? `Fix what \`${part}\` ${phase === 'list' ? 'lists' : 'returns'}.`
        : `Let \`${shown(server)}\` write its logs to standard error: standard output is for MCP only.`;
    },
  ],
  status: [({ status, detail }) => `answered with HTTP ${status}${because(detail)}`, READ_LOG],
  registry: [
    'did not start: its package cannot be downloaded: {detail}',
    ({ status }) => (status === 401 || status === 403 ? 'Check the token of the registry.' : AGAIN),
  ],
  resources: [
    'did not start: the machine has no room for another process ({detail}).',
    'Lower `concurrency` in the suite file, or use a larger runner.',
  ],
};
