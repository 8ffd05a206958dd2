/**
 * Tells which of these titles is meant by one that a service gives: the same, else the only one
 * that differs from it in white space or in how its characters are composed. Services tidy up.
 */
export function titleFinder(
  titles: readonly string[],
): (given: string | null | undefined) => string | undefined {
  const exact = new Set(titles);
  const tidied = Map.groupBy(exact, tidy);
  return (given) => {
    if (given == null || exact.has(given)) return given ?? undefined;
    const [only, another] = tidied.get(tidy(given)) ?? [];
    return another === undefined ? only : undefined;
  };
}

function tidy(title: string): string {
  return title.normalize('NFC').replace(/\s+/g, ' ').trim();
}
