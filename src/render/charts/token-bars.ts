import { formatTokens } from '../text/format.ts';
import { drawing, element, linear, words } from './svg.ts';

export interface TokenBar {
  /** Whose tokens these are. */
  name: string;
  input: number;
  output: number;
}

const WIDTH = 340;
const ROW = 34;
/** Between what went in and what came out. */
const GAP = 2;
const NAME_LENGTH = 32;

/** Tokens in and out, one bar a model, all on one scale. */
export function tokenBars(bars: readonly TokenBar[]): string {
  const x = linear(
    [0, bars.reduce((most, { input, output }) => Math.max(most, input + output), 1)],
    [0, WIDTH - GAP],
  );
  const parts = bars.flatMap(({ name, input, output }, at) => {
    const top = at * ROW;
    const rect = { y: top + 16, height: 10, rx: 2 };
    const end = x(input);
    return [
      words({ x: 0, y: top + 11, fill: 'var(--ink)' }, name, NAME_LENGTH),
      words(
        { x: WIDTH, y: top + 11, anchor: 'end' },
        `${formatTokens(input)} in, ${formatTokens(output)} out`,
      ),
      element('rect', { ...rect, width: Math.max(1, end), fill: 'var(--accent)' }),
      element('rect', {
        ...{ ...rect, x: end + GAP, width: Math.max(1, x(output)), fill: 'var(--soft)' },
      }),
    ];
  });
  const label = bars.map(
    ({ name, input, output }) => `${name}: ${formatTokens(input)} in, ${formatTokens(output)} out`,
  );
  return drawing({
    ...{ width: WIDTH, height: Math.max(1, bars.length) * ROW, parts },
    label: `Tokens. ${label.join('; ')}`,
  });
}
