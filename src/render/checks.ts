import type { Check, Outcome, Verdict } from '../report/report.ts';
import type { CheckId, CheckOutcome } from '../report/verdict.ts';
import {
  describeCheck,
  describeOutcome,
  describeReason,
  describeSubjects,
} from '../words/checks.ts';
import { endOf, shown } from '../words/lines.ts';
import { describeNews, type NewsFacts, NOT_DECIDED } from '../words/news.ts';
import type { About } from '../words/verdicts.ts';
import type { Cause } from './causes.ts';

/** One sign for each verdict and outcome. */
export const SYMBOLS: Readonly<Record<Outcome | CheckOutcome, string>> = {
  passed: '✅',
  failed: '❌',
  incomplete: '⚠️',
  undecided: '⚠️',
  invalid: '⛔',
  notApplicable: '➖',
};

/** What readers look for first, and what they look for last. */
const FIRST: readonly CheckId[] = ['no-regression', 'no-removed-tools'];
const LAST: readonly CheckId[] = ['gone-cases', 'expected-tests'];
/** What a failing case can fail. */
const OF_CASES: readonly Check['unit'][] = ['share', 'cases', 'tools'];

/** Whether a check is worth a line though all is well: a limit that does not apply holds nothing. */
export const isNews = ({ id, outcome, unit }: Check) =>
  outcome === 'notApplicable'
    ? id === 'tools-compatible' || !OF_CASES.includes(unit)
    : outcome !== 'passed';

/** The checks that gate or have something to say. What decides comes first. */
export function orderChecks({ checks }: Verdict): Check[] {
  const isWorthALine = ({ id, gates, outcome }: Check) =>
    outcome !== 'passed' || (gates && !LAST.includes(id));
  return checks.filter(isWorthALine).sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ id, gates, outcome }: Check): number {
  const decision = gates ? ['failed', 'undecided'].indexOf(outcome) : -1;
  const place = FIRST.includes(id) ? 0 : LAST.includes(id) ? 2 : 1;
  return 3 * (decision < 0 ? 2 : decision) + place;
}

/**
 * Finds the news: what the user got wrong, why cases fail, else the check that decides.
 *
 * @param checks in order
 * @param problems sentences
 * @param changes sentences about breaking changes of what servers offer
 */
export function headlineOf(
  facts: NewsFacts,
  checks: readonly Check[],
  causes: readonly Cause[],
  problems: readonly string[],
  changes: readonly string[],
): string {
  const { value, total, broken } = facts;
  const deciding = causes.filter(({ isDeciding }) => isDeciding);
  const isAlone = broken === 1 && deciding.length === 1 && deciding[0]?.failure.kind === 'test';
  const sentences = deciding.map(({ sentence, cases: [one] }) =>
    isAlone && one !== undefined ? `${endOf(shown(one.title))}: ${sentence}` : sentence,
  );
  const reasons = problems.concat(sentences, changes);
  const [check] = checks;
  const outcome = value === 'incomplete' ? 'undecided' : value;
  if (!check?.gates || check.outcome !== outcome) return describeNews(facts, reasons);
  if (value === 'incomplete') {
    if (reasons.length > 0 || total === 0) return describeNews(facts, reasons);
    const describe = check.reason?.code === 'gone' ? describeOutcome : describeReason;
    return describeNews(facts, [describe(check, facts)], NOT_DECIDED);
  }
  // Cases can be worse together of which none alone is.
  const isTogether = check.id === 'no-regression' && facts.regressed === 0;
  const isCounted = broken > 0 && broken >= check.subjectCount && !isTogether;
  const subjects = describeSubjects(check, facts);
  // What failed in a case says more than that it did.
  if (reasons.length > 0 && OF_CASES.includes(check.unit) && (isCounted || subjects !== ''))
    return describeNews(facts, reasons, isCounted ? '' : subjects);
  return describeNews(facts, [], describeOutcome(check, facts));
}

/** The line of each check, but for what the headline says. */
export function checkLines(checks: readonly Check[], headline: string, about: About): string[] {
  return checks.flatMap((check) => {
    const reason = describeReason(check, about);
    const isSaid = reason !== '' && headline.endsWith(reason.replace(/\.$/, ''));
    const line = describeCheck(isSaid ? { ...check, reason: null } : check, about);
    // What gates nothing alarms no reader.
    const sign = SYMBOLS[check.gates || check.outcome !== 'failed' ? check.outcome : 'undecided'];
    return line === `${headline}.` ? [] : [`${sign} ${line}`];
  });
}
