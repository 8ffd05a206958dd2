import { isFlaky } from '../../model/counts.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport } from '../../model/run-report.ts';
import { type CaseFacts, casesIn, type Facts, STATE_ICONS } from '../facts/facts.ts';
import type { Section } from '../markdown/document.ts';

/** Cases that passed, of which some iteration did only after a retry. Failing ones are told of as such. */
export function flakyCasesSection(facts: Facts, limit = 50): Section | null {
  const flaky = casesIn(facts, 'flaky');
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
    (former, iteration) => (isFlaky(iteration) ? Math.max(former, iteration.attempts) : former),
    1,
  );
  return most > 1 ? `Passed at attempt ${formatCount(most)}` : 'Passed after a retry';
}
