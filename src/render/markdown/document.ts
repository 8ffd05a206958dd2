/** Room a surface has. Characters are UTF-16 units: never fewer than what GitHub counts. */
export interface Budget {
  unit: 'bytes' | 'characters';
  limit: number;
}

/** One way to show a section. */
export interface Level {
  /** How long it is held on to: of all sections, the one whose level has the least gives way. */
  keep: number;
  render(): string;
}

/** Part of a document that can show itself in less and less detail. */
export interface Section {
  title: string;
  /** Fullest first. A section that has none left is dropped, and named at the end. */
  levels: readonly Level[];
}

const SEPARATOR = '\n\n';

/** The line that names the sections there was no room for at all. */
function leftOutLine(titles: readonly string[]): string {
  return `Left out to fit here, but in the report: ${titles.join(', ')}.`;
}

/**
 * The sections in their order, each in as much detail as all of them together have room for.
 * @param leftOut what to write of the sections there was no room for, given their titles.
 * @returns the empty string where not even the last levels fit.
 */
export function fitSections(
  sections: readonly Section[],
  budget: Budget,
  leftOut: (titles: readonly string[]) => string = leftOutLine,
): string {
  const { unit, limit } = budget;
  const slots = sections.map(
    ({ title, levels }): Slot => ({
      title,
      drawn: levels.map(({ keep, render }) => ({
        keep,
        piece: once(() => pieceOf(render(), unit)),
      })),
      at: 0,
    }),
  );
  for (;;) {
    const pieces = piecesOf(slots, (titles) => pieceOf(leftOut(titles), unit));
    if (sizeOf(pieces) <= limit) return join(pieces);
    const next = slots
      .filter(({ at, drawn }) => at < drawn.length)
      .reduce<Slot | null>(
        (least, slot) => (least === null || keepOf(slot) < keepOf(least) ? slot : least),
        null,
      );
    if (next === null) return '';
    next.at += 1;
  }
}

/** A text and its size, so that no text is measured twice on the way down. */
interface Piece {
  text: string;
  size: number;
}

interface Slot {
  title: string;
  drawn: readonly { keep: number; piece: () => Piece }[];
  at: number;
}

function keepOf({ drawn, at }: Slot): number {
  return drawn[at]?.keep ?? Number.POSITIVE_INFINITY;
}

function piecesOf(
  slots: readonly Slot[],
  leftOut: (titles: readonly string[]) => Piece,
): readonly Piece[] {
  const shown = slots
    .flatMap(({ drawn, at }) => drawn[at]?.piece() ?? [])
    .filter(({ size }) => size > 0);
  const dropped = slots.filter(({ at, drawn }) => at > 0 && at >= drawn.length);
  return shown.length > 0 && dropped.length > 0
    ? [...shown, leftOut(dropped.map(({ title }) => title))]
    : shown;
}

function join(pieces: readonly Piece[]): string {
  return pieces.length === 0 ? '' : `${pieces.map(({ text }) => text).join(SEPARATOR)}\n`;
}

/** Size of the pieces joined. */
function sizeOf(pieces: readonly Piece[]): number {
  const separators = SEPARATOR.length * (pieces.length - 1) + 1;
  return pieces.length === 0 ? 0 : pieces.reduce((sum, { size }) => sum + size, separators);
}

function pieceOf(text: string, unit: Budget['unit']): Piece {
  return { text, size: measure(text, unit) };
}

export function measure(text: string, unit: Budget['unit']): number {
  return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
