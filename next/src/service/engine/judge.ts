import type { Assertion, Step, ToolCall } from '../../api/cases.ts';
import { TEXT_LIMIT, VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { findUnsafeInteger } from '../../lib/unsafe-integer.ts';
import type { Failure } from '../../report/failure.ts';
import type { ToolResult } from '../mcp/shapes.ts';

type AssertStep = Extract<Step, { kind: 'assert' }>;

/** What a call came back with. Its texts are judged as they came, and shown clean. */
export interface CallRecord {
  server: string;
  tool: string;
  result: ToolResult;
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
  const rounded = wanted === '' ? null : roundedIn(result, redactor);
  if (rounded !== null) return rounded;
  if (isError && contains(text, wanted)) return null;
  const observed = isError ? text : 'no error';
  return assertionFailure('expectError', wanted || 'any error', observed, id, call, redactor);
}

/** Judges the result of the last call by an assertion; null if it holds. */
export function judge(
  { id, assertion }: AssertStep,
  call: CallRecord,
  redactor: Redactor,
): Failure | null {
  const rounded = roundedIn(call.result, redactor);
  if (rounded !== null) return rounded;
  const text = textOf(call.result);
  if (holds(assertion, text)) return null;
  return assertionFailure(assertion.type, assertion.text, text, id, call, redactor);
}

function holds(assertion: Assertion, text: string): boolean {
  switch (assertion.type) {
    case 'textContains':
      return assertion.caseSensitive === true
        ? text.includes(assertion.text)
        : contains(text, assertion.text);
    case 'textEquals':
      return text === assertion.text;
  }
}

/** The text parts of a result, else its structured content as JSON. */
function textOf({ content = [], structuredContent }: ToolResult): string {
  const parts = content.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  if (content.length > 0 || structuredContent === undefined) return parts.join('\n');
  return JSON.stringify(structuredContent);
}

/** The failure of a text that is written from a rounded integer; null if there is none in it. */
function roundedIn({ content = [], structuredContent }: ToolResult, redactor: Redactor) {
  const found = content.length > 0 ? null : findUnsafeInteger(structuredContent);
  if (found === null) return null;
  const [path, value] = [redactor.text(found, VALUE_LIMIT), Number.MAX_SAFE_INTEGER];
  return { kind: 'limit', which: 'integer', value, path, waitedFor: null } satisfies Failure;
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

function assertionFailure(
  type: string,
  expected: string,
  observed: string,
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
