import { upperGamma } from './gamma.ts';

/** Φ(z), the distribution function of the standard normal: Q(½, z²/2)/2 below 0. */
export function normalCdf(z: number): number {
  const tail = upperGamma(0.5, (z * z) / 2) / 2;
  return z < 0 ? tail : 1 - tail;
}

/** z with Φ(z) = p: formula 26.2.23 of Abramowitz & Stegun, made exact by Halley's method. */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability <= 0) return Number.NEGATIVE_INFINITY;
  const t = Math.sqrt(-2 * Math.log(probability));
  const numerator = 2.515517 + t * (0.802853 + t * 0.010328);
  const denominator = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  let z = numerator / denominator - t;
  for (let step = 0; step < 3; step += 1) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    const error = (normalCdf(z) - probability) / density;
    z -= error / (1 + (z * error) / 2);
  }
  return z;
}
