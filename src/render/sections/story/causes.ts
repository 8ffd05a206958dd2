import { countOf, formatCount } from '../../../model/quantity.ts';
import type { SourceLocation } from '../../../model/run-report.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { caseAddress, caseKeys, PAGE_NAME } from '../../facts/case-address.ts';
import { casesIn, type Facts, STATE_ICONS } from '../../facts/facts.ts';
import {
  type FailureDetail,
  FULL_DETAIL,
  SHORT_DETAIL,
  WHOLE_DETAIL,
} from '../../facts/failure-detail.ts';
import { type Cause, type CauseOfCase, causesOf } from '../../facts/story/causes.ts';
import type { Level, Section } from '../../markdown/document.ts';
import { fold } from '../../markdown/table.ts';
import { code, inline, link } from '../../text/escape.ts';
import { formatNumbers, squares } from '../../text/format.ts';
import { oncePer } from '../../text/once-per.ts';
import type { ReportLinks } from '../../view.ts';
import { CHANGE_SIGNS } from '../../words/story/change-words.ts';
import { formatPlace, sourceAddress } from '../place.ts';
import { briefEvidence, caseEvidence } from './cause-evidence.ts';

/** How many causes are shown with their evidence, and how many as one line. */
interface Amounts {
  keep: number;
  detail: FailureDetail;
  folds: number;
  /** Cases named in a fold. */
  cases: number;
  /** Cases of one cause whose evidence is shown, where it is not the same. */
  examples: number;
  lines: number;
}

/** How a surface shows why cases failed. */
export interface CausesPlan {
  /** The first cause stands unfolded. */
  openFirst: boolean;
  /** Only what differs, since a comment stands between what people say. */
  isBrief: boolean;
  steps: readonly Amounts[];
}

/** Steps down: less of each, then fewer with evidence, then fewer lines; the count stays. */
const SHORT_STEPS: readonly Amounts[] = [
  ...[25, 10, 5, 3, 2, 1].map((folds, step) => ({
    keep: 45 + step,
    detail: SHORT_DETAIL,
    folds,
    cases: folds * 4,
    examples: 1,
    lines: 500,
  })),
  ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
    keep: lines === 0 ? 970 : 60 + step,
    detail: SHORT_DETAIL,
    ...{ folds: 0, cases: 0, examples: 0 },
    lines,
  })),
];

export const SUMMARY_PLAN: CausesPlan = {
  openFirst: true,
  isBrief: false,
  steps: [
    { keep: 35, detail: FULL_DETAIL, folds: 25, cases: 500, examples: 3, lines: 500 },
    ...SHORT_STEPS,
  ],
};

export const COMMENT_PLAN: CausesPlan = {
  openFirst: false,
  isBrief: true,
  steps: [
    { keep: 35, detail: SHORT_DETAIL, folds: 5, cases: 15, examples: 1, lines: 15 },
    ...SHORT_STEPS.slice(3),
  ],
};

/** More than that nobody reads, and it takes seconds to draw. */
export const WHOLE_PLAN: CausesPlan = {
  openFirst: true,
  isBrief: false,
  steps: [
    {
      ...{ keep: 34, detail: WHOLE_DETAIL, folds: 2_000, lines: 10_000 },
      ...{ cases: 10_000, examples: 2_000 },
    },
    ...SUMMARY_PLAN.steps,
  ],
};

const ASIDE = 'in quarantine';
/** Code points of a reason in a line. */
const REASON_LENGTH = 160;
/** Beyond this many, lines below causes that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;
const SQUARES_SHOWN = 10;

/** Why cases failed, each cause once with the evidence for it. */
export function causesSection(
  facts: Facts,
  verdict: Verdict,
  links: ReportLinks,
  { steps, openFirst, isBrief }: CausesPlan = SUMMARY_PLAN,
): Section | null {
  const failing = casesIn(facts, 'failing').length;
  if (failing === 0) return null;
  const causes = causesOf(facts, verdict);
  const ofCauses = causes.length < failing ? `: ${countOf(causes.length, 'cause')}` : '';
  const title = `### Failing cases (${formatCount(failing)})${ofCauses}`;
  const line = oncePer(causeLine);
  const addressOf = ({ cases: [{ item, iterations }] }: Cause) =>
    links.hasPage
      ? PAGE_NAME + caseAddress(caseKeys(facts.report.cases), item.testCase, iterations[0])
      : null;
  const levels = steps.map((amounts): Level => {
    const body = (cause: Cause) =>
      causeBody(cause, links, { ...amounts, isBrief, address: addressOf(cause) });
    const render = () => {
      const blocks = causes.slice(0, amounts.folds).map((cause, at) => {
        const told = body(cause);
        return told === '' ? `- ${line(cause)}` : fold(line(cause), told, openFirst && at === 0);
      });
      const lined = causes.slice(blocks.length, blocks.length + amounts.lines);
      const more = causes.length - blocks.length - lined.length;
      const rest = more > 0 ? [`${countOf(more, 'more cause')}: see the report.`] : [];
      const list = lined.map((cause) => `- ${line(cause)}`);
      return [title, ...blocks, ...lineList(list, blocks.length > 0), ...rest].join('\n\n');
    };
    return { keep: amounts.keep, render };
  });
  return { title: 'failing cases', levels };
}

function lineList(lines: readonly string[], afterOthers: boolean): string[] {
  if (lines.length === 0) return [];
  const body = lines.join('\n');
  if (!afterOthers || lines.length <= UNFOLDED_LINES) return [body];
  return [fold(`${formatCount(lines.length)} more, in a line each`, body)];
}

/** Whom it made fail and how often, and why. */
function causeLine({ cases, iterations, reason, tool, isNew, isAside }: Cause): string {
  const [only, ...others] = cases;
  const who = others.length === 0 ? only.item.title : countOf(cases.length, 'case');
  const times = iterations > cases.length ? `, ${formatCount(iterations)} ×` : '';
  const aside = cases.filter((one) => one.isAside).length;
  const some = aside > 0 ? [`${formatCount(aside)} of them ${ASIDE}`] : [];
  const remarks = [...(isNew ? [NEW] : []), ...(isAside ? [ASIDE] : some)];
  return [
    `${STATE_ICONS.failing} <strong>${who}</strong>${times}: ${reasonMarkup(reason, tool)}`,
    ...remarks,
  ].join(' · ');
}

const NEW = `${CHANGE_SIGNS.new} new`;

/** A reason mostly begins with the name of a tool. */
function reasonMarkup(reason: string, tool: string | null): string {
  if (tool === null || !reason.startsWith(`${tool} `)) {
    return inline(reason, REASON_LENGTH);
  }
  return `${code(tool)} ${inline(reason.slice(tool.length), REASON_LENGTH)}`;
}

interface Body extends Pick<Amounts, 'detail' | 'cases' | 'examples'> {
  isBrief: boolean;
  /** Where the HTML report shows the first case; null where there is none. */
  address: string | null;
}

/** The cases of a cause, and its evidence: that of the first, and of others where it differs. */
function causeBody(
  cause: Cause,
  links: ReportLinks,
  { detail, cases: most, examples, isBrief, address }: Body,
): string {
  const { cases, reason } = cause;
  const isOne = cases.length === 1;
  const named = cases.slice(0, most).map((one) => {
    const parts = caseParts(one, cause, links);
    return isOne ? parts.join(' · ') : `- ${parts.join(' · ')}`;
  });
  const more = cases.length - named.length;
  if (more > 0) named.push(`- ${countOf(more, 'more case')}: see the report`);
  const isTold = [...reason].length <= REASON_LENGTH;
  const seen = new Set<string>();
  const evidence = cases.slice(0, examples).flatMap((one) => {
    const { item, iterations } = one;
    const told = isTold && one.reason === reason ? reason : '';
    if (isBrief) return briefEvidence(iterations[0], detail, told);
    const { text, likeness } = caseEvidence({ ...item, bad: iterations }, detail, told);
    if (seen.has(likeness) || (likeness === '' && !isOne)) return [];
    seen.add(likeness);
    return isOne ? text : [`Evidence of <strong>${item.title}</strong>:`, text];
  });
  const parts = [named.join('\n'), ...evidence].filter((part) => part !== '');
  // No link: what lies in an archive has no address of its own.
  const where = parts.length === 0 || address === null ? [] : [whereInPage(address)];
  return [...parts, ...where].join('\n\n');
}

const whereInPage = (address: string) => `<sub>In the report: ${code(address)}</sub>`;

/** A case of a cause: which it is where there are several, how it came out, and where it is written. */
function caseParts(one: CauseOfCase, cause: Cause, links: ReportLinks): string[] {
  const { item, iterations, isAside, isNew, reason } = one;
  const { counts, testCase } = item;
  const isOne = cause.cases.length === 1;
  const of = `${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`;
  const isPart = counts.total > 1 && iterations.length < counts.total;
  const numbers = formatNumbers(iterations.map(({ number }) => number));
  const { location } = testCase;
  return [
    ...(isOne ? [] : [`<strong>${item.title}</strong>`]),
    ...(counts.total > 1 ? [`${squares(counts, SQUARES_SHOWN)} ${of}`] : []),
    ...(isPart ? [`iteration${iterations.length === 1 ? '' : 's'} ${numbers}`] : []),
    ...(location === null ? [] : [placeLink(location, links)]),
    ...(isNew && !isOne && cause.cases.some((each) => !each.isNew) ? [NEW] : []),
    ...(isAside && !cause.isAside ? [ASIDE] : []),
    ...(reason === cause.reason || isOne ? [] : [inline(reason, REASON_LENGTH)]),
  ];
}

function placeLink(location: SourceLocation, links: ReportLinks): string {
  return link(code(formatPlace(location)), sourceAddress(location, links));
}
