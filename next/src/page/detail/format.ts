const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Such as `2 cases`. */
export const countOf = (count: number, noun: string): string =>
  `${NUMBER.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Null: nothing is measured. */
export const numberOf = (value: number | null): string =>
  value === null ? '–' : NUMBER.format(value);

export function timeOf(ms: number | null): string {
  if (ms === null || ms < 1_000) return ms === null ? '–' : `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${NUMBER.format(ms / 1_000)} s` : `${NUMBER.format(ms / 60_000)} min`;
}
