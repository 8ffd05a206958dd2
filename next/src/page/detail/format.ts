const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const MINUTE = 60_000;
/** Nothing is measured. */
const NONE = '–';

/** Such as `2 cases`. */
export const countOf = (count: number, noun: string): string =>
  `${NUMBER.format(count)} ${noun}${count === 1 ? '' : 's'}`;

export const numberOf = (value: number | null): string =>
  value === null ? NONE : NUMBER.format(value);

export function timeOf(ms: number | null): string {
  if (ms === null) return NONE;
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  return ms < MINUTE ? `${NUMBER.format(ms / 1_000)} s` : `${NUMBER.format(ms / MINUTE)} min`;
}
