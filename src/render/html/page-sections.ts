import { countOf, formatCount } from '../../model/quantity.ts';
import type { Problem, RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { environmentFacts } from '../facts/environment-facts.ts';
import type { Section } from '../markdown/document.ts';
import { KIND_WORDS, saysProblem } from '../sections/alerts.ts';
import {
  byWeight,
  GATE_COLUMNS,
  OUTCOME_WORDS,
  roleWords,
  tellsReasons,
} from '../sections/gate/gate-table.ts';
import { formatPlace } from '../sections/place.ts';
import type { EnvironmentFact, ReportView } from '../view.ts';
import { checkWords } from '../words/check-words.ts';
import {
  CONFIRMATION_COLUMNS,
  confirmationFigures,
  describeConfirmation,
  lookSentences,
} from '../words/confirmation-words.ts';
import { changesHeading, policyChanges } from '../words/policy-words.ts';
import { describeQuarantine } from '../words/quarantine-words.ts';
import { describeRepeats } from '../words/repeats-words.ts';
import { headlineOf } from '../words/verdict-words.ts';
import { anchor, grid, omission, section, text } from './markup.ts';

/** A list that is shortened where there is no room for it. */
function listSection(
  title: string,
  items: readonly string[],
  frame: (list: string) => string,
): Section {
  const draw = (limit: number) => {
    if (items.length === 0) return '';
    const shown = items.slice(0, limit).map((item) => `<li>${item}</li>`);
    const more = items.length - shown.length;
    const rest = more > 0 ? omission(`${formatCount(more)} more left out`) : '';
    return frame(`<ul>${shown.join('')}</ul>${rest}`);
  };
  return {
    title,
    levels: [
      { keep: 40, render: () => draw(1000) },
      { keep: 50, render: () => draw(20) },
    ],
  };
}

/** A section of bounded size. */
function fixedSection(title: string, render: () => string): Section {
  return { title, levels: [{ keep: 100, render }] };
}

export function noticeSection({ notice }: RunReport): Section {
  return fixedSection('notice', () =>
    notice === null ? '' : `<p class="alert">${text(notice, 2000)}</p>`,
  );
}

/** What kept the evidence from being whole, where the headline does not say it. */
export function problemsSection({ problems }: RunReport, verdict: Verdict): Section {
  const headline = headlineOf(verdict);
  const told = problems.every((problem) => saysProblem(headline, problem));
  return listSection(
    'problems',
    told ? [] : problems.map(problemItem),
    (list) =>
      `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong>${list}</div>`,
  );
}

function problemItem({ kind, message, location }: Problem): string {
  const place = location ? ` (<code>${text(formatPlace(location))}</code>)` : '';
  return `${KIND_WORDS[kind]}: ${text(message, 2000)}${place}`;
}

/** What the code under test would change of what it is judged by. */
export function policyChangesSection(verdict: Verdict): Section {
  const changes = policyChanges(verdict).map((change) => text(change, 1000));
  return listSection(
    'what it would change of the policy',
    changes,
    (list) =>
      `<div class="alert problem" role="note"><strong>${text(changesHeading(verdict))}</strong>${list}</div>`,
  );
}

export function configurationSection({ troubles }: Verdict): Section {
  const problems = troubles.map((trouble) => text(trouble, 1000));
  return listSection('configuration', problems.length > 1 ? problems : [], (list) => list);
}

const lines = (parts: readonly string[]) => parts.filter((part) => part !== '').join('<br>');
const soft = (words: string) => (words === '' ? '' : `<span class="soft">${words}</span>`);

export function gateSection(verdict: Verdict): Section {
  const reasons = tellsReasons(verdict);
  const rows = byWeight(verdict.checks).map((check) => {
    const { title, expected, actual, reason } = checkWords(check);
    return [
      lines([OUTCOME_WORDS[check.outcome], check.gates ? '' : soft(roleWords(check))]),
      lines([
        `<strong>${text(title)}</strong>: ${text(expected, 1000)}`,
        `→ ${text(actual, 1000)}`,
        soft(reasons ? text(reason ?? '', 1000) : ''),
      ]),
    ];
  });
  return fixedSection('gate', () =>
    rows.length === 0 ? '' : section('Gate', grid(GATE_COLUMNS, rows)),
  );
}

export function confirmationSection({ confirmation, suspicion }: Verdict): Section {
  return fixedSection('confirmation', () => {
    if (confirmation === undefined) return '';
    const rows = confirmation.cases
      .slice(0, CASES_LOOKED_AT)
      .map((one) => [text(one.title ?? one.identity, 200), ...confirmationFigures(one)]);
    const [first, others] = [rows.slice(0, CASES_UNFOLDED), rows.slice(CASES_UNFOLDED)];
    const folded =
      others.length === 0
        ? ''
        : `<details><summary>${countOf(others.length, 'more case')}</summary>${grid(CONFIRMATION_COLUMNS, others)}</details>`;
    const more = confirmation.cases.length - rows.length;
    const rest = more > 0 ? omission(`${countOf(more, 'more case')} left out`) : '';
    const words = text(describeConfirmation(confirmation), 1000);
    const looks = suspicion === undefined ? [] : lookSentences(suspicion);
    const items = looks.map((one) => `<li>${text(one, 1000)}</li>`);
    const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
    return section(
      'Looked at again',
      `<p>${words}</p>${list}${grid(CONFIRMATION_COLUMNS, first)}${folded}${rest}`,
    );
  });
}

const CASES_LOOKED_AT = 100;
const CASES_UNFOLDED = 10;

export function quarantineSection({ quarantine = [] }: Verdict): Section {
  const items = quarantine.map((note) => text(describeQuarantine(note), 1000));
  return listSection('quarantine', items, (list) => section('Quarantine', list));
}

export function repeatsSection({ repeats }: Verdict): Section {
  return fixedSection('repeats', () =>
    repeats === undefined ? '' : section('Repeats', `<p>${text(describeRepeats(repeats))}</p>`),
  );
}

export function warningsSection({ warnings }: RunReport): Section {
  const items = warnings.map((warning) => text(warning, 1000));
  return listSection('warnings', items, (list) => section('Warnings', list));
}

const ENVIRONMENT_COLUMNS = [
  { title: 'What', align: 'left' },
  { title: 'Value', align: 'left' },
] as const;

export function environmentSection(view: ReportView): Section {
  const rows = environmentFacts(view).map((fact) => [text(fact.label, 60), factValue(fact)]);
  return fixedSection('environment', () =>
    rows.length === 0 ? '' : section('Environment', grid(ENVIRONMENT_COLUMNS, rows)),
  );
}

/** What a fact is, and where it has one, its identifier as a link. */
export function factValue({ value, id, address }: Omit<EnvironmentFact, 'label'>): string {
  return [text(value), ...(id ? [anchor(`<code>${text(id, 80)}</code>`, address)] : [])]
    .filter((part) => part !== '')
    .join(' ');
}
