import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { caseAddress, caseKeys } from '../facts/case-address.ts';
import type { Facts } from '../facts/facts.ts';
import { type Cause, type CauseOfCase, causesOf } from '../facts/story/causes.ts';
import type { Section } from '../markdown/document.ts';
import { caseName } from '../text/case-name.ts';
import { formatNumbers } from '../text/format.ts';
import { inner, omission, section, text } from './markup.ts';

const REASON_LENGTH = 300;
/** Causes shown, and cases named of each: a list of more is what the search is for. */
const SHOWN = { causes: 200, cases: 100 };
const FEW = { causes: 20, cases: 10 };

/** Why iterations failed: each cause once, with the cases that it made fail. */
export function causesSection(facts: Facts, verdict: Verdict): Section {
  const causes = causesOf(facts, verdict);
  const keys = caseKeys(facts.report.cases);
  const draw = (most: typeof SHOWN) => {
    if (causes.length === 0) return '';
    const iterations = causes.reduce((sum, cause) => sum + cause.iterations, 0);
    const about = `<p class="soft">${countOf(causes.length, 'cause')} behind ${countOf(iterations, `failing ${facts.noun}`)}</p>`;
    const shown = causes.slice(0, most.causes);
    const more = causes.length - shown.length;
    return section(
      'Causes',
      [
        about,
        ...shown.map((cause) => causeMarkup(cause, keys, most.cases)),
        ...(more > 0 ? [omission(`${countOf(more, 'more cause')} left out`)] : []),
      ].join('\n'),
    );
  };
  return {
    title: 'causes',
    levels: [
      { keep: 62, render: () => draw(SHOWN) },
      { keep: 64, render: () => draw(FEW) },
    ],
  };
}

function causeMarkup(
  { number, iterations, reason, cases, isNew, isAside }: Cause,
  keys: ReadonlyMap<CaseReport, string>,
  most: number,
): string {
  const tags = [
    ...(isNew ? ['<span class="tag t-bad">new</span>'] : []),
    ...(isAside ? ['<span class="tag t-soft">in quarantine</span>'] : []),
  ].join(' ');
  const named = cases.slice(0, most).map((one) => `<li>${caseOf(one, keys)}</li>`);
  const more = cases.length - named.length;
  if (more > 0) named.push(`<li>and ${countOf(more, 'more case')}</li>`);
  return `<details class="cause"${number === 1 ? ' open' : ''}><summary><b>${formatCount(iterations)}&nbsp;×</b><span>${text(reason, REASON_LENGTH)}</span>${tags}</summary><ul>${named.join('')}</ul></details>`;
}

/** A case by its name, which leads to the first of its iterations that failed so. */
function caseOf({ item, iterations }: CauseOfCase, keys: ReadonlyMap<CaseReport, string>): string {
  const { testCase, counts } = item;
  const link = inner(text(caseName(testCase)), caseAddress(keys, testCase, iterations[0]));
  const numbers = formatNumbers(iterations.map((one) => one.number));
  const of = `iteration${iterations.length === 1 ? '' : 's'} ${numbers} of&nbsp;${formatCount(counts.total)}`;
  const beside = counts.total > 1 ? ` <span class="soft">${of}</span>` : '';
  return `${link}${beside}`;
}
