import { isObject, objectsIn } from '../lib/json-values.ts';
import type { Part, StepResult } from './record.ts';

type Answer = Pick<StepResult, 'text' | 'structured' | 'parts'>;
type Item = Record<string, unknown>;

export function readAnswer(kind: 'tool' | 'prompt' | 'resource' | 'list', raw: unknown): Answer {
  const { [kind]: blocks } = blocksOf(raw);
  const structured = kind === 'tool' ? Object(raw).structuredContent : raw;
  const hasText = blocks.length > 0 || kind === 'prompt' || kind === 'resource';
  const texts = blocks.map((block) => holderOf(block)['text']);
  const text =
    hasText || structured === undefined
      ? texts.filter((one) => typeof one === 'string').join('\n')
      : JSON.stringify(structured);
  return { text, structured, parts: blocks.map(partOf) };
}

/** The blocks of what an MCP server answers, by what it answers. */
export function blocksOf(answer: unknown) {
  const { content, messages, contents } = Object(answer);
  return {
    tool: objectsIn(content),
    prompt: objectsIn(objectsIn(messages).map((message) => message['content'])),
    resource: objectsIn(contents).map((resource): Item => ({ type: 'resource', resource })),
    list: [],
  };
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
