import type { Usage } from '../../../contract/resources/iteration.ts';
import type { Redacted } from '../../../redaction/redactor.ts';
import type { StoredText } from './stored-text.ts';
import type { StoredToolResult } from './tool-result.ts';
import { resultText } from './tool-result.ts';

/** How a call ended: with a result, or without one (protocol failure, unknown tool, crash). */
export type CallOutcome =
  | { kind: 'result'; result: StoredToolResult }
  | { kind: 'failure'; message: Redacted };

/** A tool call by the model or by a `toolCall` step. `outcome` is null while it runs. */
export interface RecordedCall {
  toolCallId: string;
  /** As the server names it. */
  toolName: string;
  serverId: string | null;
  arguments: Record<string, unknown>;
  outcome: CallOutcome | null;
  /** It was to end in an error, and did. */
  isErrorWanted?: boolean;
}

export type TranscriptEntry =
  | { kind: 'user'; text: StoredText }
  /** One answer of the model. */
  | { kind: 'turn'; text: StoredText; calls: RecordedCall[]; usage: Usage }
  /** A call by a `toolCall` step. */
  | { kind: 'call'; call: RecordedCall }
  /** Anything else that a step asked a server, named by its method. */
  | { kind: 'request'; call: RecordedCall };

/**
 * The part of a case that belongs to one prompt: up to the next prompt. What comes before the
 * first prompt belongs to it too. In a case without prompts it is all of it.
 */
export interface Segment {
  promptIndex: number;
  prompt: string | null;
  entries: TranscriptEntry[];
  /** Why the model gave no answer to the prompt; null where it did, or was not asked. */
  nonAnswer: string | null;
}

/** What assertions are judged on. */
export interface TranscriptView {
  /** The model's calls, or those of the steps where no model was asked. */
  calls: RecordedCall[];
  /** Calls of either kind. */
  allCalls: RecordedCall[];
  /**
   * Text of the model's last answer, as it came. Where no model was asked, that of the last result, so
   * that model-free cases can be judged on what the server answered.
   */
  finalText: string;
  /** Answers of the model. */
  turnCount: number;
  /** Null where a provider told no number for one of the turns. */
  totalTokens: number | null;
}

type Turn = Extract<TranscriptEntry, { kind: 'turn' }>;

/** All turns of the model. */
export function turnsOf(segments: readonly Segment[]): Turn[] {
  return segments.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'turn'));
}

const stepCallsOf = (segments: readonly Segment[]) =>
  segments.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'call' ? entry.call : [])),
  );

/** The last that a step asked of a server. */
const lastAskedOf = (segments: readonly Segment[]): RecordedCall | undefined =>
  segments
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.kind === 'call' || entry.kind === 'request' ? entry.call : []))
    .at(-1);

/** The calls the expected ones are held against. */
export function judgedCalls(segments: readonly Segment[]): RecordedCall[] {
  const isModelFree = segments.every(({ prompt }) => prompt === null);
  return isModelFree ? stepCallsOf(segments) : turnsOf(segments).flatMap((turn) => turn.calls);
}

function callText(call: RecordedCall | undefined): string {
  if (call?.outcome?.kind !== 'result') return '';
  return resultText(call.outcome.result, 'raw');
}

function sumTokens(turns: readonly Turn[]): number | null {
  let sum = 0;
  for (const { usage } of turns) {
    if (typeof usage.totalTokens !== 'number') return null;
    sum += usage.totalTokens;
  }
  return sum;
}

/** The view of some segments of a case. */
export function viewOf(segments: readonly Segment[]): TranscriptView {
  const turns = turnsOf(segments);
  const stepCalls = stepCallsOf(segments);
  const isModelFree = segments.every(({ prompt }) => prompt === null);
  return {
    calls: judgedCalls(segments),
    allCalls: [...turns.flatMap((turn) => turn.calls), ...stepCalls],
    finalText: isModelFree ? callText(lastAskedOf(segments)) : (turns.at(-1)?.text.raw ?? ''),
    turnCount: turns.length,
    totalTokens: sumTokens(turns),
  };
}
