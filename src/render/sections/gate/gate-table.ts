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

const WEIGHTS = ['failed', 'undecided', 'passed', 'notApplicable'] as const;

/** What decided comes first, what only informs last. */
export function byWeight(checks: readonly Check[]): Check[] {
  const weight = ({ gates, outcome }: Check) => WEIGHTS.indexOf(outcome) + (gates ? 0 : 10);
  return [...checks].sort((one, other) => weight(one) - weight(other));
}

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

/** Two, so that a telephone has room for whole sentences in the second. */
export const GATE_COLUMNS = ['Outcome', 'Wanted → found'].map((title) => ({
  title,
  align: 'left' as const,
}));

const lines = (parts: readonly string[]) => parts.filter((part) => part !== '').join('<br>');

/** What the gate asked for and what it found; null where nothing was judged. */
export function gateSection(verdict: Verdict): Section | null {
  const { checks } = verdict;
  if (checks.length === 0) return null;
  const reasons = tellsReasons(verdict);
  const draw = (limit: number) => {
    const rows = byWeight(checks).map((check) => {
      const { title, expected, actual, reason } = checkWords(check);
      const why = reasons && reason !== null ? `<sub>${inline(reason, limit * 4)}</sub>` : '';
      return [
        lines([OUTCOME_WORDS[check.outcome], check.gates ? '' : `<sub>${roleWords(check)}</sub>`]),
        lines([
          `<strong>${inline(title, limit)}</strong>: ${inline(expected, limit)}`,
          `→ ${inline(actual, limit)}`,
          why,
        ]),
      ];
    });
    return `### Gate\n\n${table(GATE_COLUMNS, rows)}`;
  };
  return {
    title: 'gate',
    levels: [
      { keep: 42, render: () => draw(200) },
      { keep: 44, render: () => draw(60) },
    ],
  };
}
