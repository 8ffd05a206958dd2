/** Texts on which whoever looks again from every character takes squares of their length. */

/** What is repeated: each kind of character that means something somewhere, openings never closed. */
const UNITS = [
  ...['\n', ' ', '\t', '\r', '\r\n', '\u0085', '\u2028', '\u00a0', '\u200b', '\u200d', '\u0000'],
  ...['`', '` ', '\\', '/', '[', ']', '(', '<', '<!--', '</', '&', '&#', '&#x1', '*', '**_', '_'],
  ...['~', '|', '#', '##[', '@', ':', '::', ':a', '://', '"', "'", '=', '-', '- ', '.', ',', '+'],
  ...['1', '1,', '1.', '0', 'a', 'a ', 'A', 'g', 'é', '\ud83d\ude00', '\ud800', '\udc00', '\u202e'],
  ...['\u001b', '\u001b[', '\u001b[1', '\u001b[1;', '\u001b]', '\u001bP', '\u009b', '\u0007'],
  ...[
    '\n a',
    '\n\n ',
    ' \n',
    'a\n',
    '\n    at ',
    '\n\u2028',
    'a\r',
    'a.',
    'a/',
    '/a',
    'a: ',
    '\n- ',
  ],
  ...['{', '{"', '[{', '${', '${a', '${a:-', '${a:-${', '{"a":', '"a":[', '\\"', '\\u', '\\n'],
  ...['[mcp-eval-gate ', '\n[mcp-eval-gate a', 'key', 'token', 'token=', 'Bearer ', 'www.', 'GH-'],
  ...[
    'http://',
    'https://a@',
    'mailto:',
    'user:',
    '***',
    'secret',
    '<details>',
    '<!ENTITY ',
    ']]>',
  ],
] as const;

/** Texts of some length, made one after the other: all together would fill the memory. */
export function* pathologicalTexts(length: number): Generator<string> {
  for (const run of runs(length)) {
    yield run;
    yield withinLetters(run);
  }
}

/** Fewer of them, for what takes its time with any text. */
export function* fewPathologicalTexts(length: number): Generator<string> {
  for (const run of runs(length)) yield withinLetters(run);
}

function* runs(length: number): Generator<string> {
  for (const unit of UNITS) yield unit.repeat(Math.ceil(length / unit.length));
}

/** What stands at the end lets a search fail late, and each of its starts anew. */
function withinLetters(run: string): string {
  return `x${run}x`;
}
