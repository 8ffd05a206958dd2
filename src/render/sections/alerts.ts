import { countOf } from '../../model/quantity.ts';
import type { Problem, RunReport } from '../../model/run-report.ts';
import { MOST_TROUBLES, type Verdict } from '../../model/verdict.ts';
import type { Section } from '../markdown/document.ts';
import { fold } from '../markdown/table.ts';
import { inline } from '../text/escape.ts';
import { headlineOf } from '../words/verdict-words.ts';
import { headlineSays } from './headline.ts';
import { formatPlace } from './place.ts';

/** What no surface may hide, such as that the models were not real. */
export function noticeSection({ notice }: RunReport): Section | null {
  if (notice === null) return null;
  return {
    title: 'notice',
    levels: [
      { keep: 85, render: () => alert('NOTE', [inline(notice, 1000)]) },
      { keep: 990, render: () => `Note: ${inline(notice, 60)}` },
    ],
  };
}

/** What kept the evidence from being whole; null where the headline says all there is to it. */
export function problemsSection(
  { problems }: RunReport,
  verdict: Verdict,
  limit = 20,
): Section | null {
  const headline = headlineOf(verdict);
  if (problems.every((problem) => saysProblem(headline, problem))) return null;
  const total = countOf(problems.length, 'problem');
  return {
    title: 'problems',
    levels: [
      { keep: 55, render: () => problemList(problems, limit) },
      { keep: 80, render: () => problemList(problems, 3) },
      { keep: 980, render: () => `${total} kept the evidence from being whole.` },
    ],
  };
}

/** Whether the headline already tells the whole of a problem. */
export function saysProblem(headline: string, { message, location }: Problem): boolean {
  return location === undefined && headlineSays(headline, message);
}

export const KIND_WORDS: Readonly<Record<Problem['kind'], string>> = {
  execution: 'Execution',
  cancelled: 'Cancelled',
  timeout: 'Timeout',
  network: 'Network',
  authentication: 'Authentication',
  quota: 'Quota',
  evidence: 'Evidence',
  'damaged-file': 'Damaged file',
};

function problemList(problems: readonly Problem[], limit: number): string {
  const lines = problems.slice(0, limit).map(({ kind, message, location }) => {
    const place = location ? ` (${inline(formatPlace(location))})` : '';
    return `- ${KIND_WORDS[kind]}: ${inline(message, 500)}${place}`;
  });
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`- ${countOf(more, 'more problem')}: see the report`);
  return alert('WARNING', ['The evidence is not whole:', '', ...lines]);
}

/** Oddities that decide nothing. */
export function warningsSection({ warnings }: RunReport, limit = 50): Section | null {
  if (warnings.length === 0) return null;
  const list = (shown: number) => {
    const lines = warnings.slice(0, shown).map((warning) => `- ${inline(warning, 300)}`);
    const more = warnings.length - lines.length;
    if (more > 0) lines.push(`- ${countOf(more, 'more warning')}: see the report`);
    return fold(countOf(warnings.length, 'warning'), lines.join('\n'));
  };
  return {
    title: 'warnings',
    levels: [
      { keep: 15, render: () => list(limit) },
      { keep: 16, render: () => list(5) },
    ],
  };
}

/** The problems of a configuration, one a line, where the headline only counts them. */
export function configurationSection({ troubles }: Verdict): Section {
  const list = (limit: number) => {
    const lines = troubles.slice(0, limit).map((text) => `- ${inline(text, 500)}`);
    const more = troubles.length - lines.length;
    const isCounted = troubles.length <= MOST_TROUBLES;
    if (more > 0) lines.push(isCounted ? `- ${countOf(more, 'more problem')}` : '- more problems');
    return lines.join('\n');
  };
  return {
    title: 'configuration',
    levels: [
      { keep: 60, render: () => list(100) },
      { keep: 61, render: () => list(10) },
      { keep: 62, render: () => list(3) },
    ],
  };
}

/** What GitHub draws a box around. */
export function alert(kind: 'NOTE' | 'WARNING', lines: readonly string[]): string {
  return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}
