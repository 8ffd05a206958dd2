import { numberOf, timeOf } from '../detail/format.ts';
import { Axis } from '../detail/timeline.tsx';
import { binsOf } from './bins.ts';

/** Bars of this run, and the outline of the baseline. */
export function Histogram({ now, before }: { now: number[]; before: number[] }) {
  const { width, now: bars, before: outline } = binsOf(now, before);
  const top = bars.concat(outline).reduce((most, one) => Math.max(most, one), 1);
  const up = (share: number) => 100 - (100 * share) / top;
  const line = outline.map((share, at) => `V${up(share)}H${at + 1}`).join('');
  const inWords = (shares: number[]) =>
    shares
      .map((share, at) => (share > 0 ? ` ${numberOf(share)} % from ${timeOf(at * width)}` : ''))
      .filter(Boolean);
  return (
    <figure>
      <figcaption>
        Share of iterations by duration, up to {numberOf(top)} %. Bars: this run. Line: baseline.
      </figcaption>
      <svg
        class="histogram"
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`This run:${inWords(bars)}. Baseline:${inWords(outline)}.`}
      >
        {bars.map((share, at) => (
          <rect x={at + 0.05} width="0.9" y={up(share)} height={100 - up(share)} />
        ))}
        {before.length > 0 && <path d={`M0,100${line}V100`} />}
      </svg>
      <Axis end={timeOf(width * bars.length)} />
    </figure>
  );
}
