import { countOf, formatCount } from '../../model/quantity.ts';
import type { SourceLocation } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { type CaseFacts, casesIn, type Facts, STATE_ICONS } from '../facts/facts.ts';
import {
  type FailureDetail,
  FULL_DETAIL,
  SHORT_DETAIL,
  WHOLE_DETAIL,
} from '../facts/failure-detail.ts';
import { quarantinedCases } from '../facts/quarantined-cases.ts';
import type { Level, Section } from '../markdown/document.ts';
import { fold } from '../markdown/table.ts';
import { code, inline, link } from '../text/escape.ts';
import { strip } from '../text/format.ts';
import { oncePer } from '../text/once-per.ts';
import type { ReportLinks } from '../view.ts';
import { caseFailures } from './case-failures.ts';
import { formatPlace, sourceAddress } from './place.ts';

/** How many failing cases are shown with their evidence, and how many as one line. */
interface Amounts {
  keep: number;
  detail: FailureDetail;
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
    detail: SHORT_DETAIL,
    detailed,
    lines: 500,
  })),
  ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
    keep: lines === 0 ? 970 : 60 + step,
    detail: SHORT_DETAIL,
    detailed: 0,
    lines,
  })),
];

export const SUMMARY_PLAN: FailingCasesPlan = {
  openFirst: true,
  steps: [{ keep: 35, detail: FULL_DETAIL, detailed: 25, lines: 500 }, ...SHORT_STEPS],
};

/** Folded and short, since a comment stands between what people say. */
export const COMMENT_PLAN: FailingCasesPlan = {
  openFirst: false,
  steps: [{ keep: 35, detail: SHORT_DETAIL, detailed: 5, lines: 15 }, ...SHORT_STEPS.slice(3)],
};

/** More than that nobody reads, and it takes seconds to draw. */
export const WHOLE_PLAN: FailingCasesPlan = {
  openFirst: true,
  steps: [
    { keep: 34, detail: WHOLE_DETAIL, detailed: 2_000, lines: 10_000 },
    ...SUMMARY_PLAN.steps,
  ],
};

const ASIDE = 'in quarantine';
/** Code points of a reason in a line. */
const REASON_LENGTH = 120;
/** Beyond this many, lines below cases that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;

/** Failing cases with the evidence for it. */
export function failingCasesSection(
  facts: Facts,
  verdict: Verdict,
  links: ReportLinks,
  { steps, openFirst }: FailingCasesPlan = SUMMARY_PLAN,
): Section | null {
  const failing = casesIn(facts, 'failing');
  if (failing.length === 0) return null;
  const isAside = quarantinedCases(verdict);
  const line = oncePer((item: CaseFacts) => caseLine(item, isAside(item.testCase)));
  const summary = oncePer((item: CaseFacts) =>
    [caseSummary(item, links), ...(isAside(item.testCase) ? [ASIDE] : [])].join(' · '),
  );
  const bodies = new Map<FailureDetail, (item: CaseFacts) => string>();
  const levels = steps.map(({ keep, detail, detailed, lines }): Level => {
    const body = bodies.get(detail) ?? oncePer((item) => caseFailures(item, detail));
    bodies.set(detail, body);
    const block = (item: CaseFacts, index: number) =>
      openFirst && index === 0
        ? fold(summary(item), body(item), true)
        : fold(`${summary(item)}${reasonAfter(' · ', item)}`, body(item));
    const blocks = () => {
      const firstAlike = new Map<string, CaseFacts>();
      return failing.slice(0, detailed).map((item, index) => {
        const first = firstAlike.get(body(item));
        // One dead server fails many cases, and its last words are worth reading once.
        if (first !== undefined)
          return `- ${summary(item)} · the same as <strong>${first.title}</strong>`;
        firstAlike.set(body(item), item);
        return block(item, index);
      });
    };
    return { keep, render: () => list(failing, blocks(), lines, line) };
  });
  return { title: 'failing cases', levels };
}

function list(
  failing: readonly CaseFacts[],
  blocks: readonly string[],
  lines: number,
  line: (item: CaseFacts) => string,
): string {
  const title = `### Failing cases (${formatCount(failing.length)})`;
  const lined = failing.slice(blocks.length, blocks.length + lines).map(line);
  const more = failing.length - blocks.length - lined.length;
  const rest = more > 0 ? [`${countOf(more, 'more failing case')}: see the report.`] : [];
  return joined([title, ...blocks, ...lineList(lined, blocks.length > 0), ...rest]);
}

/** Paragraphs, among which the items of a list stand close together. */
function joined(parts: readonly string[]): string {
  const isItem = (part: string | undefined) => part?.startsWith('- ') ?? false;
  return parts
    .map((part, index) => (isItem(part) && isItem(parts[index + 1]) ? `${part}\n` : `${part}\n\n`))
    .join('')
    .trimEnd();
}

function lineList(lines: readonly string[], afterOthers: boolean): string[] {
  if (lines.length === 0) return [];
  const body = lines.join('\n');
  if (!afterOthers || lines.length <= UNFOLDED_LINES) return [body];
  return [fold(`${formatCount(lines.length)} more, in a line each`, body)];
}

function caseSummary({ testCase, title, counts }: CaseFacts, links: ReportLinks): string {
  const parts = [`${STATE_ICONS.failing} <strong>${title}</strong>`];
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

/** @param isAside it does not count. */
function caseLine(item: CaseFacts, isAside: boolean): string {
  const { title, counts } = item;
  const passed = `${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`;
  const remarks = [...(counts.total > 1 ? [passed] : []), ...(isAside ? [ASIDE] : [])];
  const share = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
  return `- ${STATE_ICONS.failing} ${title}${share}${reasonAfter(': ', item)}`;
}

/** Why the case failed in a few words, for where its evidence is not in sight. */
function reasonAfter(separator: string, { bad }: CaseFacts): string {
  const error = bad.find((iteration) => iteration.error)?.error ?? '';
  return error === '' ? '' : `${separator}${inline(error, REASON_LENGTH)}`;
}
