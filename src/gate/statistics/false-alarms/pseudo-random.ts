/** Numbers that look like chance, the same ones for the same seed. */
export interface PseudoRandom {
  /** From 0 up to 1. */
  uniform: () => number;
  /** How many of so many trials succeed. */
  binomial: (trials: number, rate: number) => number;
  /** Of the beta distribution. */
  beta: (a: number, b: number) => number;
}

/** @param seed a whole number of 32 bits. */
export function pseudoRandom(seed: number): PseudoRandom {
  const uniform = mulberry32(seed);
  const gamma = gammaFrom(uniform);
  return {
    uniform,
    binomial(trials, rate) {
      let successes = 0;
      for (let trial = 0; trial < trials; trial += 1) if (uniform() < rate) successes += 1;
      return successes;
    },
    beta(a, b) {
      const [one, other] = [gamma(a), gamma(b)];
      return one / (one + other);
    },
  };
}

/** Mulberry32 by T. Ettinger: good enough for simulation, not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** By rejection (Marsaglia & Tsang 2000, ACM TOMS 26:363), from normals of Marsaglia's polar method. */
function gammaFrom(uniform: () => number): (shape: number) => number {
  const normal = () => {
    for (;;) {
      const [u, v] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = u * u + v * v;
      if (square > 0 && square < 1) return u * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
  return function gamma(shape: number): number {
    if (shape < 1) return gamma(shape + 1) * (1 - uniform()) ** (1 / shape);
    const d = shape - 1 / 3;
    for (;;) {
      const z = normal();
      const v = (1 + z / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - uniform()) < (z * z) / 2 + d * (1 - v + Math.log(v))) return d * v;
    }
  };
}
