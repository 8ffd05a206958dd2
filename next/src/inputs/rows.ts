import type { Policy } from '../report/policy.ts';
import type { ProblemData } from '../report/problem.ts';
import type { Outcome, RunReport } from '../report/report.ts';
import {
  addressProblem,
  type BaselineChoice,
  type Read,
  readBaseline,
  readLeg,
  readLines,
  readSetting,
  readSwitch,
  readText,
  readVerdicts,
  readWord,
} from './values.ts';

/** What the user set, checked and complete. */
export interface Config {
  /** Paths, relative to the workspace. Empty if results are read. */
  suiteFile: string;
  mcpConfig: string;
  /** By provider in lower case. */
  modelApiKeys: ReadonlyMap<string, string>;
  modelBaseUrls: ReadonlyMap<string, string>;
  /** Globs of result files, one a line; empty if a suite runs. */
  results: string;
  /** How the step that ran the tests ended. */
  testOutcome: TestStep;
  /** What it means if no file matches. */
  ifNoFiles: 'error' | 'warn' | 'ignore';
  /** Empty: the names of the workflow and the job. */
  suiteName: string;
  /** Address of a service; empty: none. */
  baseUrl: string;
  apiKey: string;
  /** Id or name; empty: the only one, or `Default`. */
  project: string;
  /** Settings of the policy, if they are set. */
  minPassRate: Policy['min-pass-rate'] | undefined;
  minCasePassRate: Policy['min-case-pass-rate'] | undefined;
  regression: Policy['regression'] | undefined;
  maxTotalTokens: Policy['max-total-tokens'] | undefined;
  maxCost: Policy['max-cost'] | undefined;
  /** Path, relative to the workspace; empty: the usual one, if it is there. */
  gateFile: string;
  baseline: BaselineChoice;
  /** Null: no artifact. */
  artifactName: string | null;
  /** Values of the matrix of the job; empty: it has none. */
  leg: string;
  githubToken: string;
  /** Verdicts that fail the step. */
  failOn: readonly Outcome[];
  summary: boolean;
}

type Source = RunReport['source'];
export type TestStep = 'success' | 'failure' | 'cancelled' | 'skipped' | 'unknown';

interface Row<T> {
  /** The source that it is for; absent: for all. */
  of?: Source;
  description: string;
  /** What an empty value stands for. */
  default: string;
  /** The default in `action.yml` if it is another one: an expression that the runner fills in. */
  expression?: string;
  /** What is wrong if it is set to nothing; absent: that is as if it were not set. */
  ifEmpty?: ProblemData;
  read: (text: string) => Read<T>;
}

/** Each input once. The action, the command line and `action.yml` follow this table. */
export const INPUTS: {
  [Key in keyof Config]: Row<Config[Key]> & { name: string };
} = {
  suiteFile: {
    name: 'suite-file',
    of: 'evals',
    description: 'Path of the eval suite, YAML or JSON. This or `results` must be set.',
    default: '',
    read: readText,
  },
  mcpConfig: {
    name: 'mcp-config',
    of: 'evals',
    description: 'Path of the list of MCP servers.',
    default: '.mcp.json',
    read: readText,
  },
  modelApiKeys: {
    name: 'model-api-keys',
    of: 'evals',
    description:
      'Keys of model providers, a line `provider=key` each. Without one: the variable `PROVIDER_API_KEY`.',
    default: '',
    read: (text) => readLines(text),
  },
  modelBaseUrls: {
    name: 'model-base-urls',
    of: 'evals',
    description: 'Addresses of model providers, a line `provider=URL` each.',
    default: '',
    read: (text) => readLines(text, addressProblem),
  },
  results: {
    name: 'results',
    of: 'results',
    description:
      'Result files instead of a suite: a glob a line, `!` excludes. JUnit XML, Jest JSON or Vitest JSON.',
    default: '',
    read: readText,
  },
  testOutcome: {
    name: 'test-outcome',
    of: 'results',
    description: 'How the step that ran the tests ended: `steps.ID.outcome` as an expression.',
    default: 'unknown',
    // The outcome of a step that does not exist is empty.
    ifEmpty: { code: 'no-step' },
    read: readWord(['success', 'failure', 'cancelled', 'skipped', 'unknown']),
  },
  ifNoFiles: {
    name: 'if-no-files',
    of: 'results',
    description: 'If no file matches: `error`, or `warn` or `ignore`, with which the step passes.',
    default: 'error',
    read: readWord(['error', 'warn', 'ignore']),
  },
  suiteName: {
    name: 'suite-name',
    of: 'results',
    description: 'Name of the results. Without it: workflow and job.',
    default: '',
    read: readText,
  },
  baseUrl: {
    name: 'base-url',
    of: 'results',
    description: 'Address of an eval service, which the results are sent to.',
    default: '',
    read: readText,
  },
  apiKey: {
    name: 'api-key',
    of: 'results',
    description: 'Key of the eval service.',
    default: '',
    read: readText,
  },
  project: {
    name: 'project',
    of: 'results',
    description: 'Id or name of the project. Without it: the only one, or `Default`.',
    default: '',
    read: readText,
  },
  minPassRate: {
    name: 'min-pass-rate',
    description: 'Percent of iterations or tests that must pass.',
    default: '',
    read: readSetting('min-pass-rate'),
  },
  minCasePassRate: {
    name: 'min-case-pass-rate',
    description: 'Percent of its iterations that each case must pass.',
    default: '',
    read: readSetting('min-case-pass-rate'),
  },
  regression: {
    name: 'regression',
    description:
      'How cases are compared with the baseline: `gate`, `inform`, `strict`, `statistical` or `off`. Without it: regressions of cases with a model fail.',
    default: '',
    read: readSetting('regression'),
  },
  maxTotalTokens: {
    name: 'max-total-tokens',
    description: 'Most tokens of all iterations, or such as `+10%` above the baseline.',
    default: '',
    read: readSetting('max-total-tokens'),
  },
  maxCost: {
    name: 'max-cost',
    description: 'Most that all tokens cost by the `prices` of the gate file.',
    default: '',
    read: readSetting('max-cost'),
  },
  gateFile: {
    name: 'gate-file',
    description:
      'Path of the gate file, which has all settings. Without it: `.github/eval-gate.yml`, if it is there.',
    default: '',
    read: readText,
  },
  baseline: {
    name: 'baseline',
    description:
      'Earlier results to compare with: `auto`, `none`, `branch:NAME`, `run:ID` or `file:PATH`.',
    default: 'auto',
    read: readBaseline,
  },
  artifactName: {
    name: 'artifact-name',
    description: 'Name of the artifact with the report, which later runs compare with, or `never`.',
    default: 'mcp-eval-report',
    read: (text) => ({ value: text === 'never' ? null : text }),
  },
  leg: {
    name: 'matrix',
    description: 'The leg of the matrix of this job, as JSON. Leave it out.',
    default: 'null',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    expression: '${{ toJSON(matrix) }}',
    read: readLeg,
  },
  githubToken: {
    name: 'github-token',
    description: 'Token for the gate file of the base commit and for earlier results.',
    default: '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    expression: '${{ github.token }}',
    read: readText,
  },
  failOn: {
    name: 'fail-on',
    description: 'Verdicts that fail the step, or `never`.',
    default: 'failed, incomplete, invalid',
    read: readVerdicts,
  },
  summary: {
    name: 'summary',
    description: 'Whether to write the job summary.',
    default: 'true',
    read: readSwitch,
  },
};

/** Inputs of the action. */
export const ACTION_INPUTS = Object.values(INPUTS).map(({ name }) => name);

/** Inputs of a source that the terminal program has, which publishes nothing. */
export const terminalInputs = (source: Source): string[] =>
  Object.values(INPUTS).flatMap(({ name, of = source }) =>
    of === source && !/^(?:fail-on|summary|artifact-name|matrix|github-token)$/.test(name)
      ? [name]
      : [],
  );
