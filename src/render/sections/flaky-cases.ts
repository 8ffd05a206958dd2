import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport } from '../../model/run-report.ts';
import type { Section } from '../document.ts';
import { type CaseFacts, type Facts, STATE_ICONS } from '../facts.ts';

/** Cases that passed only after a retry. */
export function flakyCasesSection(facts: Facts, limit = 50): Section | null {
  const flaky = facts.cases.filter(({ counts }) => counts.flaky > 0);
  if (flaky.length === 0) return null;
  const list = (shown: number) => {
    const lines = flaky.slice(0, shown).map(flakyLine);
    const more = flaky.length - lines.length;
    if (more > 0) lines.push(`- ${countOf(more, 'more flaky case')}: see the report`);
    return `### Flaky cases (${formatCount(flaky.length)})\n\n${lines.join('\n')}`;
  };
  return {
    title: 'flaky cases',
    levels: [
      { keep: 30, render: () => list(limit) },
      { keep: 31, render: () => list(10) },
      { keep: 32, render: () => list(3) },
    ],
  };
}

function flakyLine({ testCase, title }: CaseFacts): string {
  return `- ${STATE_ICONS.flaky} ${title}: ${attemptsText(testCase).toLowerCase()}`;
}

/** `Passed at attempt 3`. */
export function attemptsText({ iterations }: CaseReport): string {
  const most = iterations.reduce(
    (former, { flaky, attempts }) => (flaky ? Math.max(former, attempts) : former),
    1,
  );
  return most > 1 ? `Passed at attempt ${formatCount(most)}` : 'Passed after a retry';
}
