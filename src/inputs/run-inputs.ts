import { z } from 'zod';
import { KNOWN_PROVIDERS } from '../contract/cases/model-id.ts';
import { SERVER_SANDBOXES } from '../contract/embedded/server-sandbox.ts';
import { LIMITS } from '../contract/limits.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { CommonValues } from './common-inputs.ts';
import type { RemoteService, RunConfig } from './config.ts';
import {
  byProvider,
  choice,
  list,
  modelUrl,
  number,
  splitLines,
  splitProviderLine,
  text,
  truth,
} from './formats.ts';
import { isEmbedded, type RawInputs, strayInputs } from './raw-inputs.ts';

const MCP_CONFIG = '.mcp.json';
const UNTRUSTED_SERVERS = 'false';
const SERVER_SANDBOX = 'off';

/** How the inputs of mode `run` are read. */
export const runFields = {
  suite: text,
  'suite-file': text,
  servers: list,
  'mcp-config': z.string().prefault(MCP_CONFIG),
  'model-api-keys': byProvider(z.string(), 'key', true),
  'model-base-urls': byProvider(modelUrl, 'url'),
  iterations: number(
    `a whole number from 1 to ${LIMITS.iterationsPerCase}`,
    (value) => Number.isInteger(value) && value >= 1 && value <= LIMITS.iterationsPerCase,
  ).optional(),
  'allow-untrusted-servers': truth.prefault(UNTRUSTED_SERVERS),
  'server-sandbox': choice(SERVER_SANDBOXES).prefault(SERVER_SANDBOX),
};

/** What a right value looks like. */
export const RUN_EXAMPLES: Readonly<Record<keyof typeof runFields, string>> = {
  suite: 'smoke',
  'suite-file': 'evals/smoke.yaml',
  servers: 'weather, search',
  'mcp-config': MCP_CONFIG,
  'model-api-keys': 'anthropic=…',
  'model-base-urls': 'ollama=http://127.0.0.1:11434/v1',
  iterations: '3',
  'allow-untrusted-servers': UNTRUSTED_SERVERS,
  'server-sandbox': 'bwrap',
};

/** What action.yml gives an input that was left out. */
export const RUN_DEFAULTS: Readonly<Record<keyof typeof runFields, string | undefined>> = {
  suite: undefined,
  'suite-file': undefined,
  servers: undefined,
  'mcp-config': MCP_CONFIG,
  'model-api-keys': undefined,
  'model-base-urls': undefined,
  iterations: undefined,
  'allow-untrusted-servers': UNTRUSTED_SERVERS,
  'server-sandbox': SERVER_SANDBOX,
};

type RunValues = z.output<z.ZodObject<typeof runFields>>;

type RunParts = Pick<RunConfig, 'service' | 'suite' | 'run' | 'models' | 'allowUntrustedServers'>;

export function toRunParts(
  values: RunValues & CommonValues,
  remote: RemoteService | null,
): RunParts {
  const { suite, 'suite-file': file, project, notes, servers, iterations } = values;
  const keys = Object.entries(values['model-api-keys']);
  return {
    service: remote ?? {
      kind: 'embedded',
      mcpConfigFile: values['mcp-config'],
      modelBaseUrls: values['model-base-urls'],
      serverSandbox: values['server-sandbox'],
    },
    suite: suite === undefined ? { kind: 'file', file: file ?? '' } : { kind: 'saved', suite },
    run: { project, servers, iterations, notes },
    models: {
      apiKeys: Object.fromEntries(keys.filter(([, key]) => key !== '')),
      emptyKeys: keys.flatMap(([provider, key]) => (key === '' ? provider : [])),
    },
    allowUntrustedServers: values['allow-untrusted-servers'],
  };
}

/** Problems between the inputs of mode `run`. */
export function runProblems(raw: RawInputs): ConfigurationProblem[] {
  return [...suiteProblems(raw), ...modelProblems(raw), ...sandboxProblems(raw)];
}

/** Inputs of mode `run` where another mode is at work. */
export function strayRunInputs(raw: RawInputs): ConfigurationProblem[] {
  return strayInputs(raw, RUN_DEFAULTS, 'belongs to mode `run`, which runs evals; remove it.');
}

function suiteProblems(raw: RawInputs): ConfigurationProblem[] {
  const embedded = isEmbedded(raw);
  if (raw['suite'] && raw['suite-file']) {
    return [problem('suite', 'give either `suite` or `suite-file`, not both.')];
  }
  if (raw['suite'] && embedded) {
    const message =
      'the embedded service starts empty and has no saved suites; describe the suite in a file ' +
      'and name it in `suite-file`.';
    return [{ where: 'suite', message, example: `suite-file: ${RUN_EXAMPLES['suite-file']}` }];
  }
  const files = splitLines(raw['suite-file'] ?? '');
  if (files.length > 1) {
    const message =
      `takes one file, not ${files.length}: ${files.join(' and ')}. Give each suite a step or a ` +
      'matrix leg of its own.';
    return [problem('suite-file', message)];
  }
  if (raw['suite'] || raw['suite-file']) return [];
  const choice = embedded ? '`suite-file`' : '`suite-file` or `suite`';
  const message = `is missing; give ${choice} to run a suite, or \`results\` to judge result files.`;
  return [problem('suite-file', message)];
}

function modelProblems(raw: RawInputs): ConfigurationProblem[] {
  if (!isEmbedded(raw)) {
    if (!raw['model-base-urls']) return [];
    const message = 'works with the embedded service only; remove it or `base-url`.';
    return [problem('model-base-urls', message)];
  }
  const reachable = [...KNOWN_PROVIDERS, ...providersOf(raw['model-base-urls'])];
  return providersOf(raw['model-api-keys'])
    .filter((provider) => !reachable.includes(provider))
    .map((provider) => ({
      where: 'model-api-keys',
      message:
        `provider \`${provider}\` is unknown to the embedded service (it knows ` +
        `${KNOWN_PROVIDERS.join(', ')}); name its address in \`model-base-urls\`.`,
      example: `model-base-urls: ${provider}=https://models.example.com/v1`,
    }));
}

/** Left unheard, it would be taken for a protection that is not there. */
function sandboxProblems(raw: RawInputs): ConfigurationProblem[] {
  const { 'server-sandbox': sandbox = SERVER_SANDBOX } = raw;
  if (isEmbedded(raw) || sandbox === SERVER_SANDBOX) return [];
  const message =
    'works with the embedded service only, which starts the servers; remove it or `base-url`.';
  return [problem('server-sandbox', message)];
}

function problem(where: keyof typeof runFields, message: string): ConfigurationProblem {
  return { where, message, example: RUN_EXAMPLES[where] };
}

/** Providers of the lines that are right; the others have been reported. */
function providersOf(lines: string | undefined): string[] {
  return splitLines(lines ?? '').flatMap((line) => splitProviderLine(line)?.provider ?? []);
}
