/** A JSON value in which what lies deeper than that many levels is replaced by `instead`. */
export function cutBelow(value: unknown, levels: number, instead: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return instead;
  if (Array.isArray(value)) return value.map((item) => cutBelow(item, levels - 1, instead));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cutBelow(item, levels - 1, instead)]),
  );
}

/** Does a JSON value hold arrays or objects within each other on more levels than that? */
export function nestsDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => nestsDeeperThan(item, levels - 1));
}
