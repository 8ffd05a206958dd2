/** A value with one member changed to another JSON type, or taken out. */
export interface Mutation {
  path: readonly (string | number)[];
  /** Undefined: taken out. */
  to: unknown;
  value: unknown;
}

const VALUES: readonly unknown[] = [undefined, null, true, 7, 'text', [], {}];

/** Every member of a JSON value, at any depth, as every JSON type it is not. */
export function* memberMutations(root: unknown): Generator<Mutation> {
  for (const path of placesIn(root)) {
    const type = jsonType(memberAt(root, path));
    for (const to of VALUES) {
      if (jsonType(to) !== type) yield { path, to, value: changed(root, path, to) };
    }
  }
}

function* placesIn(value: unknown): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const own = Array.isArray(value) ? Number(key) : key;
    yield [own];
    for (const inner of placesIn(member)) yield [own, ...inner];
  }
}

function memberAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (place, key) => (typeof place === 'object' && place !== null ? Reflect.get(place, key) : null),
    value,
  );
}

function changed(root: unknown, path: readonly (string | number)[], to: unknown): unknown {
  // Not a structured clone, which would keep shared members shared.
  const copy: unknown = JSON.parse(JSON.stringify(root));
  const last = path.at(-1);
  const parent = memberAt(copy, path.slice(0, -1));
  if (last === undefined || typeof parent !== 'object' || parent === null) return to;
  if (to !== undefined) Reflect.set(parent, last, to);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return copy;
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
