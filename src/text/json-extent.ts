const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** How much a JSON text would make of itself in memory. */
export interface JsonExtent {
  /** At least as many as there are: all that stands after an opening bracket or a comma. */
  values: number;
  /** Brackets within brackets. */
  depth: number;
}

/**
 * Measures a text without parsing it, for a parser makes up to fifty times the text's size of it.
 * Of a text that is no JSON the answer means nothing, but takes no longer.
 */
export function measureJson(text: string): JsonExtent {
  let values = 1;
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (inString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) {
      inString = true;
    } else if (character === COMMA) {
      values += 1;
    } else if (OPENING.has(character)) {
      values += 1;
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (CLOSING.has(character)) {
      depth -= 1;
    }
  }
  return { values, depth: deepest };
}
