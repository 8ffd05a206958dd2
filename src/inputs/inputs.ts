import * as core from '@actions/core';
import { z } from 'zod';
import { formatPath } from '../contract/wire/validation.ts';
import type { PublishingSettings } from '../model/publishing.ts';
import { DEFAULT_FAIL_ON } from '../model/verdict.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';
import {
  COLLECTED_EXAMPLES,
  collectedFields,
  collectedProblems,
  strayCollectedInputs,
} from './collected-inputs.ts';
import {
  COMMON_DEFAULTS,
  COMMON_EXAMPLES,
  commonFields,
  serviceProblems,
  toRemoteService,
} from './common-inputs.ts';
import type { Config } from './config.ts';
import { emptyProvider, splitLines, splitProviderLine } from './formats.ts';
import {
  INGEST_DEFAULTS,
  INGEST_EXAMPLES,
  ingestFields,
  ingestProblems,
  strayIngestInputs,
  toIngestParts,
} from './ingest-inputs.ts';
import { withMatrixShard } from './matrix-shard.ts';
import { misspeltInputs, misspeltProblem, misspeltWarning } from './misspelt-inputs.ts';
import { MODE_EXAMPLE, modeField, sourceOf } from './mode.ts';
import {
  PUBLISHING_EXAMPLES,
  publishingFields,
  toPublishingSettings,
} from './publishing-inputs.ts';
import { isEmbedded, type RawInputs } from './raw-inputs.ts';
import {
  RUN_DEFAULTS,
  RUN_EXAMPLES,
  runFields,
  runProblems,
  strayRunInputs,
  toRunParts,
} from './run-inputs.ts';

/** How every input of action.yml is read. */
const schema = z.object({
  ...modeField,
  ...commonFields,
  ...runFields,
  ...ingestFields,
  ...collectedFields,
  ...publishingFields,
});

type InputName = keyof typeof schema.shape;

/** What a right value looks like. */
const EXAMPLES: Readonly<Record<InputName, string>> = {
  ...MODE_EXAMPLE,
  ...COMMON_EXAMPLES,
  ...RUN_EXAMPLES,
  ...INGEST_EXAMPLES,
  ...COLLECTED_EXAMPLES,
  ...PUBLISHING_EXAMPLES,
};

/** Every input of action.yml. */
export const INPUT_NAMES: readonly string[] = Object.keys(EXAMPLES);

/** What action.yml gives an input that was left out, of those that have a say in the verdict. */
export const INPUT_DEFAULTS: Readonly<Record<string, string | undefined>> = {
  ...COMMON_DEFAULTS,
  ...RUN_DEFAULTS,
  ...INGEST_DEFAULTS,
  'fail-on': DEFAULT_FAIL_ON.join(','),
};

/**
 * Reads all inputs, after masking those that are secret.
 * @throws ConfigurationError naming every problem at once.
 */
export function readInputs(): Config {
  const raw = readRaw();
  for (const { value } of secretsIn(raw)) maskLines(value);
  const parsed = schema.safeParse(raw);
  const problems = [
    ...misspelt(raw)
      .filter(({ decisive }) => decisive)
      .map(misspeltProblem),
    ...(parsed.success ? [] : explain(parsed.error)),
    ...crossProblems(raw),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  const values = parsed.data;
  const judging = {
    policy: { minPassRatePercent: values['min-pass-rate'] },
    publishing: toPublishingSettings(raw),
  };
  const timeouts = { evalsMs: values['timeout-minutes'] * 60_000 };
  const remote = toRemoteService(values);
  switch (sourceOf(raw)) {
    case 'run':
      return { mode: 'run', ...judging, timeouts, ...toRunParts(values, remote) };
    case 'ingest':
      return { mode: 'ingest', ...judging, timeouts, ...toIngestParts(values, remote) };
    case 'publish':
      return { mode: 'publish', ...judging, reportPath: values['report-path'] ?? '' };
  }
}

/** Whether MCP servers are to be started on this machine, so far as the inputs can be read. */
export function startsServers(): boolean {
  const raw = readRaw();
  return sourceOf(raw) === 'run' && isEmbedded(raw);
}

/** Inputs that have no effect since their names are misspelt, in words; none of them decides. */
export function readInputWarnings(): string[] {
  return misspelt(readRaw())
    .filter(({ decisive }) => !decisive)
    .map(misspeltWarning);
}

/** What is done with a verdict; never throws, whatever the inputs are. */
export function readPublishing(): PublishingSettings {
  return toPublishingSettings(readRaw());
}

/** Every secret among the inputs, as given, for what is shown outside the log. */
export function readSecrets(): NamedSecret[] {
  return secretsIn(readRaw());
}

/** A secret and the input it was given with. */
export interface NamedSecret {
  readonly name: InputName;
  readonly value: string;
}

/** The key alone, masked, for the post step. */
export function readApiKey(): string | undefined {
  const apiKey = optional('api-key');
  maskLines(apiKey);
  return apiKey;
}

function misspelt(raw: RawInputs) {
  return misspeltInputs(process.env, raw, INPUT_DEFAULTS);
}

function readRaw(): RawInputs {
  const raw = Object.fromEntries(INPUT_NAMES.map((name) => [name, optional(name)]));
  return withMatrixShard({ ...raw, ...emptyOutcome() });
}

/** Its default is a word, so that an empty one was written: it names a step that does not exist. */
function emptyOutcome(): RawInputs {
  const name = 'test-outcome';
  return process.env[`INPUT_${name.toUpperCase()}`] === '' ? { [name]: '' } : {};
}

/** An input left out and one left empty are the same thing, but for `test-outcome`. */
function optional(name: string): string | undefined {
  return core.getInput(name) || undefined;
}

function secretsIn(raw: RawInputs): NamedSecret[] {
  const modelKeys = splitLines(raw['model-api-keys'] ?? '');
  const named = (name: InputName) => ({ name, value: raw[name] ?? '' });
  return [
    named('api-key'),
    named('github-token'),
    // A name alone is no secret, and masked it would blank out the advice that tells it.
    ...modelKeys.map((line) => ({
      name: 'model-api-keys' as const,
      value: emptyProvider(line) === null ? (splitProviderLine(line)?.value ?? line) : '',
    })),
  ].filter(({ value }) => value !== '');
}

/** The log is masked line by line, so a secret of several lines is several secrets. */
function maskLines(secret: string | undefined): void {
  for (const line of splitLines(secret ?? '')) core.setSecret(line);
}

function explain(error: z.ZodError): ConfigurationProblem[] {
  return error.issues.map(({ path: [name], message }) =>
    isInputName(name)
      ? { where: name, message, example: EXAMPLES[name] }
      : { where: formatPath([name ?? '']), message },
  );
}

function isInputName(name: PropertyKey | undefined): name is InputName {
  return typeof name === 'string' && name in EXAMPLES;
}

/** Problems between inputs, found whether or not each one is right in itself. */
function crossProblems(raw: RawInputs): ConfigurationProblem[] {
  switch (sourceOf(raw)) {
    case 'run':
      return [
        ...serviceProblems(raw),
        ...runProblems(raw),
        ...strayIngestInputs(raw),
        ...strayCollectedInputs(raw),
      ];
    case 'ingest':
      return [
        ...serviceProblems(raw),
        ...ingestProblems(raw),
        ...strayRunInputs(raw),
        ...strayCollectedInputs(raw),
      ];
    case 'publish':
      return [...collectedProblems(raw), ...strayRunInputs(raw), ...strayIngestInputs(raw)];
  }
}
