import type { z } from 'zod';
import type { ReadRow } from '../../contract/resources/ingest.ts';
import {
  promptAnalysisSchema,
  spanSchema,
  type Trace,
  traceMessageSchema,
} from '../../contract/resources/trace.ts';
import { readList } from '../../contract/wire/tolerance.ts';

const TRACE_VERSION = 1;

type ReportedTrace = Pick<ReadRow, 'trace' | 'widgetSnapshots'>;

/**
 * The trace of a row in the shape the API answers with. A reporter gives a text, a list of
 * messages, or an object of messages, spans and prompts (wire reference, 7.2); what has not the
 * shape of its kind is left out, and told in `leftOut`. What widgets showed is a part of it. Null
 * where nothing was given.
 */
export function readReportedTrace({ trace, widgetSnapshots }: ReportedTrace): Trace | null {
  const read = readTrace(trace);
  if (!widgetSnapshots?.length) return read;
  return { ...(read ?? { traceVersion: TRACE_VERSION, messages: [] }), widgetSnapshots };
}

function readTrace(reported: unknown): Trace | null {
  if (reported === undefined || reported === null || reported === '') return null;
  if (typeof reported === 'string') {
    return { traceVersion: TRACE_VERSION, messages: [{ role: 'assistant', content: reported }] };
  }
  if (typeof reported !== 'object') {
    const told = `expected text, an array or an object, received ${typeof reported}`;
    return { traceVersion: TRACE_VERSION, messages: [], leftOut: [told] };
  }
  const { messages, spans, prompts, ...rest } = membersOf(reported);
  const read = {
    messages: readMember(traceMessageSchema, messages),
    spans: readMember(spanSchema, spans),
    prompts: readMember(promptAnalysisSchema, prompts),
  };
  const leftOut = Object.entries(read).flatMap(([name, { unreadable }]) =>
    unreadable.map((told) => `${name}${told}`),
  );
  return {
    ...rest,
    traceVersion: TRACE_VERSION,
    messages: read.messages.items,
    ...(Array.isArray(reported) ? {} : { spans: read.spans.items, prompts: read.prompts.items }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

type Members = Record<'messages' | 'spans' | 'prompts', unknown>;

function membersOf(reported: object): Members {
  const none: Members = { messages: [], spans: [], prompts: [] };
  return Array.isArray(reported) ? { ...none, messages: reported } : { ...none, ...reported };
}

function readMember<Schema extends z.ZodType>(schema: Schema, list: unknown) {
  if (list === undefined || list === null) return readList(schema, []);
  if (Array.isArray(list)) return readList(schema, list);
  return { items: [], unreadable: [': expected array'] };
}
