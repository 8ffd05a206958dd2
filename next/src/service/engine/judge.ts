import type { Step, ToolCall } from '../../api/cases.ts';
import { TEXT_LIMIT, VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Failure } from '../../report/failure.ts';
import type { ToolResult } from '../mcp/results.ts';

type AssertStep = Extract<Step, { kind: 'assert' }>;

/** What a call came back with. */
export interface CallRecord {
  server: string;
  tool: string;
  result: ToolResult;
}

/** Texts are judged as they came, and shown clean. */
interface Missed {
  type: string;
  expected: string;
  observed: string;
}

/** Judges a call by what it expects, an error or none; null if that holds. */
export function judgeCall(
  { id, expectError }: ToolCall,
  call: CallRecord,
  redactor: Redactor,
): Failure | null {
  const { server, tool, result } = call;
  const isError = result.isError === true;
  const text = textOf(result);
  if (expectError === undefined) {
    if (!isError) return null;
    const message = redactor.text(text, TEXT_LIMIT);
    return { kind: 'tool-error', server, tool, code: result.errorCode ?? null, message };
  }
  const wanted = expectError === true ? '' : expectError.contains;
  if (isError && contains(text, wanted)) return null;
  const observed = isError ? text : 'no error';
  const missed = { type: 'expectError', expected: wanted || 'any error', observed };
  return assertionFailure(missed, id, call, redactor);
}

/** Judges the result of the last call by an assertion; null if it holds. */
export function judge(
  { id, assertion }: AssertStep,
  call: CallRecord,
  redactor: Redactor,
): Failure | null {
  const missed = findMissed(assertion, call.result);
  return missed === null ? null : assertionFailure(missed, id, call, redactor);
}

function findMissed(assertion: AssertStep['assertion'], result: ToolResult): Missed | null {
  const { type } = assertion;
  const text = textOf(result);
  switch (assertion.type) {
    case 'textContains': {
      const { text: expected, caseSensitive = false } = assertion;
      const holds = caseSensitive ? text.includes(expected) : contains(text, expected);
      return holds ? null : { type, expected, observed: text };
    }
    case 'textEquals': {
      const { text: expected } = assertion;
      return text === expected ? null : { type, expected, observed: text };
    }
  }
}

/** The text parts of a result, else its structured content as JSON. */
function textOf({ content = [], structuredContent }: ToolResult): string {
  const parts = content.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  if (content.length > 0 || structuredContent === undefined) return parts.join('\n');
  return JSON.stringify(structuredContent);
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

function assertionFailure(
  { type, expected, observed }: Missed,
  step: string,
  { server, tool }: CallRecord,
  redactor: Redactor,
): Failure {
  return {
    kind: 'assertion',
    type,
    server,
    tool,
    path: null,
    expected: redactor.text(expected, VALUE_LIMIT),
    observed: redactor.text(observed, VALUE_LIMIT),
    step,
    line: null,
  };
}
