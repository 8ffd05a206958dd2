import type { ResultAssertion } from '../../../../contract/cases/result-assertion.ts';
import type { ContentBlock, ResourceContents } from '../../../mcp/protocol/content.ts';
import type { JudgedResult, ResultComplaint, ResultPart } from './judged-result.ts';

type ContentAssertion = Extract<ResultAssertion, { type: 'hasContent' }>;

const PARTS_TOLD = 10;

/** Bytes that a text of Base64 stands for. */
function decodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding);
}

/** What a resource holds, as a part. */
export function partOfContents(contents: ResourceContents): ResultPart {
  const bytes = 'text' in contents ? Buffer.byteLength(contents.text) : decodedBytes(contents.blob);
  return {
    contentType: 'resource',
    mimeType: contents.mimeType ?? null,
    uri: contents.uri,
    bytes,
  };
}

/** A block of a tool's or a prompt's result, as a part. */
export function partOfBlock(block: ContentBlock): ResultPart {
  const { type: contentType } = block;
  switch (block.type) {
    case 'text':
      return { contentType, mimeType: null, uri: null, bytes: Buffer.byteLength(block.text) };
    case 'image':
    case 'audio':
      return { contentType, mimeType: block.mimeType, uri: null, bytes: decodedBytes(block.data) };
    case 'resource':
      return partOfContents(block.resource);
    case 'resource_link':
      return {
        contentType,
        mimeType: block.mimeType ?? null,
        uri: block.uri,
        bytes: block.size ?? null,
      };
  }
}

/** Judges which parts a result has. */
export function judgeContent(
  assertion: ContentAssertion,
  { parts, subject }: JudgedResult,
): ResultComplaint | null {
  const { count, minCount = count === undefined && assertion.maxCount === undefined ? 1 : 0 } =
    assertion;
  const { maxCount = Number.POSITIVE_INFINITY } = assertion;
  const number = parts.filter((part) => isMeant(assertion, part)).length;
  const isMet =
    (count === undefined || number === count) && number >= minCount && number <= maxCount;
  if (isMet) return null;
  const wanted = [
    ...(count === undefined ? [] : [`exactly ${count}`]),
    ...(minCount > 0 ? [`at least ${minCount}`] : []),
    ...(Number.isFinite(maxCount) ? [`at most ${maxCount}`] : []),
  ].join(' and ');
  return {
    reason: `Expected ${wanted} of ${describeMeant(assertion)} in the result of ${subject}, but there are ${number}. It has ${describeParts(parts)}.`,
  };
}

function isMeant(assertion: ContentAssertion, part: ResultPart): boolean {
  const { contentType, mimeType, uri, minBytes, maxBytes } = assertion;
  return (
    (contentType === undefined || part.contentType === contentType) &&
    (mimeType === undefined || isOfType(part.mimeType, mimeType)) &&
    (uri === undefined || part.uri === uri) &&
    // What does not say its size is neither large nor small enough.
    (minBytes === undefined || (part.bytes !== null && part.bytes >= minBytes)) &&
    (maxBytes === undefined || (part.bytes !== null && part.bytes <= maxBytes))
  );
}

/** Parameters, such as a charset, are no matter where the wanted type has none. */
function isOfType(actual: string | null, wanted: string): boolean {
  if (actual === null) return false;
  const [whole, form] = [actual.toLowerCase(), wanted.toLowerCase()];
  const essence = whole.split(';', 1)[0]?.trim() ?? whole;
  if (form.endsWith('/*')) return essence.startsWith(form.slice(0, -1));
  return whole === form || essence === form;
}

function describeMeant({ contentType, mimeType, uri, minBytes, maxBytes }: ContentAssertion) {
  return [
    contentType ?? 'any part',
    ...(mimeType === undefined ? [] : [mimeType]),
    ...(uri === undefined ? [] : [`at ${uri}`]),
    ...(minBytes === undefined ? [] : [`of at least ${minBytes} bytes`]),
    ...(maxBytes === undefined ? [] : [`of at most ${maxBytes} bytes`]),
  ].join(' ');
}

function describeParts(parts: readonly ResultPart[]): string {
  if (parts.length === 0) return 'no parts';
  const told = parts.slice(0, PARTS_TOLD).map(({ contentType, mimeType, uri, bytes }) => {
    const facts = [mimeType, uri, bytes === null ? null : `${bytes} bytes`];
    const known = facts.filter((fact) => fact !== null);
    return known.length === 0 ? contentType : `${contentType} (${known.join(', ')})`;
  });
  const more = parts.length - told.length;
  return [...told, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
