import * as core from '@actions/core';
import type { EmbeddedService, RemoteService } from '../inputs/config.ts';
import { misspeltInputs, misspeltProblem } from '../inputs/misspelt-inputs.ts';
import { isEmbedded, type RawInputs } from '../inputs/raw-inputs.ts';
import { REQUEST_INPUTS, type RequestInputs } from '../inputs/table/request.ts';
import { type NamedSecret, readValues, secretsIn } from '../inputs/values.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';

/** What the inputs of the step ask for. */
export interface RequestConfig {
  /** As written. */
  readonly operation: string;
  /** YAML as written; undefined where there is none. */
  readonly parameters: string | undefined;
  readonly body: string | undefined;
  /** As written, relative to the workspace. */
  readonly resultPath: string | undefined;
  readonly service: EmbeddedService | RemoteService;
  readonly allowUntrustedServers: boolean;
  readonly timeoutMs: number;
  readonly githubToken: string | undefined;
}

/** Texts whose lines are counted: nothing is trimmed off them. */
const WRITTEN: readonly string[] = ['parameters', 'body'];

/** The inputs as they were written; one left out and one left empty are both undefined. */
export function readRawRequest(): RawInputs {
  return Object.fromEntries(
    REQUEST_INPUTS.map(({ name }) => {
      const text = core.getInput(name, { trimWhitespace: !WRITTEN.includes(name) });
      return [name, text.trim() === '' ? undefined : text];
    }),
  );
}

/** Every secret among them that has an input of its own. */
export function requestSecrets(raw: RawInputs): NamedSecret[] {
  return secretsIn(REQUEST_INPUTS, raw);
}

/** @throws ConfigurationError naming every problem at once. */
export function toRequestConfig(
  raw: RawInputs,
  environment: Readonly<Record<string, string | undefined>>,
): RequestConfig {
  const { values, problems } = readValues(REQUEST_INPUTS, raw);
  const all = [
    ...misspeltInputs(REQUEST_INPUTS, environment, raw)
      .filter(({ decisive }) => decisive)
      .map(misspeltProblem),
    ...problems,
    ...problemsBetween(raw),
  ];
  if (all.length > 0) throw new ConfigurationError(all);
  return {
    operation: values.operation ?? '',
    parameters: values.parameters,
    body: values.body,
    resultPath: values['result-path'],
    service: serviceOf(values),
    allowUntrustedServers: values['allow-untrusted-servers'],
    timeoutMs: values['timeout-minutes'],
    githubToken: values['github-token'],
  };
}

function problemsBetween(raw: RawInputs): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const complain = (where: string, message: string, example?: string) =>
    problems.push({ where, message, ...(example === undefined ? {} : { example }) });
  const example = 'servers.tools.call';
  if (raw['operation'] === undefined) {
    complain('operation', 'is missing; name an operation of docs/request.md.', example);
  }
  if (isEmbedded(raw)) {
    if (raw['api-key'] !== undefined) {
      complain('api-key', 'is of no use without `base-url`, the address of its service.');
    }
    return problems;
  }
  if (raw['api-key'] === undefined) {
    complain(
      'api-key',
      'is missing; the service at `base-url` needs one. Workflows for forks and Dependabot have no secrets.',
    );
  }
  if ((raw['server-sandbox'] ?? 'off') !== 'off') {
    complain(
      'server-sandbox',
      'works with the embedded service only, which starts the servers; remove it or `base-url`.',
    );
  }
  return problems;
}

function serviceOf(values: RequestInputs): EmbeddedService | RemoteService {
  const address = values['base-url'];
  if (address.kind === 'remote') return { ...address, apiKey: values['api-key'] ?? '' };
  return {
    kind: 'embedded',
    mcpConfigFile: values['mcp-config'],
    modelBaseUrls: {},
    serverSandbox: values['server-sandbox'],
  };
}
