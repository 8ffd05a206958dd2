import { formatCount, formatPercent } from '../../model/quantity.ts';
import type { EarlierRun, RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';

/** Pass rates worth showing: the newest of them, as fractions, the oldest first. */
const POINTS_SHOWN = 20;
const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** A run in the history of a suite; `own` is the one reported on. */
export interface HistoryPoint {
  passRate: number;
  runNumber: number | null;
  own: boolean;
  createdAtMs?: number | null;
}

/** Two runs are no trend: what lies between them is told as a difference. */
const FEWEST_POINTS = 3;

/** The newest runs of the suite, the reported one last; empty where these are too few to tell a trend. */
export function historyPoints(report: RunReport, ownPassRate: number | null): HistoryPoint[] {
  const earlier = (report.history ?? []).map((run) => ({ ...run, own: false }));
  const own =
    ownPassRate === null
      ? []
      : [{ passRate: ownPassRate, runNumber: report.run?.number ?? null, own: true }];
  const points = [...earlier, ...own].filter(({ passRate }) => passRate >= 0 && passRate <= 1);
  return points.length < FEWEST_POINTS ? [] : points.slice(-POINTS_SHOWN);
}

/** Most suites pass most of the time, and all of their blocks would look alike drawn from 0%. */
const HIGHEST_FLOOR = 0.8;

/** One block a run: `▁` for the lowest of them or 80%, `█` for 100% and nothing less. */
export function sparkline(points: readonly HistoryPoint[]): string {
  const floor = Math.min(HIGHEST_FLOOR, ...points.map(({ passRate }) => passRate));
  return points.map(({ passRate }) => block((passRate - floor) / (1 - floor))).join('');
}

function block(height: number): string {
  if (height >= 1) return BLOCKS[7];
  return BLOCKS[Math.floor(height * 7)] ?? BLOCKS[0];
}

/** What the sparkline shows, in words. */
export function describeHistory(points: readonly HistoryPoint[]): string {
  const rates = points.map(({ passRate }) => passRate);
  const lowest = formatPercent(Math.min(...rates));
  const highest = formatPercent(Math.max(...rates));
  const runs = `Pass rates of ${points.length} runs, the newest on the right`;
  if (lowest === highest) return `${runs}: always ${lowest}.`;
  const newest = formatPercent(rates.at(-1) ?? 0);
  return `${runs}: lowest ${lowest}, highest ${highest}, newest ${newest}.`;
}

/**
 * `+5 points since run 12`: the pass rate against that of the newest earlier run; null where no
 * earlier run is known.
 * @param isBeside that run is of the base, in the same job.
 */
export function formatDelta(
  report: RunReport,
  ownPassRate: number,
  isBeside = false,
): string | null {
  const former = report.history?.at(-1);
  if (!former) return null;
  const since = isBeside ? 'against' : 'since';
  const run = isBeside ? 'the base' : formerRun(former);
  const points = (ownPassRate - former.passRate) * 100;
  if (Math.abs(points) < 1e-9) return `as in ${run}`;
  const sign = points > 0 ? '+' : '−';
  const size = Math.abs(points);
  const figure = size < 0.1 ? '<0.1' : String(Number(size.toFixed(1)));
  return `${sign}${figure} ${figure === '1' ? 'point' : 'points'} ${since} ${run}`;
}

function formerRun({ runNumber }: EarlierRun): string {
  return runNumber === null ? 'the last run' : `run ${formatCount(runNumber)}`;
}

/** Whether the base ran in the same job, so that nothing was run before. */
export function ranBeside({ comparison }: Verdict): boolean {
  return comparison?.origin.kind === 'checkout';
}
