import { countCases } from '../../model/counts.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport } from '../../model/run-report.ts';
import { baselineCases } from '../facts/baseline-cases.ts';
import { caseKeys } from '../facts/case-address.ts';
import { type CaseFacts, type Facts, STATE_ICONS, STATE_WORDS } from '../facts/facts.ts';
import { FULL_DETAIL, SHORT_DETAIL, WHOLE_DETAIL } from '../facts/failure-detail.ts';
import { quarantinedCases } from '../facts/quarantined-cases.ts';
import { type Changes, changesOf } from '../facts/story/changes.ts';
import type { Section } from '../markdown/document.ts';
import { caseName } from '../text/case-name.ts';
import { formatDuration } from '../text/format.ts';
import type { ReportLinks, ReportView } from '../view.ts';
import { caseDetail, type DetailChoice } from './data/case-details.ts';
import { pageIndex } from './data/case-index.ts';
import { PAGE_IDS } from './data/page-data.ts';
import { grid, omission, section, text } from './markup.ts';

/** How many cases the page shows, the worst first, and how much of each. */
interface CasesLevel extends DetailChoice {
  keep: number;
  entries: number;
}

/** With every case. */
const WHOLE_PAGES: readonly Omit<CasesLevel, 'entries'>[] = [
  { keep: 10, failure: WHOLE_DETAIL, conversations: 'each' },
  { keep: 11, failure: WHOLE_DETAIL, conversations: 'ways' },
  { keep: 12, failure: FULL_DETAIL, conversations: 'ways' },
  { keep: 13, failure: SHORT_DETAIL, conversations: 'ways' },
];
/** What a page of more says takes longer to find than the JSON report takes to ask. */
const MAX_ENTRIES = 20_000;
const ENTRY_STEPS = [5_000, 2_000, 500, 100, 20, 0];
/** Cases listed for readers without scripts, whose browsers draw all of them at once. */
const LISTED = 100;

interface CasesOfPage {
  cases: readonly CaseFacts[];
  links: ReportLinks;
  keys: ReadonlyMap<CaseReport, string>;
  changes: Changes | null;
  /** The same case in the baseline. */
  before(testCase: CaseReport): CaseReport | undefined;
  isAside(testCase: CaseReport): boolean;
}

/** Every case as data, from which the page's program draws those that are looked at. */
export function casesSection(
  { cases, report }: Facts,
  { verdict, links = {}, baseline }: Pick<ReportView, 'verdict' | 'links' | 'baseline'>,
): Section {
  const page: CasesOfPage = {
    ...{ cases, links, isAside: quarantinedCases(verdict) },
    changes: changesOf(verdict),
    keys: caseKeys(report.cases),
    before: baselineCases(report, baseline),
  };
  const worthALook = cases.filter(({ state }) => state !== 'passed' && state !== 'skipped').length;
  const steps = [
    Math.min(worthALook, MAX_ENTRIES),
    ...ENTRY_STEPS.filter((entries) => entries < worthALook),
  ];
  const levels: CasesLevel[] = [
    ...WHOLE_PAGES.map((level) => ({ ...level, entries: Math.min(cases.length, MAX_ENTRIES) })),
    ...steps.map((entries, step) => ({
      ...{ keep: 60 + step, entries },
      ...{ failure: SHORT_DETAIL, conversations: 'ways' as const },
    })),
  ];
  return {
    title: 'cases',
    levels: levels.map((level) => ({ keep: level.keep, render: () => draw(page, level) })),
  };
}

function draw(page: CasesOfPage, { entries, ...choice }: CasesLevel): string {
  const { cases, links, keys, changes, isAside, before } = page;
  if (cases.length === 0) return '';
  const shown = cases.slice(0, entries);
  const more = numberOf(cases) - numberOf(shown);
  const omissions = [
    ...(more > 0 ? [omission(`${countOf(more, 'more case')} left out`)] : []),
    ...(choice.failure === WHOLE_DETAIL ? [] : [omission('Evidence shortened')]),
  ];
  const lines = shown.map((facts) =>
    json(caseDetail(facts, before(facts.testCase), links, choice)),
  );
  return section(
    'Cases',
    [
      `<div id="${PAGE_IDS.root}"></div>`,
      withoutScript(shown, isAside),
      ...omissions,
      dataBlock(
        PAGE_IDS.index,
        'application/json',
        json(pageIndex(shown, { keys, changes, isAside })),
      ),
      dataBlock(PAGE_IDS.details, 'application/jsonl', lines.join('\n')),
    ].join('\n'),
  );
}

/** As JSON in which nothing can end the element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function dataBlock(id: string, type: string, content: string): string {
  return `<script type="${type}" id="${id}">${content}</script>`;
}

const LIST_COLUMNS = [
  { title: 'State', align: 'left' },
  { title: 'Case', align: 'left' },
  { title: 'Passed', align: 'right' },
  { title: 'Duration', align: 'right' },
] as const;

/** The worst cases by name, for readers whose browser runs no script of this page. */
function withoutScript(
  cases: readonly CaseFacts[],
  isAside: (testCase: CaseReport) => boolean,
): string {
  const rows = cases
    .slice(0, LISTED)
    .map(({ testCase, state, counts, durationMs }) => [
      `${STATE_ICONS[state]} ${STATE_WORDS[state]}${isAside(testCase) ? ', in quarantine' : ''}`,
      text(caseName(testCase)),
      `${formatCount(counts.passed)} of ${formatCount(counts.total)}`,
      formatDuration(durationMs),
    ]);
  const more = numberOf(cases) - numberOf(cases.slice(0, LISTED));
  const others = more > 0 ? ` and the ${countOf(more, 'other case')}` : '';
  return `<noscript><p>Scripts are off here. With them, this page shows the evidence of each case${others}; <code>report.md</code> and <code>report.json</code> have it too.</p>${grid(LIST_COLUMNS, rows)}</noscript>`;
}

/** How many cases these are, folded ones included. */
function numberOf(cases: readonly CaseFacts[]): number {
  return countCases(cases.map(({ testCase }) => testCase));
}
