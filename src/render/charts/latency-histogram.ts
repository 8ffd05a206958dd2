import { countOf, formatCount } from '../../model/quantity.ts';
import type { DurationBin, LatencyFacts } from '../facts/numbers/latency.ts';
import { formatDuration } from '../text/format.ts';
import { drawing, element, hint, linear, linked, words } from './svg.ts';

const WIDTH = 340;
const HEIGHT = 150;
/** Where bars begin and end. */
const SIDES = [8, WIDTH - 8] as const;
const FLOOR = 126;
/** Below the lines of the percentiles' words. */
const CEILING = 44;
/** Words of a mark stand before it where there is no room behind. */
const WORDS_ROOM = 90;

/**
 * How long iterations took: bars of bins, marks of the percentiles, and the baseline's as an outline.
 * @param addressOf where a bar leads; null where nowhere.
 */
export function latencyHistogram(
  facts: LatencyFacts,
  noun: string,
  addressOf?: (bin: DurationBin) => string | null,
): string {
  const { bins, p50Ms, p95Ms, p99Ms } = facts;
  const [left, right] = SIDES;
  const wide = (right - left) / Math.max(1, bins.length);
  const top = linear([0, highest(bins)], [FLOOR, CEILING]);
  const bars = bins.map((bin, at) => {
    const y = top(bin.count);
    // What is there is seen, however little it is beside the others.
    const height = bin.count > 0 ? Math.max(1, FLOOR - y) : 0;
    const place = {
      x: left + at * wide + 1,
      y: FLOOR - height,
      width: Math.max(1, wide - 2),
      height,
    };
    const label = binWords(bin, noun);
    const bar = element('rect', { ...place, fill: 'var(--accent)' }, hint(label));
    const address = bin.count > 0 ? (addressOf?.(bin) ?? null) : null;
    return linked(bar, { address, label });
  });
  const x = placeOf(bins, wide);
  const marks = [
    { name: 'p50', ms: p50Ms, y: 12, fill: 'var(--soft)', dash: '1 3' },
    { name: 'p95', ms: p95Ms, y: 24, fill: 'var(--warn)', dash: '4 3' },
    { name: 'p99', ms: p99Ms, y: 36, fill: 'var(--bad)', dash: undefined },
  ].map(({ name, ms, y, fill, dash }) => {
    const at = x(ms);
    const isLate = at > WIDTH - WORDS_ROOM;
    const line = `M${at.toFixed(2)} ${y - 9}V${FLOOR}`;
    return {
      line: element('path', { d: line, stroke: fill, 'stroke-dasharray': dash }),
      told: words(
        { x: isLate ? at - 4 : at + 4, y, anchor: isLate ? 'end' : 'start', fill, isAbove: true },
        `${name} ${formatDuration(ms)}`,
      ),
    };
  });
  const axis = element('path', { d: `M${left} ${FLOOR}H${right}`, stroke: 'var(--line)' });
  const outline = facts.before === undefined ? [] : [outlineOf(bins, wide, top)];
  // What one mark says may stand on the line of another.
  const told = [...marks.map((mark) => mark.line), ...marks.map((mark) => mark.told)];
  const parts = [...bars, ...outline, axis, ...told, ...axisWords(facts)];
  return drawing({
    ...{ width: WIDTH, height: HEIGHT, label: wordsOf(facts, noun), parts },
    isLinked: addressOf !== undefined,
  });
}

function highest(bins: readonly DurationBin[]): number {
  return bins.reduce((most, { count, before = 0 }) => Math.max(most, count, before), 1);
}

/** Steps over the bins, which stay seen below it. */
function outlineOf(
  bins: readonly DurationBin[],
  wide: number,
  top: (count: number) => number,
): string {
  const [left] = SIDES;
  const steps = bins.map(
    ({ before = 0 }, at) => `V${top(before).toFixed(2)}H${(left + (at + 1) * wide).toFixed(2)}`,
  );
  return element('path', {
    ...{ d: `M${left} ${FLOOR}${steps.join('')}V${FLOOR}`, fill: 'none' },
    ...{ stroke: 'var(--ink)', 'stroke-width': 1.2, 'stroke-linejoin': 'round' },
  });
}

function binWords({ fromMs, toMs, count }: DurationBin, noun: string): string {
  const from = formatDuration(fromMs);
  const range = Number.isFinite(toMs) ? `${from} to ${formatDuration(toMs)}` : `${from} or more`;
  return `${range}: ${countOf(count, noun)}`;
}

/** Where on the line a duration is that some bin has. */
function placeOf(bins: readonly DurationBin[], wide: number): (ms: number) => number {
  const [left] = SIDES;
  return (ms) => {
    const at = bins.findIndex(({ fromMs, toMs }) => ms >= fromMs && ms < toMs);
    const bin = bins[at];
    if (bin === undefined) return left;
    const part = Number.isFinite(bin.toMs) ? (ms - bin.fromMs) / (bin.toMs - bin.fromMs) : 0;
    return left + (at + part) * wide;
  };
}

function axisWords({ bins, before }: LatencyFacts): string[] {
  const [first] = bins;
  const last = bins.at(-1);
  if (first === undefined || last === undefined) return [];
  const [left, right] = SIDES;
  const isOpen = !Number.isFinite(last.toMs);
  const end = isOpen ? `${formatDuration(last.fromMs)} or more` : formatDuration(last.toMs);
  return [
    words({ x: left, y: HEIGHT - 8 }, formatDuration(first.fromMs)),
    words({ x: right, y: HEIGHT - 8, anchor: 'end' }, end),
    ...(before === undefined
      ? []
      : [words({ x: WIDTH / 2, y: HEIGHT - 8, anchor: 'middle' }, 'line: the baseline')]),
  ];
}

function wordsOf(facts: LatencyFacts, noun: string): string {
  const { count, bins, p50Ms, p95Ms, p99Ms, before } = facts;
  const most = bins.reduce<DurationBin | undefined>(
    (best, bin) => (best === undefined || bin.count > best.count ? bin : best),
    undefined,
  );
  const figures = `median ${formatDuration(p50Ms)}, 95th percentile ${formatDuration(p95Ms)}, 99th percentile ${formatDuration(p99Ms)}`;
  const peak = most === undefined ? '' : `; most in ${binWords(most, noun)}`;
  const former =
    before === undefined
      ? ''
      : `; in the baseline median ${formatDuration(before.p50Ms)}, 95th percentile ${formatDuration(before.p95Ms)}`;
  return `Durations of ${formatCount(count)} ${noun}s: ${figures}${peak}${former}`;
}
