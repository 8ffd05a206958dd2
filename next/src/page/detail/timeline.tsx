import type { Trace } from '../../report/trace.ts';
import { spansOf } from './entries.ts';
import { countOf, timeOf } from './format.ts';
import { Table } from './text.tsx';

const NOUNS = { answer: 'model turn', call: 'call', failed: 'failed call' };

/** Model turns and calls as bars on one axis. The name of each row says the same in words. */
export function Timeline({ trace }: { trace: Trace }) {
  const spans = spansOf(trace.entries);
  const end = spans.reduce((last, one) => Math.max(last, one.startMs + one.durationMs), 0);
  if (end === 0) return null;
  const rows = [...Map.groupBy(spans, ({ lane }) => lane)].map(([lane, own]) => [
    `${countOf(own.length, NOUNS[lane])}, ${timeOf(own.reduce((sum, one) => sum + one.durationMs, 0))}`,
    <svg class={lane} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {own.map(({ startMs, durationMs }) => (
        <rect x={startMs / end} width={Math.max(0.004, durationMs / end)} height="1" />
      ))}
    </svg>,
  ]);
  return (
    <section class="timeline">
      <h3>Timeline</h3>
      <Table rows={[...rows, ['Time', <Axis end={timeOf(end)} />]]} />
    </section>
  );
}

export const Axis = ({ end }: { end: string }) => (
  <div class="axis">
    <span>0 s</span> <span>{end}</span>
  </div>
);
