import { isObject } from '../lib/json-values.ts';
import type { Part, StepResult } from './record.ts';

type Answer = Pick<StepResult, 'text' | 'structured' | 'parts'>;
type Item = Record<string, unknown>;

/** Reads what assertions judge from what a server answered. */
export function readAnswer(kind: 'tool' | 'prompt' | 'resource' | 'list', raw: unknown): Answer {
  const { content, structuredContent, messages, contents } = Object(raw);
  switch (kind) {
    case 'tool': {
      const answer = fromBlocks(itemsOf(content), structuredContent);
      const isMade = answer.parts.length === 0 && structuredContent !== undefined;
      return isMade ? { ...answer, text: JSON.stringify(structuredContent) } : answer;
    }
    case 'prompt':
      return fromBlocks(itemsOf(itemsOf(messages).map((message) => message['content'])), raw);
    case 'resource': {
      const blocks = itemsOf(contents).map((resource) => ({ type: 'resource', resource }));
      return fromBlocks(blocks, raw);
    }
    case 'list':
      return { text: JSON.stringify(raw), structured: raw, parts: [] };
  }
}

const itemsOf = (list: unknown): Item[] => (Array.isArray(list) ? list.filter(isObject) : []);

function fromBlocks(blocks: readonly Item[], structured: unknown): Answer {
  const texts = blocks.map(holderOf).map(({ text }) => text);
  const text = texts.filter((one) => typeof one === 'string').join('\n');
  return { text, structured, parts: blocks.map(partOf) };
}

/** What has the text or the bytes of a block: the block, or the resource that it embeds. */
const holderOf = ({ resource, ...block }: Item): Item => (isObject(resource) ? resource : block);

function partOf(block: Item): Part {
  const { mimeType, uri, text, data, blob, size } = holderOf(block);
  const encoded = data ?? blob;
  const known = typeof size === 'number' ? size : null;
  const decoded = typeof encoded === 'string' ? Buffer.byteLength(encoded, 'base64') : known;
  return {
    type: String(block['type']),
    mimeType: typeof mimeType === 'string' ? mimeType : null,
    uri: typeof uri === 'string' ? uri : null,
    bytes: typeof text === 'string' ? Buffer.byteLength(text) : decoded,
  };
}
