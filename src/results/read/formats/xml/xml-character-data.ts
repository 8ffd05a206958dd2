import { SaxesParser } from 'saxes';

const MAX_PIECE_LENGTH = 64 * 1024;
const opening = '<![CDATA[';
const closing = ']]>';

/** How saxes numbers the state of being inside a CDATA section, which it does not tell. */
const insideCharacterData = new SaxesParser().write(`<a>${opening}`)['state'];

/** Where to cut `text` so that the parser stands right behind the opening of a CDATA section. */
export function endOfPiece(text: string, from: number): number {
  const at = text.indexOf(opening, from);
  const end = at < 0 ? text.length : at + opening.length;
  return Math.min(end, from + MAX_PIECE_LENGTH);
}

/** A piece as a string of its own: the parser would go over a slice at half the speed. */
export function copyPiece(text: string, from: number, end: number): string {
  return Buffer.from(text.slice(from, end)).toString();
}

/**
 * Where to go on in `text` if the parser stands in a CDATA section whose content nobody wants, as
 * captured output: at its end, or near the end of `text`. Output is most of many files, and going
 * over it character by character most of the time.
 */
export function skipCharacterData(parser: SaxesParser, text: string, from: number): number {
  if (parser['state'] !== insideCharacterData) return from;
  const at = text.indexOf(closing, from);
  // The brackets of a closing that the end of the text cuts off are for the parser.
  const end = at >= 0 ? at : Math.max(from, text.length - (closing.length - 1));
  countLines(parser, text, from, end);
  return end;
}

function countLines(parser: SaxesParser, text: string, from: number, end: number): void {
  let lineStart = from;
  for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    parser.line += 1;
    parser.column = 0;
    lineStart = at + 1;
  }
  parser.column += end - lineStart;
}
