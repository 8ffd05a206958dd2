import type { ArgumentMismatch, IterationReport, ToolCall } from '../../model/run-report.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { oncePer } from '../text/once-per.ts';

/** Code points of a value or of the arguments of one call. */
const VALUE_LIMIT = 240;

/**
 * Expected tool calls against actual ones as the lines of a diff: `-` was expected, `+` is what
 * came, `!` names calls that came with other arguments. Empty where nothing differs.
 */
export function toolCallDiff(iteration: IterationReport, limit: number): string[] {
  const lines = diffLines(iteration);
  if (lines.length <= limit) return lines;
  return [...lines.slice(0, limit), `  … ${lines.length - limit} more lines`];
}

const diffLines = oncePer((iteration: IterationReport) =>
  iteration.analysis ? analysisLines(iteration) : callLists(iteration),
);

function analysisLines({ analysis, expectedToolCalls, actualToolCalls }: IterationReport) {
  if (analysis === null) return [];
  const { missing, unexpected, argumentMismatches } = analysis;
  const lines = [
    ...argumentMismatches.flatMap(mismatchLines),
    ...missing.map((call) => `- ${callText(call)}   missing`),
    ...unexpected.map((call) => `+ ${callText(call)}   not expected`),
  ];
  return lines.length > 0 ? lines : orderLines(expectedToolCalls, actualToolCalls);
}

function mismatchLines({ expected, actual, mismatchedArguments }: ArgumentMismatch): string[] {
  const differing = new Set(mismatchedArguments);
  const names = [...new Set([...Object.keys(expected.arguments), ...mismatchedArguments])];
  const same = names.filter((name) => !differing.has(name)).map((name) => cleanLine(name, 60));
  return [
    `! ${cleanLine(expected.toolName, 120)}   called with other arguments`,
    ...names
      .filter((name) => differing.has(name))
      .flatMap((name) => [
        `-   ${cleanLine(name, 60)}: ${argumentText(expected, name)}`,
        `+   ${cleanLine(name, 60)}: ${argumentText(actual, name)}`,
      ]),
    ...(same.length > 0 ? [`    as expected: ${cleanLine(same.join(', '), VALUE_LIMIT)}`] : []),
  ];
}

function argumentText({ arguments: values }: ToolCall, name: string): string {
  return Object.hasOwn(values, name) ? jsonText(values[name]) : '(not given)';
}

/** Calls that are all there but came in another order. */
function orderLines(expected: readonly ToolCall[], actual: readonly ToolCall[]): string[] {
  const names = (calls: readonly ToolCall[]) => calls.map(({ toolName }) => toolName);
  const wanted = names(expected);
  const found = names(actual);
  const sameTools = [...wanted].sort().join('\n') === [...found].sort().join('\n');
  if (!sameTools || wanted.join('\n') === found.join('\n')) return [];
  return [
    '! out of order',
    `- ${cleanLine(wanted.join(', '), VALUE_LIMIT)}`,
    `+ ${cleanLine(found.join(', '), VALUE_LIMIT)}`,
  ];
}

/** Where the service sent no analysis, both lists as they are. */
function callLists({ expectedToolCalls, actualToolCalls }: IterationReport): string[] {
  if (expectedToolCalls.length === 0) return [];
  const expected = expectedToolCalls.map(callText);
  const actual = actualToolCalls.map(callText);
  if (expected.join('\n') === actual.join('\n')) return [];
  return [
    ...expected.map((call) => `- ${call}`),
    ...(actual.length > 0 ? actual.map((call) => `+ ${call}`) : ['+ (no tool was called)']),
  ];
}

function callText({ toolName, arguments: values }: ToolCall): string {
  return `${cleanLine(toolName, 120)} ${jsonText(values)}`;
}

function jsonText(value: unknown): string {
  return cleanLine(JSON.stringify(value) ?? 'undefined', VALUE_LIMIT);
}
