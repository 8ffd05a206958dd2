/** What a file of UTF-8 says, or why it is none, as what follows its name. */
export function decodedText(bytes: Uint8Array): { text: string } | { fault: string } {
  if (isUtf16(bytes)) return { fault: 'is in UTF-16; save it as UTF-8.' };
  if (bytes.includes(0)) return { fault: 'holds no text.' };
  const text = fromUtf8(bytes);
  if (text !== null) return { text };
  return { fault: `is not in UTF-8, as line ${firstOddLine(bytes)} shows; save it as UTF-8.` };
}

/** With its mark, if it has one: whoever reads on knows that. Null where it is something else. */
function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // It throws for nothing else.
    return null;
  }
}

/** By its mark; where it has none, by every other byte of its first characters. */
function isUtf16([first, second]: Uint8Array): boolean {
  if (first === undefined || second === undefined) return false;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0) !== (second === 0);
}

const LINE_BREAK = 10;

function firstOddLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_BREAK, start);
    if (end === -1 || fromUtf8(bytes.subarray(start, end)) === null) return line;
    start = end + 1;
  }
}
