/** Something wrong with the text, at `line:column`. */
export interface TextProblem {
  position: string;
  message: string;
}

/** Words, signs and gaps. The largest suite there may be has three quarters of it. */
const MAX_LEXEMES = 2_000_000;
/** Brackets within brackets, and signs of lists and maps within a line. */
const MAX_DEPTH = 200;

export const TOO_DEEP = 'This nests too deep to be read.';

const OPENINGS = ['flow-map-start', 'flow-seq-start'];
const CLOSINGS = ['flow-map-end', 'flow-seq-end'];
const INDICATORS = ['seq-item-ind', 'explicit-key-ind', 'map-value-ind'];

/**
 * What would cost more memory than a runner has: the library builds some hundred bytes for each sign,
 * and an error for each level that it cannot reach.
 */
export function findExcess(yaml: typeof import('yaml'), text: string): TextProblem | null {
  let lexemes = 0;
  let brackets = 0;
  let indicators = 0;
  let line = 1;
  for (const lexeme of new yaml.Lexer().lex(text)) {
    lexemes += 1;
    const type = yaml.CST.tokenType(lexeme) ?? '';
    if (type === 'newline') {
      line += 1;
      indicators = 0;
    } else if (INDICATORS.includes(type)) {
      indicators += brackets === 0 ? 1 : 0;
    } else if (OPENINGS.includes(type)) {
      brackets += 1;
    } else if (CLOSINGS.includes(type)) {
      brackets -= 1;
    }
    const position = `${line}:1`;
    if (brackets > MAX_DEPTH || indicators > MAX_DEPTH) return { position, message: TOO_DEEP };
    if (lexemes > MAX_LEXEMES) {
      return {
        position,
        message: `There are more than ${MAX_LEXEMES} words and signs up to here.`,
      };
    }
  }
  return null;
}
