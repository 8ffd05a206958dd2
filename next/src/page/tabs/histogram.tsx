import type { PageData } from '../../render/page-data.ts';
import { numberOf, timeOf } from '../detail/format.ts';
import { Axis } from '../detail/timeline.tsx';
import { binsOf } from './bins.ts';

/** Bars of this run, and the outline of the baseline. */
export function Histogram({ now, before }: PageData['numbers']) {
  const bins = binsOf(now.durations, before.durations);
  const count = bins.now.length;
  const top = bins.now.concat(bins.before).reduce((most, one) => Math.max(most, one), 1);
  const up = (share: number) => 100 - (100 * share) / top;
  const line = bins.before.map((share, at) => `V${up(share)}H${at + 1}`).join('');
  const inWords = (shares: number[]) =>
    shares.flatMap((share, at) =>
      share > 0 ? ` ${numberOf(share)} % from ${timeOf(at * bins.width)}` : [],
    );
  return (
    <figure>
      <figcaption>
        Share of iterations by duration, up to {numberOf(top)} %. Bars: this run. Line: baseline.
      </figcaption>
      <svg
        class="histogram"
        viewBox={`0 0 ${count} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`This run:${inWords(bins.now)}. Baseline:${inWords(bins.before)}.`}
      >
        {bins.now.map((share, at) => (
          <rect x={at + 0.05} width="0.9" y={up(share)} height={100 - up(share)} />
        ))}
        {before.durations.length > 0 && <path d={`M0,100${line}V100`} />}
      </svg>
      <Axis end={timeOf(bins.width * count)} />
    </figure>
  );
}
