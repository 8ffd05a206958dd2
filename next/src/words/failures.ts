import type { Failure, PolicyFailure, ServiceFailure } from '../report/failure.ts';
import { describeAssertion } from './assertions.ts';
import {
  adding,
  because,
  brief,
  ended,
  type Line,
  position,
  seconds,
  shown,
  write,
} from './lines.ts';
import { AGAIN, adviseModel, describeModel } from './models.ts';
import { adviseResults, CHECK_STEP, describeResults } from './results.ts';
import { adviseServer, describeServer } from './servers.ts';

type LimitFailure = Extract<Failure, { kind: 'limit' }>;

const NOT_SENT =
  'The results and their files were not sent, or not all of them. The verdict does not change.';
/** Characters of the output of a command. */
const LAST_WORDS = 300;

/** What went wrong, and what to do about it. */
type Words<F> = [what: Line<F>, advice: Line<F>];

const WORDS: { [K in Failure['kind']]: Words<Extract<Failure, { kind: K }>> } = {
  // What is expected and what came says it all.
  assertion: [describeAssertion, ''],
  arguments: [
    'The arguments of `{tool}` do not fit its schema at `{path}`: expected {expected}, got {observed}.',
    'Change `{path}` in the case, or the input schema of `{tool}`.',
  ],
  'tool-error': [
    'Server `{server}` returned an error for {what} `{tool}`: {message}',
    ({ code, what, server, tool, message }) => {
      if (message.includes(REFUSED)) return START_IT;
      const name = `\`${shown(tool)}\``;
      if (what === 'list') return `Fix ${name} of server \`${shown(server)}\`.`;
      return code === -32602
        ? `Change the arguments of the case, or accept them in ${name}.`
        : `Fix ${name}, or write \`error: true\` if the error is expected.`;
    },
  ],
  'missing-tool': [
    'Server `{server}` has no tool `{tool}`.{nearest}',
    ({ baselineHad, tool }) =>
      baselineHad === false
        ? `Correct the name \`${shown(tool)}\` in the cases: the baseline does not have it either.`
        : baselineHad === null
          ? `Correct the name \`${shown(tool)}\` in the cases, or add the tool.`
          : `Restore \`${shown(tool)}\`, or change the cases that call it.`,
  ],
  server: [describeServer, adviseServer],
  model: [describeModel, adviseModel],
  limit: [
    (failure) => write(LIMIT_WORDS[failure.which][0], failure),
    (failure) => write(LIMIT_WORDS[failure.which][1], failure),
  ],
  setup: [(failure) => describeCommand('setup', failure), adviseSetup],
  test: [
    (failure) => reasonOf(failure) || 'The file gives no reason.',
    ({ message }) => (shown(message) === '' ? CHECK_STEP : ''),
  ],
  results: [describeResults, adviseResults],
  service: [(failure) => write(SERVICE_WORDS[failure.reason], failure), adviseService],
  policy: [
    ({ file, commit, reason, detail }) => {
      const of = commit === null ? 'the base commit' : `commit ${commit.slice(0, 7)}`;
      const why = `${POLICY_REASONS[reason][0]}${detail === '' ? '' : ` (${shown(detail)})`}`;
      return `${why}: the gate file \`${shown(file)}\` of ${of} decides, and cannot be read.`;
    },
    ({ reason, permission }) =>
      permission === null
        ? POLICY_REASONS[reason][1]
        : `Add \`${permission}\` to the permissions of the job.`,
  ],
  cancelled: ['The run was stopped.', AGAIN],
  deadline: [
    ({ afterMs }) => `The time limit of ${seconds(afterMs)} ended.`,
    'Raise `timeout-minutes`.',
  ],
  bug: ['Internal error: {message}', 'Report it with the debug log.'],
  unknown: [
    ({ message }) => (message === '' ? 'The service gives no reason.' : shown(message)),
    'Open the run in the eval service.',
  ],
};

/** Why a test failed. Some programs put it below a heading, or at the end of a traceback. */
export function reasonOf({ message, details }: Extract<Failure, { kind: 'test' }>): string {
  const line = shown(message);
  const isTraceback = line.startsWith('Traceback (');
  if (!isTraceback && !line.endsWith(':')) return line;
  const lines = (details || message)
    .split('\n')
    .map(shown)
    .filter((one) => one !== '');
  if (isTraceback) return lines.at(-1) ?? line;
  return `${line} ${lines[lines.indexOf(line) + 1] ?? ''}`.trimEnd();
}

/** Of Node.js and others: nothing listens at an address that the tool asks. */
const REFUSED = 'ECONNREFUSED';
const START_IT = 'Start what listens there before this step.';

/** Says what to do if several tools fail in one way. */
export const adviseTools = ({ message }: Extract<Failure, { kind: 'tool-error' }>): string =>
  message.includes(REFUSED) ? START_IT : 'Fix what these tools share.';

const POLICY_REASONS: Record<PolicyFailure['reason'], [why: string, advice: string]> = {
  'no-base': ['The event names no base commit', 'Use one that does, such as `pull_request`.'],
  'no-access': ['There is no valid token, or no repository', 'Set `github-token`.'],
  rate: ['GitHub limits the requests', 'Run the job again later.'],
  unreachable: ['GitHub did not answer', AGAIN],
  status: ['GitHub refused', AGAIN],
  malformed: ['The answer is not from GitHub', AGAIN],
  limit: ['The answer of GitHub is too late or too large', AGAIN],
};

// The table joins each kind with its failure, which a failure of any kind loses.
const wordsOf = ({ kind }: Failure) => WORDS[kind] as Words<Failure>;

/** Where a failure is, in brackets with a blank before them; empty if that is not known. */
export function atPlace(failure: Failure): string {
  const { file = null, line = null } = failure.kind === 'test' ? failure : {};
  if (file !== null) return ` (${position(file, line)})`;
  return 'step' in failure && failure.line !== null ? ` (line ${failure.line})` : '';
}

/** Describes what went wrong, in one line without the place. */
export const describeWhat = (failure: Failure): string => write(wordsOf(failure)[0], failure);

/** Describes what went wrong and where, in one line. */
export const describeFailure = (failure: Failure): string =>
  adding(describeWhat(failure), atPlace(failure));

/** Says what to do about a failure, in one line. Empty if its description says all. */
export const advise = (failure: Failure): string => write(wordsOf(failure)[1], failure);

/** Describes a failure and says what to do about it, in one line. */
export const explain = (failure: Failure): string =>
  `${ended(describeFailure(failure))} ${advise(failure)}`.trimEnd();

/** Describes a warning, in one line. What is not about a result file has ended an upload. */
export function describeWarning(failure: Failure): string {
  if (failure.kind === 'results' && failure.reason !== 'upload') return explain(failure);
  const what = failure.kind === 'cancelled' ? 'The upload was stopped.' : describeFailure(failure);
  return `${ended(what)} ${NOT_SENT}`;
}

/** Says how a command of a suite failed, in one line. */
export function describeCommand(
  name: 'setup' | 'teardown',
  { command, exitCode, output, limitMs }: Extract<Failure, { kind: 'setup' }>,
): string {
  const written = `The ${name} command \`${shown(command)}\``;
  const end = because(output.slice(-LAST_WORDS));
  if (limitMs !== null) return `${written} did not end within ${seconds(limitMs)}${end}`;
  if (exitCode === null) return `${written} names a program that does not exist.`;
  return `${written} failed with exit code ${exitCode}${end}`;
}

function adviseSetup({ command, exitCode, limitMs }: Extract<Failure, { kind: 'setup' }>): string {
  const [program = ''] = command.trim().split(/\s+/, 1);
  const isMissing = exitCode === null && limitMs === null;
  if (isMissing) return `Install \`${brief(program)}\`, or correct the command.`;
  return `Run \`${brief(command)}\` on your machine.`;
}

const LIMIT_WORDS: Record<LimitFailure['which'], Words<LimitFailure>> = {
  iteration: [
    ({ value, waitedFor }) => {
      const wait = waitedFor === null ? '' : `, waiting for a ${waitedFor}`;
      return `The iteration did not end within ${seconds(value)}${wait}.`;
    },
    ({ waitedFor }) =>
      `${waitedFor === null ? 'Split the case' : `Make the ${waitedFor} answer sooner`}, or raise \`iterationTimeout\` in the suite file.`,
  ],
  pattern: [
    ({ of, value }) => `A pattern of \`${named(of)}\` was not judged within ${value} ms.`,
    ({ of }) =>
      `Simplify ${of === 'matchesOutputSchema' ? 'the output schema of the tool' : `the pattern of \`${named(of)}\``}.`,
  ],
  size: [
    ({ path, of }) =>
      of?.endsWith('Schema')
        ? `\`${of}\` cannot be judged: its schema refers to itself without end, or the value nests too deep.`
        : `The value at ${valueAt(path)} is too large, or nests too deep, to be judged.`,
    ({ of }) =>
      of?.endsWith('Schema')
        ? `Correct the schema of \`${shown(of)}\`.`
        : 'Let the server answer with less.',
  ],
  nodes: [
    '`{path}` leads to more than {value} values.',
    'Write a path to fewer values. To count the items of a list, write the path of the list.',
  ],
  integer: [
    ({ path }) =>
      `The value at ${valueAt(path)} has an integer above 2^53, which cannot be compared exactly.`,
    'Compare the text, or capture it by a pattern.',
  ],
};

/** `matches` is how suites write it. */
const named = (of: string | null) => shown(of ?? '').replace(/^(?:text|response)M/, 'm');
const valueAt = (path: string | null) => `\`${shown(path ?? '$')}\``;

const SERVICE_WORDS: Record<ServiceFailure['reason'], Line<ServiceFailure>> = {
  refused: ({ status, code, message }) =>
    `The eval service answered with ${status}${code === null ? '' : ` ${shown(code)}`}: ${shown(message)}`,
  quota: 'The organization has used up its quota: {message}',
  network: 'The eval service did not answer: {message}',
  timeout: 'The eval service did not answer in time.',
  deadline: 'The time limit ended before the eval service answered.',
  redirect: 'The eval service redirects to {message}. Nothing is sent there.',
  size: 'The answer of the eval service is too large.',
  malformed: 'The eval service answered with {status}, not in the form of its API.',
  list: 'The eval service sends a list that does not end.',
  parameter: 'The value for `{message}` is not an id.',
};

function adviseService({ reason, status, message }: ServiceFailure): string {
  if (reason === 'redirect') return 'Check `base-url`.';
  if (reason === 'quota') return 'Raise the quota, or wait until it is reset.';
  if (reason === 'deadline') return 'Raise `timeout-minutes`.';
  if (status === 401 || status === 403) return 'Check `api-key`.';
  if (reason === 'parameter') return `Correct \`${shown(message)}\`.`;
  return status === 400 ? 'Change what the message names.' : AGAIN;
}
