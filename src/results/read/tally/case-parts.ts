import type { ParsedCase } from '../parsed-case.ts';

/** What cases of one file are told apart by. */
export type CaseParts = Pick<ParsedCase, 'suitePath' | 'className' | 'name'>;

/** Stands in hardly any name: control characters are cleaned out of those of result files. */
export const SEPARATOR = '\u0000';

/**
 * What a case is told apart by, as one text; `more` comes last. No two lists of parts give the same:
 * those that would be ambiguous are written as JSON, which has no separator in it.
 */
export function joinParts({ suitePath, className, name }: CaseParts, ...more: string[]): string {
  const parts = [name, className ?? '', ...suitePath, ...more];
  return parts.every(isPlain) ? parts.join(SEPARATOR) : JSON.stringify(parts);
}

/** Half characters become the same replacement on their way into a hash. */
export function isPlain(part: string): boolean {
  return !part.includes(SEPARATOR) && part.isWellFormed();
}
