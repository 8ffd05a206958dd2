import { quantileOf } from './inverse.ts';

/** Lanczos' coefficients for g = 7 by P. Godfrey: 15 digits for every positive argument. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];
const LANCZOS_G = 7;
const PRECISION = 1e-16;
/** Keeps the denominators of continued fractions from 0. */
const TINY = 1e-300;
const MAX_TERMS = 100_000;

/** ln Γ(x) of a positive x (Lanczos 1964). */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const series = LANCZOS.reduce((sum, coefficient, index) =>
    index === 0 ? coefficient : sum + coefficient / (shifted + index),
  );
  const t = shifted + LANCZOS_G + 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(series);
}

/**
 * Q(a, x) = Γ(a, x)/Γ(a), the regularised upper incomplete gamma function: by the series of P
 * below a + 1, by Legendre's continued fraction above (DLMF 8.11.4 and 8.9.2).
 */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** By Lentz' method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MAX_TERMS; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b || TINY);
    c = b + numerator / c || TINY;
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < PRECISION) break;
  }
  return fraction;
}

/** The x that a χ² of so many degrees of freedom stays below with the given probability. */
export function chiSquareQuantile(probability: number, degrees: number): number {
  const a = degrees / 2;
  const gamma = {
    cdf: (x: number) => 1 - upperGamma(a, x),
    density: (x: number) => Math.exp((a - 1) * Math.log(x) - x - logGamma(a)),
    lower: 0,
    upper: Number.POSITIVE_INFINITY,
  };
  return 2 * quantileOf(gamma, probability, a);
}
