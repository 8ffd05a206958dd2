import { countOf } from '../../model/quantity.ts';
import type { IterationReport } from '../../model/run-report.ts';
import { assertionDiff } from '../facts/assertion-diff.ts';
import type { CaseFacts } from '../facts/facts.ts';
import type { FailureDetail } from '../facts/failure-detail.ts';
import { type FailureGroup, failuresOf, traceExcerpt } from '../facts/failure-groups.ts';
import { code, fence, inline } from '../text/escape.ts';
import { formatDuration, formatTokens, UNKNOWN } from '../text/format.ts';

/** The iterations of a case that did not pass, and why; those alike are shown once. */
export function caseFailures(item: CaseFacts, detail: FailureDetail): string {
  const { shown, hidden } = failuresOf(item, detail);
  const parts = shown.flatMap((group) => groupFindings(group, detail));
  if (hidden > 0) parts.push(`${countOf(hidden, 'more failing iteration')}: see the report.`);
  return parts.join('\n\n');
}

function groupFindings(group: FailureGroup, detail: FailureDetail): string[] {
  const { error, diff, failedAssertions, stack, iteration } = group;
  const findings: string[] = [];
  if (error.length > 0) findings.push(fence(error, 'text'));
  if (diff.length > 0) {
    const title = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
    findings.push(title, fence(diff, 'diff'));
  }
  if (failedAssertions.length > 0) findings.push(assertionList(group, detail));
  const results = assertionDiff(failedAssertions, detail);
  if (results.length > 0) findings.push(RESULTS_TITLE, fence(results, 'diff'));
  if (stack.length > 0) findings.push('Stack', fence(stack, 'text'));
  if (findings.length === 0) findings.push('No reason was given.');
  const trace = traceExcerpt(iteration, detail);
  if (trace !== null) findings.push(trace.title, fence(trace.lines, 'text'));
  return [groupTitle(group), ...findings];
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
): string {
  const lines = failedAssertions.slice(0, assertions).map(({ label, reason }) => {
    const why = reason ? `: ${inline(reason, error.width)}` : '';
    return `- ❌ ${code(label)}${why}`;
  });
  const more = failedAssertions.length - lines.length;
  if (more > 0) lines.push(`- ❌ ${countOf(more, 'more failed assertion')}: see the report`);
  const met = iteration.assertions.length - failedAssertions.length;
  if (met > 0) lines.push(`- ✅ ${countOf(met, 'assertion')} met`);
  return lines.join('\n');
}
