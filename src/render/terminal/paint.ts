import { cap } from '../../text/clean-text.ts';

/** How a piece of text is meant. What becomes of that is for the terminal to say. */
export const TONES = ['good', 'bad', 'doubtful', 'quiet', 'strong'] as const;
export type Tone = (typeof TONES)[number];

/** What tones look like, in the names of `util.styleText`. */
export const TONE_STYLES = {
  good: 'green',
  bad: 'red',
  doubtful: 'yellow',
  quiet: 'dim',
  strong: 'bold',
} as const satisfies Readonly<Record<Tone, string>>;

/** Gives a text the look of its tone, where the terminal has any. */
export type Paint = (tone: Tone, text: string) => string;

/** What lines are written for. */
export interface Page {
  paint: Paint;
  /** Columns that a line may have. */
  width: number;
  /** No terminal: what is searched for line by line is to stay whole. */
  isPiped?: boolean;
}

/** The page for lines that are searched for as they are: where there is no terminal, none of them is broken. */
export function searchable(page: Page): Page {
  return page.isPiped === true ? { ...page, width: Number.POSITIVE_INFINITY } : page;
}

/** What a line begins with. */
export interface Mark {
  glyph: string;
  tone: Tone;
  indent?: string;
}

/** Columns that a text has even on the narrowest terminal. */
const LEAST_TEXT = 20;

/** A clean line behind a mark, and what of it does not fit below its own beginning. */
export function hung(
  { glyph, tone, indent = '' }: Mark,
  line: string,
  { paint, width }: Page,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const room = Math.max(LEAST_TEXT, width - indent.length - glyph.length - 1);
  return wrapped(line, room, most).map(
    (piece, at) => `${indent}${at === 0 ? paint(tone, glyph) : ' '.repeat(glyph.length)} ${piece}`,
  );
}

/** A clean line in pieces that fit, broken between words where there are any; at most so many. */
export function wrapped(line: string, width: number, most: number): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > width && pieces.length < most - 1) {
    const space = rest.lastIndexOf(' ', width);
    const end = space > 0 ? space : width;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, cap(rest, width)];
}
