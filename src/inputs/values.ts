import { z } from 'zod';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { InputDescriptor, ValuesOf } from './descriptor.ts';
import type { RawInputs } from './raw-inputs.ts';

type Table = readonly InputDescriptor[];

/** What came of reading inputs, each by itself. */
export type ReadValues<T extends Table> =
  | { readonly values: ValuesOf<T>; readonly problems: readonly [] }
  | { readonly values: null; readonly problems: readonly ConfigurationProblem[] };

/** Reads the inputs of a table. */
export function readValues<T extends Table>(table: T, raw: RawInputs): ReadValues<T> {
  const { data, error } = schemaOf(table).safeParse(raw);
  if (error === undefined) return { values: data, problems: [] };
  const problems = error.issues.map(({ path: [name], message }) => {
    const example = table.find((input) => input.name === name)?.example;
    return { where: String(name), message, ...(example === undefined ? {} : { example }) };
  });
  return { values: null, problems };
}

/** Reads the inputs of a table; one that cannot be read counts as left out. */
export function readValuesThatCan<T extends Table>(table: T, raw: RawInputs): ValuesOf<T> {
  const schema = schemaOf(table);
  const { data, error } = schema.safeParse(raw);
  if (error === undefined) return data;
  const wrong = error.issues.map(({ path: [name] }) => name);
  const right = Object.entries(raw).filter(([name]) => !wrong.includes(name));
  return schema.parse(Object.fromEntries(right));
}

function schemaOf<T extends Table>(table: T): z.ZodType<ValuesOf<T>> {
  const fields = table.map(({ name, kind, default: text }) => [
    name,
    text === undefined ? kind.schema.default(kind.absent) : kind.schema.prefault(text),
  ]);
  // Of fields that are put together at run time, the compiler does not see what they are.
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<ValuesOf<T>>;
}

/** A secret and the input it was given with. */
export interface NamedSecret {
  readonly name: string;
  readonly value: string;
}

/** Every secret among the inputs, as given. */
export function secretsIn(table: readonly InputDescriptor[], raw: RawInputs): NamedSecret[] {
  return table
    .filter(({ secret }) => secret)
    .flatMap(({ name, kind: { secretsIn: parts = (text) => [text] } }) =>
      parts(raw[name] ?? '')
        .filter((value) => value !== '')
        .map((value) => ({ name, value })),
    );
}
