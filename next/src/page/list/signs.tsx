import type { CaseState } from '../../render/page-data.ts';
import { passedIn } from '../state/filter.ts';

/** Signs differ by their form, not only by their colour. */
export const SIGNS: Readonly<Record<CaseState, { sign: string; label: string }>> = {
  'newly-failing': { sign: '✕', label: 'newly failing' },
  failing: { sign: '✕', label: 'failing' },
  flaky: { sign: '~', label: 'flaky' },
  missing: { sign: '?', label: 'missing' },
  passed: { sign: '✓', label: 'passed' },
  skipped: { sign: '–', label: 'skipped' },
};
/** Of a strip, the last ones. */
const MOST_SHOWN = 12;

/** How a case is. */
export function StateSign({ state }: { state: CaseState }) {
  const { sign, label } = SIGNS[state];
  return (
    <span class={`sign ${state}`} role="img" aria-label={label} title={label}>
      {sign}
    </span>
  );
}

/** Iterations in the order of time, and how many of them passed. */
export function Strip({
  strip,
  name,
  isNamed = false,
}: {
  strip: string;
  name: string;
  isNamed?: boolean;
}) {
  const text = strip === '' ? '–' : `${passedIn(strip)}/${strip.length}`;
  const label = strip === '' ? 'no iterations' : `${text} passed`;
  const shown = [...strip.slice(-MOST_SHOWN)];
  return (
    <span class="strip" role="img" aria-label={`${name}: ${label}`}>
      {isNamed && <small>{name}</small>}
      {strip.length > MOST_SHOWN && '…'}
      {shown.map((letter) => (
        <i class={letter === 'p' ? 'passed' : letter === 'f' ? 'failing' : 'missing'}>
          {letter === 'p' ? '' : letter === 'f' ? '×' : '?'}
        </i>
      ))}
      <b>{text}</b>
    </span>
  );
}
