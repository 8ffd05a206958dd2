import { countOf, formatCount } from '../../../model/quantity.ts';

/** How much of what servers offer the cases touch. */
interface Coverage {
  tools: readonly unknown[];
  touched: number;
  /** Parameters of the touched ones. */
  neverGiven: number;
  /** Tools of which only the number is known. */
  more: number;
}

/** `4 of 6 tools are touched by a case; 3 parameters of these are never given.` */
export function coverageWords({ tools, touched, neverGiven, more }: Coverage): string {
  const all = tools.length;
  const [who, are] = all === 1 ? ['The only tool', 'is'] : [`All ${countOf(all, 'tool')}`, 'are'];
  const some = `${formatCount(touched)} of ${countOf(all, 'tool')} ${touched === 1 ? 'is' : 'are'}`;
  const share =
    touched === 0
      ? `No case touches ${all === 1 ? 'the only tool' : `any of ${countOf(all, 'tool')}`}`
      : `${touched === all ? `${who} ${are}` : some} touched by a case`;
  const given =
    neverGiven === 0
      ? ''
      : `; ${countOf(neverGiven, 'parameter')} of ${touched === 1 ? 'it' : 'these'} ${neverGiven === 1 ? 'is' : 'are'} never given`;
  const untold = more === 0 ? '' : `; of ${countOf(more, 'more tool')} nothing is known`;
  return `${share}${given}${untold}.`;
}
