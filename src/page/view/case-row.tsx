import { formatCount } from '../../model/quantity.ts';
import { STATE_WORDS } from '../../render/facts/facts.ts';
import { type PageCase, STRIP_SIGNS } from '../../render/html/data/page-data.ts';
import { formatDuration } from '../../render/text/format.ts';
import { type ChangeKind, KIND_WORDS } from '../../render/words/story/change-words.ts';
import type { Cases } from '../state/cases.ts';
import { CaseBody } from './case-body.tsx';
import { Highlighted } from './highlight.tsx';

export interface CaseRowProps {
  cases: Cases;
  one: PageCase;
  /** Its place among all that are shown, from 0, and their number. */
  at: number;
  of: number;
  isOpen: boolean;
  isOnPaper: boolean;
  /** Number of the iteration that is looked at. */
  iteration: number | null;
  onToggle(key: string, isOpen: boolean): void;
  onIteration(key: string, iteration: number): void;
}

/** A line of a case that unfolds to its iterations and their evidence. */
export function CaseRow({ cases, one, at, of, isOpen, isOnPaper, iteration, ...on }: CaseRowProps) {
  const { key, title, state, passed, total, strip, durationMs, isQuarantined, change } = one;
  const repeats = strip.length > 1;
  return (
    <li
      class={`case is-${state}`}
      data-key={key}
      data-state={state}
      data-open={isOpen ? '' : undefined}
      aria-setsize={of}
      aria-posinset={at + 1}
    >
      <h3>
        <button
          type="button"
          class="row"
          aria-expanded={isOpen}
          onClick={() => on.onToggle(key, !isOpen)}
        >
          <span class="dot" aria-hidden="true" />
          <span class="title">
            <span class="unseen">{STATE_WORDS[state]}: </span>
            <span dir="auto">
              <Highlighted text={title} />
            </span>
          </span>
          <span class="tags">
            {change && (
              <span class={`tag ${CHANGE_TAGS[change] ?? 't-soft'}`}>{KIND_WORDS[change]}</span>
            )}
            {isQuarantined && <span class="tag t-soft">in quarantine</span>}
          </span>
          <span class="signs">{repeats && <Strip signs={strip} />}</span>
          <span class="figure">
            {repeats && `${formatCount(passed)} of ${formatCount(total)}`}
            <span class="unseen">{repeats && ' passed'}</span>
          </span>
          <span class="figure time">{durationMs !== undefined && formatDuration(durationMs)}</span>
        </button>
      </h3>
      {isOpen && (
        <CaseBody
          detail={cases.detailOf(one)}
          {...{ iteration, isOnPaper }}
          onIteration={(number) => on.onIteration(key, number)}
        />
      )}
    </li>
  );
}

/** What changed for the worse or the better. */
const CHANGE_TAGS: Readonly<Partial<Record<ChangeKind, string>>> = {
  new: 't-bad',
  less: 't-warn',
  flaky: 't-warn',
  fixed: 't-good',
};

const CLASSES: Readonly<Record<string, string>> = {
  [STRIP_SIGNS.passed]: 'p',
  [STRIP_SIGNS.retried]: 'r',
  [STRIP_SIGNS.failed]: 'f',
  [STRIP_SIGNS.error]: 'e',
  [STRIP_SIGNS.skipped]: 's',
  [STRIP_SIGNS.unfinished]: 'u',
};

/** A square an iteration; how many passed stands beside it in words. */
function Strip({ signs }: { signs: string }) {
  return (
    <span class="strip" aria-hidden="true">
      {[...signs].map((sign, at) => (
        <i key={at} class={CLASSES[sign] ?? 's'} />
      ))}
    </span>
  );
}
