import type { RecordedCall, TranscriptView } from '../../src/judge/record.ts';

/** Makes a call, of a tool or with arguments and an error. */
export const call = (
  toolName: string,
  args: Record<string, unknown> = {},
  error: string | null = null,
): RecordedCall => ({ toolName, arguments: args, error, isErrorExpected: false });

/** Makes a view of a model that answered once with 10 tokens. */
export const viewOf = (calls: readonly RecordedCall[], answer = ''): TranscriptView => {
  return { calls, allCalls: calls, answer, tokens: 10, turns: 1, noAnswer: null };
};
