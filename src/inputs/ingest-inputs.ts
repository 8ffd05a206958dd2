import type { z } from 'zod';
import type { ConfigurationProblem } from '../errors.ts';
import type { Finalize } from '../ingest/ingest-context.ts';
import { parseShard, type Shard } from '../ingest/shard.ts';
import type { RemoteServiceInputs } from './common-inputs.ts';
import { choice, parsed, text, truth } from './formats.ts';
import { isEmbedded, type RawInputs, strayInputs } from './raw-inputs.ts';

const FORMATS = ['auto', 'junit', 'jest', 'vitest'] as const;
const NO_FILES_CHOICES = ['error', 'warn', 'ignore'] as const;
const FINALIZE: Readonly<Record<'auto' | 'true' | 'false', Finalize>> = {
  auto: 'auto',
  true: 'always',
  false: 'never',
};

/** The service takes 256 characters; the attempt may have to be appended. */
const MAX_RUN_ID_LENGTH = 250;

/** How the inputs of mode `ingest` are read. */
export const ingestFields = {
  results: text,
  format: choice(FORMATS).prefault('auto'),
  'merge-retries': truth.prefault('false'),
  'if-no-files': choice(NO_FILES_CHOICES).prefault('error'),
  'suite-name': text,
  'external-run-id': text.refine((id = '') => id.length <= MAX_RUN_ID_LENGTH, {
    message: `must have at most ${MAX_RUN_ID_LENGTH} characters.`,
  }),
  shard: parsed(
    (value, refuse) =>
      parseShard(value) ??
      refuse(
        'must be the number of this shard and how many there are, `matrix` for those of this job in ' +
          'its matrix, or `all/` and how many.',
      ),
  ).optional(),
  finalize: choice(['auto', 'true', 'false']).prefault('auto'),
  'upload-artifacts': truth.prefault('true'),
};

/** What a right value looks like. */
export const INGEST_EXAMPLES: Readonly<Record<keyof typeof ingestFields, string>> = {
  results: 'reports/**/*.xml',
  format: 'junit',
  'merge-retries': 'true',
  'if-no-files': 'warn',
  'suite-name': 'unit tests',
  'external-run-id': 'nightly-2026-01-31',
  shard: '2/5',
  finalize: 'auto',
  'upload-artifacts': 'true',
};

/** What action.yml gives an input that was left out. */
export const INGEST_DEFAULTS: Readonly<Record<keyof typeof ingestFields, string | undefined>> = {
  results: undefined,
  format: 'auto',
  'merge-retries': 'false',
  'if-no-files': 'error',
  'suite-name': undefined,
  'external-run-id': undefined,
  shard: undefined,
  finalize: 'auto',
  'upload-artifacts': 'true',
};

/** The embedded service where it starts no MCP servers. */
export interface EmbeddedIngestService {
  readonly kind: 'embedded';
  readonly mcpConfigFile: null;
}

/** What mode `ingest` is told. */
export interface IngestOnlyInputs {
  readonly service: EmbeddedIngestService | RemoteServiceInputs;
  /** Globs, one a line; empty for the job that only ends the run of the other shards. */
  readonly results: string;
  readonly format: (typeof FORMATS)[number];
  /** That equal cases of one result file are attempts of one test. */
  readonly mergeRetries: boolean;
  readonly ifNoFiles: (typeof NO_FILES_CHOICES)[number];
  /** Undefined: named after workflow and job. */
  readonly suiteName: string | undefined;
  readonly externalRunId: string | undefined;
  readonly shard: Shard | null;
  readonly finalize: Finalize;
  readonly uploadArtifacts: boolean;
}

type IngestValues = z.output<z.ZodObject<typeof ingestFields>>;

export function toIngestInputs(
  values: IngestValues,
  remote: RemoteServiceInputs | null,
): IngestOnlyInputs {
  return {
    service: remote ?? { kind: 'embedded', mcpConfigFile: null },
    results: values.results ?? '',
    format: values.format,
    mergeRetries: values['merge-retries'],
    ifNoFiles: values['if-no-files'],
    suiteName: values['suite-name'],
    externalRunId: values['external-run-id'],
    shard: values.shard ?? null,
    finalize: FINALIZE[values.finalize],
    uploadArtifacts: values['upload-artifacts'],
  };
}

/** Problems between the inputs of mode `ingest`. */
export function ingestProblems(raw: RawInputs): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const endsOnly = parseShard(raw['shard'] ?? '')?.index === null;
  if (!raw['results'] && !endsOnly) {
    problems.push({
      where: 'results',
      message: 'is missing; name the result files to ingest.',
      example: INGEST_EXAMPLES.results,
    });
  }
  if (raw['shard'] && isEmbedded(raw)) {
    const message =
      'needs a service that all shards report to, and the embedded one ends with its job; name ' +
      'the service in `base-url`, or leave `shard` out to judge each job by itself.';
    problems.push({
      where: 'shard',
      message,
      example: 'base-url: https://evals.example.com/api/v1',
    });
  }
  return problems;
}

/** Inputs of mode `ingest` where another mode is at work. */
export function strayIngestInputs(raw: RawInputs): ConfigurationProblem[] {
  return strayInputs(
    raw,
    INGEST_DEFAULTS,
    'belongs to mode `ingest`, which reads result files; remove it.',
  );
}
