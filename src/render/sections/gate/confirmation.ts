import { countOf } from '../../../model/quantity.ts';
import type { Confirmation } from '../../../model/regression/confirmation.ts';
import type { Verdict } from '../../../model/verdict.ts';
import type { Section } from '../../markdown/document.ts';
import { fold, table } from '../../markdown/table.ts';
import { inline } from '../../text/escape.ts';
import {
  CONFIRMATION_COLUMNS,
  confirmationFigures,
  describeConfirmation,
  lookSentences,
} from '../../words/confirmation-words.ts';

/** Cases that stand unfolded, the most suspect first. */
const ROWS_UNFOLDED = 5;

/** What looking again at a suspected regression has shown, beside what was found at first. */
export function confirmationSection(
  { confirmation, suspicion }: Verdict,
  limit = 100,
): Section | null {
  if (confirmation === undefined) return null;
  const words = inline(describeConfirmation(confirmation), 1000);
  const looks =
    suspicion === undefined ? [] : lookSentences(suspicion).map((one) => `- ${inline(one, 600)}`);
  const rowsOf = (cases: Confirmation['cases']) =>
    cases.map((one) => [inline(one.title ?? one.identity), ...confirmationFigures(one)]);
  const draw = (shown: number) => {
    const rows = rowsOf(confirmation.cases.slice(0, shown));
    const [first, others] = [rows.slice(0, ROWS_UNFOLDED), rows.slice(ROWS_UNFOLDED)];
    const more = confirmation.cases.length - rows.length;
    return [
      '### Looked at again',
      words,
      ...(looks.length > 0 ? [looks.join('\n')] : []),
      ...(first.length > 0 ? [table(CONFIRMATION_COLUMNS, first)] : []),
      ...(others.length > 0
        ? [fold(countOf(others.length, 'more case'), table(CONFIRMATION_COLUMNS, others))]
        : []),
      ...(more > 0 ? [`${countOf(more, 'more case')}: see the report`] : []),
    ].join('\n\n');
  };
  return {
    title: 'confirmation',
    levels: [
      { keep: 52, render: () => draw(limit) },
      { keep: 53, render: () => draw(5) },
      { keep: 54, render: () => draw(0) },
    ],
  };
}
