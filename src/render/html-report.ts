import { hasCases } from '../model/choices/report-source.ts';
import type { Verdict } from '../model/verdict.ts';
import { type Facts, factsOf } from './facts/facts.ts';
import { ownRate } from './facts/numbers/own-rate.ts';
import { casesSection } from './html/cases.ts';
import { causesSection } from './html/causes.ts';
import { comparisonSection } from './html/comparison.ts';
import { PAGE_IDS } from './html/data/page-data.ts';
import { diagnosesSection } from './html/diagnoses.ts';
import {
  PAGE_SCRIPT,
  PAGE_SCRIPT_SHA256,
  PAGE_STYLES,
  PAGE_STYLES_SHA256,
} from './html/generated/page.ts';
import { anchor, attribute, omission, text } from './html/markup.ts';
import { cards } from './html/numbers/cards.ts';
import { numbersSection } from './html/numbers/numbers.ts';
import {
  configurationSection,
  confirmationSection,
  environmentSection,
  gateSection,
  noticeSection,
  policyChangesSection,
  problemsSection,
  quarantineSection,
  repeatsSection,
  warningsSection,
} from './html/page-sections.ts';
import { surfaceSection } from './html/surface.ts';
import { fitSections, measure, type Section } from './markdown/document.ts';
import { countParts, HEADLINE_LENGTH, VERDICT_WORDS } from './sections/headline.ts';
import type { ReportView } from './view.ts';
import { asideParts } from './words/quarantine-words.ts';
import { headlineOf } from './words/verdict-words.ts';

/** Larger pages browsers open too slowly to be of use. */
const HTML_REPORT_BYTES = 15_000_000;

/** At most, for links to all sections that there are. */
const NAVIGATION_BYTES = 2_000;

/** Of cases. */
const LONG_LIST = 100;

/** Nothing from elsewhere, and no script or style but ours. */
const POLICY = `default-src 'none'; img-src data:; script-src 'sha256-${PAGE_SCRIPT_SHA256}'; style-src 'sha256-${PAGE_STYLES_SHA256}'; base-uri 'none'; form-action 'none'`;

/**
 * The whole report as one HTML page that loads nothing. Its program, `src/page`, draws the cases from
 * the data in it; all else stands there without it too. Where it would grow larger than the limit, evidence is shortened and then passing cases are left
 * out; it says so, and names the JSON report.
 */
export function renderHtmlReport(view: ReportView, limitBytes: number = HTML_REPORT_BYTES): string {
  const facts = view.report === null ? null : factsOf(view.report);
  const frame = page(view, facts, '');
  const limit = limitBytes - measure(frame, 'bytes') - NAVIGATION_BYTES;
  const main = fitSections(sectionsOf(view, facts), { unit: 'bytes', limit }, (titles) =>
    omission(`Left out: ${titles.join(', ')},`),
  );
  return page(view, facts, main);
}

function sectionsOf(view: ReportView, facts: Facts | null): Section[] {
  const { verdict } = view;
  const environment = environmentSection(view);
  const changes = policyChangesSection(verdict);
  const isInvalid = verdict.value === 'invalid';
  const mistakes = isInvalid ? [configurationSection(verdict)] : [];
  const gate = isInvalid ? [] : [gateSection(verdict)];
  if (facts === null) return [changes, ...mistakes, ...gate, environment];
  const { report } = facts;
  const [numbers, cases] = [
    numbersSection(facts, verdict, view.baseline),
    casesSection(facts, view),
  ];
  // Below a list that nobody scrolls to the end of they would be found by nobody.
  const isLong = facts.cases.length > LONG_LIST;
  return [
    changes,
    noticeSection(report),
    problemsSection(report, verdict),
    ...mistakes,
    diagnosesSection(report),
    comparisonSection(verdict, facts),
    surfaceSection(report, verdict),
    causesSection(facts, verdict),
    ...(isLong ? [numbers, cases] : [cases, numbers]),
    repeatsSection(verdict),
    ...gate,
    confirmationSection(verdict),
    quarantineSection(verdict),
    warningsSection(report),
    environment,
  ];
}

function page(view: ReportView, facts: Facts | null, main: string): string {
  const { report, verdict } = view;
  const name = report === null ? '' : report.suite.name.trim();
  const titleOf = (suite: string) =>
    `${VERDICT_WORDS[verdict.value]}${suite === '' ? '' : `: ${suite}`}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(attribute(name))}</title>
<style>${PAGE_STYLES}</style>
</head>
<body class="verdict-${verdict.value}">
<header class="top"><div><b>${text(name === '' ? 'MCP eval report' : name)}</b>${navigation(main)}<span id="${PAGE_IDS.theme}"></span></div></header>
<main>
<div class="verdict">
<h1>${titleOf(text(name))}</h1>
<p class="headline">${text(headlineOf(verdict), HEADLINE_LENGTH)}</p>
</div>
${facts === null || !hasCases(facts.report) ? '' : numbers(facts, view)}
${main}</main>
<footer><p>Report of the MCP eval gate${artifactsLink(view)}</p></footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

/** Leads to the sections of the page. */
function navigation(main: string): string {
  const links = [...main.matchAll(HEADING)].map(([, id, title]) => `<a href="#${id}">${title}</a>`);
  return `<nav aria-label="Sections">${links.join('')}</nav>`;
}

/** As `section` writes it, and no text from elsewhere can. */
const HEADING = /<h2 id="(section-[a-z-]+)">([^<]*)</g;

/** What it came to: counts that are not zero, and the figures on their cards. */
function numbers(facts: Facts, { verdict, baseline }: ReportView): string {
  const items = countsBesideCards(facts, verdict).map((part) => `<li>${part}</li>`);
  const list = items.length === 0 ? '' : `<ul class="figures">${items.join('')}</ul>\n`;
  return `${list}${cards(facts, verdict, baseline)}`;
}

/** How many passed of how many is on the card of the rate, unless that is without some set aside. */
function countsBesideCards(facts: Facts, verdict: Verdict): string[] {
  const aside = asideParts(verdict);
  const isOnCard = aside.length === 0 && ownRate(facts, verdict) !== null;
  const { counts, errors } = facts;
  const shown = isOnCard ? { errors, counts: { ...counts, passed: 0, failed: errors } } : facts;
  return [...countParts(shown), ...aside];
}

function artifactsLink({ links = {} }: ReportView): string {
  const label = 'Artifacts of the workflow run';
  const markup = anchor(label, links.report);
  return markup === label ? '' : ` · ${markup}`;
}
