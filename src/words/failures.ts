import type { Failure, FailureOf, PolicyFailure, ServiceFailure } from '../report/failure.ts';
import { describeAssertion } from './assertions.ts';
import {
  adding,
  because,
  brief,
  choose,
  ended,
  endOf,
  inTime,
  type Line,
  position,
  seconds,
  shown,
  write,
} from './lines.ts';
import { AGAIN, adviseModel, describeModel } from './models.ts';
import { adviseResults, CHECK_PROGRAM, CHECK_STEP, describeResults } from './results.ts';
import { adviseServer, describeServer } from './servers.ts';

const NOT_SENT = 'The results were not sent, or not all of them. The verdict does not change.';
/** Characters of the output of a command. */
const LAST_WORDS = 300;

type Table = { [Kind in Failure['kind']]: Line<FailureOf<Kind>> };

const WHAT: Table = {
  assertion: describeAssertion,
  arguments:
    'The arguments of `{tool}` do not fit its schema at `{path}`: expected {expected}, got {observed}.',
  'tool-error': 'Server `{server}` returned an error for {what} `{tool}`: {message}',
  'missing-tool': 'Server `{server}` has no tool `{tool}`.{nearest}',
  server: describeServer,
  model: describeModel,
  limit: (failure) => write(LIMITS[failure.which], limitValues(failure)),
  setup: (failure) => describeCommand(failure.isProgram ? 'eval' : 'setup', failure),
  test: (failure) => reasonOf(failure) || 'The file gives no reason.',
  results: describeResults,
  service: (failure) => write(SERVICE_WORDS[failure.reason], failure),
  policy: ({ file, commit, reason, detail }) => {
    const of = commit === null ? 'the base commit' : `commit ${commit.slice(0, 7)}`;
    const why = `${POLICY_REASONS[reason][0]}${detail === '' ? '' : ` (${shown(detail)})`}`;
    if (file === null) return `${why}: whose code is checked out is not known. Nothing of it runs.`;
    return `${why}: the gate file \`${shown(file)}\` of ${of} decides, and cannot be read.`;
  },
  cancelled: 'The run was stopped.',
  deadline: ({ afterMs, leftMs }) =>
    `The time limit of ${inTime(afterMs)} ${leftMs ? `has ${seconds(leftMs)} left, which is too short for an answer` : 'ended'}.`,
  bug: 'Internal error: {message}',
  unknown: ({ message, status, isProgram }) => {
    const no = `The ${isProgram ? 'program' : 'service'} gives no reason.`;
    if (status === undefined) return shown(message) || no;
    return `The run ${ENDS[status] ?? 'broke off'} in the eval service${because(message)}`;
  },
};

const ENDS: Record<string, string> = { cancelled: 'was cancelled', timed_out: 'timed out' };
const RAISE = 'Raise `timeout-minutes`.';
const ADVICE: Table = {
  // What is expected and what came says it all.
  assertion: '',
  arguments: 'Change `{path}` in the case, or the input schema of `{tool}`.',
  'tool-error': choose(({ code, what, message }) => {
    if (message.includes(REFUSED)) return START_IT;
    if (what === 'resource')
      return 'Write the URI of a resource, such as `file:///prices.json`, or fix it in `{server}`.';
    if (what === 'list') return 'Fix `{tool}` of server `{server}`.';
    if (code === -32601) return 'Add a {what} of this name to `{server}`, or name another server.';
    return code === -32602
      ? 'Change the arguments of the case, or accept them in `{tool}`.'
      : 'Fix `{tool}`, or write `error: true` if the error is expected.';
  }),
  'missing-tool': choose(({ baselineHad }) => {
    if (baselineHad) return 'Restore `{tool}`, or change the cases that call it.';
    return baselineHad === null
      ? 'Correct the name `{tool}` in the cases, or add the tool.'
      : 'Correct the name `{tool}` in the cases: the baseline does not have it either.';
  }),
  server: adviseServer,
  model: adviseModel,
  limit: (failure) => write(LIMIT_ADVICE[failure.which], limitValues(failure)),
  setup: adviseSetup,
  test: ({ message }) => (shown(message) === '' ? CHECK_STEP : ''),
  results: adviseResults,
  service: adviseService,
  policy: ({ reason, permission }) =>
    permission === null
      ? POLICY_REASONS[reason][1]
      : `Add \`${permission}\` to the permissions of the job.`,
  cancelled: AGAIN,
  deadline: RAISE,
  bug: 'Report it with the debug log.',
  unknown: ({ isProgram }) => (isProgram ? CHECK_PROGRAM : 'Open the run in the eval service.'),
};

/** Writes the line of a failure. The table joins each kind with its failure, which others lose. */
const writeOf = (table: Table, failure: Failure): string =>
  write(table[failure.kind] as Line<Failure>, failure);

/** Why a test failed. Some programs put it below a heading, or at the end of a traceback. */
export function reasonOf({ message, details }: FailureOf<'test'>): string {
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

export const adviseTools = ({ message }: FailureOf<'tool-error'>): string =>
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

/** Where a failure is, in brackets with a blank before them; empty if that is not known. */
function atPlace(failure: Failure): string {
  const { file = null, line = null } = failure.kind === 'test' ? failure : {};
  if (file !== null) return ` (${position(file, line)})`;
  return 'step' in failure && failure.line !== null ? ` (line ${failure.line})` : '';
}

export const describeWhat = (failure: Failure): string => writeOf(WHAT, failure);

/** Describes what went wrong and where, in one line. */
export const describeFailure = (failure: Failure): string =>
  adding(describeWhat(failure), atPlace(failure));

/** Says what to do about a failure, in one line. Empty if its description says all. */
export const advise = (failure: Failure): string => writeOf(ADVICE, failure);

/** Describes a failure and says what to do about it, in one line. */
export const explain = (failure: Failure): string =>
  `${ended(describeFailure(failure))} ${advise(failure)}`.trimEnd();

/** Describes a warning, in one line. What is not about a result file has ended an upload. */
export function describeWarning(failure: Failure): string {
  if (failure.kind === 'results' && failure.reason !== 'upload') return explain(failure);
  const what = failure.kind === 'cancelled' ? 'The upload was stopped.' : describeFailure(failure);
  return `${ended(what)} ${NOT_SENT}`;
}

export function describeCommand(
  name: 'setup' | 'teardown' | 'eval',
  { command, exitCode, output, limitMs }: FailureOf<'setup'>,
): string {
  const written = `The ${name} command \`${shown(command)}\``;
  const end = because(endOf(output, LAST_WORDS));
  if (limitMs !== null) return `${written} did not end within ${seconds(limitMs)}${end}`;
  if (exitCode === null) return `${written} names a program that does not exist.`;
  return `${written} failed with exit code ${exitCode}${end}`;
}

function adviseSetup({ command, exitCode, limitMs }: FailureOf<'setup'>): string {
  const [program = '', quote] = /^(["']).*?\1|^\S+/.exec(command.trim()) ?? [];
  const isMissing = exitCode === null && limitMs === null;
  const other = quote ? 'remove the quotes' : 'correct the command';
  if (isMissing) return `Install \`${brief(program)}\`, or ${other}. A list is one program.`;
  return `Run \`${brief(command)}\` on your machine.`;
}

/** What lines can have in braces. `name` is how suites write the assertion, such as `matches`. */
function limitValues(failure: FailureOf<'limit'>) {
  const { value, of, path } = failure;
  const name = (of ?? '').replace(/^(?:text|response)M/, 'm');
  const isOfSchema = name.endsWith('Schema');
  return { ...failure, limit: seconds(value), name, isOfSchema, path: path ?? '$' };
}
type LimitTable = Record<FailureOf<'limit'>['which'], Line<ReturnType<typeof limitValues>>>;

const LIMITS: LimitTable = {
  iteration: choose(({ waitedFor }) =>
    waitedFor === null
      ? 'The iteration did not end within {limit}.'
      : 'The iteration did not end within {limit}, waiting for a {waitedFor}.',
  ),
  pattern: 'A pattern of `{name}` was not judged within {value} ms.',
  size: choose(({ isOfSchema }) =>
    isOfSchema
      ? '`{name}` cannot be judged: its schema refers to itself without end, or the value nests too deep.'
      : 'The value at `{path}` is too large, or nests too deep, to be judged.',
  ),
  nodes: '`{path}` leads to more than {value} values.',
  integer: 'The value at `{path}` has an integer above 2^53, which cannot be compared exactly.',
};

const LIMIT_ADVICE: LimitTable = {
  iteration: choose(({ waitedFor }) => {
    const first = waitedFor === null ? 'Split the case' : 'Make the {waitedFor} answer sooner';
    return `${first}, or raise \`iterationTimeout\` in the suite file.`;
  }),
  pattern: choose(({ of }) =>
    of === 'matchesOutputSchema'
      ? 'Simplify the output schema of the tool.'
      : 'Simplify the pattern of `{name}`.',
  ),
  size: choose(({ isOfSchema }) =>
    isOfSchema ? 'Correct the schema of `{name}`.' : 'Let the server answer with less.',
  ),
  nodes: 'Write a path to fewer values. To count the items of a list, write the path of the list.',
  integer: 'Compare the text, or capture it by a pattern.',
};

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

function adviseService({ reason, status, message, operation, isReading }: ServiceFailure): string {
  const isMalformed = reason === 'malformed' && (status ?? 0) < 500;
  if (reason === 'redirect' || isMalformed) return 'Check `base-url`.';
  if (reason === 'quota') return 'Raise the quota, or wait until it is reset.';
  const isFull = status === 429 && operation === 'createEvalRun';
  if (reason === 'deadline' || isFull) return RAISE;
  if (status === 401 || status === 403) return 'Check `api-key`.';
  if (reason === 'parameter') return `Correct \`${shown(message)}\`.`;
  if (status === 404 && !isReading) return 'Check `base-url` and `project`.';
  return status === 400 || status === 422 ? 'Change what the message names.' : AGAIN;
}
