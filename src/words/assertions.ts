import type { FailureOf } from '../report/failure.ts';
import { exactly, shown } from './lines.ts';

type AssertionFailure = FailureOf<'assertion'>;

/**
 * How a missed assertion reads, by type and condition (`*`: any type), else by type. `{result}` is the
 * result or the answer, `{value}` what stands in it at the path, `{place}` the path; the rest are
 * members of the failure.
 */
export const ASSERTION_WORDS: Readonly<Record<string, string>> = {
  toolCalledWith: 'The model did not call `{expected}`. It called {observed}',
  'toolCalledWith arguments':
    'The call has other arguments{place}: expected `{expected}`, got `{observed}`',
  'toolCalledWith minCount': 'Expected `{expected}`, got {observed} of these calls',
  toolCalledAtLeastOnce: 'Expected a call of `{expected}`, got {observed}',
  toolNeverCalled: 'Expected no call of `{expected}`, got `{observed}`',
  firstToolWas: 'Expected a call of `{expected}` first, got {observed}',
  'responseContains nothing': 'There is no answer',
  'responseMatches nothing': 'There is no answer',
  finalAssistantMessageNonEmpty: 'There is no answer',
  noToolErrors: 'A tool returned an error: {observed}',
  tokenBudgetUnder: 'The model used {observed} tokens; fewer than {expected} are required',
  'tokenBudgetUnder unknown': 'The provider does not say how many tokens the model used',
  turnCountUnder: 'The model used {observed} turns; fewer than {expected} are required',
  'matchOptions extraCalls': 'Expected at most {expected} calls more, got {observed}',
  'matchOptions order': 'Expected the call `{expected}` in its order, got {observed}',
  'matchOptions ownCall': 'Expected a call `{expected}` for this assertion alone, got {observed}',
  isNegativeTest: 'Expected no call of a tool, got `{observed}`',
  reference: 'A captured value does not fit{place}: {expected}, got {observed}',
  expectError: '{result} is not the expected error: expected "{expected}", got "{observed}"',
  'expectError succeeded': '`{tool}` succeeded, expected the error "{expected}": "{observed}"',
  'expectError any': '`{tool}` succeeded, expected an error: "{observed}"',
  textContains: '{result} does not contain "{expected}": "{observed}"',
  textEquals: '{result} is not "{expected}": "{observed}"',
  textMatches: '{result} does not match `{expected}`: "{observed}"',
  'jsonPath equals': '{value} is {observed}, not {expected}',
  'jsonPath contains': '{value} does not contain {expected}: {observed}',
  'jsonPath matches': '{value} does not match `{expected}`: {observed}',
  'jsonPath min': '{value} is {observed}, not at least {expected}',
  'jsonPath max': '{value} is {observed}, not at most {expected}',
  'jsonPath count': '{value} has {observed}, not {expected}',
  'jsonPath minCount': '{value} has {observed}, not at least {expected}',
  'jsonPath maxCount': '{value} has {observed}, not at most {expected}',
  'jsonPath members': '{value} is neither a list nor an object: {observed}',
  'jsonPath exists': '{value} exists: {observed}',
  'jsonPath nothing': '{value} does not exist',
  matchesSchema: '{value} does not fit the schema ({condition}): {expected}, got {observed}',
  matchesOutputSchema:
    '{value} does not fit the output schema of the tool ({condition}): {expected}, got {observed}',
  hasContent: '{result} does not have parts with {expected}; it has: {observed}',
  sizeUnder: '{result} has {observed} bytes; fewer than {expected} are required',
  latencyUnder: '{result} took {observed} ms; less than {expected} is required',
  'isError error': '{result} is not an error: "{observed}"',
  'isError no-error': '{result} is an error: "{observed}"',
  matchesSnapshot: '{value} differs from the snapshot: expected {expected}, got {observed}',
  'matchesSnapshot new': '{value} is not in the snapshot: {observed}',
  'matchesSnapshot mask': '{value} does not exist, so the mask protects nothing',
  'matchesSnapshot missing':
    '{result} has no snapshot. Write it as `snapshot` if it is right: {observed}',
  'matchesSnapshot file':
    '{value} is not {expected}. A snapshot is the value itself, no file. Write it as `snapshot` if it is right: {observed}',
  capture:
    '{result} has no value for `{condition}`{place}: expected "{expected}", got "{observed}"',
  'capture nothing': '{result} has no value for `{condition}`{place}, expected {expected}',
  other: '{result} misses `{type}` "{expected}": "{observed}"',
  '* no-json': '{result} is not JSON: "{observed}"',
  '* no-structured-content': '{result} has no structured content',
  '* no-schema': '{result} has no output schema to fit',
  '* bad-schema': '{result} cannot be judged by its schema: {expected}',
};

/** What people write if they take a snapshot for a file, or for a switch. */
const NO_SNAPSHOT = /^(?:true|"[^"\s]+\.(?:json|snap|txt|ya?ml)")$/;

/** Describes an assertion that does not hold, in one line. */
export function describeAssertion(failure: AssertionFailure): string {
  const { type, tool, path, condition, expected, observed } = failure;
  const result = tool === null ? 'The answer' : `The result of \`${shown(tool)}\``;
  const quoted = path === null ? null : `\`${shown(path)}\``;
  const values: Record<string, string> = {
    type: shown(type),
    result,
    value: quoted === null ? result : `${quoted} of ${result.replace('T', 't')}`,
    place: quoted === null ? '' : ` at ${quoted}`,
    condition: shown(condition ?? ''),
    expected: exactly(expected),
    observed: exactly(observed ?? 'nothing'),
    tool: shown(tool ?? ''),
  };
  const alike = type.replace('response', 'text');
  const nothing = observed === null ? [`${type} nothing`] : [];
  const own = condition ?? (path === '$' && NO_SNAPSHOT.test(expected) ? 'file' : null);
  const forms = [`* ${condition}`, ...nothing, `${type} ${own}`, type, alike];
  const form = forms.find((key) => Object.hasOwn(ASSERTION_WORDS, key)) ?? 'other';
  const sentence = ASSERTION_WORDS[form] ?? '';
  return `${sentence.replace(/\{(\w+)\}/g, (_, member) => values[member] ?? '')}.`;
}
