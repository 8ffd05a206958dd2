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
  isSure: (name: string, other: string) => boolean = () => false,
): Map<string, string | null> {
  const only = (one: typeof before, other: typeof before) =>
    Map.groupBy(
      [...one].filter(([name]) => !other.has(name)),
      ([, schema]) => textOf(schema),
    );
  const added = only(after, before);
  const found = new Map<string, string | null>();
  for (const [text, names] of only(before, after)) {
    const others = text === null ? [] : (added.get(text) ?? []);
    const isOnly = names.length === 1 && others.length === 1;
    const isMany = Math.max(names.length, others.length) > MAX_ALIKE;
    const free = new Map(isMany ? [] : others.map(([name]) => [name, letterPairs(name)]));
    const likenesses = names.flatMap(([name]) => {
      found.set(name, null);
      const own = letterPairs(name);
      return Array.from(free, ([other, pairs]) => {
        const shared = [...own].filter((pair) => pairs.has(pair)).length;
        return { name, other, likeness: (2 * shared) / Math.max(1, own.size + pairs.size) };
      });
    });
    for (const { name, other, likeness } of likenesses.sort((a, b) => b.likeness - a.likeness)) {
      const least = isOnly && isSure(name, other) ? 0 : LEAST_LIKENESS;
      if (likeness >= least && !found.get(name) && free.delete(other)) found.set(name, other);
    }
  }
  return found;
}

/** Pairs of letters that follow each other. The share that two names have in common is their likeness. */
function letterPairs(name: string): Set<string> {
  const letters = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, COMPARED_LENGTH);
  return new Set(Array.from(letters.slice(1), (_, at) => letters.slice(at, at + 2)));
}
