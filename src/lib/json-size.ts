const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** `[` and `{`, which differ in one bit; so do `]` and `}`. */
const OPENING = 0x7b;
const CLOSING = 0x7d;
const CASE_BIT = 0x20;

/** Counts the values and levels of JSON without parsing it. */
export function measureJson(json: Uint8Array | string): { values: number; depth: number } {
  const codeAt =
    typeof json === 'string' ? (at: number) => json.charCodeAt(at) : (at: number) => json[at] ?? 0;
  let values = 1;
  let level = 0;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = codeAt(at);
    if (isInText) {
      // No text of JSON goes over lines. In a stream of events another field may have begun one.
      if (isEscaped) isEscaped = false;
      else if (code === BACKSLASH) isEscaped = true;
      else if (code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === COMMA) values += 1;
    else if ((code | CASE_BIT) === CLOSING) level -= 1;
    else if ((code | CASE_BIT) === OPENING) {
      values += 1;
      level += 1;
      depth = Math.max(depth, level);
    }
  }
  return { values, depth };
}
