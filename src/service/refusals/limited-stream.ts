/**
 * How much of a refused body is read for nothing, so that its sender comes to read the answer; no
 * body that anyone means to send is larger.
 */
export const MAX_READ_OFF_BYTES = 256 * 1024 * 1024;

/**
 * A stream of at most `maxBytes`. A larger one is read to its end, within reason, before `refusal`
 * is thrown: many clients write their whole body before they read, and one that is closed on while
 * it writes sees a broken connection and never the answer.
 */
export async function* limitStream(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
  refusal: () => Error,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes <= maxBytes) yield chunk;
    if (bytes > maxBytes + MAX_READ_OFF_BYTES) break;
  }
  if (bytes > maxBytes) throw refusal();
}
