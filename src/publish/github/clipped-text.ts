const ELLIPSIS = '…';

/** Text of at most `limit` UTF-16 units that splits no character. */
export function clipCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = limit - ELLIPSIS.length;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return `${text.slice(0, splitsPair ? end - 1 : end)}${ELLIPSIS}`;
}

/** Text of at most `limit` bytes of UTF-8 that splits no character. */
export function clipBytes(text: string, limit: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= limit) return text;
  let end = limit - Buffer.byteLength(ELLIPSIS);
  // Continuation bytes are 10xxxxxx: step back to the first byte of a character.
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return `${bytes.subarray(0, end).toString('utf8')}${ELLIPSIS}`;
}
