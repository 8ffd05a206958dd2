import { formatCount } from '../../../model/quantity.ts';
import type { Facts } from '../../facts/facts.ts';
import { toolCoverage } from '../../facts/numbers/tool-coverage.ts';
import type { Section } from '../../markdown/document.ts';
import { codePath } from '../../text/escape.ts';
import { coverageWords } from '../../words/surface/coverage-words.ts';

const TOOLS_NAMED = 5;

/** One line of which tools of the servers no case touches; null where nobody knows them. */
export function toolCoverageSection({ report }: Facts): Section | null {
  const coverage = toolCoverage(report);
  if (coverage === null) return null;
  // Where it is all of them, that is said already.
  const isSome = coverage.touched > 0;
  const untouched = coverage.tools.filter(({ cases }) => isSome && cases === 0);
  const draw = (limit: number) => {
    const named = untouched.slice(0, limit).map(({ name }) => codePath(name, 80));
    const more = untouched.length - named.length;
    const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
    const names = named.length === 0 ? '' : ` No case touches ${named.join(', ')}${rest}.`;
    return `**Tools:** ${coverageWords(coverage)}${names}`;
  };
  const levels = [
    { keep: 38, render: () => draw(TOOLS_NAMED) },
    { keep: 39, render: () => draw(0) },
  ];
  return { title: 'tools', levels };
}
