import type { SdkRow } from './sdk-reporter.ts';

/** Scores and their configuration as SDK 6 puts them into a row's metadata. */
export const scoredMetadata = {
  predicates: [{ predicate: { type: 'noToolErrors' }, passed: true, reason: 'none' }],
  scores: [
    { scorerId: 'accuracy', value: 0.75, passed: true, gating: true, deterministic: true },
    { scorerId: 'tone', value: null, status: 'not_applicable', evidence: { 'odd key': [1, null] } },
  ],
  evaluationConfig: { version: 2, scorers: { accuracy: { threshold: 0.5 } } },
};

/** A turn whose calls had other arguments than expected, in the words of the SDK. */
export const mismatchedTurn = {
  promptIndex: 0,
  prompt: 'Book a table',
  expectedToolCalls: [{ toolName: 'book', arguments: { seats: 2 } }],
  actualToolCalls: [{ toolName: 'book', arguments: { seats: 4 } }],
  passed: false,
  missing: [],
  unexpected: [],
  argumentMismatches: [{ toolName: 'book', expectedArgs: { seats: 2 }, actualArgs: { seats: 4 } }],
  predicateResults: [
    {
      predicate: { type: 'toolCalledWith', toolName: 'book' },
      passed: false,
      reason: 'seats differ',
      scope: { kind: 'turn', promptIndex: 0 },
    },
    { predicate: { type: 'noToolErrors' }, passed: true, reason: 'none', scope: 'case' },
  ],
};

/** A row as full as those of SDK 6.4.0 and its vitest plugin (wire reference, 6.9, 7.2, 9.3). */
export function fullSdkRow(number: number, extra: Record<string, unknown> = {}): SdkRow {
  return {
    caseTitle: `case ${number}`,
    caseId: `tests/booking.eval.ts > case ${number}`,
    passed: true,
    query: 'Book a table',
    durationMs: 1234.5,
    provider: 'anthropic',
    model: 'anthropic/claude-haiku-4.5',
    expectedToolCalls: [{ toolName: 'book', arguments: { seats: 2 } }],
    actualToolCalls: [{ toolName: 'book', arguments: { seats: 2 }, toolCallId: 'call_1' }],
    tokens: { input: 10, output: 5, total: 15 },
    trace: {
      messages: [
        { role: 'user', content: 'Book a table' },
        { role: 'assistant', content: [{ type: 'text', text: 'Booked.' }] },
      ],
      spans: [
        {
          id: 's1',
          name: 'prompt',
          category: 'step',
          startMs: 1,
          endMs: 2,
          promptIndex: 0,
          status: 'ok',
        },
      ],
      prompts: [mismatchedTurn],
    },
    metadata: scoredMetadata,
    isNegativeTest: false,
    expectedOutput: 'A table for two',
    advancedConfig: { temperature: 0 },
    matchOptions: { toolCallOrder: 'ignore' },
    ...extra,
  };
}
