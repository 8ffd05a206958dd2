import type { TraceMessage } from '../../contract/trace.ts';
import { capText } from './stored-text.ts';
import { modelOutput } from './tool-result.ts';
import type { RecordedCall, Segment, TranscriptEntry } from './transcript.ts';

const toolCallPart = ({ toolCallId, toolName, serverId, arguments: input }: RecordedCall) => ({
  type: 'tool-call',
  toolCallId,
  toolName,
  serverId,
  input,
});

function toolMessage(calls: readonly RecordedCall[]): TraceMessage[] {
  const content = calls.flatMap(({ toolCallId, toolName, serverId, outcome }) => {
    if (outcome === null) return [];
    const output =
      outcome.kind === 'result'
        ? modelOutput(outcome.result)
        : { type: 'error-text', value: capText(outcome.message) };
    return { type: 'tool-result', toolCallId, toolName, serverId, output };
  });
  return content.length === 0 ? [] : [{ role: 'tool', content }];
}

function messagesOf(entry: TranscriptEntry): TraceMessage[] {
  if (entry.kind === 'user') return [{ role: 'user', content: entry.text }];
  const calls = entry.kind === 'turn' ? entry.calls : [entry.call];
  const text = entry.kind === 'turn' ? entry.text : '';
  if (calls.length === 0) return [{ role: 'assistant', content: text }];
  const parts = text === '' ? [] : [{ type: 'text', text }];
  return [
    { role: 'assistant', content: [...parts, ...calls.map(toolCallPart)] },
    ...toolMessage(calls),
  ];
}

/** The transcript in the message shapes of the model SDK. */
export function traceMessages(segments: readonly Segment[]): TraceMessage[] {
  return segments.flatMap(({ entries }) => entries.flatMap(messagesOf));
}
