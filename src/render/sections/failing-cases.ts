import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport, IterationReport } from '../../model/run-report.ts';
import { cleanText } from '../clean-text.ts';
import type { Level, Section } from '../document.ts';
import { inline, link } from '../escape.ts';
import { type CaseFacts, casesIn, type Facts, STATE_ICONS } from '../facts.ts';
import { strip } from '../format.ts';
import { fold } from '../table.ts';
import type { ReportLinks } from '../view.ts';
import { type EvidenceDetail, evidence, FULL_EVIDENCE, SHORT_EVIDENCE } from './evidence.ts';

/** How many failing cases are shown with their evidence, and how many as one line. */
interface Amounts {
  keep: number;
  detail: EvidenceDetail;
  detailed: number;
  lines: number;
}

/** Steps down: less of each, then fewer with evidence, then fewer lines; the count stays. */
const STEPS: readonly Amounts[] = [
  { keep: 35, detail: FULL_EVIDENCE, detailed: 25, lines: 500 },
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

/** Failing cases with the evidence for it, the first one unfolded. */
export function failingCasesSection(facts: Facts): Section | null {
  const failing = casesIn(facts, 'failing');
  if (failing.length === 0) return null;
  const full = new Map<CaseFacts, string>();
  const short = new Map<CaseFacts, string>();
  const levels = STEPS.map(({ keep, detail, detailed, lines }): Level => {
    const drawn = detail === FULL_EVIDENCE ? full : short;
    const block = (item: CaseFacts, index: number) => {
      const known = drawn.get(item);
      const body = known ?? evidence(badIterations(item.testCase), detail);
      drawn.set(item, body);
      return fold(caseSummary(item, facts.links), body, index === 0);
    };
    return { keep, render: () => list(failing, detailed, lines, block) };
  });
  return { title: 'failing cases', levels };
}

function list(
  failing: readonly CaseFacts[],
  detailed: number,
  lines: number,
  block: (item: CaseFacts, index: number) => string,
): string {
  const title = `### Failing cases (${formatCount(failing.length)})`;
  const blocks = failing.slice(0, detailed).map(block);
  const lined = failing.slice(detailed, detailed + lines).map(caseLine);
  const more = failing.length - blocks.length - lined.length;
  const rest = more > 0 ? [`${countOf(more, 'more failing case')}: see the report.`] : [];
  return [title, ...blocks, ...(lined.length > 0 ? [lined.join('\n')] : []), ...rest].join('\n\n');
}

function badIterations({ iterations }: CaseReport): IterationReport[] {
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

function placeLink({ file, line }: NonNullable<CaseReport['location']>, links: ReportLinks) {
  const label = `<code>${inline(line === null ? file : `${file}:${line}`)}</code>`;
  if (!links.source) return label;
  const path = file.split('/').map((part) => encodeURIComponent(cleanText(part)));
  return link(label, `${links.source}${path.join('/')}${line === null ? '' : `#L${line}`}`);
}

function caseLine({ testCase, counts }: CaseFacts): string {
  const passed = `${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`;
  const error = badIterations(testCase).find((iteration) => iteration.error)?.error ?? '';
  const reason = error === '' ? '' : `: ${inline(error, 120)}`;
  return `- ${STATE_ICONS.failing} ${inline(testCase.title, 120)} (${passed})${reason}`;
}
