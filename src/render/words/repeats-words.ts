import { countOf, formatCount, formatExactPercent, formatPercent } from '../../model/quantity.ts';
import type { Repeats } from '../../model/verdict.ts';

/** `pass^3`: what a chance that so many tries in a row pass is called. */
export function passAllTitle({ tries }: Pick<Repeats, 'tries'>): string {
  return `pass^${tries}`;
}

/** What repeats say of how reliable cases are, in sentences. */
export function describeRepeats({ tries, passAll, cases, stable }: Repeats): string {
  const mean = cases.length === 1 ? '' : ` in the mean of ${countOf(cases.length, 'case')}`;
  const title = passAllTitle({ tries });
  const chance = `${title}, the chance that ${tries} tries in a row pass, is ${formatPercent(passAll)}${mean}.`;
  if (stable === null) return chance;
  const { passes, failureRate, confidence } = stable;
  // Rounded up: it is what cannot be ruled out.
  const bound = formatExactPercent(Math.ceil(failureRate * 1000 - 1e-6) / 1000);
  return `${chance} ${formatCount(passes)} passes of ${formatCount(passes)} do not make a case stable: it may still fail up to ${bound} of the time (${formatExactPercent(confidence)} confidence).`;
}
