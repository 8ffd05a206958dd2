import { FACETS, type Facet, type PageCase } from '../../render/html/data/page-data.ts';
import type { Cases } from './cases.ts';

/** What is searched for, in lower case. All of it is to be found. */
export interface Query {
  /** Words, and phrases that stood in quotes. */
  terms: readonly string[];
  /** Names, such as of `tool:get_forecast`. */
  named: readonly { facet: Facet; name: string }[];
  /** How long some iteration took; open where `toMs` is infinite. */
  took?: { fromMs: number; toMs: number };
}

/** Whole milliseconds, as charts lead to them: `took:200-400`, `took:400-`. */
const TOOK = /^took:(\d{1,15})-(\d{0,15})$/;

/** Words, `"quoted phrases"` and fields: `tool:get_forecast`, `took:200-400`. A quote that is not closed ends with the text. */
export function parseQuery(input: string): Query {
  const terms: string[] = [];
  const named: { facet: Facet; name: string }[] = [];
  const add = (facet: Facet | undefined, text: string) => {
    if (text === '') return;
    if (facet === undefined) terms.push(text);
    else named.push({ facet, name: text });
  };
  let took: Query['took'];
  let field: Facet | undefined;
  for (const [at, piece] of input.toLowerCase().split('"').entries()) {
    if (at % 2 === 1) {
      add(field, piece.trim());
      field = undefined;
      continue;
    }
    const words = piece.split(/\s/);
    // Behind a field that ends in a colon stands the phrase that it is for.
    field = FACETS.find((one) => words.at(-1) === `${one}:`);
    for (const word of field === undefined ? words : words.slice(0, -1)) {
      const [, from, to = ''] = TOOK.exec(word) ?? [];
      if (from !== undefined) {
        took = { fromMs: Number(from), toMs: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
        continue;
      }
      const facet = FACETS.find(
        (one) => word.startsWith(`${one}:`) && word.length > one.length + 1,
      );
      add(facet, facet === undefined ? word : word.slice(facet.length + 1));
    }
  }
  return { terms, named, ...(took && { took }) };
}

/**
 * How well a case answers: a title that begins with the first term before others that hold all of
 * them, these before those found only in what is below the title. Null where it does not.
 */
export function rankOf(one: PageCase, { terms, named, took }: Query, cases: Cases): number | null {
  const isNamed = named.every(({ facet, name }) =>
    cases.namesOf(one, facet).some((other) => other.toLowerCase().includes(name)),
  );
  if (!isNamed || (took !== undefined && !hasTaken(one, took, cases))) return null;
  const title = one.title.toLowerCase();
  const [first = ''] = terms;
  const rest = terms.filter((term) => !title.includes(term));
  if (rest.length === 0) return title.startsWith(first) ? 3 : 2;
  const text = cases.textOf(one);
  if (!rest.every((term) => text.includes(term))) return null;
  return rest.length < terms.length ? 1 : 0;
}

function hasTaken(one: PageCase, { fromMs, toMs }: NonNullable<Query['took']>, cases: Cases) {
  return cases
    .detailOf(one)
    .iterations.some(
      ({ durationMs, outcome }) =>
        durationMs !== undefined &&
        outcome !== 'skipped' &&
        durationMs >= fromMs &&
        durationMs < toMs,
    );
}
