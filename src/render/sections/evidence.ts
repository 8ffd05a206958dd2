import { countOf } from '../../model/quantity.ts';
import type { AssertionOutcome, IterationReport, TraceMessage } from '../../model/run-report.ts';
import { cleanLine, cleanLines, type LinesLimit } from '../clean-text.ts';
import { code, fence, inline } from '../escape.ts';
import { capitalize, formatDuration, formatNumbers, formatTokens, UNKNOWN } from '../format.ts';
import { table } from '../table.ts';
import { toolCallDiff } from './tool-call-diff.ts';

/** How much of an iteration that did not pass is shown. */
export interface EvidenceDetail {
  /** Different ways of failing shown for one case. */
  groups: number;
  error: LinesLimit;
  stack: LinesLimit;
  diffLines: number;
  assertions: number;
  /** Last messages of the trace. */
  messages: number;
  message: LinesLimit;
}

export const FULL_EVIDENCE: EvidenceDetail = {
  groups: 3,
  error: { lines: 20, width: 300 },
  stack: { lines: 15, width: 200 },
  diffLines: 40,
  assertions: 20,
  messages: 6,
  message: { lines: 12, width: 300 },
};

/** Where there is room for all that anyone would read. */
export const WHOLE_EVIDENCE: EvidenceDetail = {
  groups: Number.POSITIVE_INFINITY,
  error: { lines: 200, width: 1000 },
  stack: { lines: 200, width: 1000 },
  diffLines: 500,
  assertions: 200,
  messages: 50,
  message: { lines: 100, width: 1000 },
};

export const SHORT_EVIDENCE: EvidenceDetail = {
  groups: 1,
  error: { lines: 4, width: 200 },
  stack: { lines: 0, width: 0 },
  diffLines: 12,
  assertions: 5,
  messages: 0,
  message: { lines: 0, width: 0 },
};

/**
 * Evidence of the iterations of a case that did not pass; those alike are shown once.
 * @param ofSeveral whether the case has other iterations, so that these need their numbers.
 */
export function evidence(
  iterations: readonly IterationReport[],
  ofSeveral: boolean,
  detail: EvidenceDetail,
): string {
  const groups = new Map<string, { numbers: number[]; first: IterationReport }>();
  for (const iteration of iterations) {
    const alike = `${iteration.outcome}\n${findings(iteration, detail).join('\n')}`;
    const group = groups.get(alike);
    if (group) group.numbers.push(iteration.number);
    else groups.set(alike, { numbers: [iteration.number], first: iteration });
  }
  const shown = [...groups.values()].slice(0, detail.groups);
  const parts = shown.map(({ numbers, first }) =>
    [
      groupTitle(numbers, first, ofSeveral),
      ...findings(first, detail),
      ...traceExcerpt(first.messages, detail),
    ].join('\n\n'),
  );
  const hidden = [...groups.values()].slice(detail.groups);
  if (hidden.length > 0) {
    const count = hidden.reduce((sum, { numbers }) => sum + numbers.length, 0);
    parts.push(`${countOf(count, 'more failing iteration')}: see the report.`);
  }
  return parts.join('\n\n');
}

function groupTitle(
  numbers: readonly number[],
  iteration: IterationReport,
  ofSeveral: boolean,
): string {
  const how = iteration.outcome === 'error' ? 'could not be carried out' : 'failed';
  const which = `Iteration${numbers.length === 1 ? '' : 's'} ${formatNumbers(numbers)}`;
  const title = ofSeveral ? `${which} ${how}` : capitalize(how);
  const facts = numbers.length === 1 ? figures(iteration) : [', all in the same way'];
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

function findings(iteration: IterationReport, detail: EvidenceDetail): string[] {
  const parts: string[] = [];
  const { error, assertions } = iteration;
  const stack = detail.stack.lines > 0 ? stackOf(iteration) : null;
  if (error) parts.push(fence(cleanLines(error, detail.error), 'text'));
  const diff = toolCallDiff(iteration, detail.diffLines);
  if (diff.length > 0) {
    parts.push('Tool calls (<code>-</code> expected, <code>+</code> actual)', fence(diff, 'diff'));
  }
  if (assertions.some(({ passed }) => !passed)) {
    parts.push(assertionTable(assertions, detail.assertions));
  }
  if (stack !== null) parts.push('Stack', fence(cleanLines(stack, detail.stack), 'text'));
  if (parts.length === 0) parts.push('No reason was given.');
  return parts;
}

/** What the details say beyond the error, which many runners repeat at their head; else null. */
export function stackOf({ error, errorDetails }: IterationReport): string | null {
  if (errorDetails === null) return null;
  const message = error?.trim() ?? '';
  const start = message === '' ? -1 : errorDetails.indexOf(message);
  // Before the message stands at most the name of the error.
  const repeated = start >= 0 && !errorDetails.slice(0, start).includes('\n');
  const rest = repeated ? errorDetails.slice(start + message.length) : errorDetails;
  return rest.trim() === '' ? null : rest.replace(/^\s*\n/, '');
}

function assertionTable(assertions: readonly AssertionOutcome[], limit: number): string {
  const failed = assertions.filter(({ passed }) => !passed);
  const passed = assertions.length - failed.length;
  const rows = failed
    .slice(0, limit)
    .map(({ label, reason }) => ['❌', code(label), reason ? inline(reason, 300) : UNKNOWN]);
  const more = failed.length - rows.length;
  if (more > 0) rows.push(['❌', `${countOf(more, 'more failed assertion')}`, 'see the report']);
  if (passed > 0) rows.push(['✅', `${countOf(passed, 'assertion')} met`, '']);
  return table(
    [
      { title: '', align: 'center' },
      { title: 'Assertion', align: 'left' },
      { title: 'Reason', align: 'left' },
    ],
    rows,
  );
}

/** The end of the conversation, where the failure is. */
function traceExcerpt(messages: readonly TraceMessage[] | null, detail: EvidenceDetail): string[] {
  if (!messages || messages.length === 0 || detail.messages === 0) return [];
  const shown = messages.slice(-detail.messages);
  const earlier = messages.length - shown.length;
  const lines = shown.flatMap(({ role, text }) => [
    `[${cleanLine(role, 40)}]`,
    ...cleanLines(text, detail.message).map((line) => `  ${line}`),
  ]);
  const title =
    earlier === 0 ? 'Messages' : `Last ${countOf(shown.length, 'message')}, ${earlier} earlier`;
  return [title, fence(lines, 'text')];
}
