import type { Failure } from '../report/failure.ts';
import { CALL_WORDS } from './calls.ts';
import { shown } from './lines.ts';

type AssertionFailure = Extract<Failure, { kind: 'assertion' }>;

/**
 * How a missed assertion reads, by type and condition (`*`: any type), else by type. `{result}` is the
 * result or the answer, `{value}` what stands in it at the path, `{place}` the path; the rest are
 * members of the failure.
 */
const WORDS: Readonly<Record<string, string>> = {
  ...CALL_WORDS,
  expectError: '{result} is not the expected error: expected {expected}, got {observed}',
  textContains: '{result} does not contain "{expected}": "{observed}"',
  textEquals: '{result} is not "{expected}": "{observed}"',
  textMatches: '{result} does not match `{expected}`: "{observed}"',
  'jsonPath equals': '{value} is {observed}, not {expected}',
  'jsonPath contains': '{value} does not contain {expected}: {observed}',
  'jsonPath matches': '{value} does not match `{expected}`: {observed}',
  'jsonPath min': '{value} is {observed}, not at least {expected}',
  'jsonPath max': '{value} is {observed}, not at most {expected}',
  'jsonPath count': '{value} has {observed} members, not {expected}',
  'jsonPath minCount': '{value} has {observed} members, not at least {expected}',
  'jsonPath maxCount': '{value} has {observed} members, not at most {expected}',
  'jsonPath members': '{value} is neither a list nor an object: {observed}',
  'jsonPath exists': '{value} exists: {observed}',
  'jsonPath nothing': '{value} does not exist',
  matchesSchema: '{value} does not fit the schema ({condition}): {expected}',
  matchesOutputSchema:
    '{value} does not fit the output schema of the tool ({condition}): {expected}',
  hasContent: '{result} does not have the parts {expected}: {observed}',
  sizeUnder: '{result} has {observed} bytes, not fewer than {expected}',
  latencyUnder: '{result} took {observed} ms, not less than {expected}',
  'isError error': '{result} is not an error: "{observed}"',
  'isError no-error': '{result} is an error: "{observed}"',
  matchesSnapshot: '{value} differs from the snapshot: expected {expected}, got {observed}',
  'matchesSnapshot new': '{value} is not in the snapshot: {observed}',
  'matchesSnapshot missing':
    '{result} has no snapshot. Write it as `snapshot` if it is right: {observed}',
  capture: '{result} has no value for `{condition}`{place}: expected {expected}, got {observed}',
  '* no-json': '{result} is not JSON: "{observed}"',
  '* no-structured-content': '{result} has no structured content',
  '* no-schema': '{result} has no output schema to fit',
  '* bad-schema': '{result} cannot be judged by its schema: {expected}',
};

/** Describes an assertion that does not hold, in one line. */
export function describeAssertion(failure: AssertionFailure): string {
  const { type, tool, path, condition, expected, observed, line } = failure;
  const result = tool === null ? 'The answer' : `The result of \`${shown(tool)}\``;
  const quoted = path === null ? null : `\`${shown(path)}\``;
  const values: Record<string, string> = {
    type: shown(type),
    result,
    value: quoted === null ? result : `${quoted} of ${result.replace('T', 't')}`,
    place: quoted === null ? '' : ` at ${quoted}`,
    condition: shown(condition ?? ''),
    expected: shown(expected),
    observed: shown(observed ?? 'nothing'),
  };
  const isNothing = type === 'jsonPath' && path !== null && observed === null;
  const name = isNothing ? 'nothing' : condition;
  const form = [`${type} ${name}`, `* ${name}`, type].find((key) => Object.hasOwn(WORDS, key));
  const where = line === null ? '' : ` (line ${line})`;
  const sentence = WORDS[form ?? ''] ?? '{result} misses `{type}` "{expected}": "{observed}"';
  return `${sentence.replace(/\{(\w+)\}/g, (_, member) => values[member] ?? '')}${where}.`;
}
