import type { ToolResultPart } from 'ai';
import { cut } from '../../lib/text.ts';
import { describePart } from '../../words/models.ts';
import type { Sent } from '../mcp/connection.ts';
import type { ToolResult } from '../mcp/shapes.ts';

/** Most characters of a result that a model gets. */
const MAX_TEXT = 256 * 2 ** 10;

interface Image {
  type: 'file';
  data: { type: 'data'; data: string };
  mediaType: string;
}

/** What a model gets of the result of a tool. */
export interface ModelResult {
  output: ToolResultPart['output'];
  text: string;
  /** Images that come in a message of their own, because a result cannot have any. */
  images: Image[];
}

/**
 * Makes the result of a tool readable for a model. Audio and links become lines of text.
 *
 * @param hasImages whether results can have images
 */
export function modelResult(
  { content, structuredContent, isError }: ToolResult,
  hasImages: boolean,
): ModelResult {
  const blocks: Sent[] = (content ?? []).map(Object);
  const images = blocks.flatMap(imageOf);
  const lines =
    blocks.length === 0 && structuredContent !== undefined
      ? [JSON.stringify(structuredContent)]
      : blocks.filter((block) => imageOf(block).length === 0).map(lineOf);
  const text = cut(lines.join('\n'), MAX_TEXT);
  if (isError === true) return { output: { type: 'error-text', value: text }, text, images: [] };
  if (images.length === 0 || !hasImages) {
    return { output: { type: 'text', value: text }, text, images };
  }
  const value = text === '' ? images : [{ type: 'text' as const, text }, ...images];
  return { output: { type: 'content', value }, text, images: [] };
}

function imageOf({ type, data, mimeType }: Sent): Image[] {
  if (type !== 'image' || typeof data !== 'string') return [];
  return [{ type: 'file', data: { type: 'data', data }, mediaType: String(mimeType) }];
}

function lineOf({ type, text, resource, mimeType, uri, name }: Sent): string {
  if (typeof text === 'string') return text;
  const { text: embedded, uri: address } = Object(resource);
  if (typeof embedded === 'string') return embedded;
  const known = [address, uri, mimeType, name].find((one) => typeof one === 'string');
  return describePart(String(type), String(known ?? ''));
}
