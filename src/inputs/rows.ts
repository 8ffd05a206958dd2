import { addressProblem } from '../api/validation.ts';
import { type Setting, settings } from '../report/policy.ts';
import type { ProblemData } from '../report/problem.ts';
import type { RunReport } from '../report/report.ts';
import * as values from './values.ts';

/** Where results come from. What an eval program reports is a report of evals. */
export type Source = RunReport['source'] | 'command' | 'collected';
/** Sources that run something, start servers, run evals, and have results of tests. */
const OF_CODE = ['evals', 'command', 'doctor', 'diff'] as const;
const OF_SERVERS = ['evals', 'doctor', 'diff'] as const;
const OF_RUNS = ['evals', 'command'] as const;
const OF_NAMED = ['command', 'results'] as const;
const OF_BUDGETS = ['evals', 'command', 'collected'] as const;
const OF_TESTS = ['evals', 'command', 'results', 'collected'] as const;

export interface Row<T> {
  name: string;
  /** The sources that it is for; absent: all. */
  of?: Source | readonly Source[] | undefined;
  /** The eval service that it is for: that of this action, one of others, any that has an address. */
  service?: 'embedded' | 'hosted' | 'reached' | undefined;
  description: string;
  /** What an empty value stands for. */
  default: string;
  /** What is wrong if it is set to nothing; absent: that is as if it were not set. */
  ifEmpty?: ProblemData;
  read: (text: string) => values.Read<T>;
}

/** Infers what is read. Without a default an empty value stands for nothing. */
export const row = <T>(given: Omit<Row<T>, 'default'> & { default?: string }): Row<T> =>
  Object.assign({ default: '' }, given);

export const textRow = (
  name: string,
  description: string,
  of?: Row<string>['of'],
  service?: Row<string>['service'],
): Row<string> => ({ name, of, service, description, default: '', read: (value) => ({ value }) });

/** What is on unless it is set. */
const switchRow = (name: string, description: string) =>
  row({ name, description, default: 'true', read: values.readSwitch });

/** A setting of the policy; undefined if it is not set. */
const settingRow = <Key extends Setting>(
  name: Key,
  description = settings.shape[name].description ?? '',
  of?: Row<string>['of'],
) => row({ name, of, description, read: values.optional(values.readSetting(name)) });

/** Each input once. The action, the command line and `action.yml` follow this table. */
export const INPUTS = {
  mode: row({
    name: 'mode',
    description:
      '`run` runs a suite, `command` an eval program, `ingest` reads result files, `doctor` checks servers, `diff` compares what they offer. `collect` runs or ingests, and leaves the report for `publish`, which judges and shows reports of other jobs. Without it: what is set decides.',
    read: values.readMode,
  }),
  suiteFile: textRow(
    'suite-file',
    'Path of the eval suite, YAML or JSON. To run one, this, `suite`, `command` or `results` must be set. With `mode: diff`: the suite whose cases use the tools.',
    ['evals', 'diff'],
  ),
  suite: textRow('suite', 'Id or name of a suite of an eval service to run.', 'evals', 'hosted'),
  servers: row({
    name: 'servers',
    of: OF_SERVERS,
    description:
      'Names of the only servers that are used. Without it: those of the suite, or all of the list.',
    read: values.readNames,
  }),
  mcpConfig: row({
    name: 'mcp-config',
    of: OF_SERVERS,
    service: 'embedded',
    description: 'Path of the list of MCP servers.',
    default: '.mcp.json',
    read: (value) => ({ value }),
  }),
  iterations: row({
    name: 'iterations',
    of: 'evals',
    description: 'Iterations of each case, 1 to 1,000. Without it: what the suite says.',
    read: values.optional(values.readNumber(1, 1_000, 'whole')),
  }),
  concurrency: row({
    name: 'concurrency',
    of: 'evals',
    service: 'embedded',
    description:
      'Iterations at the same time. Without it: what the suite says, or the number of processors, at least 2.',
    read: values.optional(values.readNumber(1, 100, 'whole')),
  }),
  shard: row({
    name: 'shard',
    of: 'evals',
    service: 'embedded',
    description: 'Part of the suite to run, such as `1/3`. `matrix`: one for each of its jobs.',
    read: values.optional(values.readShard),
  }),
  connectTimeout: row({
    name: 'connect-timeout',
    of: OF_SERVERS,
    service: 'embedded',
    description:
      'Seconds for a server to start. Without it: 10, or 90 if a package may be downloaded.',
    read: values.optional(values.readNumber(0.1, 3_600, 'seconds')),
  }),
  timeoutMinutes: row({
    name: 'timeout-minutes',
    of: OF_CODE,
    description: 'Minutes for the run, up to 360.',
    default: '30',
    // Up to six hours, which is what a job has.
    read: values.readNumber(0.01, 360, 'minutes'),
  }),
  allowUntrustedServers: row({
    name: 'allow-untrusted-servers',
    of: OF_CODE,
    description: 'Whether servers, suites and commands of a fork run although the job has secrets.',
    default: 'false',
    read: values.readSwitch,
  }),
  modelApiKeys: row({
    name: 'model-api-keys',
    of: 'evals',
    description:
      'Keys of model providers, a line `provider=key` each. Without one: the variable `PROVIDER_API_KEY`, but not with `base-url`.',
    read: (text) => values.readLines(text),
  }),
  modelBaseUrls: row({
    name: 'model-base-urls',
    of: 'evals',
    service: 'embedded',
    description: 'Addresses of model providers, a line `provider=URL` each.',
    read: (text) => values.readLines(text, addressProblem),
  }),
  command: textRow(
    'command',
    'Shell lines that run an eval program, which reports by the SDK: docs/command.md.',
    'command',
    'embedded',
  ),
  results: textRow(
    'results',
    'Result files instead of a suite: a glob a line, `!` excludes. JUnit XML, Jest JSON or Vitest JSON.',
    'results',
  ),
  testOutcome: row({
    name: 'test-outcome',
    of: 'results',
    description: 'How the step that ran the tests ended: `steps.ID.outcome` as an expression.',
    default: 'unknown',
    // The outcome of a step that does not exist is empty.
    ifEmpty: { code: 'no-step' },
    read: values.readWord(['success', 'failure', 'cancelled', 'skipped', 'unknown']),
  }),
  ifNoFiles: row({
    name: 'if-no-files',
    of: 'results',
    description: 'If no file matches: `error`, or `warn` or `ignore`, with which the step passes.',
    default: 'error',
    read: values.readWord(['error', 'warn', 'ignore']),
  }),
  suiteName: textRow('suite-name', 'Name of the results. Without it: workflow and job.', OF_NAMED),
  reportPath: textRow(
    'report-path',
    'For `publish`: path of a report, or of a folder of reports. Without it: the artifacts of the workflow run.',
    'collected',
  ),
  baseUrl: row({
    name: 'base-url',
    description:
      'Address of an eval service that runs the suite, or that results are sent to. `embedded`: the service of this action.',
    default: 'embedded',
    read: values.readUnless('embedded', '', /^embedded$/i),
  }),
  reportTo: textRow(
    'report-to',
    'Address of an eval service that gets the results of the suite or the command as well.',
    OF_RUNS,
    'embedded',
  ),
  apiKey: textRow('api-key', 'Key of the eval service.', undefined, 'reached'),
  project: textRow(
    'project',
    'Id or name of the project. Without it: the only one, or `Default`.',
    undefined,
    'reached',
  ),
  minPassRate: settingRow('min-pass-rate', undefined, OF_TESTS),
  minCasePassRate: settingRow('min-case-pass-rate', undefined, OF_TESTS),
  regression: settingRow(
    'regression',
    'How cases are compared with the baseline: `gate`, `inform`, `strict`, `statistical` or `off`. Without it: regressions of cases with a model fail.',
    OF_TESTS,
  ),
  failOnChange: settingRow('fail-on-change', undefined, 'diff'),
  maxTotalTokens: settingRow('max-total-tokens', undefined, OF_BUDGETS),
  maxCost: settingRow('max-cost', 'Most that tokens cost by `prices` of a gate file.', OF_BUDGETS),
  gateFile: textRow(
    'gate-file',
    'Path of the gate file, which has all settings. Without it: `.github/eval-gate.yml`, if it is there.',
  ),
  baseline: row({
    name: 'baseline',
    of: [...OF_TESTS, 'diff'],
    description:
      'Earlier results to compare with: `auto`, `none`, `branch:NAME`, `run:ID`, `file:PATH` or `checkout:PATH`. With `mode: diff` also a snapshot.',
    default: 'auto',
    read: values.readBaseline,
  }),
  confirmCheckout: textRow(
    'confirm-checkout',
    'Folder with a checkout of the base, whose servers confirm what is worse. Without it: a folder of the workspace at the commit of the base.',
    'evals',
    'embedded',
  ),
  artifactName: row({
    name: 'artifact-name',
    description: 'Name of the artifact with the report, which later runs compare with, or `never`.',
    default: 'mcp-eval-report',
    read: values.readUnless('never', null),
  }),
  leg: row({
    name: 'matrix',
    description: 'The matrix of this job and its strategy, as JSON. Leave it out.',
    default: 'null',
    read: values.readLeg,
  }),
  githubToken: textRow(
    'github-token',
    'Token for the gate file of the base commit, earlier results, the comment and the check run.',
  ),
  failOn: row({
    name: 'fail-on',
    description: 'Verdicts that fail the step, or `never`.',
    default: 'failed, incomplete, invalid',
    read: values.readVerdicts,
  }),
  summary: switchRow('summary', 'Whether to write the job summary.'),
  annotations: switchRow(
    'annotations',
    'Whether to annotate lines of files, in the log and the check run.',
  ),
  comment: row({
    name: 'comment',
    description:
      'Comment of the pull request: `auto`, `always` (warns without a pull request), `on-failure` or `never`.',
    default: 'auto',
    read: values.readWord(['auto', 'always', 'on-failure', 'never']),
  }),
  commentKey: row({
    name: 'comment-key',
    description: 'Tells the comment from others of this job. Without it: the id of the step.',
    read: values.readUnless('', '', /^$/),
  }),
  checkName: row({
    name: 'check-name',
    description: 'Name of the check run to create. Without it, or with `never`: none.',
    read: values.readUnless('never', ''),
  }),
};

export type ValuesOf<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends Row<infer Value> ? Value : never;
};

/** What the user set, checked and complete: what each row reads, and where the results come from. */
export type Config = ValuesOf<typeof INPUTS> & { source: Source };

export const ACTION_INPUTS = Object.values(INPUTS).map(({ name }) => name);

/** Of jobs of GitHub. A command of the terminal has a source already. */
const OF_JOBS =
  /^(?:mode|allow-untrusted-servers|fail-on|summary|annotations|comment|comment-key|check-name|artifact-name|matrix|github-token)$/;

/** Options of the terminal program that run a suite again by the same inputs, without keys. */
export const repeatingOptions = (given: ReadonlyMap<string, string>): string[] =>
  Object.values<Row<unknown>>(INPUTS).flatMap(({ name, default: otherwise }) => {
    const text = given.get(name)?.trim() ?? '';
    // A terminal cannot ask GitHub for a baseline.
    const isLeftOut = ['', otherwise].includes(text) || /^(?:branch|run):/.test(text);
    const isElsewhere = !terminalInputs('evals').includes(name) || /^suite-file$|-key/.test(name);
    return isLeftOut || isElsewhere ? [] : [`--${name}=${text}`];
  });
/** Whether an input has an effect on a source. */
export const isOf = ({ of }: Pick<Row<unknown>, 'of'>, source: Source): boolean =>
  of === undefined || [of].flat().includes(source);

/** Inputs of a source that the terminal program has, which publishes nothing. */
export const terminalInputs = (source: Source): string[] =>
  Object.values<Row<unknown>>(INPUTS).flatMap((row) =>
    isOf(row, source) && !OF_JOBS.test(row.name) ? [row.name] : [],
  );
