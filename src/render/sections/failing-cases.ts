import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport, IterationReport, SourceLocation } from '../../model/run-report.ts';
import type { Level, Section } from '../document.ts';
import { code, inline, link } from '../escape.ts';
import { type CaseFacts, casesIn, type Facts, STATE_ICONS } from '../facts.ts';
import { strip } from '../format.ts';
import { fold } from '../table.ts';
import type { ReportLinks } from '../view.ts';
import {
  type EvidenceDetail,
  evidence,
  FULL_EVIDENCE,
  SHORT_EVIDENCE,
  WHOLE_EVIDENCE,
} from './evidence.ts';
import { formatPlace, sourceAddress } from './place.ts';

/** How many failing cases are shown with their evidence, and how many as one line. */
interface Amounts {
  keep: number;
  detail: EvidenceDetail;
  detailed: number;
  lines: number;
}

/** How a surface shows failing cases. */
export interface FailingCasesPlan {
  /** The first case stands unfolded. */
  openFirst: boolean;
  steps: readonly Amounts[];
}

/** Steps down: less of each, then fewer with evidence, then fewer lines; the count stays. */
const SHORT_STEPS: readonly Amounts[] = [
  ...[25, 10, 5, 3, 2, 1].map((detailed, step) => ({
    keep: 45 + step,
    detail: SHORT_EVIDENCE,
    detailed,
    lines: 500,
  })),
  ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
    keep: lines === 0 ? 970 : 60 + step,
    detail: SHORT_EVIDENCE,
    detailed: 0,
    lines,
  })),
];

export const SUMMARY_PLAN: FailingCasesPlan = {
  openFirst: true,
  steps: [{ keep: 35, detail: FULL_EVIDENCE, detailed: 25, lines: 500 }, ...SHORT_STEPS],
};

/** Folded and short, since a comment stands between what people say. */
export const COMMENT_PLAN: FailingCasesPlan = {
  openFirst: false,
  steps: [{ keep: 35, detail: SHORT_EVIDENCE, detailed: 5, lines: 15 }, ...SHORT_STEPS.slice(3)],
};

const ALL = Number.POSITIVE_INFINITY;

export const WHOLE_PLAN: FailingCasesPlan = {
  openFirst: true,
  steps: [{ keep: 34, detail: WHOLE_EVIDENCE, detailed: ALL, lines: ALL }, ...SUMMARY_PLAN.steps],
};

/** Failing cases with the evidence for it. */
export function failingCasesSection(
  facts: Facts,
  { steps, openFirst }: FailingCasesPlan = SUMMARY_PLAN,
): Section | null {
  const failing = casesIn(facts, 'failing');
  if (failing.length === 0) return null;
  const drawnLines = new Map<CaseFacts, string>();
  const line = (item: CaseFacts) => {
    const text = drawnLines.get(item) ?? caseLine(item);
    drawnLines.set(item, text);
    return text;
  };
  const drawn = new Map<EvidenceDetail, Map<CaseFacts, string>>();
  const levels = steps.map(({ keep, detail, detailed, lines }): Level => {
    const known = drawn.get(detail) ?? new Map<CaseFacts, string>();
    drawn.set(detail, known);
    const block = (item: CaseFacts, index: number) => {
      const body = known.get(item) ?? evidenceOf(item.testCase, detail);
      known.set(item, body);
      return fold(caseSummary(item, facts.links), body, openFirst && index === 0);
    };
    return { keep, render: () => list(failing, detailed, lines, block, line) };
  });
  return { title: 'failing cases', levels };
}

function list(
  failing: readonly CaseFacts[],
  detailed: number,
  lines: number,
  block: (item: CaseFacts, index: number) => string,
  line: (item: CaseFacts) => string,
): string {
  const title = `### Failing cases (${formatCount(failing.length)})`;
  const blocks = failing.slice(0, detailed).map(block);
  const lined = failing.slice(detailed, detailed + lines).map(line);
  const more = failing.length - blocks.length - lined.length;
  const rest = more > 0 ? [`${countOf(more, 'more failing case')}: see the report.`] : [];
  return [title, ...blocks, ...(lined.length > 0 ? [lined.join('\n')] : []), ...rest].join('\n\n');
}

function evidenceOf(testCase: CaseReport, detail: EvidenceDetail): string {
  return evidence(badIterations(testCase), testCase.iterations.length > 1, detail);
}

/** Iterations that failed or could not be carried out. */
export function badIterations({ iterations }: CaseReport): IterationReport[] {
  return iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
}

function caseSummary({ testCase, counts }: CaseFacts, links: ReportLinks): string {
  const title = `${STATE_ICONS.failing} <strong>${inline(testCase.title)}</strong>`;
  const parts = [title];
  if (counts.total > 1) {
    parts.push(`${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`);
    parts.push(strip(testCase.iterations));
  }
  const { location } = testCase;
  if (location !== null) parts.push(placeLink(location, links));
  return parts.join(' · ');
}

function placeLink(location: SourceLocation, links: ReportLinks): string {
  return link(code(formatPlace(location)), sourceAddress(location, links));
}

function caseLine({ testCase, counts }: CaseFacts): string {
  const passed = `${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`;
  const error = badIterations(testCase).find((iteration) => iteration.error)?.error ?? '';
  const reason = error === '' ? '' : `: ${inline(error, 120)}`;
  return `- ${STATE_ICONS.failing} ${inline(testCase.title, 120)} (${passed})${reason}`;
}
