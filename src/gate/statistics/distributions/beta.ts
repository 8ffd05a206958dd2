import { logGamma } from './gamma.ts';
import { quantileOf } from './inverse.ts';

const PRECISION = 1e-16;
/** Keeps the denominators of the continued fraction from 0. */
const TINY = 1e-300;
const MAX_TERMS = 100_000;

/** ln B(a, b). */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/** I_x(a, b), the regularised incomplete beta function, by its continued fraction (DLMF 8.17.22). */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const scale = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b));
  return x < (a + 1) / (a + b + 2)
    ? (scale * fraction(x, a, b)) / a
    : 1 - (scale * fraction(1 - x, b, a)) / b;
}

/** By Lentz' method. */
function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || TINY);
  let value = d;
  const step = (numerator: number) => {
    d = 1 / (1 + numerator * d || TINY);
    c = 1 + numerator / c || TINY;
    value *= c * d;
    return Math.abs(c * d - 1) < PRECISION;
  };
  for (let m = 1; m < MAX_TERMS; m += 1) {
    step((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
    if (step((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)))) break;
  }
  return value;
}

/** BetaInv(p; a, b): the x with I_x(a, b) = p. */
export function betaQuantile(probability: number, a: number, b: number): number {
  if (probability <= 0) return 0;
  if (probability >= 1) return 1;
  const norm = logBeta(a, b);
  const beta = {
    cdf: (x: number) => betaCdf(x, a, b),
    density: (x: number) => Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - norm),
    lower: 0,
    upper: 1,
  };
  return quantileOf(beta, probability, a / (a + b));
}

/**
 * The quantile of Student's t. Of a t of ν degrees of freedom, ν/(ν + t²) is beta distributed with
 * ν/2 and ½, and what it lacks of 1 with ½ and ν/2 (DLMF 8.17); the lesser of both is exact.
 */
export function studentQuantile(probability: number, degrees: number): number {
  const sign = probability < 0.5 ? -1 : 1;
  const outside = 2 * Math.min(probability, 1 - probability);
  if (outside > 0.5) {
    const y = betaQuantile(1 - outside, 0.5, degrees / 2);
    return sign * Math.sqrt((degrees * y) / (1 - y));
  }
  const x = betaQuantile(outside, degrees / 2, 0.5);
  return sign * Math.sqrt((degrees * (1 - x)) / x);
}
