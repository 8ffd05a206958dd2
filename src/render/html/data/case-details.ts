import { isFlaky } from '../../../model/counts.ts';
import { countOf, formatCount } from '../../../model/quantity.ts';
import type {
  AssertionOutcome,
  CaseReport,
  FoldedCases,
  IterationReport,
} from '../../../model/run-report.ts';
import { cleanLine } from '../../../text/clean-text.ts';
import { assertionDiff } from '../../facts/assertion-diff.ts';
import type { CaseFacts } from '../../facts/facts.ts';
import type { FailureDetail } from '../../facts/failure-detail.ts';
import { type FailureGroup, failuresOf } from '../../facts/failure-groups.ts';
import { toolCallDiff } from '../../facts/tool-call-diff.ts';
import { formatPlace, sourceAddress } from '../../sections/place.ts';
import { httpAddress } from '../../text/escape.ts';
import type { ReportLinks } from '../../view.ts';
import { marksCalls, pageConversation } from './conversation-data.ts';
import type { PageConversation } from './page-conversation.ts';
import type { PageCaseDetail, PageEvidence, PageIteration } from './page-data.ts';

const TEXT_LENGTH = 500;
const LABEL_LENGTH = 300;
const MODEL_LENGTH = 80;
/** Iterations of a case that are listed. */
const MOST_ITERATIONS = 1_000;

/** How much of a case the page has. */
export interface DetailChoice {
  failure: FailureDetail;
  /**
   * Whose conversations, of those that the report has. `each`: of each iteration that failed, beside
   * the baseline also where none did. `ways`: one of each way of failing, beside the baseline there alone.
   */
  conversations: 'each' | 'ways';
}

/**
 * What a case unfolds to: its iterations, and where some failed, the evidence for it.
 * @param before the same case in the baseline.
 */
export function caseDetail(
  facts: CaseFacts,
  before: CaseReport | undefined,
  links: ReportLinks,
  { failure: detail, conversations }: DetailChoice,
): PageCaseDetail {
  const { testCase, bad } = facts;
  const { location, folded, tags, iterations } = testCase;
  const hasFailed = bad.length > 0;
  const failures = failuresOf(facts, detail);
  const { hidden } = failures;
  const own = hasFailed
    ? failures.shown.map((group) => groupEvidence(group, detail))
    : passedEvidence(iterations, detail);
  const passed = hasFailed ? passedBeside(iterations, detail) : null;
  const ofBaseline =
    own.length > 0 && (hasFailed || conversations === 'each')
      ? baselineBeside(testCase, before, { hasFailed, detail })
      : [];
  const besides = [...(passed === null ? [] : [passed.evidence]), ...ofBaseline];
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
  if (passed !== null) groups.set(passed.iteration, own.length);
  const first = own.length > 0 && !hasFailed ? judged(iterations) : undefined;
  if (first !== undefined) groups.set(first, 0);
  return {
    ...(location === null
      ? {}
      : { place: placeOf(formatPlace(location), sourceAddress(location, links)) }),
    ...(remarks.length === 0 ? {} : { remarks }),
    iterations: iterations.slice(0, MOST_ITERATIONS).map((one) => {
      const at = groups.get(one);
      const { teller = one.number } = own[at ?? -1] ?? {};
      return {
        ...pageIteration(one, at),
        ...(teller === one.number ? {} : ownConversation(one, detail, conversations)),
      };
    }),
    evidence: [...own, ...besides],
    ...(besides.length === 0 ? {} : { beside: besides.map((_, at) => own.length + at) }),
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
  const { title, count, error, iteration, stack, iterations } = group;
  const { assertions } = iteration;
  const teller = iterations.find(({ conversation }) => conversation !== undefined) ?? iteration;
  const told = conversationPart(teller, detail);
  const calls = callsBeside(group, told.conversation, detail);
  return {
    title: `${title}${count > 1 ? ', all in the same way' : ''}`,
    ...(error.length === 0 ? {} : { error }),
    ...(group.diff.length === 0 ? {} : { calls }),
    ...assertionParts(assertions, detail),
    ...linesOf('results', assertionDiff(assertions, detail)),
    ...linesOf('stack', stack),
    ...told,
    ...(count > 1 ? { teller: teller.number } : {}),
  };
}

/** How calls differ from those expected, but for what the conversation shows inside them. */
function callsBeside(
  { iteration, diff }: FailureGroup,
  conversation: PageConversation | undefined,
  { diffLines }: FailureDetail,
): string[] {
  const { analysis } = iteration;
  if (conversation === undefined || analysis === null || !marksCalls(conversation, analysis)) {
    return diff;
  }
  const beside = { ...analysis, argumentMismatches: [], unexpected: [] };
  return toolCallDiff({ ...iteration, analysis: beside }, diffLines);
}

/** That of an iteration which failed as others did, of one of which it is told. */
function ownConversation(
  iteration: IterationReport,
  detail: FailureDetail,
  conversations: DetailChoice['conversations'],
): Pick<PageIteration, 'conversation'> {
  const conversation = pageConversation(iteration, detail);
  if (conversation === null) return {};
  return { conversation: conversations === 'each' ? conversation : null };
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

/** The same case in the baseline: of one that fails here, as it passed there; of others, as it failed. */
function baselineBeside(
  { definition }: CaseReport,
  before: CaseReport | undefined,
  { hasFailed, detail }: { hasFailed: boolean; detail: FailureDetail },
): PageEvidence[] {
  const told = before?.iterations.filter((one) => one.conversation !== undefined) ?? [];
  const iteration = told.find(({ outcome }) => (outcome === 'passed') === hasFailed) ?? told[0];
  const conversation = iteration && pageConversation(iteration, detail);
  if (iteration === undefined || conversation == null) return [];
  const { number, outcome } = iteration;
  const isChanged =
    definition !== undefined &&
    before?.definition !== undefined &&
    definition !== before.definition;
  const title = `Baseline, iteration ${formatCount(number)}: ${outcome}${isChanged ? ', defined otherwise' : ''}`;
  return [{ title, hasPassed: true, conversation }];
}
