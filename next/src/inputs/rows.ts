import { valueProblem } from '../api/validation.ts';
import type { ProblemData } from '../report/problem.ts';
import type { Outcome } from '../report/report.ts';

/** What the user set, checked and complete. */
export interface Config {
  /** Paths, relative to the workspace. */
  suiteFile: string;
  mcpConfig: string;
  /** By provider in lower case. */
  modelApiKeys: ReadonlyMap<string, string>;
  modelBaseUrls: ReadonlyMap<string, string>;
  /** Share from 0 to 1; null if it is not set. */
  minPassRate: number | null;
  /** Verdicts that fail the step. */
  failOn: readonly Outcome[];
  summary: boolean;
}

interface Row<T> {
  description: string;
  /** What an empty value stands for; null: it must be set. */
  default: string | null;
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
    description: 'Path of the eval suite, YAML or JSON.',
    default: null,
    read: readText,
  },
  mcpConfig: {
    name: 'mcp-config',
    description: 'Path of the list of MCP servers.',
    default: '.mcp.json',
    read: readText,
  },
  modelApiKeys: {
    name: 'model-api-keys',
    description:
      'Keys of model providers, a line `provider=key` each. Without one: the variable `PROVIDER_API_KEY`.',
    default: '',
    read: (text) => readLines(text),
  },
  modelBaseUrls: {
    name: 'model-base-urls',
    description: 'Addresses of model providers, a line `provider=URL` each.',
    default: '',
    read: (text) => readLines(text, addressProblem),
  },
  minPassRate: {
    name: 'min-pass-rate',
    description: 'Percent of iterations that must pass. Without it all must pass.',
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

/** Inputs of the terminal program, which publishes nothing. */
export const TERMINAL_INPUTS = ACTION_INPUTS.filter((name) => !/^(?:fail-on|summary)$/.test(name));
