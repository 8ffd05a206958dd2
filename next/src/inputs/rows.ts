import { valueProblem } from '../api/validation.ts';
import type { ProblemData } from '../report/problem.ts';
import type { Outcome, RunReport } from '../report/report.ts';

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
  /** Whether equal tests of producers that repeat them are attempts of one. */
  mergeRetries: boolean;
  /** Address of a service; empty: none. */
  baseUrl: string;
  apiKey: string;
  /** Id or name; empty: the only one, or `Default`. */
  project: string;
  /** Share from 0 to 1; null if it is not set. */
  minPassRate: number | null;
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
  /** What is wrong if it is set to nothing; absent: that is as if it were not set. */
  ifEmpty?: ProblemData;
  read: (text: string) => { value: T } | { problem: ProblemData };
}

const VERDICTS: readonly Outcome[] = ['failed', 'incomplete', 'invalid'];

const readText = (text: string) => ({ value: text });

function readPercent(text: string): { value: number | null } | { problem: ProblemData } {
  if (text === '') return { value: null };
  const percent = Number(text);
  const [, meant] = /^(\d{1,3}(?:\.\d+)?) ?%$/.exec(text) ?? [];
  if (meant !== undefined) {
    return { problem: { code: 'value', value: text, nearest: meant, known: [] } };
  }
  if (!/^\d{1,3}(?:\.\d+)?$/.test(text) || percent > 100) {
    return { problem: { code: 'range', what: 'percent', min: 0, max: 100 } };
  }
  if (percent > 0 && percent < 1) {
    const nearest = String(Number((percent * 100).toFixed(4)));
    return { problem: { code: 'value', value: text, nearest, known: [] } };
  }
  return { value: percent / 100 };
}

function readVerdicts(text: string): { value: Outcome[] } | { problem: ProblemData } {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  if (names.length === 1 && names[0] === 'never') return { value: [] };
  const value = VERDICTS.filter((verdict) => names.includes(verdict));
  const wrong = names.find((name) => !VERDICTS.some((verdict) => verdict === name));
  if (wrong === undefined && value.length > 0) return { value };
  return { problem: valueProblem(wrong ?? text, [...VERDICTS, 'never']) };
}

function readWord<Word extends string>(words: readonly Word[]) {
  return (text: string): { value: Word } | { problem: ProblemData } => {
    const value = words.find((word) => word === text);
    return value === undefined ? { problem: valueProblem(text, [...words]) } : { value };
  };
}

function readSwitch(text: string): { value: boolean } | { problem: ProblemData } {
  if (/^true$/i.test(text)) return { value: true };
  if (/^false$/i.test(text)) return { value: false };
  return { problem: valueProblem(text, ['true', 'false']) };
}

/** Lines of `provider=value`. Problems quote none: they may hold a key. */
function readLines(
  text: string,
  check: (value: string) => ProblemData | null = () => null,
): { value: ReadonlyMap<string, string> } | { problem: ProblemData } {
  const value = new Map<string, string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, name, given = ''] = /^\s*([^\s=]+)\s*=\s*(\S+)\s*$/.exec(line) ?? [];
    const provider = name?.toLowerCase();
    if (provider === undefined || value.has(provider)) {
      return { problem: { code: 'line', line: at + 1, isRepeated: provider !== undefined } };
    }
    const problem = check(given);
    if (problem !== null) return { problem };
    value.set(provider, given);
  }
  return { value };
}

function addressProblem(address: string): ProblemData | null {
  const { protocol = '', username = '', password = '' } = URL.parse(address) ?? {};
  if (!/^https?:$/.test(protocol)) return { code: 'address', reason: 'form' };
  return `${username}${password}` === '' ? null : { code: 'address', reason: 'credentials' };
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
  mergeRetries: {
    name: 'merge-retries',
    of: 'results',
    description:
      'Whether equal tests are attempts of one, for pytest, Gradle and gotestsum, which repeat them.',
    default: 'false',
    read: readSwitch,
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
    description: 'Percent of iterations or tests that must pass. Without it all must pass.',
    default: '',
    read: readPercent,
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
    of === source && !/^(?:fail-on|summary)$/.test(name) ? [name] : [],
  );
