import { numberOf, timeOf } from '../detail/format.ts';
import { Table } from '../detail/text.tsx';
import { binsOf } from './bins.ts';

const percent = (share = 0) => `${numberOf(share)} %`;

/** Bars of this run, and the outline of the baseline. A table says the same. */
export function Histogram({ now, before }: { now: number[]; before: number[] }) {
  const { width, now: bars, before: outline } = binsOf(now, before);
  const top = bars.concat(outline).reduce((most, one) => Math.max(most, one), 1);
  const up = (share: number) => 100 - (100 * share) / top;
  const line = outline.map((share, at) => `V${up(share)}H${at + 1}`).join('');
  const rows = bars.map((share, at) => [timeOf(at * width), percent(share), percent(outline[at])]);
  return (
    <figure class="histogram">
      <figcaption>
        Share of iterations by duration: <i class="now" /> this run, <i class="before" /> baseline
      </figcaption>
      <div class="axis upright">
        <span>{percent(top)}</span>
        <span>0 %</span>
      </div>
      <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((share, at) => (
          <rect x={at + 0.05} width="0.9" y={up(share)} height={100 - up(share)} />
        ))}
        {before.length > 0 && <path d={`M0,100${line}V100`} />}
      </svg>
      <div class="axis">
        <span>0 s</span>
        <span>{timeOf(width * bars.length)}</span>
      </div>
      <details>
        <summary>The same as a table</summary>
        <Table head={['Duration from', 'This run', 'Baseline']} rows={rows} />
      </details>
    </figure>
  );
}
