import { errorMessage } from '../../../../trouble/errors.ts';
import type { Position } from '../../parsed-case.ts';

/** One JSON document found in a text. */
export interface FoundDocument {
  value: unknown;
  /** What is wrong with it; then `value` holds what came before the damage, or undefined. */
  damage: { message: string; offset: number } | null;
}

export interface FoundDocuments {
  documents: FoundDocument[];
  /** Characters around the documents that are not part of them. */
  noise: number;
  /** That something around them looks like a report as well. */
  noiseHoldsReport: boolean;
}

/** By what the reports of a format are known where a console put lines around them. */
export interface ReportMarks {
  /** What the name of a report's first member begins with. */
  readonly opening: readonly string[];
  /** The member that has the results: something like a report is wherever it stands. */
  readonly results: string;
}

/**
 * Finds the report in a text: the text itself, or every report between lines that a console put
 * around them. Of a report that is cut off, the test files before the cut are kept.
 * @param marks of every format that may be in it.
 */
export function findDocuments(text: string, marks: readonly ReportMarks[]): FoundDocuments {
  const whole = parseJson(text);
  const alone = { documents: [whole], noise: 0, noiseHoldsReport: false };
  if (whole.damage === null) return alone;
  const documents: FoundDocument[] = [];
  let noise = 0;
  let noiseHoldsReport = false;
  let at = 0;

  function passNoise(around: string): void {
    noise += around.trim().length;
    noiseHoldsReport ||= marks.some(({ results }) => around.includes(`"${results}"`));
  }

  const openings = marks.flatMap(({ opening }) => opening);
  const nextStart = () => startOfReport(text, at, openings);
  for (let start = nextStart(); start !== null; start = nextStart()) {
    const extent = measure(text, start);
    documents.push(readDocument(text, start, extent));
    passNoise(text.slice(at, start));
    at = extent.end ?? text.length;
  }
  if (documents.length === 0) return alone;
  passNoise(text.slice(at));
  return { documents, noise, noiseHoldsReport };
}

/** Where an object begins whose first name has one of these openings. */
function startOfReport(text: string, from: number, openings: readonly string[]): number | null {
  const firstName = /\{\s*"/g;
  firstName.lastIndex = from;
  for (let match = firstName.exec(text); match !== null; match = firstName.exec(text)) {
    const { lastIndex } = firstName;
    if (openings.some((opening) => text.startsWith(opening, lastIndex))) return match.index;
  }
  return null;
}

function readDocument(text: string, start: number, { end, lastFileEnd }: Extent): FoundDocument {
  if (end !== null) {
    const document = parseJson(text.slice(start, end));
    if (document.damage === null) return document;
    return { value: undefined, damage: { message: document.damage.message, offset: start } };
  }
  const damage = { message: 'ends in the middle of the JSON report', offset: text.length };
  const kept = lastFileEnd === null ? undefined : `${text.slice(start, lastFileEnd)}]}`;
  return { value: kept === undefined ? undefined : parseJson(kept).value, damage };
}

function parseJson(text: string): FoundDocument {
  try {
    return { value: JSON.parse(text), damage: null };
  } catch (error) {
    const offset = /at position (\d+)/.exec(errorMessage(error))?.[1];
    const damage = {
      message: 'is not well-formed JSON',
      offset: offset === undefined ? text.length : Number(offset),
    };
    return { value: undefined, damage };
  }
}

interface Extent {
  /** Just past the closing brace; null where the text ends before it. */
  end: number | null;
  /** Just past the last whole element of a list that stands directly in the document. */
  lastFileEnd: number | null;
}

/** Follows the braces of the object that starts at `start`, heeding strings. */
function measure(text: string, start: number): Extent {
  const token = /["{}[\]]/g;
  token.lastIndex = start;
  const open: string[] = [];
  let lastFileEnd: number | null = null;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match;
    if (found === '"') {
      const end = endOfString(text, token.lastIndex);
      if (end === null) break;
      token.lastIndex = end;
    } else if (found === '{' || found === '[') open.push(found);
    else {
      open.pop();
      if (open.length === 0) return { end: token.lastIndex, lastFileEnd };
      if (found === '}' && open.length === 2 && open[1] === '[') lastFileEnd = token.lastIndex;
    }
  }
  return { end: null, lastFileEnd };
}

/**
 * Just past the closing quote of the string whose content starts at `from`; null where the text
 * ends before it. One expression for a whole string would need stack for each of its characters.
 */
function endOfString(text: string, from: number): number | null {
  const special = /["\\]/g;
  special.lastIndex = from;
  for (let match = special.exec(text); match !== null; match = special.exec(text)) {
    if (match[0] === '"') return special.lastIndex;
    special.lastIndex += 1;
  }
  return null;
}

/**
 * Places of a text whose first character stands at `start`. Offsets are asked for in rising order,
 * so that the text is gone over once, whatever their number.
 */
export function createPositions(text: string, start: Position): (offset: number) => Position {
  let { line } = start;
  let lineStart = 1 - start.column;
  let nextBreak = text.indexOf('\n');
  return (offset) => {
    while (nextBreak >= 0 && nextBreak < offset) {
      line += 1;
      lineStart = nextBreak + 1;
      nextBreak = text.indexOf('\n', lineStart);
    }
    return { line, column: offset - lineStart + 1 };
  };
}
