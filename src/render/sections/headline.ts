import { hasCases } from '../../model/choices/report-source.ts';
import { countOf, formatCount, formatPercent } from '../../model/quantity.ts';
import type { Verdict, VerdictValue } from '../../model/verdict.ts';
import type { Facts } from '../facts/facts.ts';
import { formatDelta, ranBeside } from '../facts/history.ts';
import { ownRate } from '../facts/numbers/own-rate.ts';
import { changesOf } from '../facts/story/changes.ts';
import type { Section } from '../markdown/document.ts';
import { inline, link } from '../text/escape.ts';
import { formatDuration, squares } from '../text/format.ts';
import type { ReportLinks } from '../view.ts';
import { asideParts } from '../words/quarantine-words.ts';
import { headlineOf } from '../words/verdict-words.ts';

/** Sign and word of a verdict; the word stands beside the sign, so that colour tells nothing alone. */
export const VERDICT_WORDS: Readonly<Record<VerdictValue, string>> = {
  passed: '✅ Passed',
  failed: '❌ Failed',
  incomplete: '⚠️ Incomplete',
  invalid: '🚫 Invalid configuration',
};

/** Code points of the decisive reason that are shown. */
export const HEADLINE_LENGTH = 500;

/** Whether a headline, as it is shown, has a sentence in it, so that none needs to repeat it. */
export function headlineSays(headline: string, sentence: string): boolean {
  if (headline.length > HEADLINE_LENGTH || sentence.length > HEADLINE_LENGTH) return false;
  return headline.includes(sentence.trim().replace(/\.$/, ''));
}

/** The verdict, what decided it, and the numbers. */
export function headlineSection(
  verdict: Verdict,
  facts: Facts | null,
  links: ReportLinks,
): Section {
  const words = VERDICT_WORDS[verdict.value];
  const name = facts === null ? '' : inline(facts.report.suite.name);
  const suite = name === '' ? '' : `: ${name}`;
  const headline = headlineOf(verdict);
  const sentence = `<strong>${inline(headline, HEADLINE_LENGTH)}</strong>`;
  const ofCases = facts !== null && hasCases(facts.report) ? facts : null;
  const numbers = ofCases === null ? [] : [numbersLine(ofCases, verdict)];
  return {
    title: 'headline',
    levels: [
      {
        keep: 90,
        render: () =>
          [`## ${words}${suite}`, sentence, ...numbers, reportLink(links)]
            .filter((line) => line !== '')
            .join('\n\n'),
      },
      {
        keep: 95,
        render: () => [`## ${words}`, inline(headline, 100), ...numbers].join('\n\n'),
      },
      {
        keep: 1000,
        render: () => `## ${words}${ofCases === null ? '' : `: ${shortNumbers(ofCases, verdict)}`}`,
      },
    ],
  };
}

/** As many as a telephone has room for in one line. */
const BAR_WIDTH = 10;

function numbersLine(facts: Facts, verdict: Verdict): string {
  const { counts, wallMs } = facts;
  const own = ownRate(facts, verdict);
  const told = [
    ...countParts(facts),
    ...asideParts(verdict),
    ...changeParts(verdict),
    ...(wallMs === null ? [] : [`took ${formatDuration(wallMs)}`]),
  ];
  if (own === null) return told.join(' · ');
  // Where something else than a failure decides, green squares would say the contrary.
  const misleads = verdict.value !== 'passed' && counts.failed + counts.unfinished === 0;
  const bar = misleads ? '' : `${squares({ ...counts, skipped: 0 }, BAR_WIDTH)} `;
  const delta = formatDelta(facts.report, own.rate, ranBeside(verdict));
  const share = `${bar}<strong>${formatPercent(own.rate)}</strong>`;
  return [share, ...told, ...(delta === null ? [] : [delta])].join(' · ');
}

/** `2 cases newly failing`, `1 fixed`. */
function changeParts(verdict: Verdict): string[] {
  const { new: broken = 0, fixed = 0 } = changesOf(verdict)?.counts ?? {};
  return [
    ...(broken > 0 ? [`${countOf(broken, 'case')} newly failing`] : []),
    ...(fixed > 0 ? [`${countOf(fixed, 'case')} fixed`] : []),
  ];
}

/** `11 passed`, `1 failed`: every count that is not zero. */
export function countParts({ counts, errors }: Pick<Facts, 'counts' | 'errors'>): string[] {
  const parts: [count: number, word: string][] = [
    [counts.passed, 'passed'],
    [counts.failed - errors, 'failed'],
    [errors, errors === 1 ? 'error' : 'errors'],
    [counts.unfinished, 'unfinished'],
    [counts.flaky, 'flaky'],
    [counts.skipped, 'skipped'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatCount(count)} ${word}`);
}

function shortNumbers(facts: Facts, verdict: Verdict): string {
  const { rate = null, sample = facts.counts } = ownRate(facts, verdict) ?? {};
  const share = rate === null ? '' : ` (${formatPercent(rate)})`;
  return `${formatCount(sample.passed)} of ${countOf(sample.total, facts.noun)} passed${share}`;
}

function reportLink({ report }: ReportLinks): string {
  const label = 'Full report';
  const markup = link(label, report);
  return markup === label ? '' : markup;
}
