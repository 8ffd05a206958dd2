import type { Place, Problem, ProblemData } from './problem.ts';

/** Where a failure is until the engine says its step, and the source its line. */
export const NOWHERE = { step: null, line: null } as const;

/** The place of a file as a whole. */
export function placeOfFile(source: string, path = ''): Place {
  return { source, isInput: false, line: null, column: null, path };
}

/** The place of an input. */
export function placeOfInput(source: string): Place {
  return { source, isInput: true, line: null, column: null, path: '' };
}

/** What is wrong if a file cannot be read. */
export function unreadable(
  source: string,
  { reason, near }: Omit<Extract<ProblemData, { code: 'unreadable' }>, 'code'>,
): { problems: Problem[] } {
  return { problems: [{ place: placeOfFile(source), data: { code: 'unreadable', reason, near } }] };
}
