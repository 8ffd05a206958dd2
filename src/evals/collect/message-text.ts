import { z } from 'zod';
import type { TraceMessage as WireMessage } from '../../contract/resources/trace.ts';
import type { TraceMessage } from '../../model/run-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';

/** Keeps a report readable although a tool may return megabytes. */
const MAX_TEXT_LENGTH = 20_000;

const textSchema = z.looseObject({ type: z.enum(['text', 'reasoning']), text: z.string() });
const callSchema = z.looseObject({
  type: z.literal('tool-call'),
  toolName: z.string(),
  input: z.unknown().optional(),
  args: z.unknown().optional(),
});
const resultSchema = z.looseObject({
  type: z.literal('tool-result'),
  toolName: z.string(),
  output: z.unknown().optional(),
  result: z.unknown().optional(),
});
const typedOutputSchema = z.looseObject({ type: z.string(), value: z.unknown() });

/** Plain text of a message, whose content is text or parts in the shape of the model SDK. */
export function plainMessage(
  { role, content }: WireMessage,
  redactor: Redactor,
  limit = MAX_TEXT_LENGTH,
): TraceMessage {
  const parts: unknown[] = Array.isArray(content) ? content : [content];
  const text = parts.map(partText).filter(Boolean).join('\n');
  const cut = text.length - limit;
  return {
    role: role ?? 'unknown',
    text: cut > 0 ? `${redactor.excerpt(text, limit)} (${cut} more characters)` : text,
  };
}

function partText(part: unknown): string {
  if (typeof part === 'string') return part;
  const text = textSchema.safeParse(part);
  if (text.success) return text.data.text;
  const call = callSchema.safeParse(part);
  if (call.success) {
    const { toolName, input, args } = call.data;
    return `→ ${toolName}(${asText(input ?? args ?? {})})`;
  }
  const result = resultSchema.safeParse(part);
  if (result.success) {
    const { toolName, output } = result.data;
    const typed = typedOutputSchema.safeParse(output);
    return `← ${toolName}: ${asText(typed.success ? typed.data.value : (output ?? result.data.result))}`;
  }
  return asText(part);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
