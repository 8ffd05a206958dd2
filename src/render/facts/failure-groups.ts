import { plainMessages } from '../../model/conversation/plain-messages.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { AssertionOutcome, IterationReport } from '../../model/run-report.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { capitalize, formatNumbers } from '../text/format.ts';
import type { CaseFacts } from './facts.ts';
import type { FailureDetail } from './failure-detail.ts';
import { toolCallDiff } from './tool-call-diff.ts';

/** Iterations of a case that failed in one way, and that way. Clean lines, not yet escaped. */
export interface FailureGroup {
  title: string;
  iterations: readonly IterationReport[];
  /** How many iterations. */
  count: number;
  /** The first of them. */
  iteration: IterationReport;
  /** What the assertions do not say; empty where there is nothing. */
  error: string[];
  diff: string[];
  failedAssertions: readonly AssertionOutcome[];
  stack: string[];
}

/** Ways in which a case failed: those shown, and how many iterations failed in others. */
export interface Failures {
  shown: FailureGroup[];
  hidden: number;
}

/** Iterations that failed alike are shown once. */
export function failuresOf({ testCase, bad }: CaseFacts, detail: FailureDetail): Failures {
  const found = bad.map((iteration) => findings(iteration, detail));
  const groups = [...Map.groupBy(found, found.length > 1 ? likeness : () => '').values()];
  const ofSeveral = testCase.iterations.length > 1;
  return {
    shown: groups.slice(0, detail.groups).flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const iterations = group.map(({ iteration }) => iteration);
      const title = titleOf(group, ofSeveral);
      return [{ ...first, title, iterations, count: group.length }];
    }),
    hidden: groups.slice(detail.groups).reduce((sum, group) => sum + group.length, 0),
  };
}

type Findings = Omit<FailureGroup, 'title' | 'iterations' | 'count'>;

function findings(iteration: IterationReport, detail: FailureDetail): Findings {
  const failedAssertions = iteration.assertions.filter(({ passed }) => !passed);
  const error = errorBeside(failedAssertions, iteration.error);
  const stack = detail.stack.lines > 0 ? stackOf(iteration) : null;
  return {
    iteration,
    error: error === '' ? [] : cleanLines(error, detail.error),
    diff: toolCallDiff(iteration, detail.diffLines),
    failedAssertions,
    stack: stack === null ? [] : cleanLines(stack, detail.stack),
  };
}

/** The same for findings that read the same. */
function likeness({ iteration, error, diff, failedAssertions, stack }: Findings): string {
  const assertions = failedAssertions.map(({ label, reason }) => [label, reason]);
  const passed = iteration.assertions.length - failedAssertions.length;
  return JSON.stringify([iteration.outcome, error, diff, assertions, passed, stack]);
}

function titleOf(group: readonly Findings[], ofSeveral: boolean): string {
  const outcomes = group.map(({ iteration }) => iteration.outcome);
  const how = outcomes.includes('error') ? 'could not be carried out' : 'failed';
  if (!ofSeveral) return capitalize(how);
  const numbers = formatNumbers(group.map(({ iteration }) => iteration.number));
  return `Iteration${group.length === 1 ? '' : 's'} ${numbers} ${how}`;
}

/** A case has no more steps than this: what goes on for longer is no list of its assertions. */
const MOST_ASSERTIONS = 200;

/** The error without the lines that only name an assertion or give its reason, as services do. */
function errorBeside(failed: readonly AssertionOutcome[], error: string | null): string {
  const compared = failed
    .slice(0, MOST_ASSERTIONS)
    .map(({ label, reason }) =>
      reason ? { whole: reason, ends: endsWith(reason) } : { whole: label, ends: [] },
    );
  const repeats = (line: string) =>
    compared.some(({ whole, ends }) => line === whole || ends.some((end) => line.endsWith(end)));
  const lines = (error ?? '').split('\n');
  return lines
    .filter((line, index) => index >= MOST_ASSERTIONS || !repeats(line))
    .join('\n')
    .trim();
}

/** How a line ends that says as much; an error names the server beside the tool that failed. */
function endsWith(reason: string): string[] {
  const at = reason.indexOf(FAILED);
  return [`: ${reason}`, ...(at < 0 ? [] : [reason.slice(at)])];
}

const FAILED = '" failed: ';

/** What the details say beyond the error, which many runners repeat at their head; else null. */
function stackOf({ error, errorDetails }: IterationReport): string | null {
  if (errorDetails === null) return null;
  const message = error?.trim() ?? '';
  const start = message === '' ? -1 : startOfMessage(errorDetails, message);
  const rest = start >= 0 ? errorDetails.slice(start + message.length) : errorDetails;
  return rest.trim() === '' ? null : withoutIndent(rest.replace(/^\s*\n/, ''));
}

/** The longest name of an error that is looked behind. */
const ERROR_NAME_LENGTH = 200;

/**
 * Where the message stands in the first line of the details; -1 where it does not. Before it stands
 * at most the name of the error. Looked for everywhere, a long message would take its length times
 * that of the details.
 */
function startOfMessage(details: string, message: string): number {
  const lineEnd = details.indexOf('\n');
  const within = details.slice(0, ERROR_NAME_LENGTH + message.length);
  const start = within.indexOf(message);
  return lineEnd >= 0 && start > lineEnd ? -1 : start;
}

/** Without the white space that all its lines begin with. */
function withoutIndent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
  const least = indents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(least)).join('\n');
}

/** Title and clean lines of the last messages of a trace; null where there is none to show. */
export function traceExcerpt(
  { conversation }: Pick<IterationReport, 'conversation'>,
  detail: Pick<FailureDetail, 'messages' | 'message'>,
): { title: string; lines: string[] } | null {
  if (conversation === undefined || detail.messages === 0) return null;
  const messages = plainMessages(conversation);
  if (messages.length === 0) return null;
  const shown = messages.slice(-detail.messages);
  const lines = shown.flatMap(({ role, text }) => [
    `[${cleanLine(role, 40)}]`,
    ...cleanLines(text, detail.message).map((line) => `  ${line}`),
  ]);
  const title =
    shown.length === messages.length
      ? 'Messages'
      : `Last ${formatCount(shown.length)} of ${countOf(messages.length, 'message')}`;
  return { title, lines };
}
