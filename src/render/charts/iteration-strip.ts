import { isFlaky } from '../../model/counts.ts';
import { formatCount } from '../../model/quantity.ts';
import type { IterationReport, Outcome } from '../../model/run-report.ts';
import { drawing, element, linked, words } from './svg.ts';

/** How an iteration is drawn; `flaky`: it passed after a retry. */
type Cell = Outcome | 'flaky';

const SIZE = 12;
const PITCH = 15;
/** More are told by their number. */
const CELLS = 20;
const REST_ROOM = 44;

/** What a cell is told by besides its colour; one that passed is pale and has no mark, so that what failed stands out. */
const SHAPES: Readonly<Record<Cell, { fill: string; mark: string; opacity?: number }>> = {
  passed: { fill: 'var(--good)', mark: '', opacity: 0.55 },
  flaky: { fill: 'var(--warn)', mark: 'M2 9L10 3' },
  failed: { fill: 'var(--bad)', mark: 'M3 3L9 9M9 3L3 9' },
  error: { fill: 'var(--bad)', mark: 'M6 2V7M6 9V10.5' },
  unfinished: { fill: 'var(--soft)', mark: 'M3 6H3.5M5.75 6H6.25M8.5 6H9' },
  skipped: { fill: 'var(--line)', mark: '' },
};

const CELL_WORDS: Readonly<Record<Cell, string>> = {
  passed: 'passed',
  flaky: 'passed after a retry',
  failed: 'failed',
  error: 'could not be carried out',
  unfinished: 'unfinished',
  skipped: 'skipped',
};

type Shown = Pick<IterationReport, 'number' | 'outcome' | 'flaky'>;

/**
 * The iterations of a case in their order, one cell each: a row of the heat map.
 * @param addressOf where a cell leads.
 */
export function iterationStrip(
  iterations: readonly Shown[],
  addressOf?: (iteration: Shown) => string,
): string {
  const shown = iterations.slice(0, CELLS);
  const cells = shown.map(cellOf);
  const more = iterations.length - cells.length;
  const parts = cells.map((cell, at) => {
    const { fill, mark, opacity } = SHAPES[cell];
    const x = at * PITCH;
    const square = element('rect', { x, y: 1, width: SIZE, height: SIZE, rx: 2.5, fill, opacity });
    const place = { d: mark, transform: `translate(${x} 1)`, fill: 'none' };
    const line = { stroke: 'var(--bg)', 'stroke-width': 1.8, 'stroke-linecap': 'round' };
    const drawn = mark === '' ? square : `${square}${element('path', { ...place, ...line })}`;
    const iteration = shown[at];
    if (addressOf === undefined || iteration === undefined) return drawn;
    const label = `iteration ${iteration.number}: ${CELL_WORDS[cell]}`;
    return linked(drawn, { address: addressOf(iteration), label, tab: false });
  });
  const width = Math.max(SIZE, cells.length * PITCH);
  if (more > 0) parts.push(words({ x: width + 2, y: 11 }, `+${formatCount(more)}`));
  return drawing({
    ...{ width: width + (more > 0 ? REST_ROOM : 0), height: SIZE + 2, parts },
    label: wordsOf(iterations),
    isLinked: addressOf !== undefined,
  });
}

function cellOf(iteration: Shown): Cell {
  return isFlaky(iteration) ? 'flaky' : iteration.outcome;
}

/** How many came out how, and in which order where that is short enough to be listened to. */
function wordsOf(iterations: readonly Shown[]): string {
  const cells = iterations.map(cellOf);
  if (cells.length === 0) return 'no iterations';
  if (cells.length <= 5) return cells.map((cell) => CELL_WORDS[cell]).join(', ');
  return [...Map.groupBy(cells, (cell) => cell)]
    .map(([cell, group]) => `${formatCount(group.length)} ${CELL_WORDS[cell]}`)
    .join(', ');
}
