import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ToolResultPart } from 'ai';
import { isRounded } from '../../../contract/exact-numbers.ts';
import { capText, STORED_TEXT_LENGTH } from './stored-text.ts';

type ContentBlock = CallToolResult['content'][number];
type ModelOutput = ToolResultPart['output'];

/** A part of a result as it is stored and shown to the model. */
export type StoredPart =
  | { type: 'text'; text: string }
  | { type: 'file-data'; data: string; mediaType: string };

/** A tool's result, cut to what is worth keeping. */
export interface StoredToolResult {
  isError: boolean;
  parts: StoredPart[];
}

const text = (value: string): StoredPart => ({ type: 'text', text: value });

function mediaPart(kind: string, data: string, mediaType: string, budget: number): StoredPart {
  if (data.length > budget) return text(`[${kind} of ${data.length} base64 characters left out]`);
  return { type: 'file-data', data, mediaType };
}

function storedPart(block: ContentBlock, budget: number): StoredPart {
  switch (block.type) {
    case 'text':
      return text(capText(block.text, budget));
    case 'image':
      return mediaPart('image', block.data, block.mimeType, budget);
    case 'audio':
      // Few models take sound from a tool, so only its presence is told.
      return text(`[audio, ${block.mimeType}]`);
    case 'resource_link':
      return text(capText(`[resource ${block.name}: ${block.uri}]`, budget));
    case 'resource':
      return 'text' in block.resource
        ? text(capText(block.resource.text, budget))
        : text(capText(`[resource ${block.resource.uri}, binary]`, budget));
  }
}

const sizeOf = (part: StoredPart) => (part.type === 'text' ? part.text.length : part.data.length);

/** JSON in which no number stands for another one that a server may have sent. */
function exactJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, part: unknown) =>
      isRounded(part) ? '[an integer beyond 2^53, whose digits are lost]' : part,
    );
  } catch (error) {
    // What was parsed has no other way to fail: it nests some thousand levels.
    if (!(error instanceof RangeError)) throw error;
    return '[structured content that nests too deep to be written out]';
  }
}

/**
 * What is kept of a result: at most 256 Ki characters over all its parts. A result without
 * content is told by its structured content.
 */
export function storeToolResult(result: CallToolResult): StoredToolResult {
  const parts: StoredPart[] = [];
  let budget = STORED_TEXT_LENGTH;
  for (const [index, block] of result.content.entries()) {
    if (budget <= 0) {
      parts.push(text(`[${result.content.length - index} more parts left out]`));
      break;
    }
    const part = storedPart(block, budget);
    parts.push(part);
    budget -= sizeOf(part);
  }
  if (parts.length === 0 && result.structuredContent !== undefined) {
    parts.push(text(capText(exactJson(result.structuredContent))));
  }
  return { isError: result.isError === true, parts };
}

/** Characters of a result, those of pictures included. */
export function resultLength({ parts }: StoredToolResult): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

/** All text of a result, a line a part. */
export function resultText({ parts }: StoredToolResult): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');
}

/** A result in the shape of the model SDK. */
export function modelOutput(result: StoredToolResult): ModelOutput {
  if (result.isError) return { type: 'error-text', value: resultText(result) };
  if (result.parts.every((part) => part.type === 'text')) {
    return { type: 'text', value: resultText(result) };
  }
  return { type: 'content', value: result.parts };
}
