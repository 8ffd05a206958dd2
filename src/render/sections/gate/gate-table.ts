import type { Check, Verdict } from '../../../model/verdict.ts';
import type { Section } from '../../markdown/document.ts';
import { table } from '../../markdown/table.ts';
import { inline } from '../../text/escape.ts';
import { checkWords } from '../../words/check-words.ts';
import { headlineOf } from '../../words/verdict-words.ts';
import { headlineSays } from '../headline.ts';

/** Markup; the sign and its word stay on one line. */
export const OUTCOME_WORDS: Readonly<Record<Check['outcome'], string>> = {
  passed: '✅&nbsp;met',
  failed: '❌&nbsp;missed',
  undecided: '⚠️&nbsp;undecided',
  notApplicable: '➖&nbsp;not applicable',
};

/** What a check has to do with the verdict. */
export function roleWords({ gates }: Check): string {
  return gates ? 'gates' : 'informs';
}

/** Whether some check has a reason that the headline does not tell. */
export function tellsReasons(verdict: Verdict): boolean {
  const headline = headlineOf(verdict);
  return verdict.checks
    .map((check) => checkWords(check).reason)
    .some((reason) => reason !== null && !headlineSays(headline, reason));
}

/** What the gate asked for and what it found; null where nothing was judged. */
export function gateSection(verdict: Verdict): Section | null {
  const { checks } = verdict;
  if (checks.length === 0) return null;
  const reasons = tellsReasons(verdict);
  const draw = (limit: number) => {
    const rows = checks.map((check) => {
      const { title, expected, actual, reason } = checkWords(check);
      return [
        inline(title, limit),
        OUTCOME_WORDS[check.outcome],
        inline(expected, limit),
        inline(actual, limit),
        roleWords(check),
        ...(reasons ? [inline(reason ?? '', limit * 4)] : []),
      ];
    });
    // The outcome first: on a telephone what stands behind it is out of sight.
    const titles = ['Check', 'Outcome', 'Wanted', 'Found', 'Role', ...(reasons ? ['Why'] : [])];
    const columns = titles.map((title) => ({ title, align: 'left' as const }));
    return `### Gate\n\n${table(columns, rows)}`;
  };
  return {
    title: 'gate',
    levels: [
      { keep: 42, render: () => draw(200) },
      { keep: 44, render: () => draw(60) },
    ],
  };
}
