import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { InputDescriptor, ValuesOf } from './descriptor.ts';
import type { RawInputs } from './raw-inputs.ts';

type Table = readonly InputDescriptor[];

/** What came of reading inputs, each by itself. */
export interface ReadValues<T extends Table> {
  /** Of an input that is wrong, what it would be if it were left out. */
  readonly values: ValuesOf<T>;
  readonly problems: readonly ConfigurationProblem[];
}

/** Reads the inputs of a table. */
export function readValues<T extends Table>(table: T, raw: RawInputs): ReadValues<T> {
  const problems: ConfigurationProblem[] = [];
  const values = table.map((input) => {
    const { name, kind, example } = input;
    const text = raw[name];
    const read = text === undefined ? undefined : kind.schema.safeParse(text);
    for (const { message } of read?.error?.issues ?? []) {
      problems.push({ where: name, message, example });
    }
    return [name, read?.success ? read.data : leftOut(input)];
  });
  // Of what is put together at run time, the compiler does not see what it is.
  return { values: Object.fromEntries(values) as ValuesOf<T>, problems };
}

function leftOut({ kind, default: text }: InputDescriptor): unknown {
  return text === undefined ? kind.absent : kind.schema.parse(text);
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
