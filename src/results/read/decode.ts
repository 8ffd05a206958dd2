import { isAscii, isUtf8 } from 'node:buffer';
import { types } from 'node:util';

/** Turns the bytes of one file into text, in chunks cut anywhere. */
export interface TextStream {
  write(bytes: Uint8Array): string;
  /** The text that waited for more bytes. */
  end(): string;
}

/** An XML declaration has to stand within this many bytes to be heeded. */
const MAX_HEAD_BYTES = 1024;

const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/**
 * Decodes a result file: by its byte order mark, else by its XML declaration, else as UTF-8. Bytes
 * that are not UTF-8 are read as Latin-1, one by one, and `warn` is called once for them.
 */
export function createDecoder(warn: (message: string) => void): TextStream {
  let head = Buffer.alloc(0);
  let body: TextStream | null = null;

  function open(): string {
    const { stream, skip } = chooseDecoder(head, warn);
    body = stream;
    return stream.write(head.subarray(skip));
  }

  return {
    write(bytes) {
      if (body) return body.write(bytes);
      head = Buffer.concat([head, bytes]);
      return headIsComplete(head) ? open() : '';
    },
    end() {
      const text = body ? '' : open();
      return text + (body?.end() ?? '');
    },
  };
}

function headIsComplete(head: Buffer): boolean {
  if (head.length < 4) return false;
  const start = head.toString('latin1').trimStart();
  const isDeclaration = start.startsWith('<?xml') || '<?xml'.startsWith(start);
  return !isDeclaration || start.includes('?>') || head.length >= MAX_HEAD_BYTES;
}

function chooseDecoder(
  head: Buffer,
  warn: (message: string) => void,
): { stream: TextStream; skip: number } {
  const [first = 0, second = 0, third = 0] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { stream: utf8Stream(warn), skip: 3 };
  }
  if (first === 0xff && second === 0xfe) return { stream: labelledStream('utf-16le'), skip: 2 };
  if (first === 0xfe && second === 0xff) return { stream: labelledStream('utf-16be'), skip: 2 };
  if (head.length > 1 && first !== 0 && second === 0) {
    return { stream: labelledStream('utf-16le'), skip: 0 };
  }
  if (head.length > 1 && first === 0 && second !== 0) {
    return { stream: labelledStream('utf-16be'), skip: 0 };
  }
  return { stream: declaredStream(head, warn), skip: 0 };
}

function declaredStream(head: Buffer, warn: (message: string) => void): TextStream {
  const label = declaration.exec(head.toString('latin1'))?.[1]?.toLowerCase();
  if (label === undefined || label === 'utf-8' || label === 'utf8') return utf8Stream(warn);
  // A declaration that could be read byte by byte is not in UTF-16 or UTF-32, whatever it says.
  if (/^(?:utf-?(?:16|32)|ucs|iso-10646-ucs)/.test(label)) {
    warn(`declares the encoding ${label}, but is not in it; read as UTF-8`);
    return utf8Stream(warn);
  }
  try {
    return labelledStream(label);
  } catch (error) {
    if (!isUnknownEncoding(error)) throw error;
    warn(`declares the encoding ${label}, which is not known; read as UTF-8`);
    return utf8Stream(warn);
  }
}

function isUnknownEncoding(error: unknown): boolean {
  return (
    types.isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_NOT_SUPPORTED'
  );
}

function labelledStream(label: string): TextStream {
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  return {
    write: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

function utf8Stream(warn: (message: string) => void): TextStream {
  let carried: Buffer = Buffer.alloc(0);
  let warned = false;

  function decode(bytes: Buffer): string {
    if (isAscii(bytes)) return bytes.toString('latin1');
    if (isUtf8(bytes)) return bytes.toString('utf8');
    if (!warned) warn('holds bytes that are not UTF-8; read them as Latin-1');
    warned = true;
    return decodeMixed(bytes);
  }

  return {
    write(bytes) {
      const fresh = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const input = carried.length > 0 ? Buffer.concat([carried, fresh]) : fresh;
      const end = wholeCharacters(input);
      carried = Buffer.from(input.subarray(end));
      return decode(input.subarray(0, end));
    },
    end: () => decode(carried),
  };
}

/** Length of `bytes` without a character that is still incomplete at its end. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) break;
  }
  return bytes.length;
}

function sequenceLength(leadByte: number): number {
  if (leadByte < 0xc0) return 1;
  if (leadByte < 0xe0) return 2;
  return leadByte < 0xf0 ? 3 : 4;
}

/** What each byte is in Latin-1, as the web reads it: Windows-1252. */
const latin1 = Array.from(new TextDecoder('latin1').decode(Uint8Array.from(Array(256).keys())));

function decodeMixed(bytes: Buffer): string {
  let text = '';
  let validFrom = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = characterLength(bytes, at);
    if (length === 0) {
      text += bytes.toString('utf8', validFrom, at) + latin1[bytes[at] ?? 0];
      validFrom = at + 1;
    }
    at += length || 1;
  }
  return text + bytes.toString('utf8', validFrom);
}

/** Bytes of the UTF-8 character at `at`; 0 where there is none. */
function characterLength(bytes: Buffer, at: number): number {
  const length = sequenceLength(bytes[at] ?? 0);
  if (length === 1) return (bytes[at] ?? 0) < 0x80 ? 1 : 0;
  // Of most bytes that are not UTF-8 the next one tells, which is cheaper than to ask.
  const continues = ((bytes[at + 1] ?? 0) & 0xc0) === 0x80;
  return continues && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length))
    ? length
    : 0;
}
