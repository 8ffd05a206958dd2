import { formatExactPercent, formatPercent } from '../../model/quantity.ts';
import { describeHistory, type HistoryPoint } from '../facts/history.ts';
import type { OwnRate } from '../facts/numbers/own-rate.ts';
import { drawing, element, hint, linear, linked, TONES, words } from './svg.ts';

const WIDTH = 340;
const HEIGHT = 130;
const SIDES = [14, WIDTH - 14] as const;
const [CEILING, FLOOR] = [18, 108];
/** The scale begins at such a step below the lowest, and not above this: what falls must be seen. */
const STEP = 0.05;
const HIGHEST_FLOOR = 0.8;

/**
 * Pass rates of runs, the reported one last, with what the gate asks for.
 * @param addressOf where a point leads; null where nowhere.
 */
export function trendChart(
  points: readonly HistoryPoint[],
  own: Omit<OwnRate, 'rate' | 'sample'>,
  addressOf: (point: HistoryPoint) => string | null = () => null,
): string {
  const { interval, threshold, tone } = own;
  const values = points.map(({ passRate }) => passRate);
  const lows = [...values, threshold ?? 1, interval?.low ?? 1];
  const floor = floorOf(Math.min(...lows));
  const y = linear([floor, 1], [FLOOR, CEILING]);
  const x = linear([0, Math.max(1, points.length - 1)], SIDES);
  const [left, right] = SIDES;
  const axis = element('path', { d: `M${left} ${FLOOR}H${right}`, stroke: 'var(--line)' });
  const line = points.map(({ passRate }, at) => `${x(at).toFixed(2)},${y(passRate).toFixed(2)}`);
  const parts = [
    axis,
    ...(threshold === undefined ? [] : [gateLine(y(threshold))]),
    element('polyline', {
      ...{ points: line.join(' '), fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 },
    }),
    // Below the point, which is what can be pressed.
    ...(interval === undefined
      ? []
      : [whiskers(x(points.length - 1), [y(interval.low), y(interval.high)], TONES[tone])]),
    ...points.map((point, at) => {
      const place = { cx: x(at), cy: y(point.passRate), r: point.own ? 4.5 : 2.5 };
      const fill = point.own ? TONES[tone] : 'var(--accent)';
      const label = pointWords(point);
      const drawn = element('circle', { ...place, fill }, hint(label));
      return linked(drawn, { address: addressOf(point), label });
    }),
    ...(threshold === undefined ? [] : [gateWords(threshold, y(threshold))]),
    words({ x: left, y: HEIGHT - 8 }, `from ${formatExactPercent(floor)}`),
    words({ x: right, y: HEIGHT - 8, anchor: 'end' }, 'this run'),
  ];
  const asked =
    threshold === undefined ? '' : ` The gate asks for ${formatExactPercent(threshold)}.`;
  return drawing({
    width: WIDTH,
    height: HEIGHT,
    label: `${describeHistory(points)}${asked}`,
    parts,
    isLinked: points.some((point) => addressOf(point) !== null),
  });
}

function floorOf(lowest: number): number {
  const below = Math.floor(lowest / STEP + 1e-9) * STEP;
  return Math.max(0, Math.min(HIGHEST_FLOOR, Number(below.toFixed(2))));
}

function gateLine(at: number): string {
  const [left, right] = SIDES;
  return element('path', {
    ...{ d: `M${left} ${at.toFixed(2)}H${right}`, stroke: 'var(--warn)' },
    'stroke-dasharray': '4 4',
  });
}

function gateWords(threshold: number, at: number): string {
  const place = { x: SIDES[0], y: at - 4, fill: 'var(--warn)', isAbove: true };
  return words(place, `gate ${formatExactPercent(threshold)}`);
}

function whiskers(at: number, [low, high]: readonly [number, number], stroke: string): string {
  const [x, y] = [at.toFixed(2), high.toFixed(2)];
  const end = (level: string) => `M${(at - 4).toFixed(2)} ${level}h8`;
  return element('path', {
    d: `M${x} ${y}V${low.toFixed(2)}${end(y)}${end(low.toFixed(2))}`,
    stroke,
  });
}

function pointWords({ passRate, runNumber, own }: HistoryPoint): string {
  const run = own ? 'this run' : runNumber === null ? 'an earlier run' : `run ${runNumber}`;
  return `${run}: ${formatPercent(passRate)}`;
}
