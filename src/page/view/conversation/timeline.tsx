import type { TimelineStretch } from '../../../model/conversation/conversation.ts';
import { formatDuration } from '../../../render/text/format.ts';

const KINDS = {
  connect: 'start',
  list: 'list tools',
  model: 'model',
  call: 'tools',
  other: 'other',
} as const satisfies Record<TimelineStretch['kind'], string>;

/** Stretches as bars over the time of the iteration, and the sums of each kind. */
export function Timeline({ timeline }: { timeline: readonly TimelineStretch[] }) {
  const end = timeline.reduce((last, { endMs }) => Math.max(last, endMs), 1);
  const kinds = Object.entries(KINDS).flatMap(([kind, name]) => {
    const all = timeline.filter((one) => one.kind === kind);
    const spent = all.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    return all.length === 0 ? [] : [{ kind, told: `${name} ${formatDuration(spent)}` }];
  });
  return (
    <>
      <div
        class="timeline"
        role="img"
        aria-label={`Timeline of ${formatDuration(end)}: ${kinds.map(({ told }) => told).join(', ')}`}
      >
        {timeline.map(({ kind, label, startMs, endMs, isError }, at) => (
          <i
            key={at}
            class={`k-${kind} ${isError ? 'is-error' : ''}`}
            title={`${KINDS[kind]}: ${label}, ${formatDuration(endMs - startMs)}`}
            style={{
              left: `${(startMs / end) * 100}%`,
              width: `${((endMs - startMs) / end) * 100}%`,
            }}
          />
        ))}
      </div>
      <p class="key soft">
        {kinds.map(({ kind, told }) => (
          <span key={kind}>
            <i class={`k-${kind}`} />
            {told}
          </span>
        ))}
      </p>
    </>
  );
}
