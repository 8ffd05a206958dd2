import type * as z from 'zod';
import type { ParsedText } from '../lib/parsed-text.ts';
import type { Place, Problem, ProblemData } from '../report/problem.ts';
import { MAX_PROBLEMS, parse, pathText } from './validation.ts';

type Path = (string | number)[];

/** A sound file with the places of its values. */
export interface ParsedFile<T> {
  value: T;
  placeAt: (path: Path) => Place;
  problemAt: (path: Path, data: ProblemData) => Problem;
}

/** Checks what a parser made of the file `source`, or lists all that is wrong by its lines. */
export function parseFile<Schema extends z.ZodType>(
  text: ParsedText,
  source: string,
  format: 'YAML' | 'JSON',
  schema: Schema,
): ParsedFile<z.output<Schema>> | { problems: Problem[] } {
  const placeAt = (path: Path): Place => {
    return { source, isInput: false, ...text.placeOf(path), path: pathText(path) };
  };
  const problemAt = (path: Path, data: ProblemData): Problem => ({ place: placeAt(path), data });
  if (text.errors.length > 0) {
    const problems = text.errors.slice(0, MAX_PROBLEMS).map(({ detail, place }): Problem => {
      const data = { code: 'syntax' as const, format, detail };
      return { place: { source, isInput: false, ...place, path: '' }, data };
    });
    return { problems };
  }
  const parsed = parse(schema, text.value);
  if ('value' in parsed) return { value: parsed.value, placeAt, problemAt };
  const misfits = parsed.misfits.slice(0, MAX_PROBLEMS);
  const problems = misfits.map(({ path, data }) => problemAt(path, data));
  return { problems: problems.sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0)) };
}
