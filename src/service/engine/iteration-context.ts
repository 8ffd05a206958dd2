import type { ModelMessage } from 'ai';
import type { Redactor } from '../../redaction/redactor.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import { callError } from './judging/assertions-tools.ts';
import type { ResolvedTestCase, ServerFinding } from './plan.ts';
import type { IterationServers } from './servers/iteration-servers.ts';
import type { OpenSpan, SpanRecorder, SpanScope } from './transcript/span-recorder.ts';
import type { CallOutcome, RecordedCall, Segment } from './transcript/transcript.ts';

/** What the steps of an iteration work with and write to. */
export interface IterationContext {
  readonly testCase: ResolvedTestCase;
  readonly servers: IterationServers;
  /** What was known of them before the run. */
  readonly findings: readonly ServerFinding[];
  readonly models: ModelRegistry;
  readonly modelApiKeys: Readonly<Record<string, string>>;
  /** Answers of the model to one prompt, at most. */
  readonly maxTurns: number;
  /** Attempts after the first that a provider in trouble gets for one answer. */
  readonly providerRetries: number;
  readonly signal: AbortSignal;
  /** Takes the secrets of the run out of whatever is told. */
  readonly redactor: Redactor;
  readonly spans: SpanRecorder;
  /** Never empty; the last one is current. */
  readonly segments: [Segment, ...Segment[]];
  /** What the model has seen so far. */
  readonly conversation: ModelMessage[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The segment that the current step belongs to. */
export const currentSegment = ({ segments }: IterationContext): Segment =>
  segments.at(-1) ?? segments[0];

/** Opens the span of a tool call. */
export function beginToolSpan(
  context: IterationContext,
  call: RecordedCall,
  scope: SpanScope,
): OpenSpan {
  const { toolCallId, toolName, serverId } = call;
  return context.spans.begin(toolName, 'tool', { ...scope, toolCallId, toolName, serverId });
}

/** Writes down how a call ended. */
export function endCall(call: RecordedCall, span: OpenSpan, outcome: CallOutcome): void {
  call.outcome = outcome;
  span.end(callError(call) === undefined || call.isErrorWanted ? 'ok' : 'error');
}
