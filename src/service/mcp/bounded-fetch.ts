import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import { MESSAGE_LIMIT_BYTES, OversizeError } from './message-limit.ts';

/** Blank lines, which end an event of a stream. */
const EVENT_ENDS = ['\n\n', '\r\n\r\n', '\r\r'].map((end) => Buffer.from(end));
const LONGEST_END = Math.max(...EVENT_ENDS.map((end) => end.length));

/** How many of the bytes come after the last event; -1 where no event ends in them. */
function bytesAfterLastEvent(bytes: Buffer): number {
  const ends = EVENT_ENDS.map((end) => {
    const at = bytes.lastIndexOf(end);
    return at === -1 ? -1 : at + end.length;
  });
  const last = Math.max(...ends);
  return last === -1 ? -1 : bytes.length - last;
}

/** Passes bytes on until a message among them grows too large. */
function messageLimiter(isEventStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  // What came last, since the end of an event may come in pieces.
  let tail = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = Buffer.concat([tail, chunk]);
      tail = bytes.subarray(1 - LONGEST_END);
      const rest = isEventStream ? bytesAfterLastEvent(bytes) : -1;
      length = rest === -1 ? length + chunk.length : rest;
      if (length > MESSAGE_LIMIT_BYTES) controller.error(new OversizeError());
      else controller.enqueue(chunk);
    },
  });
}

/**
 * `fetch` for transports, which read bodies whole, however large: a body, or an event of a stream,
 * of more than a message may have ends in an `OversizeError`.
 */
export const boundedFetch: FetchLike = async (url, init) => {
  const response = await fetch(url, init);
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const isEventStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const limited = body.pipeThrough(messageLimiter(isEventStream));
  return new Response(limited, { status, statusText, headers });
};
