/** Mulberry32 by T. Ettinger: the same numbers from 0 to 1 for the same seed of 32 bits. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Passes and iterations of a case, if each iteration passes with a given chance. */
export function drawTally(random: () => number, rate: number, total: number) {
  let passed = 0;
  for (let iteration = 0; iteration < total; iteration += 1) if (random() < rate) passed += 1;
  return { passed, total };
}
