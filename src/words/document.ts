import type { Outcome } from '../report/report.ts';
import type { Tally } from '../report/verdict.ts';
import { joined, NUMBER } from './lines.ts';
import { count, nounOf, type Source } from './verdicts.ts';

/** Parts of a document that can be left out, by what readers call them. */
export const PARTS = {
  headline: 'the end of the first line',
  facts: 'the end of the second line',
  foot: 'links',
  problems: 'problems',
  causes: 'causes',
  first: 'evidence',
  more: 'evidence of other causes',
  differences: 'the comparison with the baseline',
  tools: 'tool changes',
  gate: 'the gate',
  warnings: 'warnings',
  terms: 'rules',
  others: 'other cases',
} as const;
export type PartName = keyof typeof PARTS;

const MARKS: Record<Outcome, string> = {
  passed: '🟩',
  failed: '🟥',
  incomplete: '⬜',
  invalid: '⬜',
};

const FAILED = 'What failed';
const WHY: Record<Outcome, string> = {
  passed: FAILED,
  failed: 'Why it fails',
  incomplete: 'Why it is undecided',
  invalid: 'What is wrong',
};

/** Words of the document that the summary, the comment, the check and `report.md` show. */
export const DOCUMENT = {
  /** @param isDeciding whether the verdict is this one because of what follows */
  why: (value: Outcome, isDeciding: boolean) => (isDeciding ? WHY[value] : FAILED),
  cases: (source: Source) =>
    nounOf(source).replace(/^.(.*)/, (noun, rest) => `${noun.charAt(0).toUpperCase()}${rest}s`),
  toDo: 'What to do',
  isNew: 'new',
  asAbove: 'As above',
  /** What is not known. */
  nothing: '–',
  more: (number: number) => `${NUMBER.format(number)} more`,
  moreLines: (number: number) => `… ${count(number, 'more line')}`,
  /** @param cases that only these causes have */
  moreCauses: (number: number, cases: number, source: Source) =>
    `${count(number, 'more cause')}${cases === 0 ? '' : `, ${count(cases, nounOf(source))}`}`,
  evidence: (number: number, all: number) =>
    number < all
      ? `The first ${NUMBER.format(number)} of ${count(all, 'other cause')}`
      : `${count(number, 'other cause')} with evidence`,
  cause: (sentence: string, cases: number, source: Source) =>
    cases === 0 ? sentence : `${count(cases, nounOf(source))}: ${sentence}`,
  /** Signs of iterations in the order of time. */
  strip: (outcomes: readonly Outcome[]) => outcomes.map((outcome) => MARKS[outcome]).join(''),
  /** How a case ended, and before in the baseline if that is known. Empty if that says nothing. */
  change: (before: Tally | null, after: Tally) => {
    const now = after.total > 1 ? describeTally(after) : '';
    const then = before === null ? '' : `${describeTally(before)} before`;
    return joined(', ', [now, then]);
  },
  at: (commit: string | null) => (commit ? `at ${commit.slice(0, 7)}` : ''),
  /** It leads to an artifact, which is a zip file. */
  report: 'Report (zip)',
  run: 'Workflow run',
  left: (parts: readonly PartName[]) =>
    `Left out to fit: ${parts.map((name) => PARTS[name]).join(', ')}. \`report.json\` has all of it.`,
};

function describeTally({ passed, total }: Tally): string {
  if (total <= 1) return total === 0 ? 'no result' : passed === 1 ? 'passed' : 'failed';
  return `${passed} of ${total} passed`;
}
