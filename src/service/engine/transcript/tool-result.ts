import type { ToolResultPart } from 'ai';
import { isRounded } from '../../../contract/wire/exact-numbers.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { ContentBlock } from '../../mcp/protocol/content.ts';
import type { ToolResult } from '../../mcp/protocol/messages.ts';
import { STORED_TEXT_LENGTH, type StoredText, storeText } from './stored-text.ts';

type ModelOutput = ToolResultPart['output'];

/** A part of a result as it is stored. */
export type StoredPart =
  | { type: 'text'; text: StoredText }
  | { type: 'file-data'; data: string; mediaType: string };

/** A tool's result, cut to what is worth keeping. */
export interface StoredToolResult {
  isError: boolean;
  parts: StoredPart[];
}

/** A part of a result, in words where it is no text and no picture. */
function partOf(block: ContentBlock): string | { kind: string; data: string; mediaType: string } {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
      return { kind: 'image', data: block.data, mediaType: block.mimeType };
    case 'audio':
      // Few models take sound from a tool, so only its presence is told.
      return `[audio, ${block.mimeType}]`;
    case 'resource_link':
      return `[resource ${block.name}: ${block.uri}]`;
    case 'resource':
      return 'text' in block.resource
        ? block.resource.text
        : `[resource ${block.resource.uri}, binary]`;
  }
}

function storedPart(block: ContentBlock, redactor: Redactor, budget: number): StoredPart {
  const part = partOf(block);
  if (typeof part === 'string') return { type: 'text', text: storeText(part, redactor, budget) };
  const { kind, data, mediaType } = part;
  if (data.length <= budget) return { type: 'file-data', data, mediaType };
  const note = `[${kind} of ${data.length} base64 characters left out]`;
  return { type: 'text', text: storeText(note, redactor) };
}

const sizeOf = (part: StoredPart) =>
  part.type === 'text' ? part.text.raw.length : part.data.length;

/** JSON in which no number stands for another one that a server may have sent. */
export function exactJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRounded(part) ? '[an integer beyond 2^53, whose digits are lost]' : part,
  );
}

/**
 * What is kept of a result: at most 256 Ki characters over all its parts. A result without
 * content is told by its structured content.
 */
export function storeToolResult(result: ToolResult, redactor: Redactor): StoredToolResult {
  const parts: StoredPart[] = [];
  const text = (value: string): StoredPart => ({ type: 'text', text: storeText(value, redactor) });
  let budget = STORED_TEXT_LENGTH;
  for (const [index, block] of result.content.entries()) {
    if (budget <= 0) {
      parts.push(text(`[${result.content.length - index} more parts left out]`));
      break;
    }
    const part = storedPart(block, redactor, budget);
    parts.push(part);
    budget -= sizeOf(part);
  }
  if (parts.length === 0 && result.structuredContent !== undefined) {
    parts.push(text(exactJson(result.structuredContent)));
  }
  return { isError: result.isError === true, parts };
}

/** Characters of a result, those of pictures included. */
export function resultLength({ parts }: StoredToolResult): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

/** For whom a result is written out: as it came, or as it is told. */
export type Version = keyof StoredText;

/** All text of a result, a line a part. */
export function resultText({ parts }: StoredToolResult, version: Version): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text[version] : [])).join('\n');
}

/** A result in the shape of the model SDK: `raw` for the model, `told` for the trace. */
export function modelOutput(result: StoredToolResult, version: Version): ModelOutput {
  const type = result.isError ? 'error-text' : 'text';
  if (result.isError || result.parts.every((part) => part.type === 'text')) {
    return { type, value: resultText(result, version) };
  }
  const value = result.parts.map((part) =>
    part.type === 'text' ? { type: part.type, text: part.text[version] } : part,
  );
  return { type: 'content', value };
}
