import type { Place } from './problem.ts';

/** The place of a file as a whole. */
export function placeOfFile(source: string, path = ''): Place {
  return { source, isInput: false, line: null, column: null, path };
}

/** The place of an input. */
export function placeOfInput(source: string): Place {
  return { source, isInput: true, line: null, column: null, path: '' };
}
