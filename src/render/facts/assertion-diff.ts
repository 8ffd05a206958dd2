import type { AssertionOutcome } from '../../model/run-report.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import type { FailureDetail } from './failure-detail.ts';

/** Code points of the name of an assertion. */
const LABEL_LENGTH = 120;
/** Assertions told so; the reason of each says enough as a rule. */
const MOST_SHOWN = 5;

/**
 * What failed assertions expected against what there was, as the lines of a diff: `-` was expected,
 * `+` is what there was. Empty where their reasons say all of it.
 */
export function assertionDiff(
  assertions: readonly AssertionOutcome[],
  { diffLines, error }: Pick<FailureDetail, 'diffLines' | 'error'>,
): string[] {
  const told = assertions
    .filter(({ passed, expected, observed }) => !passed && (expected ?? observed) !== undefined)
    .slice(0, MOST_SHOWN);
  const each = Math.floor(diffLines / Math.max(1, told.length) / 2);
  if (each === 0) return [];
  const limit = { lines: each, width: Math.max(error.width, LABEL_LENGTH) };
  const signed = (sign: string, text: string | undefined) =>
    text === undefined ? [] : cleanLines(text, limit).map((line) => `${sign} ${line}`);
  return told.flatMap(({ label, expected, observed }) => [
    `! ${cleanLine(label, LABEL_LENGTH)}`,
    ...signed('-', expected),
    ...signed('+', observed),
  ]);
}
