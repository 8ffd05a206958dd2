import type { ParsedCase } from './read/reading.ts';

/** A place in a file of the checkout; the path is relative to it. */
export interface SourcePlace {
  file: string;
  line: number | null;
}

/** Finds where in the checkout a failed test stands. Null if no such file is there. */
export function createPlaceFinder(_workspace: string): (one: ParsedCase) => SourcePlace | null {
  throw new Error('to be built');
}
