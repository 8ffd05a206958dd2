import { bounds, texts } from './bounds-and-texts.ts';
import { properties } from './properties.ts';
import { references, threads, words } from './references-and-words.ts';
import type { SchemaPairRow } from './row.ts';
import { choices, lists, nested } from './structures.ts';
import { types, values } from './types-and-values.ts';

/** Pairs of schemas by what was changed, and those of threads where others missed something. */
export const SCHEMA_PAIRS: Readonly<Record<string, readonly SchemaPairRow[]>> = {
  ...{ properties, types, values, bounds, texts, lists, nested, choices, references, words },
  threads,
};
