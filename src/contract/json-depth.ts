/** Does a JSON value hold arrays or objects within each other on more levels than that? */
export function nestsDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => nestsDeeperThan(item, levels - 1));
}
