import type { CaseState, PageData } from '../../render/page-data.ts';
import { passedIn } from '../state/filter.ts';

/** Signs of outcomes and states. They differ by their form, not only by their colour. */
export const SIGNS: Readonly<Record<CaseState | PageData['value'], string>> = {
  passed: '✓',
  failed: '✕',
  failing: '✕',
  'newly-failing': '✕',
  flaky: '~',
  incomplete: '?',
  missing: '?',
  invalid: '!',
  skipped: '–',
};
/** Of a strip, the last ones. */
const MOST_SHOWN = 10;

/** Iterations in the order of time, and how many of them passed. */
export function Strip({ strip, name }: { strip: string; name: string }) {
  const text = strip === '' ? '–' : `${passedIn(strip)}/${strip.length}`;
  return (
    <span class="strip" role="img" aria-label={`${name}: ${text} passed`}>
      {strip.length > MOST_SHOWN && '…'}
      {[...strip.slice(-MOST_SHOWN)].map((letter) => {
        const state = letter === 'p' ? 'passed' : letter === 'f' ? 'failing' : 'missing';
        return <i class={`chip ${state}`}>{SIGNS[state]}</i>;
      })}{' '}
      {text}
    </span>
  );
}
