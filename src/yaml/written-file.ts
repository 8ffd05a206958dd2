import type { z } from 'zod';
import { formatPath } from '../contract/wire/validation.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';
import { parseInWords } from './schema-words.ts';
import { parseYaml } from './yaml-text.ts';

/** So many problems are told; who has more has one that repeats, or another file in mind. */
const MAX_PROBLEMS = 100;

/** The first problems, each placed, which takes its time, and how many more there are. */
export function refusal<Problem>(
  file: string,
  problems: readonly Problem[],
  place: (problem: Problem) => ConfigurationProblem,
): ConfigurationError {
  const more = problems.length - MAX_PROBLEMS;
  const rest = { where: file, message: `has ${more} more problems.` };
  return new ConfigurationError([
    ...problems.slice(0, MAX_PROBLEMS).map(place),
    ...(more > 0 ? [rest] : []),
  ]);
}

/** What a file is to hold. */
interface WrittenShape<Schema extends z.ZodType> {
  schema: Schema;
  /** Such as `a suite file`. */
  what: string;
  /** What a file without anything in it says. */
  empty: z.input<Schema>;
  /** The member at its top that a name was meant for which there is not; absent: nobody knows. */
  meant?: (name: string) => string | undefined;
  /** The same of a member anywhere. */
  meantAt?: (path: readonly PropertyKey[]) => string | undefined;
}

/** What people wrote, where its parts stand, and what is wrong with it. */
export interface WrittenFile<Schema extends z.ZodType> {
  /** By the schema; null where that does not take it. */
  value: z.output<Schema> | null;
  /** As it is written. */
  written: unknown;
  /** `file:line:column` of what the path leads to. */
  placeOf(path: readonly PropertyKey[]): string;
  problems: ConfigurationProblem[];
  /** How the value that a path leads to is written, where it is a single one; null where it is not. */
  sourceOf(path: readonly PropertyKey[]): string | null;
  /** Members at its top that something is wrong with or in. */
  unfit: ReadonlySet<PropertyKey | undefined>;
}

/**
 * Reads a text of YAML, of which JSON is a part, by its schema.
 * @param file that it stands in, as it is told.
 * @throws ConfigurationError where it is no YAML, naming every problem with its `file:line:column`.
 */
export async function readWritten<Schema extends z.ZodType>(
  file: string,
  text: string,
  { schema, what, empty, meant = () => undefined, meantAt = () => undefined }: WrittenShape<Schema>,
): Promise<WrittenFile<Schema>> {
  const document = await parseYaml(text.replace(/^\uFEFF/, ''));
  if (Array.isArray(document)) {
    throw refusal(file, document, ({ position, message }) => {
      return { where: `${file}:${position}`, message };
    });
  }
  const placeOf = (path: readonly PropertyKey[]) => `${file}:${document.locate(path)}`;
  const written = document.value ?? empty;
  const { value, problems: unfit } = parseInWords(schema, written, {
    partAt: () => what,
    meantAt: (path) => {
      const [name, ...within] = path;
      return meantAt(path) ?? (within.length === 0 ? meant(String(name)) : undefined);
    },
  });
  const problems = [
    ...document.inexact.map(({ position, message }) => ({ where: `${file}:${position}`, message })),
    ...unfit.map(({ path, message }) => ({
      where: placeOf(path),
      message: path.length === 0 ? message : `${formatPath(path)}: ${message}`,
    })),
  ];
  return {
    ...{ value, written, placeOf, sourceOf: document.sourceOf, problems },
    unfit: new Set(unfit.map(({ path }) => path[0])),
  };
}
