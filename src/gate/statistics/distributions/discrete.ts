/** The probabilities of the whole numbers from `first` on; what is outside has none to speak of. */
export interface Discrete {
  first: number;
  probabilities: Float64Array;
}

/**
 * Probabilities below this share of the greatest are dropped: products of two such shares are still
 * ordinary numbers, and nothing that is compared with an error rate comes near.
 */
const NEGLIGIBLE = 1e-150;

/** The distribution that is all at one number. */
export function certain(value: number): Discrete {
  return { first: value, probabilities: Float64Array.of(1) };
}

/**
 * How many of `drawn` out of `total` are among the `marked` ones: P(x) = C(m, x) C(N − m, d − x)/C(N, d).
 * From the likeliest number outwards by the ratio of neighbours, and scaled by their sum, so that
 * nothing overflows however large the numbers.
 */
export function hypergeometric(total: number, marked: number, drawn: number): Discrete {
  const lowest = Math.max(0, marked + drawn - total);
  const highest = Math.min(marked, drawn);
  if (!(lowest <= highest && Number.isSafeInteger(total + marked + drawn))) {
    throw new RangeError(`${drawn} of ${total}, of which ${marked} are marked, cannot be drawn.`);
  }
  const ratio = (x: number) =>
    ((marked - x) * (drawn - x)) / ((x + 1) * (total - marked - drawn + x + 1));
  const likeliest = Math.min(
    highest,
    Math.max(lowest, Math.floor(((marked + 1) * (drawn + 1)) / (total + 2))),
  );
  const above = outwards(highest - likeliest, (step) => ratio(likeliest + step));
  const below = outwards(likeliest - lowest, (step) => 1 / ratio(likeliest - step - 1));
  return scaled(likeliest - below.length, [...below.reverse(), 1, ...above]);
}

/** Shares of the likeliest number's probability, one after another, until they are negligible. */
function outwards(count: number, ratioAt: (step: number) => number): number[] {
  const shares: number[] = [];
  let share = 1;
  for (let step = 0; step < count; step += 1) {
    share *= ratioAt(step);
    if (share < NEGLIGIBLE) break;
    shares.push(share);
  }
  return shares;
}

/** The distribution of the sum of independent numbers. */
export function sumOf(parts: readonly Discrete[]): Discrete {
  let sums = [...parts];
  while (sums.length > 1) {
    sums.sort((one, other) => one.probabilities.length - other.probabilities.length);
    const paired: Discrete[] = [];
    for (let index = 0; index < sums.length; index += 2) {
      const [one, other] = sums.slice(index, index + 2);
      if (one !== undefined) paired.push(other === undefined ? one : convolve(one, other));
    }
    sums = paired;
  }
  return sums[0] ?? certain(0);
}

/** The distribution of the sum of so many independent numbers that are distributed alike. */
export function sumOfAlike(part: Discrete, count: number): Discrete {
  const powers: Discrete[] = [];
  let power = part;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) powers.push(power);
    if (left > 1) power = convolve(power, power);
  }
  return sumOf(powers);
}

function convolve(one: Discrete, other: Discrete): Discrete {
  const [a, b] = [one.probabilities, other.probabilities];
  const sums = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1) {
    const share = a[i] ?? 0;
    for (let j = 0; j < b.length; j += 1) {
      sums[i + j] = (sums[i + j] ?? 0) + share * (b[j] ?? 0);
    }
  }
  const least = NEGLIGIBLE * sums.reduce((greatest, value) => Math.max(greatest, value), 0);
  const start = sums.findIndex((value) => value >= least);
  const end = sums.findLastIndex((value) => value >= least) + 1;
  return scaled(one.first + other.first + start, sums.subarray(start, end));
}

function scaled(first: number, shares: Float64Array | number[]): Discrete {
  const probabilities = Float64Array.from(shares);
  const total = probabilities.reduce((sum, share) => sum + share, 0);
  return { first, probabilities: probabilities.map((share) => share / total) };
}
