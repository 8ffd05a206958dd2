import { formatExactPercent, formatPercent } from '../../model/quantity.ts';
import type { OwnRate } from '../facts/numbers/own-rate.ts';
import { drawing, element, linear, TONES } from './svg.ts';

const WIDTH = 200;
const HEIGHT = 20;

/** A pass rate as a bar, with its interval and a mark at what is wanted. A card is too small for words in it. */
export function rateBar(bar: Omit<OwnRate, 'sample'>): string {
  const { rate, interval, threshold, tone } = bar;
  const x = linear([0, 1], [0, WIDTH]);
  const back = { y: 7, height: 6, rx: 3 };
  const colour = TONES[tone];
  const parts = [
    element('rect', { ...back, width: WIDTH, fill: 'var(--line)' }),
    element('rect', { ...back, width: x(within(rate)), fill: colour }),
  ];
  if (interval !== undefined) {
    const [low, high] = [x(within(interval.low)), x(within(interval.high))];
    const end = (at: number) => element('path', { d: `M${at.toFixed(2)} 4v12`, stroke: colour });
    parts.push(
      element('rect', { x: low, y: 4, width: high - low, height: 12, fill: colour, opacity: 0.28 }),
      ...[end(low), end(high)],
    );
  }
  if (threshold !== undefined) {
    const at = x(within(threshold));
    const mark = { d: `M${at.toFixed(2)} 1v18`, stroke: 'var(--ink)', 'stroke-width': 2 };
    parts.push(element('path', mark));
  }
  return drawing({ width: WIDTH, height: HEIGHT, label: wordsOf(bar), parts });
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

function wordsOf({
  rate,
  interval,
  threshold,
}: Pick<OwnRate, 'rate' | 'interval' | 'threshold'>): string {
  const parts = [`${formatPercent(rate)} passed`];
  if (interval !== undefined) {
    const { low, high, confidence } = interval;
    const sure = formatExactPercent(confidence);
    parts.push(`${sure} interval ${formatPercent(low)} to ${formatPercent(high)}`);
  }
  if (threshold !== undefined) parts.push(`${formatExactPercent(threshold)} wanted`);
  return parts.join(', ');
}
