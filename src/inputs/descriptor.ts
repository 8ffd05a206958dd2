import type { z } from 'zod';
import type { Kind } from './kinds/kind.ts';
import type { Source } from './mode.ts';

/** One input of the action: all there is to say of it, so that everything else follows. */
export interface InputDescriptor {
  readonly name: string;
  /** How it is read, checked and shown. */
  readonly kind: Kind;
  /**
   * Where it has a meaning. One that belongs to a single mode is a mistake in the others; one that
   * several share may stand where it has none, so that steps can be told the same.
   */
  readonly modes: readonly Source[];
  /** The text that counts where it is left out. */
  readonly default?: string;
  /** Stands for the default in action.yml: what the runner alone knows. */
  readonly expression?: string;
  /** What holds where it is left out, in words, if no text says it. */
  readonly otherwise?: string;
  /** A value that is right, for those whose own is not. */
  readonly example: string;
  /** What it is for, in action.yml and in the guide. */
  readonly text: string;
  /** What the guide has to say besides. */
  readonly details?: string;
  /** The guide's heading that it stands under. */
  readonly section: Section;
  /** The part of the Config that has it; without one, `toConfig` makes something else of it. */
  readonly part?: Part;
  /** Its name in that part, where that is not its own in camel case. */
  readonly property?: string;
  /** It is kept out of every log. */
  readonly secret?: true;
  /** It shows a verdict or keeps it, but has no say in it. */
  readonly undecisive?: true;
  /** Names that others give it, in lower case. */
  readonly otherNames?: readonly string[];
  /** To be empty is not to be left out. */
  readonly emptyCounts?: true;
}

export type Section =
  | 'Inputs and outputs'
  | 'What to run'
  | 'What to ingest'
  | 'Where to run it'
  | 'How to run it'
  | 'How to judge it'
  | 'What to hold it against'
  | 'What servers offer'
  | 'Where to show it'
  | 'Pull requests from forks';

/** Parts of the Config that hold inputs as they were read. */
export type Part =
  | 'policy'
  | 'policyFiles'
  | 'timeouts'
  | 'run'
  | 'execution'
  | 'results'
  | 'surface'
  | 'publishing';

type Table = readonly InputDescriptor[];

/** What is read of an input. */
type ValueOf<Described extends InputDescriptor> =
  | z.output<Described['kind']['schema']>
  | (Described extends { default: string } ? never : Described['kind']['absent']);

/** What is read of inputs, by their names. */
export type ValuesOf<T extends Table> = {
  readonly [Described in T[number] as Described['name']]: ValueOf<Described>;
};

type CamelCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;

type PropertyOf<Described extends InputDescriptor> = Described extends {
  property: infer Property extends string;
}
  ? Property
  : CamelCase<Described['name']>;

/** The descriptors, of those given, that a mode has in a part. */
type Taken<
  Described extends InputDescriptor,
  Mode extends Source,
  P extends Part,
> = Described extends { part: P }
  ? Mode extends Described['modes'][number]
    ? Described
    : never
  : never;

/** What a mode's Config has in a part. */
export type PartOf<T extends Table, Mode extends Source, P extends Part> = {
  readonly [Described in Taken<T[number], Mode, P> as PropertyOf<Described>]: ValueOf<Described>;
};

/** The name that an input has in its part of the Config. */
export function propertyOf({ name, property }: InputDescriptor): string {
  return property ?? name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
