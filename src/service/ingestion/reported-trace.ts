import type { z } from 'zod';
import {
  promptAnalysisSchema,
  spanSchema,
  type Trace,
  type TraceMessage,
  traceMessageSchema,
} from '../../contract/trace.ts';

const TRACE_VERSION = 1;

/**
 * The trace of a row in the shape the API answers with. A reporter gives a text, a list of
 * messages, or an object of messages, spans and prompts (wire reference, 7.2); members that have
 * not the shape of their kind are left out. Null where nothing was given.
 */
export function readReportedTrace(reported: unknown): Trace | null {
  if (typeof reported === 'string') {
    return reported === ''
      ? null
      : { traceVersion: TRACE_VERSION, messages: [{ role: 'assistant', content: reported }] };
  }
  if (Array.isArray(reported)) {
    return { traceVersion: TRACE_VERSION, messages: readMessages(reported) };
  }
  if (typeof reported !== 'object' || reported === null) return null;
  const { messages, spans, prompts, ...rest } = { ...emptyMembers, ...reported };
  return {
    ...rest,
    traceVersion: TRACE_VERSION,
    messages: readMessages(messages),
    spans: readList(spanSchema, spans),
    prompts: readList(promptAnalysisSchema, prompts),
  };
}

const emptyMembers: Record<'messages' | 'spans' | 'prompts', unknown> = {
  messages: [],
  spans: [],
  prompts: [],
};

const readMessages = (messages: unknown): TraceMessage[] => readList(traceMessageSchema, messages);

function readList<Schema extends z.ZodType>(schema: Schema, list: unknown): z.output<Schema>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
