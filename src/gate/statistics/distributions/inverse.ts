const MAX_STEPS = 200;
const PRECISION = 1e-15;

/** A continuous distribution on an interval of positive numbers. */
interface Continuous {
  cdf: (x: number) => number;
  density: (x: number) => number;
  lower: number;
  upper: number;
}

/**
 * The x at which the distribution function reaches a probability: Newton's method, kept inside a
 * bracket that every step narrows; a step that would leave it is a bisection.
 *
 * @param start where to begin; what is outside the interval begins in its middle.
 */
export function quantileOf(
  { cdf, density, lower, upper }: Continuous,
  probability: number,
  start: number,
): number {
  let [low, high] = [lower, upper];
  const middle = () => (Number.isFinite(high) ? (low + high) / 2 : 2 * low + 1);
  let x = start > low && start < high ? start : middle();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const excess = cdf(x) - probability;
    if (excess === 0) return x;
    if (excess > 0) high = x;
    else low = x;
    const newton = x - excess / density(x);
    const next = newton > low && newton < high ? newton : middle();
    if (Math.abs(next - x) <= PRECISION * x) return next;
    x = next;
  }
  return x;
}
