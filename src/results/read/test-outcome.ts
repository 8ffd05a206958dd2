import type { TestOutcome } from '../../model/choices/ingest-choices.ts';
import type { Problem } from '../../model/run-report.ts';

/** Of a result file, what failed in it. */
interface FileCounts {
  readonly failed: number;
  readonly error: number;
}

/**
 * What the end of the test step says against the result files; null where it agrees with them. Many
 * test runners write a clean file and fail all the same: for a file that could not be loaded, an
 * error outside every test, a hook at the very end.
 */
export function outcomeProblem(outcome: TestOutcome, files: readonly FileCounts[]): Problem | null {
  const message = contradiction(outcome, files);
  return message === null ? null : { kind: 'evidence', message };
}

function contradiction(outcome: TestOutcome, files: readonly FileCounts[]): string | null {
  switch (outcome) {
    case 'failure':
      if (files.some(({ failed, error }) => failed + error > 0)) return null;
      return files.length === 0
        ? 'The step that ran the tests failed and left no results.'
        : 'The step that ran the tests failed, but no test in the result files did: something ' +
            'broke outside the tests they list. Its log tells what.';
    case 'cancelled':
      return 'The step that ran the tests was cancelled, so the results are not whole.';
    case 'skipped':
      return 'The step that ran the tests was skipped, so the results are not its own.';
    default:
      return null;
  }
}
