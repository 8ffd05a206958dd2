import { type Counts, countIterations } from '../../../model/counts.ts';
import { modelName } from '../../../model/listed-names.ts';
import type { CaseReport, IterationReport } from '../../../model/run-report.ts';
import { percentile, sortedDurationsMs } from '../../text/durations.ts';
import type { Cost } from './costs.ts';

/** What a case came to on one model. */
export interface MatrixCell {
  counts: Counts;
  medianDurationMs: number | null;
  /** Of all its iterations; null where that is not known. */
  cost: number | null;
  /** The one to look at: the first that failed, else the first. */
  example: Ran;
}

export interface MatrixRow {
  /** Any text. */
  title: string;
  /** The case, or those that are it on several models. */
  cases: readonly CaseReport[];
  /** By the name of the model; those it did not run on have none. */
  cells: ReadonlyMap<string, MatrixCell>;
}

/** Cases beside models. */
export interface ModelMatrix {
  /** In the order given. */
  models: readonly string[];
  /** The weakest first. */
  rows: MatrixRow[];
}

/** Cases that ran on the models, by their results on each; a case with variants is one row. */
export function modelMatrix(
  cases: readonly CaseReport[],
  models: readonly string[],
  cost: Cost | null = null,
): ModelMatrix {
  const rows = [...Map.groupBy(cases, rowKey)].flatMap(([, group]) => {
    const [first] = group;
    const byModel = groupByModel(group);
    if (first === undefined || byModel.size === 0) return [];
    const cells = new Map(
      models.flatMap((model) => {
        const iterations = byModel.get(model);
        const cell = iterations === undefined ? null : cellOf(iterations, cost);
        return cell === null ? [] : [[model, cell] as const];
      }),
    );
    const title = first.variant?.title ?? first.title;
    return cells.size === 0 ? [] : [{ title, cases: group, cells }];
  });
  return { models, rows: rows.sort((one, other) => rateOf(one) - rateOf(other)) };
}

function rowKey({ id, variant }: CaseReport): string {
  return variant === undefined ? `case ${id}` : `variant ${variant.title}`;
}

/** An iteration and whose it is. */
export interface Ran {
  iteration: IterationReport;
  testCase: CaseReport;
}

function groupByModel(cases: readonly CaseReport[]): Map<string, Ran[]> {
  const byModel = new Map<string, Ran[]>();
  for (const testCase of cases) {
    const { iterations, variant } = testCase;
    for (const iteration of iterations) {
      const { model, provider } = iteration;
      const ran = model === null ? (variant ?? null) : { model, provider };
      if (ran === null) continue;
      const name = modelName(ran);
      const group = byModel.get(name);
      if (group === undefined) byModel.set(name, [{ iteration, testCase }]);
      else group.push({ iteration, testCase });
    }
  }
  return byModel;
}

function cellOf(ran: readonly Ran[], cost: Cost | null): MatrixCell | null {
  const iterations = ran.map(({ iteration }) => iteration);
  const isBad = ({ iteration: { outcome } }: Ran) => outcome === 'failed' || outcome === 'error';
  const example = ran.find(isBad) ?? ran[0];
  if (example === undefined) return null;
  const costs = ran.map(({ iteration, testCase }) => cost?.(iteration, testCase) ?? null);
  return {
    counts: countIterations(iterations),
    medianDurationMs: percentile(sortedDurationsMs(iterations), 0.5),
    cost: sumOfAll(costs),
    example,
  };
}

/** Null where some figure is not known: the others would pass for all. */
export function sumOfAll(figures: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const figure of figures) {
    if (figure === null) return null;
    sum += figure;
  }
  return sum;
}

/** Of all its models together; those without results last. */
function rateOf({ cells }: MatrixRow): number {
  const sum = { passed: 0, total: 0 };
  for (const { counts } of cells.values()) {
    sum.passed += counts.passed;
    sum.total += counts.total;
  }
  return sum.total === 0 ? 2 : sum.passed / sum.total;
}
