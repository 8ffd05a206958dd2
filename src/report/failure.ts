import * as z from 'zod';
import { TEXT_LIMIT } from '../lib/limits.ts';
import { namesIn } from '../lib/names-in.ts';

/** A name that the user or a server gave: of a tool, a server, a provider. */
const name = () => z.string().max(500);
/** Foreign text: cleaned, redacted and cut where it entered. */
export const text = () => z.string().max(TEXT_LIMIT);
/** The step of the case and its line in the suite file. Absent in older files and from other services. */
const place = { step: z.string().nullable().default(null), line: z.int().nullable().default(null) };

/**
 * Why a result file or a report, or what it says, is no evidence. The last three lines are warnings only,
 * and others can be. `detail` is a line of `results` (`no-match`), an error code of the system
 * (`unreadable`), a format (`foreign`), the parser's text (`damaged`), a word of the file (`undecided`),
 * an element or attribute (`hidden`), `test-outcome` (`step`), titles of cases or suites (`refused-cases`,
 * `open-run`), a path or artifact (`no-report`), such as `2/3` (`missing-part`, `repeated-part`), what
 * it is of and what counts (`left-out`, `same-name`, `other-run`), what went wrong (`fresh`), the service's text
 * (`refused-report`), or secrets (`untrusted`). `listed` is a limit (`too-many`), a number of cases
 * (`other-part`), or an attempt (`old-attempt`).
 */
export const RESULT_REASONS = namesIn(
  'no-match unreadable too-large too-many too-many-files empty foreign unknown-format damaged',
  'invalid output type entities depth failures tests files unexplained interrupted undecided',
  'no-result hidden hole lost-report step refused-cases no-report malformed no-permission',
  'unreachable left-out same-name other-run missing-part repeated-part other-part',
  'nothing-reported open-run announced refused-report too-many-runs old-attempt',
  'encoding foreign-cases unknown-encoding characters several-documents noise no-tests not-counted',
  'copies repeats unmerged passed-with-messages old outside texts upload no-key not-sent untrusted',
  'fresh nameless markup no-count',
);
/**
 * What went wrong with an iteration, a server, a model or a file, as data. The tables of `words/` say
 * what each reason and hint means.
 */
export const failure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assertion'),
    type: name(),
    /** Whose result is judged; null for the answer of a model. */
    server: name().nullable(),
    tool: name().nullable(),
    /** The condition that does not hold, such as `min`; null: the assertion as a whole. */
    condition: name().nullable(),
    /** JSON path of the value; null if the whole result is judged. */
    path: text().nullable(),
    expected: text(),
    /** Null: there is nothing. */
    observed: text().nullable(),
    ...place,
  }),
  z.object({
    kind: z.literal('arguments'),
    tool: name(),
    path: text(),
    expected: text(),
    observed: text(),
    /** Whether it was found before the run. */
    isPreflight: z.boolean(),
    /** Whether they fit in the baseline; null: not known. */
    fittedBefore: z.boolean().nullable().default(null),
    ...place,
  }),
  /** A server answered a step with an error where the case expects a result. */
  z.object({
    kind: z.literal('tool-error'),
    server: name(),
    /** What `tool` names. A list has the name of its method. */
    what: z.enum(['tool', 'prompt', 'resource', 'list']),
    tool: name(),
    /** JSON-RPC code; null if the result itself says `isError`. -32602 is a refusal of the arguments. */
    code: z.int().nullable(),
    message: text(),
    ...place,
  }),
  z.object({
    kind: z.literal('missing-tool'),
    server: name(),
    tool: name(),
    nearest: name().nullable(),
    /** Whether a baseline had it; null if no baseline lists tools. */
    baselineHad: z.boolean().nullable(),
    ...place,
  }),
  /** A server cannot be started, reached, or understood. */
  z.object({
    kind: z.literal('server'),
    server: name(),
    phase: z.enum(['start', 'connect', 'list', 'call', 'close']),
    /** The tool that was called, or the list that was read if it is not that of tools. */
    tool: name().nullable(),
    reason: z.enum(
      namesIn(
        'missing-program missing-folder missing-package variable crash timeout',
        'unreachable address credentials malformed error status registry resources',
      ),
    ),
    /** Whether it is a process of ours or has a loopback address. */
    isLocal: z.boolean(),
    /** What is missing, malformed or refused. */
    detail: text(),
    exitCode: z.int().nullable(),
    signal: name().nullable(),
    /** The first lines of its standard output that are no messages. */
    stdout: text(),
    /** The end of its standard error. */
    stderr: text(),
    limitMs: z.number().nullable(),
    status: z.int().nullable(),
    hasCredentials: z.boolean(),
    attempts: z.int(),
    /** What is known of the cause, with the name that it is about; null if nothing is. */
    hint: z
      .object({
        kind: z.enum(
          namesIn(
            'install variable home split docker-input sse port listen session slow in-use one-client',
            'version exists quotes',
          ),
        ),
        value: text(),
      })
      .nullable(),
    ...place,
  }),
  z.object({
    kind: z.literal('model'),
    provider: name(),
    model: name(),
    status: z.int().nullable(),
    reason: z.enum(
      namesIn('auth rate outage refused unreachable malformed filter length turns empty depth'),
    ),
    message: text(),
    /** Whether a service of others asked it, whose providers are not those of the inputs. */
    isHosted: z.boolean().optional(),
    ...place,
  }),
  /** A limit of ours ended a step, or a value cannot be judged within it. */
  z.object({
    kind: z.literal('limit'),
    which: z.enum(['iteration', 'pattern', 'size', 'nodes', 'integer']),
    /** Milliseconds of an iteration or a pattern, or values of a path; 0: there is no single limit. */
    value: z.number(),
    /** Type of the assertion that cannot be judged; null: an iteration. */
    of: name().nullable(),
    path: text().nullable(),
    /** What the iteration waited for when its limit ended. */
    waitedFor: z.enum(['model', 'server']).nullable(),
    ...place,
  }),
  z.object({
    kind: z.literal('setup'),
    command: text(),
    /** Null if the program does not exist, or did not end within `limitMs`. */
    exitCode: z.int().nullable(),
    /** The end of what it wrote. */
    output: text(),
    /** The limit that it did not end within; null if it ended. */
    limitMs: z.number().nullable(),
    /** Whether it is the eval program of the step, and not the setup of an iteration. */
    isProgram: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('test'),
    type: name().nullable(),
    message: text(),
    details: text(),
    file: text().nullable(),
    line: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('results'),
    reason: z.enum(RESULT_REASONS),
    /** Path of the file, relative to the workspace; empty if it is about none. */
    file: text(),
    line: z.int().nullable(),
    detail: text(),
    declared: z.number().nullable(),
    listed: z.number().nullable(),
    /** How many more there are of it in the file. */
    more: z.int(),
  }),
  /** The eval service refused a request or did not answer. */
  z.object({
    kind: z.literal('service'),
    operation: name(),
    /** `deadline`: the caller's ended before the limit of the request. */
    reason: z.enum(
      namesIn('refused quota network timeout deadline redirect size malformed list parameter'),
    ),
    /** The API's error code; null if the answer has none. */
    code: name().nullable(),
    /** HTTP status; null without an answer. */
    status: z.int().nullable(),
    /** What the service says; the error of the network, the target of a redirect, the parameter. */
    message: text(),
    /** Whether only results that exist already were asked for. */
    isReading: z.boolean(),
  }),
  /** What GitHub has to say is not known: the gate file of the base commit, or (null) whose code runs. */
  z.object({
    kind: z.literal('policy'),
    /** Not known: the base, or a token and a repository. Others are of GitHub. `limit`: also of size. */
    reason: z.enum(['no-base', 'no-access', 'rate', 'unreachable', 'status', 'malformed', 'limit']),
    file: text().nullable(),
    commit: name().nullable(),
    detail: text(),
    /** What the token may lack, such as `contents: read`. */
    permission: name().nullable(),
  }),
  z.object({ kind: z.literal('cancelled') }),
  /** What is left of the time is too short for an answer. */
  z.object({ kind: z.literal('deadline'), afterMs: z.number(), leftMs: z.number().optional() }),
  /** A mistake of ours. The stack is in the log. */
  z.object({ kind: z.literal('bug'), message: text() }),
  /** What a service that sends no failures says about an iteration, or a run that ended early. */
  z.object({
    kind: z.literal('unknown'),
    message: text(),
    /** Whether the service says that the iteration failed. */
    isFailed: z.boolean(),
    /** Of the run, such as `cancelled`; absent: it is about an iteration. */
    status: name().optional(),
    /** Whether an eval program has reported it, and no service knows more. */
    isProgram: z.boolean().optional(),
  }),
]);
export type Failure = z.infer<typeof failure>;
export type FailureOf<Kind> = Extract<Failure, { kind: Kind }>;
export type PolicyFailure = FailureOf<'policy'>;
export type ResultsFailure = FailureOf<'results'>;
export type ServerFailure = FailureOf<'server'>;
export type ServiceFailure = FailureOf<'service'>;

/** Why GitHub did not give what it was asked for. */
export interface GitHubFailure {
  /**
   * `malformed`: what is no answer of GitHub, such as a proxy's page, or a damaged archive.
   * `limit`: of time; with a status, of GitHub's rates.
   */
  what: 'unreachable' | 'status' | 'malformed' | 'limit' | 'cancelled' | 'too-large';
  /** HTTP status; null without an answer. */
  status: number | null;
  /** What GitHub, a proxy or the system says: clean, redacted, cut. */
  message: string;
  /** What the token may lack, such as `actions: read`. */
  permission: string | null;
}

/** What is wrong with results. What is not known is left out of the data. */
export function resultsFailure(
  reason: ResultsFailure['reason'],
  data: Partial<Omit<ResultsFailure, 'kind' | 'reason'>> = {},
): ResultsFailure {
  const unknown = { file: '', line: null, detail: '', declared: null, listed: null, more: 0 };
  return { ...unknown, ...data, kind: 'results', reason };
}
