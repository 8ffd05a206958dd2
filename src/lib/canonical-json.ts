/** Writes JSON with the members of each object sorted, so that the same content has one text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const members = Object.entries(part);
    return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
