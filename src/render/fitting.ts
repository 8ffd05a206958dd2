import { DOCUMENT, type PartName } from '../words/document.ts';

/** Size of a text in the unit of a limit. */
export type Measure = (text: string) => number;

const encoder = new TextEncoder();
export const MEASURES: Readonly<Record<'bytes' | 'units', Measure>> = {
  bytes: (text) => encoder.encode(text).length,
  units: (text) => text.length,
};

/** A part of a document as it was written, and whether all of it was. */
export interface Written {
  text: string;
  isWhole: boolean;
}
export const NOTHING: Written = { text: '', isWhole: false };

/** A block of a document that can do with less room. */
export interface Part {
  name: PartName;
  /** The least is left out last. */
  rank: number;
  /** Writes as much as fits into the room; an empty text if nothing does. */
  write: (room: number) => Written;
}

/** Between two parts. */
const BREAK = '\n\n';
/** Room for the note of what is left out, if that is everything. */
const NOTE = 400;

/**
 * Writes the parts in their order. Those of the least rank get room first, and each is written once,
 * so that the time is that of the text. A note says what is left out.
 */
export function fitParts(parts: readonly Part[], limit: number, sizeOf: Measure): string {
  const texts = new Map<Part, string>();
  const left: Part[] = [];
  let room = limit - NOTE;
  for (const part of parts.toSorted((a, b) => a.rank - b.rank)) {
    const { text, isWhole } = part.write(room - sizeOf(BREAK));
    const size = sizeOf(text + BREAK);
    const hasRoom = size <= room;
    if (!isWhole || !hasRoom) left.push(part);
    if (!hasRoom) continue;
    texts.set(part, text);
    room -= size;
  }
  const written = parts.map((part) => texts.get(part)).filter((text) => text);
  if (left.length > 0) written.push(`<sub>${DOCUMENT.left(left.map(({ name }) => name))}</sub>`);
  return `${written.join(BREAK)}\n`;
}

/** Writes items until one does not fit. */
export function fill<Item>(
  items: readonly Item[],
  write: (item: Item, room: number) => string,
  room: number,
  sizeOf: Measure,
): { lines: string[]; left: number } {
  const lines: string[] = [];
  let free = room;
  for (const item of items) {
    const line = write(item, free);
    free -= sizeOf(`${line}\n\n`);
    if (free < 0) break;
    lines.push(line);
  }
  return { lines, left: items.length - lines.length };
}
