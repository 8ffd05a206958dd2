import { isFlaky } from '../../../model/counts.ts';
import { countOf, formatCount } from '../../../model/quantity.ts';
import type { AssertionOutcome, FoldedCases, IterationReport } from '../../../model/run-report.ts';
import { cleanLine } from '../../../text/clean-text.ts';
import { assertionDiff } from '../../facts/assertion-diff.ts';
import type { CaseFacts } from '../../facts/facts.ts';
import type { FailureDetail } from '../../facts/failure-detail.ts';
import { type FailureGroup, failuresOf } from '../../facts/failure-groups.ts';
import { formatPlace, sourceAddress } from '../../sections/place.ts';
import { httpAddress } from '../../text/escape.ts';
import type { ReportLinks } from '../../view.ts';
import { pageConversation } from './conversation-data.ts';
import type { PageCaseDetail, PageEvidence, PageIteration } from './page-data.ts';

const TEXT_LENGTH = 500;
const LABEL_LENGTH = 300;
const MODEL_LENGTH = 80;
/** Iterations of a case that are listed. */
const MOST_ITERATIONS = 1_000;

/** What a case unfolds to: its iterations, and where some failed, the evidence for it. */
export function caseDetail(
  facts: CaseFacts,
  links: ReportLinks,
  detail: FailureDetail,
): PageCaseDetail {
  const { testCase, bad } = facts;
  const { location, folded, tags, iterations } = testCase;
  const failures = failuresOf(facts, detail);
  const { hidden } = failures;
  const beside = bad.length === 0 ? null : passedBeside(iterations, detail);
  const evidence =
    bad.length === 0
      ? passedEvidence(iterations, detail)
      : [
          ...failures.shown.map((group) => groupEvidence(group, detail)),
          ...(beside === null ? [] : [beside.evidence]),
        ];
  const more = iterations.length - MOST_ITERATIONS;
  const remarks = [
    ...(tags === undefined ? [] : [`Tags: ${cleanLine(tags.join(', '), TEXT_LENGTH)}`]),
    ...(folded === undefined ? [] : [foldedRemark(folded)]),
    ...(hidden > 0 ? [`${countOf(hidden, 'more failing iteration')}: see report.json.`] : []),
    ...(more > 0 ? [`${countOf(more, 'more iteration')}: see report.json.`] : []),
  ];
  const groups = new Map(
    failures.shown.flatMap(({ iterations: alike }, at) => alike.map((one) => [one, at] as const)),
  );
  if (beside !== null) groups.set(beside.iteration, evidence.length - 1);
  const first = evidence.length > 0 && bad.length === 0 ? judged(iterations) : undefined;
  return {
    ...(location === null
      ? {}
      : { place: placeOf(formatPlace(location), sourceAddress(location, links)) }),
    ...(remarks.length === 0 ? {} : { remarks }),
    iterations: iterations
      .slice(0, MOST_ITERATIONS)
      .map((one) => pageIteration(one, one === first ? 0 : groups.get(one))),
    evidence,
    ...(beside === null ? {} : { beside: evidence.length - 1 }),
  };
}

function placeOf(label: string, address: string | null) {
  const href = httpAddress(address);
  return { label: cleanLine(label, TEXT_LENGTH), ...(href === null ? {} : { address: href }) };
}

function foldedRemark({ passed, skipped = 0 }: FoldedCases): string {
  const parts = [
    ...(passed > 0 ? [`${countOf(passed, 'iteration')} passed at once.`] : []),
    ...(skipped > 0 ? [`${countOf(skipped, 'iteration')} skipped.`] : []),
  ];
  return parts.join(' ');
}

function pageIteration(one: IterationReport, evidence: number | undefined): PageIteration {
  const { number, outcome, durationMs, tokens, model, attempts, error } = one;
  return {
    ...{ number, outcome },
    ...(isFlaky(one) ? { isRetried: true } : {}),
    ...(durationMs === null ? {} : { durationMs: Math.round(durationMs) }),
    ...(tokens.total === null ? {} : { tokens: tokens.total }),
    ...(model === null ? {} : { model: cleanLine(model, MODEL_LENGTH) }),
    ...(attempts > 1 ? { attempts } : {}),
    ...(outcome === 'skipped' && error !== null ? { reason: cleanLine(error, TEXT_LENGTH) } : {}),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

function groupEvidence(group: FailureGroup, detail: FailureDetail): PageEvidence {
  const { title, count, error, diff, iteration, stack } = group;
  const { assertions } = iteration;
  return {
    title: `${title}${count > 1 ? ', all in the same way' : ''}`,
    ...(error.length === 0 ? {} : { error }),
    ...(diff.length === 0 ? {} : { calls: diff }),
    ...assertionParts(assertions, detail),
    ...linesOf('results', assertionDiff(assertions, detail)),
    ...linesOf('stack', stack),
    ...conversationPart(iteration, detail),
  };
}

const linesOf = (member: 'results' | 'stack', lines: string[]) =>
  lines.length === 0 ? {} : { [member]: lines };

/** The first of iterations that all passed of which more than that is known. */
const judged = (iterations: readonly IterationReport[]) =>
  iterations.find(({ conversation }) => conversation !== undefined);

function passedEvidence(
  iterations: readonly IterationReport[],
  detail: FailureDetail,
): PageEvidence[] {
  const first = judged(iterations);
  if (first === undefined || detail.messages === 0) return [];
  const parts = { ...assertionParts(first.assertions, detail), ...conversationPart(first, detail) };
  if (Object.keys(parts).length === 0) return [];
  const which = iterations.length > 1 ? ` of iteration ${formatCount(first.number)}` : '';
  return [{ title: `Evidence${which}`, hasPassed: true, ...parts }];
}

function assertionParts(
  assertions: readonly AssertionOutcome[],
  { assertions: limit, error }: FailureDetail,
): Pick<PageEvidence, 'assertions' | 'moreAssertions'> {
  if (assertions.length === 0) return {};
  const shown = assertions
    .toSorted((one, other) => Number(one.passed) - Number(other.passed))
    .slice(0, limit);
  const more = assertions.length - shown.length;
  return {
    assertions: shown.map(({ label, passed, reason }) => ({
      label: cleanLine(label, LABEL_LENGTH),
      passed,
      ...(reason ? { reason: cleanLine(reason, error.width) } : {}),
    })),
    ...(more > 0 ? { moreAssertions: more } : {}),
  };
}

function conversationPart(
  iteration: IterationReport,
  detail: FailureDetail,
): Pick<PageEvidence, 'conversation'> {
  const conversation = pageConversation(iteration, detail);
  return conversation === null ? {} : { conversation };
}

/** One that passed, in a case of which others failed: what they are looked at beside. */
function passedBeside(
  iterations: readonly IterationReport[],
  detail: FailureDetail,
): { iteration: IterationReport; evidence: PageEvidence } | null {
  const iteration = iterations.find(
    ({ outcome, conversation }) => outcome === 'passed' && conversation !== undefined,
  );
  const conversation = iteration && pageConversation(iteration, detail);
  if (iteration === undefined || conversation == null) return null;
  const title = `Iteration ${formatCount(iteration.number)}, which passed`;
  return { iteration, evidence: { title, hasPassed: true, conversation } };
}
