import type { z } from 'zod';
import { flatIssues, type ValidationProblem } from '../contract/wire/validation.ts';
import { inList, meantName, misfitWords, type RawIssue, type SpokenWords } from './misfit-words.ts';

type Path = readonly PropertyKey[];

/** What a kind of file is called in sentences about it, and what people write in place of its words. */
export interface ShapeWords extends SpokenWords {
  /** The part that a path leads to, such as `a suite file`. */
  partAt(path: Path): string;
  /** The name that was meant by the last one of a path, where nothing here tells it. */
  meantAt?(path: Path): string | undefined;
  /** What to say of a name that is known from elsewhere, whatever it is near to. */
  foreign?(name: string): string | undefined;
  /** What else to say of a name that is not taken there. */
  elsewhere?(path: Path): string | undefined;
}

/** So many names of an object are told where none of them is near. */
const MOST_TOLD = 12;
/** More problems are not told, so nobody needs to know what was meant in them. */
const HINTS = 200;

/** A value by a schema, or what is wrong with it, in words of our own. */
export function parseInWords<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  words: ShapeWords,
): { value: z.output<Schema>; problems: [] } | { value: null; problems: ValidationProblem[] } {
  /** Names that an object takes, by the object. */
  const taken = new Map<unknown, string[]>();
  const parsed = schema.safeParse(value, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        // Each form of a union has names of its own.
        taken.set(issue.input, [...(taken.get(issue.input) ?? []), ...namesOf(issue)]);
      }
      return misfitWords(issue, words);
    },
    reportInput: true,
  });
  if (parsed.success) return { value: parsed.data, problems: [] };
  const issues = flatIssues(parsed.error);
  const strange = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], object: issue.input }))
      : [],
  );
  const names = strange.map(({ path, object }, index) => {
    const known = taken.get(object) ?? [];
    return { path, ...strangeName(path, { object, known, isToldMore: index < HINTS }, words) };
  });
  // Of a name that was meant for one that is missing, only that: the other follows from it.
  const meant = new Set(
    names.map(({ path, meant }) => JSON.stringify([...path.slice(0, -1), meant])),
  );
  const values = issues.filter(
    ({ code, path, input }) =>
      code !== 'unrecognized_keys' && !(input === undefined && meant.has(JSON.stringify(path))),
  );
  const problems = [
    ...values.map(({ path, message }) => ({ path, message })),
    ...names.map(({ path, message }) => ({ path, message })),
  ];
  return { value: null, problems };
}

/** The names of an object's schema, which raised the issue. */
function namesOf({ inst }: RawIssue): string[] {
  const shape: unknown = inst !== undefined && 'shape' in inst ? inst.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}

/** A name that its object does not take. */
function strangeName(
  path: Path,
  { object, known, isToldMore }: { object: unknown; known: readonly string[]; isToldMore: boolean },
  words: ShapeWords,
): { message: string; meant?: string } {
  const name = String(path.at(-1));
  const sentence = `is not a field of ${words.partAt(path.slice(0, -1))}.`;
  if (!isToldMore) return { message: sentence };
  const foreign = words.foreign?.(name);
  if (foreign !== undefined) return { message: `${sentence} ${foreign}` };
  const isGiven = (one: string) =>
    typeof object === 'object' && object !== null && Object.hasOwn(object, one);
  const free = known.filter((one) => !isGiven(one));
  const meant = meantName(name, free, words) ?? words.meantAt?.(path);
  if (meant !== undefined) return { message: `${sentence} Did you mean \`${meant}\`?`, meant };
  const more = words.elsewhere?.(path);
  if (more !== undefined) return { message: `${sentence} ${more}` };
  if (known.length === 0 || known.length > MOST_TOLD) return { message: sentence };
  return { message: `${sentence} It has ${inList(known, 'and')}.` };
}
