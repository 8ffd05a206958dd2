import {
  type Finalize,
  RESULT_FORMATS,
  TEST_OUTCOMES,
  type TestOutcome,
} from '../../model/choices/ingest-choices.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { type Kind, kind } from '../kinds/kind.ts';
import { choice, choiceOf, globs, text, truth } from '../kinds/plain.ts';

/** The service takes 256 characters; the attempt may have to be appended. */
const MAX_RUN_ID_LENGTH = 250;

const runId = kind('text', (id, refuse) =>
  id.length <= MAX_RUN_ID_LENGTH
    ? id
    : refuse(`must have at most ${MAX_RUN_ID_LENGTH} characters.`),
);

/** Of an id that no step before has, GitHub gives the empty text. */
const testOutcome = kind('outcome of a step', (value, refuse): TestOutcome => {
  const known = TEST_OUTCOMES.find((outcome) => outcome === value);
  if (known !== undefined) return known;
  if (value !== '') return refuse(`must be one of ${TEST_OUTCOMES.join(', ')}, not \`${value}\`.`);
  return refuse(
    'is empty: no step before this one has the id that it names. Give the step that runs the tests ' +
      'an `id`, or leave the line out.',
  );
});

const finalize: Kind<Finalize, undefined> = choiceOf({
  auto: 'auto',
  true: 'always',
  false: 'never',
});

/** Inputs of mode `ingest`. */
export const INGEST_INPUTS = [
  {
    name: 'results',
    kind: globs,
    modes: ['ingest'],
    part: 'results',
    property: 'globs',
    example: 'reports/**/*.xml',
    section: 'What to ingest',
    text:
      'Result files of the test runners (JUnit XML, Jest JSON, Vitest JSON), as globs relative to ' +
      'the workspace, one a line. A line that begins with `!` excludes files.',
    details: 'One that begins with `#` is a comment.',
  },
  {
    name: 'format',
    kind: choice(['auto', ...RESULT_FORMATS]),
    modes: ['ingest'],
    part: 'results',
    default: 'auto',
    example: 'junit',
    section: 'What to ingest',
    text: `Format of the result files, ${choice(RESULT_FORMATS).takes}; or \`auto\` to tell it by the content of each.`,
  },
  {
    name: 'merge-retries',
    kind: truth,
    modes: ['ingest'],
    part: 'results',
    default: 'false',
    example: 'true',
    section: 'What to ingest',
    text:
      'Whether cases of one result file with the same suite, class, name and source file are ' +
      'attempts of one test, where their producer (Gradle, pytest, gotestsum) is known to repeat ' +
      'what it tries again. The last one decides, and a pass after a failure is flaky. Off by ' +
      'default, since parameterised tests repeat names as well.',
  },
  {
    name: 'if-no-files',
    kind: choice(['error', 'warn', 'ignore']),
    modes: ['ingest'],
    part: 'results',
    default: 'error',
    example: 'warn',
    section: 'What to ingest',
    text:
      'What to do where no result file is found. `error` makes the verdict `invalid`; `warn` and ' +
      '`ignore` make it `incomplete` and let the step pass, `ignore` without a warning.',
  },
  {
    name: 'test-outcome',
    kind: testOutcome,
    modes: ['ingest'],
    part: 'results',
    default: 'unknown',
    emptyCounts: true,
    example: 'failure',
    section: 'What to ingest',
    text:
      `How the step that ran the tests ended, \`\${{ steps.ID.outcome }}\`. Where it failed and no ` +
      'test in the result files did, the verdict is `incomplete`; so it is where the step was ' +
      'cancelled or skipped.',
    details:
      'It is `success`, `failure`, `cancelled` or `skipped`. Where it comes out empty, no step has ' +
      'that id: the verdict is `invalid`.',
  },
  {
    name: 'suite-name',
    kind: text,
    modes: ['ingest'],
    part: 'run',
    otherwise: 'workflow and job, with the matrix leg where there is one and `shard` is not given',
    example: 'unit tests',
    section: 'What to ingest',
    text: 'Suite that the results belong to.',
    details: 'Two steps of one job need a name each.',
  },
  {
    name: 'external-run-id',
    kind: runId,
    modes: ['ingest'],
    part: 'run',
    otherwise: 'made of repository, workflow run and suite name',
    example: 'nightly-2026-01-31',
    section: 'What to ingest',
    text: 'Identity of the run that the results belong to.',
  },
  {
    name: 'finalize',
    kind: finalize,
    modes: ['ingest'],
    part: 'run',
    default: 'auto',
    example: 'auto',
    section: 'What to ingest',
    text:
      'Whether to end the run. `auto` ends it once every shard has reported, `true` demands that ' +
      'they have, `false` leaves it open.',
    details: 'With `true`, a shard that is missing makes the verdict `incomplete`.',
  },
  {
    name: 'upload-artifacts',
    kind: truth,
    modes: ['ingest'],
    part: 'run',
    default: 'true',
    undecisive: true,
    example: 'true',
    section: 'What to ingest',
    text: 'Whether to upload the result files themselves to the service at `base-url`.',
    details: 'Without one there is nowhere to send them.',
  },
] as const satisfies readonly InputDescriptor[];
