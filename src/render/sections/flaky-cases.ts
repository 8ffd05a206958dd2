import { countOf, formatCount } from '../../model/quantity.ts';
import type { Section } from '../document.ts';
import { inline } from '../escape.ts';
import { type CaseFacts, type Facts, STATE_ICONS } from '../facts.ts';

/** Cases that passed only after a retry. */
export function flakyCasesSection(facts: Facts): Section | null {
  const flaky = facts.cases.filter(({ counts }) => counts.flaky > 0);
  if (flaky.length === 0) return null;
  const list = (limit: number) => {
    const lines = flaky.slice(0, limit).map(flakyLine);
    const more = flaky.length - lines.length;
    if (more > 0) lines.push(`- ${countOf(more, 'more flaky case')}: see the report`);
    return `### Flaky cases (${formatCount(flaky.length)})\n\n${lines.join('\n')}`;
  };
  return {
    title: 'flaky cases',
    levels: [
      { keep: 30, render: () => list(50) },
      { keep: 31, render: () => list(10) },
      { keep: 32, render: () => list(3) },
    ],
  };
}

function flakyLine({ testCase }: CaseFacts): string {
  const attempts = Math.max(
    ...testCase.iterations.filter(({ flaky }) => flaky).map((iteration) => iteration.attempts),
  );
  const how = attempts > 1 ? `passed at attempt ${formatCount(attempts)}` : 'passed after a retry';
  return `- ${STATE_ICONS.flaky} ${inline(testCase.title)}: ${how}`;
}
