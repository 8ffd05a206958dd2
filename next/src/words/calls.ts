/**
 * How a missed assertion about calls or an answer reads, by type and condition, else by type. In
 * braces: `result` is the answer, `place` the path, the rest are members of the failure.
 */
export const CALL_WORDS: Readonly<Record<string, string>> = {
  toolCalledWith: 'Expected the call `{expected}`, got {observed}',
  'toolCalledWith arguments':
    'The call has other arguments{place}: expected `{expected}`, got `{observed}`',
  'toolCalledWith minCount': 'Expected `{expected}`, got {observed} of these calls',
  toolCalledAtLeastOnce: 'Expected a call of `{expected}`, got {observed}',
  toolNeverCalled: 'Expected no call of `{expected}`, got `{observed}`',
  firstToolWas: 'Expected a call of `{expected}` first, got {observed}',
  responseContains: '{result} does not contain "{expected}": "{observed}"',
  responseMatches: '{result} does not match `{expected}`: "{observed}"',
  finalAssistantMessageNonEmpty: '{result} is empty',
  noToolErrors: 'A tool returned an error: {observed}',
  tokenBudgetUnder: 'The model used {observed} tokens, not fewer than {expected}',
  'tokenBudgetUnder unknown': 'The provider does not say how many tokens the model used',
  turnCountUnder: 'The model answered {observed} times, not fewer than {expected}',
  'matchOptions extraCalls': 'Expected at most {expected} further calls, got {observed}',
  'matchOptions order': 'Expected the call `{expected}` in its order, got {observed}',
  'matchOptions ownCall': 'Expected a call `{expected}` for this assertion alone, got {observed}',
};
