/**
 * A function that makes its result once for each object and remembers it as long as the object
 * lives. For what does not change any more: every surface shows the same report.
 */
export function oncePer<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const made = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = made.get(key) ?? { result: make(key) };
    made.set(key, known);
    return known.result;
  };
}
