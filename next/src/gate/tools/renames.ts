const LEAST_LIKENESS = 0.5;
/** If more names have equal schemas, none is taken for another one. */
const MAX_ALIKE = 50;
const COMPARED_LENGTH = 128;

/**
 * Finds the names that are gone, and the new name of each: of equal schemas, the most similar one.
 *
 * @param textOf text of a schema; null: not known
 * @param isSure whether the only two names with a schema are one, however they differ
 * @returns new names by name; null: removed
 */
export function findGone<Schema>(
  before: ReadonlyMap<string, Schema>,
  after: ReadonlyMap<string, Schema>,
  textOf: (schema: Schema) => string | null,
  isSure: boolean,
): Map<string, string | null> {
  const only = (one: typeof before, other: typeof before) =>
    [...one].filter(([name]) => !other.has(name));
  const gone = Map.groupBy(only(before, after), ([, schema]) => textOf(schema));
  const added = Map.groupBy(only(after, before), ([, schema]) => textOf(schema));
  const found = new Map<string, string | null>();
  for (const [text, names] of gone) {
    const others = text === null ? [] : (added.get(text) ?? []);
    const isMany = Math.max(names.length, others.length) > MAX_ALIKE;
    const least = isSure && names.length === 1 && others.length === 1 ? 0 : LEAST_LIKENESS;
    const pairsOf = new Map(isMany ? [] : others.map(([name]) => [name, letterPairs(name)]));
    for (const [name] of names) {
      const own = letterPairs(name);
      const likenesses = Array.from(pairsOf, ([other, pairs]) => ({
        other,
        likeness: likenessOf(own, pairs),
      }));
      const [best] = likenesses.sort((a, b) => b.likeness - a.likeness);
      const isRenamed = best !== undefined && best.likeness >= least;
      found.set(name, isRenamed ? best.other : null);
      if (isRenamed) pairsOf.delete(best.other);
    }
  }
  return found;
}

/** The share of pairs that two names have in common, from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}

/** Pairs of letters that follow each other. */
function letterPairs(name: string): Set<string> {
  const letters = name
    .slice(0, COMPARED_LENGTH)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from(letters.slice(1), (_, at) => letters.slice(at, at + 2)));
}
