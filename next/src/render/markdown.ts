import { oneLine } from '../lib/text.ts';
import { advise } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { count, describeOthers, nounOf } from '../words/verdicts.ts';
import { escapeMarkdown, fence } from './escape.ts';
import { type Cause, checkLines, type Findings, headline, SYMBOLS } from './findings.ts';

const MAX_CAUSES = 20;
const MAX_PROBLEMS = 20;
const MAX_TITLES = 10;
const MAX_ENDS = 3;
const CELL = 300;

/** A sentence can name five cases. */
const SENTENCE = 800;

const cell = (text: string) => escapeMarkdown(oneLine(text, CELL));
const line = (text: string) => escapeMarkdown(oneLine(text, SENTENCE));

/** Writes the job summary: the news, the checks, then the failures and what to do. */
export function renderSummary(findings: Findings): string {
  const { source, value, suite, notes, differences, problems, causes, warnings } = findings;
  const lines = [
    `## ${SYMBOLS[value]} ${cell(suite)}: ${escapeMarkdown(headline(findings))}`,
    ...checkLines(findings).map((check) => `- ${line(check)}`),
    ...notes.map((note) => `- ${line(note)}`),
    ...describeOthers(findings.skipped, findings.flaky).map((line) => `- ${escapeMarkdown(line)}`),
    ...problems.slice(0, MAX_PROBLEMS).map((problem) => `- ${cell(describeProblem(problem))}`),
    ...more(problems.length - MAX_PROBLEMS, 'more problem'),
  ];
  if (differences.length > 0) {
    const kinds = differences.map(({ kind }) => kind).join('; ');
    const rows = differences.map(({ kind, cases }) => `- ${kind}: ${line(cases)}`);
    lines.push('', `<details><summary>${kinds}</summary>`, '', ...rows, '', '</details>');
  }
  if (causes.length > 0) lines.push('', ...causeTable(causes, nounOf(source)));
  if (warnings.length > 0)
    lines.push('', ...warnings.map((text) => `- ${SYMBOLS.incomplete} ${cell(text)}`));
  const ends = new Map<string, string>();
  for (const { failure } of causes) {
    if (failure.kind === 'server' && failure.stderr !== '')
      ends.set(failure.stderr, failure.server);
  }
  for (const [stderr, server] of [...ends].slice(0, MAX_ENDS)) {
    lines.push('', `**End of standard error of ${cell(server)}**`, '', fence(stderr));
  }
  return `${lines.join('\n')}\n`;
}

function causeTable(causes: readonly Cause[], noun: string): string[] {
  const rows = causes.slice(0, MAX_CAUSES).map(({ failure, sentence, cases }) => {
    const titles = cases.slice(0, MAX_TITLES).map(cell).join('<br>');
    const others = more(cases.length - MAX_TITLES, `more ${noun}`).map((text) => `<br>${text}`);
    return [cell(sentence), `${titles}${others}`, cell(advise(failure))];
  });
  const rest = more(causes.length - MAX_CAUSES, 'more cause');
  const head = ['Failures', noun === 'test' ? 'Tests' : 'Cases', 'What to do'];
  const width = rows.some(([, , advice]) => advice !== '') ? 3 : 2;
  const lines = [head, Array(3).fill('---'), ...rows].map((row) => row.slice(0, width).join(' | '));
  return [...lines.map((line) => `| ${line} |`), ...rest];
}

const more = (number: number, noun: string) => (number > 0 ? [`- ${count(number, noun)}`] : []);
