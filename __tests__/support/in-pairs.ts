/** Rows of two, of a list in which they take turns: a long row is two lines. */
export const inPairs = <First, Second>(all: readonly (First | Second)[]) =>
  Array.from({ length: all.length / 2 }, (_, at) => all.slice(2 * at, 2 * at + 2)) as [
    First,
    Second,
  ][];
