/** Whether the expected call at one index is satisfied by the actual one at another. */
export type Satisfies = (expected: number, actual: number) => boolean;

/** Index of an expected call to that of the actual call it was matched with. */
export type Assignment = Map<number, number>;

/**
 * As many pairs as possible, whatever the order. A greedy choice would give a call away that
 * another expected call needs, hence the augmenting paths of bipartite matching.
 */
export function assignInAnyOrder(
  expectedCount: number,
  actualCount: number,
  satisfies: Satisfies,
): Assignment {
  const takenBy = new Map<number, number>();
  const place = (expected: number, tried: Set<number>): boolean => {
    for (let actual = 0; actual < actualCount; actual += 1) {
      if (tried.has(actual) || !satisfies(expected, actual)) continue;
      tried.add(actual);
      const owner = takenBy.get(actual);
      if (owner === undefined || place(owner, tried)) {
        takenBy.set(actual, expected);
        return true;
      }
    }
    return false;
  };
  for (let expected = 0; expected < expectedCount; expected += 1) place(expected, new Set());
  return new Map([...takenBy].map(([actual, expected]) => [expected, actual]));
}

/** As many pairs as possible that keep the order of both: the longest common subsequence. */
export function assignInOrder(
  expectedCount: number,
  actualCount: number,
  satisfies: Satisfies,
): Assignment {
  // lengths[e][a]: the most pairs among the expected calls from e and the actual ones from a.
  const lengths = Array.from({ length: expectedCount + 1 }, () =>
    new Array<number>(actualCount + 1).fill(0),
  );
  const lengthAt = (expected: number, actual: number) => lengths[expected]?.[actual] ?? 0;
  for (let expected = expectedCount - 1; expected >= 0; expected -= 1) {
    for (let actual = actualCount - 1; actual >= 0; actual -= 1) {
      const row = lengths[expected];
      if (!row) continue;
      row[actual] = satisfies(expected, actual)
        ? lengthAt(expected + 1, actual + 1) + 1
        : Math.max(lengthAt(expected + 1, actual), lengthAt(expected, actual + 1));
    }
  }
  const pairs: Assignment = new Map();
  let expected = 0;
  let actual = 0;
  while (expected < expectedCount && actual < actualCount) {
    if (satisfies(expected, actual)) {
      pairs.set(expected, actual);
      expected += 1;
      actual += 1;
    } else if (lengthAt(expected + 1, actual) >= lengthAt(expected, actual + 1)) {
      expected += 1;
    } else {
      actual += 1;
    }
  }
  return pairs;
}
