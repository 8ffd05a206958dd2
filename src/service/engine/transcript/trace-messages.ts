import type { TraceMessage } from '../../../contract/resources/trace.ts';
import { modelOutput, resultLength } from './tool-result.ts';
import type { CallOutcome, RecordedCall, Segment, TranscriptEntry } from './transcript.ts';

/** Tool output in a trace, all together; a case of many steps could fill the disk with it. */
const TRACE_OUTPUT_LENGTH = 4 * 1024 * 1024;

const toolCallPart = ({ toolCallId, toolName, serverId, arguments: input }: RecordedCall) => ({
  type: 'tool-call',
  toolCallId,
  toolName,
  serverId,
  input,
});

/** Writes down the calls of a case, until its trace is full. */
class ToolMessages {
  #left = TRACE_OUTPUT_LENGTH;

  of(calls: readonly RecordedCall[]): TraceMessage[] {
    const content = calls.flatMap(({ toolCallId, toolName, serverId, outcome }) => {
      if (outcome === null) return [];
      return { type: 'tool-result', toolCallId, toolName, serverId, output: this.#fit(outcome) };
    });
    return content.length === 0 ? [] : [{ role: 'tool', content }];
  }

  #fit(outcome: CallOutcome) {
    const length =
      outcome.kind === 'result' ? resultLength(outcome.result) : outcome.message.length;
    if (length > this.#left) {
      return { type: 'text', value: `[${length} characters left out: the trace is full]` };
    }
    this.#left -= length;
    return outcome.kind === 'result'
      ? modelOutput(outcome.result, 'told')
      : { type: 'error-text', value: outcome.message };
  }
}

function messagesOf(entry: TranscriptEntry, tools: ToolMessages): TraceMessage[] {
  if (entry.kind === 'user') return [{ role: 'user', content: entry.text.told }];
  const calls = entry.kind === 'turn' ? entry.calls : [entry.call];
  const text = entry.kind === 'turn' ? entry.text.told : '';
  if (calls.length === 0) return [{ role: 'assistant', content: text }];
  const parts = text === '' ? [] : [{ type: 'text', text }];
  return [
    { role: 'assistant', content: [...parts, ...calls.map(toolCallPart)] },
    ...tools.of(calls),
  ];
}

/** The transcript in the message shapes of the model SDK. */
export function traceMessages(segments: readonly Segment[]): TraceMessage[] {
  const tools = new ToolMessages();
  return segments.flatMap(({ entries }) => entries.flatMap((entry) => messagesOf(entry, tools)));
}
