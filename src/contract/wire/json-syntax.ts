/**
 * Where a text stops being JSON, as `line 2, column 7`. The words of the parser are not used: they
 * quote the text, which may be any file that somebody led a link to.
 */
export function jsonFaultPlace(text: string): string {
  let [whole, broken] = [0, text.length];
  // Cut off before the fault, the text only lacks its end.
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2);
    if (onlyLacksEnd(text.slice(0, middle))) whole = middle;
    else broken = middle;
  }
  const before = text.slice(0, Math.max(0, broken - 1));
  const line = before.split('\n').length;
  return `line ${line}, column ${before.length - before.lastIndexOf('\n')}`;
}

/** What the parser says of a text that ends too early; else it may name the place. */
const ENDS_EARLY = /^(?:Unexpected end|Unterminated)/;
const AT = / at position (\d+)/;

function onlyLacksEnd(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const place = AT.exec(error.message)?.[1];
    return ENDS_EARLY.test(error.message) || Number(place) >= text.length;
  }
}
