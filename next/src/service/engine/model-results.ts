import type { ToolResultPart } from 'ai';
import { cut } from '../../lib/text.ts';
import { describePart } from '../../words/models.ts';
import type { Sent } from '../mcp/connection.ts';
import type { ToolResult } from '../mcp/shapes.ts';

/** Most characters of a result that a model gets. */
const MAX_TEXT = 256 * 2 ** 10;

/** What a model gets of the result of a tool. */
export interface ModelResult {
  output: ToolResultPart['output'] & { type: 'text' | 'error-text' };
  /** They come in a message of their own: most providers take results without images only. */
  images: { type: 'file'; data: { type: 'data'; data: string }; mediaType: string }[];
}

/** Makes the result of a tool readable for a model. Audio and links become lines of text. */
export function modelResult(result: ToolResult): ModelResult {
  const { content = [], structuredContent, isError } = result;
  const images: ModelResult['images'] = [];
  const lines = content.flatMap((block: Sent) => {
    const { type, data, mimeType } = block;
    if (type !== 'image' || typeof data !== 'string') return [lineOf(block)];
    images.push({ type: 'file', data: { type: 'data', data }, mediaType: String(mimeType) });
    return [];
  });
  const isBare = content.length === 0 && structuredContent !== undefined;
  const value = cut(isBare ? JSON.stringify(structuredContent) : lines.join('\n'), MAX_TEXT);
  return { output: { type: isError === true ? 'error-text' : 'text', value }, images };
}

function lineOf({ type, text, resource, mimeType, uri }: Sent): string {
  const embedded = Object(resource);
  for (const one of [text, embedded.text]) if (typeof one === 'string') return one;
  return describePart(String(type), String(embedded.uri ?? uri ?? mimeType));
}
