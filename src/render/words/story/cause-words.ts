import type { ArgumentMismatch, ToolCall } from '../../../model/run-report.ts';
import { cleanLine } from '../../../text/clean-text.ts';

/**
 * A reason in pieces: words at even places, and at odd ones what may differ between reasons that are
 * otherwise alike. Clean, not yet escaped.
 */
export type Pieces = readonly string[];

/** Code points of a name, of a value, and of what somebody else wrote. */
const NAME_LENGTH = 120;
const VALUE_LENGTH = 80;
const REASON_LENGTH = 240;

/** Stands for values that differ. */
const DIFFERING = '…';

/** What may differ between texts that say the same: quoted values, addresses, hashes, numbers and what begins with one. */
const VALUES = new RegExp(
  `(${[
    /"[^"]{0,200}"/u,
    /(?<![\p{L}\p{N}])'[^']{0,200}'(?![\p{L}\p{N}])/u,
    /https?:\/\/[^\s"']{1,200}/u,
    /(?<![\p{L}\p{N}_])[a-f][0-9a-f]{6,40}(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}_])\d(?:[\p{L}\p{N}_.:-]{0,60}[\p{L}\p{N}])?/u,
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'u',
);

/** A name as it is told of. */
export function told(name: string): string {
  return cleanLine(name, NAME_LENGTH);
}

/**
 * What somebody else wrote, in pieces.
 * @param kept how many characters at its begin are no value, whatever they look like.
 */
export function piecesOf(text: string, kept = 0): Pieces {
  const line = cleanLine(text, REASON_LENGTH);
  const [first = '', ...rest] = line.slice(kept).split(VALUES);
  return [`${line.slice(0, kept)}${first}`, ...rest];
}

/** Between the lines of a reason that has several. */
export const REASON_SEPARATOR = ' · ';

/** What somebody else wrote, of which no part may differ. */
export function literally(lines: readonly string[]): Pieces {
  return [cleanLine(lines.join(REASON_SEPARATOR), REASON_LENGTH)];
}

/**
 * A complaint in pieces: what was expected as it stands, and what there was instead, which differs
 * from try to try.
 */
export function complaintPieces(complaint: string): Pieces {
  const at = complaint.indexOf(', but ');
  if (at < 0) return piecesOf(complaint);
  const expected = cleanLine(complaint.slice(0, at), REASON_LENGTH);
  return [`${expected}, but `, cleanLine(complaint.slice(at + ', but '.length), VALUE_LENGTH)];
}

/** `get_forecast called with city "London", not "Paris"`; the first argument that differs says enough. */
export function argumentPieces({
  expected,
  actual,
  mismatchedArguments,
}: ArgumentMismatch): Pieces {
  const has = ({ arguments: values }: ToolCall, name: string) => Object.hasOwn(values, name);
  const differing = mismatchedArguments.find((name) => has(expected, name) && has(actual, name));
  const tool = told(expected.toolName);
  if (differing !== undefined) {
    return [
      `${tool} called with ${told(differing)} `,
      json(actual.arguments[differing]),
      ', not ',
      json(expected.arguments[differing]),
    ];
  }
  const missing = mismatchedArguments.find((name) => has(expected, name));
  if (missing !== undefined) return [`${tool} called without ${told(missing)}`];
  const [extra] = mismatchedArguments;
  if (extra === undefined) return [`${tool} called with other arguments`];
  return [
    `${tool} called with ${told(extra)} `,
    json(actual.arguments[extra]),
    ', which was not expected',
  ];
}

function json(value: unknown): string {
  return cleanLine(JSON.stringify(value) ?? 'nothing', VALUE_LENGTH);
}

/** The reasons that several failures have in common, as one text. */
export function commonReason(pieces: Pieces, differs: ReadonlySet<number>): string {
  return pieces
    .map((piece, at) => (differs.has(at) ? withoutValue(piece) : piece))
    .join('')
    .replace(/, but …$/, '');
}

/** Quotes stay, so that a reader sees of what kind the value is. */
function withoutValue(value: string): string {
  const [quote] = value;
  const isQuoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return isQuoted ? `${quote}${DIFFERING}${quote}` : DIFFERING;
}
