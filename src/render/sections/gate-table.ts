import type { Check, Verdict } from '../../model/verdict.ts';
import type { Section } from '../markdown/document.ts';
import { table } from '../markdown/table.ts';
import { inline } from '../text/escape.ts';
import { headlineSays } from './headline.ts';

/** Markup; the sign and its word stay on one line. */
export const OUTCOME_WORDS: Readonly<Record<Check['outcome'], string>> = {
  passed: '✅&nbsp;met',
  failed: '❌&nbsp;missed',
  undecided: '⚠️&nbsp;undecided',
};

/** Whether some check has a reason that the headline does not tell. */
export function tellsReasons(verdict: Verdict): boolean {
  return verdict.checks.some(({ reason }) => reason !== null && !headlineSays(verdict, reason));
}

/** What the gate asked for and what it found; a configuration that is wrong is told elsewhere. */
export function gateSection(verdict: Verdict): Section | null {
  const { value, checks } = verdict;
  if (value === 'invalid' || checks.length === 0) return null;
  const reasons = tellsReasons(verdict);
  const draw = (limit: number) => {
    const rows = checks.map(({ title, expected, actual, outcome, reason }) => [
      inline(title, limit),
      inline(expected, limit),
      inline(actual, limit),
      OUTCOME_WORDS[outcome],
      ...(reasons ? [inline(reason ?? '', limit * 2)] : []),
    ]);
    const titles = ['Check', 'Wanted', 'Found', 'Outcome', ...(reasons ? ['Why'] : [])];
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
