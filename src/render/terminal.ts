import { countIterations } from '../report/counts.ts';
import type { ReportCase, ReportFile, RunReport } from '../report/report.ts';
import { position } from '../words/lines.ts';
import { describeCase, describeCause, nounOf } from '../words/verdicts.ts';
import { type Cause, type CauseCase, type Findings, few, SYMBOLS } from './findings.ts';

/** Above this, only cases that did not pass are listed. */
const MAX_LISTED = 50;
/** Of those, and of causes. */
const MAX_LINES = 100;
/** Of a cause. */
const MAX_TITLES = 10;
/** Cases that a command for another run names, to be read. */
const MAX_RERUN = 10;
/** Evidence of more lines is shown once, though several causes have it. */
const MAX_REPEATED = 3;
/** Sections that a run has in which all is well. */
const EXCEPTIONS = ['gate', 'others', 'warnings'];

/** A line, and what it is about. A terminal shows that by colour. */
export interface Line {
  text: string;
  role: 'passed' | 'failed' | 'undecided' | 'strong' | 'dim' | 'plain';
}

/** Writes the lines of a log, the news last. */
export const renderLines = (report: RunReport, findings: Findings): string[] =>
  renderTerminal(report, findings).map(({ text }) => text);

/** Writes the lines of a terminal: the cases, the causes, all else, and the news last. */
export function renderTerminal(report: RunReport, findings: Findings): Line[] {
  const { value, headline, facts, problems, causes, sections, compared } = findings;
  const noun = nounOf(report.source);
  const isShort = report.cases.length <= MAX_LISTED;
  const cases = isShort ? report.cases : report.cases.filter(isUnsound);
  const shown = new Set<string>();
  const causeLines = ({ sentence, advice, isNew, cases: all, evidence }: Cause): Line[] => {
    const text = evidence?.text.replace(/\n+$/, '') ?? '';
    const lines = text === '' || shown.has(text) ? [] : text.split('\n');
    if (lines.length > MAX_REPEATED) shown.add(text);
    return [
      { role: 'strong', text: `- ${describeCause(sentence, all.length, isNew, report.source)}` },
      ...linesOf(advice === '' ? [] : [advice], 'plain', '  '),
      ...linesOf(few(all, titleOf, `more ${noun}`, MAX_TITLES), 'dim', '  '),
      ...linesOf(lines, 'dim', '  | '),
    ];
  };
  const isGreen = value === 'passed';
  const isFull = !isGreen || report.source === 'diff';
  const isTold = (id: string) => !isGreen || EXCEPTIONS.includes(id) || (id === 'tools' && isFull);
  const told = sections.filter(({ id }) => isTold(id));
  const rest = [...told.flatMap(({ lines }) => lines), isFull ? compared : '', facts];
  return [
    ...fewOf(cases, (one) => [caseLine(one)], `more ${noun}`),
    ...fewOf(causes, causeLines, 'more cause'),
    ...linesOf(problems, 'failed', '- '),
    ...linesOf(rest.filter((line) => line !== '')),
    { text: `${SYMBOLS[value]} ${headline}`, role: isGreen ? 'passed' : 'failed' },
  ];
}

/**
 * The command that runs again the cases that did not pass. Null if the verdict is passed. If there are
 * too many, it names none.
 *
 * @param words of the command without the cases
 * @param most cases that it names
 */
export function rerunCommand(
  { report, verdict }: Pick<ReportFile, 'report' | 'verdict'>,
  words: readonly string[],
  most = MAX_RERUN,
): { command: string; hasTitles: boolean } | null {
  const unsound = report.cases.filter(isUnsound);
  if (unsound.length === 0 || verdict.value === 'passed') return null;
  const hasTitles = unsound.length <= most;
  const titles = hasTitles ? unsound.map(({ title }) => `--case=${title}`) : [];
  return { command: [...words, ...titles].map(quoted).join(' '), hasTitles };
}

/** A word for a shell. */
export const quoted = (word: string): string =>
  /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const linesOf = (texts: readonly string[], role: Line['role'] = 'plain', start = ''): Line[] =>
  texts.map((text) => ({ text: `${start}${text}`, role }));

/** Describes the first of a list, and how many there are more. */
function fewOf<Item>(items: readonly Item[], describe: (one: Item) => Line[], noun: string) {
  const more = few(items, () => [], noun, MAX_LINES);
  return items.slice(0, MAX_LINES).flatMap(describe).concat(linesOf(more, 'dim'));
}

function isUnsound(one: ReportCase): boolean {
  const { failed, missing } = countIterations([one]);
  return one.skipped === null && failed + missing > 0;
}

function caseLine(one: ReportCase): Line {
  const { title, skipped } = one;
  const text = `- ${title} (skipped${skipped && `: ${skipped}`})`;
  if (skipped !== null) return { text, role: 'dim' };
  const counts = countIterations([one]);
  const role = counts.failed > 0 ? 'failed' : counts.missing > 0 ? 'undecided' : 'passed';
  return { text: describeCase(title, counts), role };
}

const titleOf = ({ title, file, line }: CauseCase): string =>
  file === null ? title : `${title} (${position(file, line)})`;
