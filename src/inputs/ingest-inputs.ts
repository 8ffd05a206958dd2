import type { z } from 'zod';
import {
  type Finalize,
  RESULT_FORMATS,
  TEST_OUTCOMES,
  type TestOutcome,
} from '../model/ingest-choices.ts';
import { parseShard } from '../model/shard.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { CommonValues } from './common-inputs.ts';
import type { IngestConfig, RemoteService } from './config.ts';
import { choice, parsed, text, truth } from './formats.ts';
import { isEmbedded, type RawInputs, strayInputs } from './raw-inputs.ts';

const FORMATS = ['auto', ...RESULT_FORMATS] as const;
const NO_FILES_CHOICES = ['error', 'warn', 'ignore'] as const;
const FINALIZE: Readonly<Record<'auto' | 'true' | 'false', Finalize>> = {
  auto: 'auto',
  true: 'always',
  false: 'never',
};

const UNTOLD_OUTCOME = 'unknown';

/** The service takes 256 characters; the attempt may have to be appended. */
const MAX_RUN_ID_LENGTH = 250;

/** Of an id that no step before has, GitHub gives the empty text. */
function readOutcome(value: string, refuse: (message: string) => never): TestOutcome {
  const known = TEST_OUTCOMES.find((outcome) => outcome === value);
  if (known !== undefined) return known;
  if (value !== '') return refuse(`must be one of ${TEST_OUTCOMES.join(', ')}, not \`${value}\`.`);
  return refuse(
    'is empty: no step before this one has the id that it names. Give the step that runs the tests ' +
      'an `id`, or leave the line out.',
  );
}

/** How the inputs of mode `ingest` are read. */
export const ingestFields = {
  results: text,
  format: choice(FORMATS).prefault('auto'),
  'merge-retries': truth.prefault('false'),
  'if-no-files': choice(NO_FILES_CHOICES).prefault('error'),
  'test-outcome': parsed(readOutcome).prefault(UNTOLD_OUTCOME),
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
  'test-outcome': 'failure',
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
  'test-outcome': UNTOLD_OUTCOME,
  'suite-name': undefined,
  'external-run-id': undefined,
  shard: undefined,
  finalize: 'auto',
  'upload-artifacts': 'true',
};

type IngestValues = z.output<z.ZodObject<typeof ingestFields>>;

type IngestParts = Pick<IngestConfig, 'service' | 'results' | 'run'>;

export function toIngestParts(
  values: IngestValues & CommonValues,
  remote: RemoteService | null,
): IngestParts {
  return {
    service: remote,
    results: {
      globs: values.results ?? '',
      format: values.format,
      mergeRetries: values['merge-retries'],
      ifNoFiles: values['if-no-files'],
      testOutcome: values['test-outcome'],
    },
    run: {
      project: values.project,
      notes: values.notes,
      suiteName: values['suite-name'],
      externalRunId: values['external-run-id'],
      shard: values.shard ?? null,
      finalize: FINALIZE[values.finalize],
      uploadArtifacts: values['upload-artifacts'],
    },
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
  if (endsOnly && (raw['test-outcome'] ?? UNTOLD_OUTCOME) !== UNTOLD_OUTCOME) {
    const message = 'is about tests, and this job runs none; give it to the jobs of the shards.';
    problems.push({ where: 'test-outcome', message });
  }
  return isEmbedded(raw) ? [...problems, ...unkeptProblems(raw)] : problems;
}

/** Inputs that say something of a run, where no service keeps one. */
function unkeptProblems(raw: RawInputs): ConfigurationProblem[] {
  const example = 'base-url: https://evals.example.com/api/v1';
  const problems: ConfigurationProblem[] = [];
  if (raw['shard']) {
    const message =
      'needs a service that all shards report to; name it in `base-url`, or leave `shard` out to ' +
      'judge each job by itself.';
    problems.push({ where: 'shard', message, example });
  }
  const { 'external-run-id': runId, project, notes, finalize = 'auto' } = raw;
  const ends = finalize !== 'auto' && !raw['shard'];
  for (const [where, given] of Object.entries({ 'external-run-id': runId, project, notes })) {
    if (given) problems.push({ where, message: UNKEPT, example });
  }
  if (ends) problems.push({ where: 'finalize', message: UNKEPT, example });
  return problems;
}

const UNKEPT =
  'is of no use without `base-url`: the results are judged here, and no service keeps a run of ' +
  'them. Name the service, or remove it.';

/** Inputs of mode `ingest` where another mode is at work. */
export function strayIngestInputs(raw: RawInputs): ConfigurationProblem[] {
  return strayInputs(
    raw,
    INGEST_DEFAULTS,
    'belongs to mode `ingest`, which reads result files; remove it.',
  );
}
