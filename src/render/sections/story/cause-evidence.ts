import { countOf } from '../../../model/quantity.ts';
import type { IterationReport } from '../../../model/run-report.ts';
import { cleanLines } from '../../../text/clean-text.ts';
import { assertionDiff } from '../../facts/assertion-diff.ts';
import type { CaseFacts } from '../../facts/facts.ts';
import type { FailureDetail } from '../../facts/failure-detail.ts';
import { type FailureGroup, failuresOf, traceExcerpt } from '../../facts/failure-groups.ts';
import { toolCallDiff } from '../../facts/tool-call-diff.ts';
import { code, fence, inline } from '../../text/escape.ts';
import { formatDuration, formatTokens, UNKNOWN } from '../../text/format.ts';
import { REASON_SEPARATOR } from '../../words/story/cause-words.ts';

/** What differs from what was expected, or the error where nothing can be compared and it says more. */
export function briefEvidence(
  iteration: IterationReport,
  detail: FailureDetail,
  reason: string,
): string {
  const failed = iteration.assertions.filter(({ passed }) => !passed);
  const calls = toolCallDiff(iteration, detail.diffLines);
  const diff = calls.length > 0 ? calls : assertionDiff(failed, detail);
  if (diff.length > 0) return fence(diff, 'diff');
  const lines = iteration.error === null ? [] : cleanLines(iteration.error.trim(), detail.error);
  return lines.length === 0 || saysOnly(lines, reason) ? '' : fence(lines, 'text');
}

/** Whether lines are the reason that is told above them, and nothing more. */
function saysOnly(lines: readonly string[], reason: string): boolean {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  return said.join(REASON_SEPARATOR) === reason;
}

/** What shows that a case failed, and how. Markup. */
export interface Evidence {
  text: string;
  /** The same for what differs in nothing but which iterations it is of, what they took, and what was said. */
  likeness: string;
}

/**
 * The iterations of a case that did not pass, and why; those alike are shown once.
 * @param told the reason as it stands above it already.
 */
export function caseEvidence(item: CaseFacts, detail: FailureDetail, told: string): Evidence {
  const { shown, hidden } = failuresOf(item, detail);
  const groups = shown.map((group) => ({ group, findings: findingsOf(group, detail, told) }));
  const parts = groups.flatMap(({ group, findings }) => [groupTitle(group), ...findings.texts]);
  if (hidden > 0) parts.push(`${countOf(hidden, 'more failing iteration')}: see the report.`);
  return {
    text: parts.join('\n\n'),
    likeness: groups.map(({ findings }) => findings.likeness).join('\n\n'),
  };
}

function findingsOf(
  group: FailureGroup,
  detail: FailureDetail,
  told: string,
): { texts: string[]; likeness: string } {
  const { error, diff, failedAssertions, stack, iteration } = group;
  const findings: string[] = [];
  if (error.length > 0 && !saysOnly(error, told)) findings.push(fence(error, 'text'));
  if (diff.length > 0) {
    const title = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
    findings.push(title, fence(diff, 'diff'));
  }
  if (failedAssertions.length > 0) findings.push(assertionList(group, detail, told));
  const results = assertionDiff(failedAssertions, detail);
  if (results.length > 0) findings.push(RESULTS_TITLE, fence(results, 'diff'));
  if (stack.length > 0) findings.push('Stack', fence(stack, 'text'));
  const trace = traceExcerpt(iteration, detail);
  const said = trace === null ? [] : [trace.title, fence(trace.lines, 'text')];
  // Where nothing else is known, what was said is all that tells.
  const telling = findings.length === 0 ? said : findings;
  return { texts: [...findings, ...said], likeness: telling.join('\n\n') };
}

const RESULTS_TITLE = 'Results: <code>-</code> expected, <code>+</code> observed';

function groupTitle({ title, count, iteration }: FailureGroup): string {
  const facts = count === 1 ? figures(iteration) : [', all in the same way'];
  return `<strong>${title}</strong>${facts.join(' · ')}`;
}

function figures({ durationMs, tokens, model, attempts }: IterationReport): string[] {
  const known = [
    durationMs === null ? UNKNOWN : formatDuration(durationMs),
    tokens.total === null ? UNKNOWN : `${formatTokens(tokens.total)} tokens`,
    model === null ? UNKNOWN : code(model, 80),
    attempts > 1 ? countOf(attempts, 'attempt') : UNKNOWN,
  ].filter((text) => text !== UNKNOWN);
  return known.length === 0 ? [] : ['', ...known];
}

function assertionList(
  { failedAssertions, iteration }: FailureGroup,
  { assertions, error }: FailureDetail,
  told: string,
): string {
  const lines = failedAssertions.slice(0, assertions).map(({ label, reason }) => {
    const why = reason && reason !== told ? `: ${inline(reason, error.width)}` : '';
    return `- ❌ ${code(label)}${why}`;
  });
  const more = failedAssertions.length - lines.length;
  if (more > 0) lines.push(`- ❌ ${countOf(more, 'more failed assertion')}: see the report`);
  const met = iteration.assertions.length - failedAssertions.length;
  if (met > 0) lines.push(`- ✅ ${countOf(met, 'assertion')} met`);
  return lines.join('\n');
}
