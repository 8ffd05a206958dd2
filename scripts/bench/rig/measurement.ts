/** One figure of a bench, and the most it may be. */
export interface Measurement {
  name: string;
  value: number;
  unit: 'ms' | 'KB' | 'MB' | 'x' | 'requests' | '%';
  budget?: number;
  /** How it was come by, such as `min 90, max 120 of 15`. */
  note?: string;
}

export function isOverBudget({ value, budget }: Measurement): boolean {
  return budget !== undefined && value > budget;
}

/** Summary of repeated timings. */
export function timing(name: string, timesMs: readonly number[], budget?: number): Measurement {
  const sorted = timesMs.toSorted((one, other) => one - other);
  const at = (index: number) => Math.round(sorted[index] ?? Number.NaN);
  return {
    name,
    value: at(Math.floor(sorted.length / 2)),
    unit: 'ms',
    note: `median of ${sorted.length}; min ${at(0)}, max ${at(sorted.length - 1)}`,
    ...(budget === undefined ? {} : { budget }),
  };
}

/** Aligned lines, one a measurement. */
export function formatTable(measurements: readonly Measurement[]): string {
  const width = Math.max(...measurements.map(({ name }) => name.length));
  return measurements
    .map((measurement) => {
      const { name, value, unit, budget, note } = measurement;
      const figure =
        unit === 'MB' || unit === 'x' || unit === '%' ? value.toFixed(2) : String(value);
      const limit = budget === undefined ? '' : `budget ${budget} ${unit}`;
      const mark = isOverBudget(measurement) ? 'OVER' : budget === undefined ? '' : 'ok';
      return `${name.padEnd(width)} ${figure.padStart(8)} ${unit}  ${mark.padEnd(4)} ${limit.padEnd(14)} ${note ?? ''}`.trimEnd();
    })
    .join('\n');
}
