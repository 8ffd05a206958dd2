import { normalCdf } from '../distributions/normal.ts';

/** Values of one case on both sides. */
export interface MeasuredCase {
  baseline: readonly number[];
  head: readonly number[];
}

/** A test of whether the head's values are the baseline's, moved by so much. */
export interface ShiftTest {
  /** How far the statistic is above what it would be on average. */
  excess: number;
  /** One-sided p that they are moved by more. */
  greater: number;
  /** One-sided p that they are moved by less. */
  less: number;
}

/** Values that differ by less are tied: the logarithm of a product is off by some last digits. */
export const TIE = 1e-9;

/**
 * The stratified rank sum test (van Elteren 1960), which compares values within each case only:
 * T = Σ W_i/(N_i + 1) over the head's sums of midranks W_i, with the variance that they have over all
 * permutations within the cases, as a normal.
 *
 * @returns the test at a given shift; the nearer that is to a former one, the sooner.
 */
export function rankSumTest(cases: readonly MeasuredCase[]): (shift: number) => ShiftTest {
  const rankings = new Rankings(
    cases.filter(({ baseline, head }) => baseline.length > 0 && head.length > 0),
  );
  return (shift) => rankings.testAt(shift);
}

/**
 * The same test of a head whose every value is above all of the baseline's, if none were tied: ties
 * within the baseline make it surer.
 */
export function rankSumTestOfFarthest(cases: readonly MeasuredCase[]): ShiftTest {
  let excess = 0;
  let variance = 0;
  for (const { baseline, head } of cases) {
    const pairs = baseline.length * head.length;
    const total = baseline.length + head.length;
    excess += pairs / 2 / (total + 1);
    variance += pairs / 12 / (total + 1);
  }
  return asNormal(excess, variance);
}

/** One-sided probabilities of a statistic that far from its mean; 1 where it cannot vary. */
export function asNormal(excess: number, variance: number): ShiftTest {
  if (variance <= 0) return { excess, greater: 1, less: 1 };
  const z = excess / Math.sqrt(variance);
  return { excess, greater: normalCdf(-z), less: normalCdf(z) };
}

/**
 * The cases ranked at a shift. A search for a shift closes in on it from both sides, and most cases
 * stay as they are long before: the last two rankings of each are kept. In columns, since tens of
 * thousands of cases are walked through for each of a hundred shifts.
 */
class Rankings {
  readonly #baselines: readonly Float64Array[];
  readonly #heads: readonly Float64Array[];
  /** Which of its two rankings a case had last. */
  readonly #last: Uint8Array;
  // What a ranking adds to the statistic, and between which shifts nothing of it changes.
  readonly #excess: Float64Array;
  readonly #variance: Float64Array;
  readonly #above: Float64Array;
  readonly #below: Float64Array;

  constructor(cases: readonly MeasuredCase[]) {
    this.#baselines = cases.map(({ baseline }) => new Float64Array(baseline).sort());
    this.#heads = cases.map(({ head }) => new Float64Array(head).sort());
    this.#last = new Uint8Array(cases.length);
    this.#excess = new Float64Array(2 * cases.length);
    this.#variance = new Float64Array(2 * cases.length);
    this.#above = new Float64Array(2 * cases.length);
    this.#below = new Float64Array(2 * cases.length);
  }

  testAt(shift: number): ShiftTest {
    const [all, last] = [this.#baselines.length, this.#last];
    const [excesses, variances] = [this.#excess, this.#variance];
    const [above, below] = [this.#above, this.#below];
    let excess = 0;
    let variance = 0;
    for (let index = 0; index < all; index += 1) {
      let at = 2 * index + (last[index] ?? 0);
      if (!((above[at] ?? 0) < shift && shift < (below[at] ?? 0))) {
        at = this.#rank(index, shift);
      }
      excess += excesses[at] ?? 0;
      variance += variances[at] ?? 0;
    }
    return asNormal(excess, variance);
  }

  /** By the former ranking where that holds, else anew in its place. Returns where it is. */
  #rank(index: number, shift: number): number {
    const slot = 1 - (this.#last[index] ?? 0);
    this.#last[index] = slot;
    const at = 2 * index + slot;
    if ((this.#above[at] ?? 0) < shift && shift < (this.#below[at] ?? 0)) return at;
    const baseline = this.#baselines[index] ?? NOTHING;
    const head = this.#heads[index] ?? NOTHING;
    const { rankSum, ties, fall, rise } = headRanks(baseline, head, shift);
    const total = baseline.length + head.length;
    const squares = (total * total * total - total - ties) / 12;
    this.#excess[at] = (rankSum - (head.length * (total + 1)) / 2) / (total + 1);
    this.#variance[at] =
      (baseline.length * head.length * squares) / (total * (total - 1) * (total + 1) * (total + 1));
    this.#above[at] = shift - fall;
    this.#below[at] = shift + rise;
    return at;
  }
}

const NOTHING = new Float64Array();

/** After the last value. Of the module, since the inner loops read it. */
const END = Number.POSITIVE_INFINITY;
/** Sides that are this close may become tied by rounding. */
const NEAR = 4 * TIE;

/**
 * The head's sum of midranks, Σ(t³ − t) over groups of t tied values, and by how much the shift may
 * fall and rise before a value of one side meets one of the other; both sides are sorted.
 */
function headRanks(baseline: Float64Array, head: Float64Array, shift: number) {
  let [ofBaseline, ofHead, rankSum, ties] = [0, 0, 0, 0];
  let [fall, rise] = [END, END];
  let [lastBefore, lastAfter] = [-END, -END];
  let before = baseline[0] ?? END;
  let after = (head[0] ?? END) - shift;
  while (ofBaseline < baseline.length || ofHead < head.length) {
    const limit = Math.min(before, after) + TIE;
    const ranked = ofBaseline + ofHead;
    let tiedOfHead = 0;
    // The head's values move against the shift.
    if (before <= limit) fall = Math.min(fall, before - lastAfter - NEAR);
    if (after <= limit) rise = Math.min(rise, after - lastBefore - NEAR);
    while (before <= limit) {
      lastBefore = before;
      ofBaseline += 1;
      before = ofBaseline < baseline.length ? (baseline[ofBaseline] ?? 0) : END;
    }
    while (after <= limit) {
      lastAfter = after;
      ofHead += 1;
      tiedOfHead += 1;
      after = ofHead < head.length ? (head[ofHead] ?? 0) - shift : END;
    }
    const tied = ofBaseline + ofHead - ranked;
    rankSum += tiedOfHead * (ranked + (tied + 1) / 2);
    if (tied > 1) ties += tied * tied * tied - tied;
    if (tiedOfHead > 0 && tiedOfHead < tied) [fall, rise] = [0, 0];
  }
  return { rankSum, ties, fall, rise };
}
