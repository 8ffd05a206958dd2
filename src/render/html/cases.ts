import { countCases } from '../../model/counts.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { Verdict } from '../../model/verdict.ts';
import {
  CASE_STATES,
  type CaseFacts,
  type Facts,
  STATE_ICONS,
  STATE_WORDS,
} from '../facts/facts.ts';
import {
  type FailureDetail,
  FULL_DETAIL,
  SHORT_DETAIL,
  WHOLE_DETAIL,
} from '../facts/failure-detail.ts';
import { quarantinedCases } from '../facts/quarantined-cases.ts';
import type { Section } from '../markdown/document.ts';
import type { ReportLinks } from '../view.ts';
import { type CaseEntry, caseEntry } from './case-entry.ts';
import { omission, section } from './markup.ts';

/** How many cases the page shows, the worst first, and how much of each. */
interface CasesLevel {
  keep: number;
  detail: FailureDetail;
  entries: number;
}

/** With every case. */
const WHOLE_PAGES: readonly Omit<CasesLevel, 'entries'>[] = [
  { keep: 10, detail: WHOLE_DETAIL },
  { keep: 11, detail: FULL_DETAIL },
  { keep: 12, detail: SHORT_DETAIL },
];
/** Pages of more take seconds to draw, and longer to open. */
const MAX_ENTRIES = 5_000;
const ENTRY_STEPS = [2_000, 500, 100, 20, 0];

/** Every case to be unfolded, with what the reader searches and filters them by. */
export function casesSection({ cases }: Facts, verdict: Verdict, links: ReportLinks): Section {
  const isAside = quarantinedCases(verdict);
  const worthALook = cases.filter(({ state }) => state !== 'passed' && state !== 'skipped').length;
  const steps = [
    Math.min(worthALook, MAX_ENTRIES),
    ...ENTRY_STEPS.filter((entries) => entries < worthALook),
  ];
  const levels: CasesLevel[] = [
    ...WHOLE_PAGES.map((level) => ({ ...level, entries: Math.min(cases.length, MAX_ENTRIES) })),
    ...steps.map((entries, step) => ({ keep: 60 + step, detail: SHORT_DETAIL, entries })),
  ];
  return {
    title: 'cases',
    levels: levels.map(({ keep, detail, entries }) => ({
      keep,
      render: () => draw(cases, links, { detail, entries, isAside }),
    })),
  };
}

function draw(
  cases: readonly CaseFacts[],
  links: ReportLinks,
  { detail, entries, isAside }: Omit<CasesLevel, 'keep'> & Pick<CaseEntry, 'isAside'>,
): string {
  const shown = cases.slice(0, entries);
  if (cases.length === 0) return '';
  const parts = shown.map((item, index) =>
    caseEntry(item, links, {
      ...{ detail, isAside },
      open: index === 0 && item.state === 'failing',
    }),
  );
  const total = numberOf(cases);
  const omissions: string[] = [];
  if (shown.length < cases.length) {
    omissions.push(omission(`${countOf(total - numberOf(shown), 'more case')} left out`));
  }
  if (detail !== WHOLE_DETAIL) omissions.push(omission('Evidence shortened'));
  return section('Cases', [filterForm(shown), ...omissions, ...parts].join('\n'));
}

function filterForm(cases: readonly CaseFacts[]): string {
  const filters = CASE_STATES.flatMap((state) => {
    const count = numberOf(cases.filter((item) => item.state === state));
    if (count === 0) return [];
    const label = `${STATE_ICONS[state]} ${STATE_WORDS[state]} (${formatCount(count)})`;
    return [
      `<label><input type="checkbox" name="state" value="${state}" checked> ${label}</label>`,
    ];
  });
  return `<form id="filter" role="search" aria-label="Cases" hidden>
<label class="unseen" for="search">Search in the cases</label>
<input type="search" id="search" placeholder="Search titles, errors, tool calls…  ( / )" autocomplete="off">
<fieldset><legend>Show</legend>${filters.join('')}</fieldset>
<button type="reset">Show all</button>
</form>
<p id="shown" role="status" class="soft">${countOf(numberOf(cases), 'case')}</p>`;
}

/** How many cases these are, folded ones included. */
function numberOf(cases: readonly CaseFacts[]): number {
  return countCases(cases.map(({ testCase }) => testCase));
}
