import * as core from '@actions/core';
import { z } from 'zod';
import { KEY_PREFIX, LIMITS } from './contract/limits.ts';
import { formatPath } from './contract/validation.ts';
import { ConfigurationError, type ConfigurationProblem } from './errors.ts';
import { DEFAULT_FAIL_ON } from './gate/exit.ts';
import {
  byProvider,
  failingVerdicts,
  list,
  modelUrl,
  number,
  serviceAddress,
  splitLines,
  splitProviderLine,
  truth,
} from './input-formats.ts';
import type { VerdictValue } from './model/verdict.ts';

/** GitHub ends a job after six hours at the latest. */
const JOB_LIMIT_MINUTES = 360;
/** Providers the embedded service reaches without being told where they are. */
const KNOWN_PROVIDERS: readonly string[] = ['anthropic', 'openai', 'google'];

const text = z.string().optional();

/** How every input of action.yml is read. */
const schema = z.object({
  mode: z.literal('run', 'must be `run`.').default('run'),
  'base-url': serviceAddress.default({ kind: 'embedded' }),
  'api-key': text.refine((key) => key === undefined || key.startsWith(KEY_PREFIX), {
    message: `must be a key of the evals service, which begins with \`${KEY_PREFIX}\`.`,
  }),
  project: text,
  suite: text,
  'suite-file': text,
  servers: list,
  'mcp-config': z.string().default('.mcp.json'),
  'model-api-keys': byProvider(z.string(), 'key'),
  'model-base-urls': byProvider(modelUrl, 'url'),
  iterations: number(
    `a whole number from 1 to ${LIMITS.iterationsPerCase}`,
    (value) => Number.isInteger(value) && value >= 1 && value <= LIMITS.iterationsPerCase,
  ).optional(),
  notes: text,
  'min-pass-rate': number(
    'a percentage from 0 to 100',
    (value) => value >= 0 && value <= 100,
  ).optional(),
  'timeout-minutes': number(
    `more than 0 and less than ${JOB_LIMIT_MINUTES}`,
    (value) => value > 0 && value < JOB_LIMIT_MINUTES,
  ).default(30),
  'fail-on': failingVerdicts.default([...DEFAULT_FAIL_ON]),
  summary: truth.default(true),
  'allow-untrusted-servers': truth.default(false),
  'github-token': text,
});

type InputName = keyof typeof schema.shape;
type RawInputs = Readonly<Record<string, string | undefined>>;

/** What a right value looks like. */
const EXAMPLES: Readonly<Record<InputName, string>> = {
  mode: 'run',
  'base-url': 'https://evals.example.com/api/v1',
  'api-key': `a repository secret that holds ${KEY_PREFIX}…`,
  project: 'Default',
  suite: 'smoke',
  'suite-file': 'evals/smoke.yaml',
  servers: 'weather, search',
  'mcp-config': '.mcp.json',
  'model-api-keys': 'anthropic=…',
  'model-base-urls': 'ollama=http://127.0.0.1:11434/v1',
  iterations: '3',
  notes: 'nightly',
  'min-pass-rate': '90',
  'timeout-minutes': '30',
  'fail-on': 'failed,invalid',
  summary: 'true',
  'allow-untrusted-servers': 'false',
  'github-token': 'leave it out for the default',
};

/** Every input of action.yml. */
export const INPUT_NAMES: readonly string[] = Object.keys(EXAMPLES);

/** The embedded service and what it needs, or a service somewhere else and its key. */
export type ServiceInputs =
  | {
      readonly kind: 'embedded';
      /** As written; relative to the workspace. */
      readonly mcpConfigFile: string;
      /** Lower-cased provider to address. */
      readonly modelBaseUrls: Readonly<Record<string, string>>;
      readonly allowUntrustedServers: boolean;
    }
  | { readonly kind: 'remote'; readonly baseUrl: string; readonly apiKey: string };

/** A saved suite to rerun, by id or name; or a file in the workspace. */
export type SuiteInput =
  | { readonly kind: 'saved'; readonly suite: string }
  | { readonly kind: 'file'; readonly file: string };

/** All inputs, validated. */
export interface ActionInputs {
  readonly mode: 'run';
  readonly service: ServiceInputs;
  readonly project: string | undefined;
  readonly suite: SuiteInput;
  /** Ids or names; empty where the suite decides. */
  readonly servers: readonly string[];
  /** Lower-cased provider to key. */
  readonly modelApiKeys: Readonly<Record<string, string>>;
  readonly iterations: number | undefined;
  readonly notes: string | undefined;
  readonly minPassRatePercent: number | undefined;
  readonly timeoutMs: number;
  readonly githubToken: string | undefined;
}

/** What is done with a verdict, whatever it is about. */
export interface PublishingInputs {
  /** Verdicts that fail the step. */
  readonly failOn: readonly VerdictValue[];
  readonly summary: boolean;
}

/**
 * Reads all inputs, after masking those that are secret.
 * @throws ConfigurationError naming every problem at once.
 */
export function readInputs(): ActionInputs {
  const raw: RawInputs = Object.fromEntries(INPUT_NAMES.map((name) => [name, optional(name)]));
  maskSecrets(raw);
  const parsed = schema.safeParse(raw);
  const problems = [...(parsed.success ? [] : explain(parsed.error)), ...crossProblems(raw)];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  const values = parsed.data;
  return {
    mode: values.mode,
    service: serviceInputs(values),
    project: values.project,
    suite: suiteInput(values),
    servers: values.servers,
    modelApiKeys: values['model-api-keys'],
    iterations: values.iterations,
    notes: values.notes,
    minPassRatePercent: values['min-pass-rate'],
    timeoutMs: values['timeout-minutes'] * 60_000,
    githubToken: values['github-token'],
  };
}

/** What holds even where other inputs are wrong; a bad value falls back to its default here. */
export function readPublishingInputs(): PublishingInputs {
  return {
    failOn: schema.shape['fail-on'].catch([...DEFAULT_FAIL_ON]).parse(optional('fail-on')),
    summary: schema.shape.summary.catch(true).parse(optional('summary')),
  };
}

/** The key alone, masked, for the post step. */
export function readApiKey(): string | undefined {
  const apiKey = optional('api-key');
  maskLines(apiKey);
  return apiKey;
}

/** An input left out and one left empty are the same thing, here and nowhere else. */
function optional(name: string): string | undefined {
  return core.getInput(name) || undefined;
}

function maskSecrets(raw: RawInputs): void {
  maskLines(raw['api-key']);
  maskLines(raw['github-token']);
  for (const line of splitLines(raw['model-api-keys'] ?? '')) {
    maskLines(splitProviderLine(line)?.value ?? line);
  }
}

/** The log is masked line by line, so a secret of several lines is several secrets. */
function maskLines(secret: string | undefined): void {
  for (const line of splitLines(secret ?? '')) core.setSecret(line);
}

function problem(where: InputName, message: string): ConfigurationProblem {
  return { where, message, example: EXAMPLES[where] };
}

function explain(error: z.ZodError): ConfigurationProblem[] {
  return error.issues.map(({ path: [name], message }) =>
    isInputName(name) ? problem(name, message) : { where: formatPath([name ?? '']), message },
  );
}

function isInputName(name: PropertyKey | undefined): name is InputName {
  return typeof name === 'string' && name in EXAMPLES;
}

/** Problems between inputs, found whether or not each one is right in itself. */
function crossProblems(raw: RawInputs): ConfigurationProblem[] {
  const embedded = (raw['base-url'] ?? 'embedded') === 'embedded';
  return [
    ...(embedded ? embeddedProblems(raw) : remoteProblems(raw)),
    ...suiteProblems(raw, embedded),
  ];
}

function suiteProblems(raw: RawInputs, embedded: boolean): ConfigurationProblem[] {
  if (raw['suite'] && raw['suite-file']) {
    return [problem('suite', 'give either `suite` or `suite-file`, not both.')];
  }
  if (raw['suite'] && embedded) {
    const message =
      'the embedded service starts empty and has no saved suites; describe the suite in a file ' +
      'and name it in `suite-file`.';
    return [{ where: 'suite', message, example: `suite-file: ${EXAMPLES['suite-file']}` }];
  }
  if (raw['suite'] || raw['suite-file']) return [];
  const message = embedded ? 'is missing.' : 'is missing; give `suite-file` or `suite`.';
  return [problem('suite-file', message)];
}

function remoteProblems(raw: RawInputs): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  if (!raw['api-key']) {
    const message =
      'is missing; the service at `base-url` needs one. Workflows for forks and Dependabot have ' +
      'no secrets.';
    problems.push(problem('api-key', message));
  }
  if (raw['model-base-urls']) {
    const message = 'works with the embedded service only; remove it or `base-url`.';
    problems.push(problem('model-base-urls', message));
  }
  return problems;
}

function embeddedProblems(raw: RawInputs): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  if (raw['api-key']) {
    const message = 'is of no use without `base-url`, the address of the service it belongs to.';
    problems.push({
      where: 'api-key',
      message,
      example: `base-url: ${EXAMPLES['base-url']}`,
    });
  }
  const reachable = [...KNOWN_PROVIDERS, ...providersOf(raw['model-base-urls'])];
  for (const provider of providersOf(raw['model-api-keys'])) {
    if (reachable.includes(provider)) continue;
    const message =
      `provider \`${provider}\` is unknown to the embedded service (it knows ` +
      `${KNOWN_PROVIDERS.join(', ')}); name its address in \`model-base-urls\`.`;
    problems.push({
      where: 'model-api-keys',
      message,
      example: `model-base-urls: ${provider}=https://models.example.com/v1`,
    });
  }
  return problems;
}

/** Providers of the lines that are right; the others have been reported. */
function providersOf(lines: string | undefined): string[] {
  return splitLines(lines ?? '').flatMap((line) => splitProviderLine(line)?.provider ?? []);
}

type Values = z.output<typeof schema>;

function serviceInputs(values: Values): ServiceInputs {
  const address = values['base-url'];
  if (address.kind === 'remote') return { ...address, apiKey: values['api-key'] ?? '' };
  return {
    ...address,
    mcpConfigFile: values['mcp-config'],
    modelBaseUrls: values['model-base-urls'],
    allowUntrustedServers: values['allow-untrusted-servers'],
  };
}

function suiteInput({ suite, 'suite-file': file }: Values): SuiteInput {
  return suite === undefined ? { kind: 'file', file: file ?? '' } : { kind: 'saved', suite };
}
