import type { IterationDetail } from '../../render/page-data.ts';

const SIGNS = { passed: '✓', failed: '✕', incomplete: '?', invalid: '?' };

export const outcomeOf = ({ outcome }: IterationDetail) =>
  outcome === 'passed' || outcome === 'failed' ? outcome : 'without a result';

interface IterationsProps {
  name: string;
  all: readonly IterationDetail[];
  chosen: IterationDetail | undefined;
  onChoose: (number: number) => void;
}

/** Iterations in the order of time, to choose one. Arrows move within. */
export function Iterations({ name, all, chosen, onChoose }: IterationsProps) {
  const move = ({ key, currentTarget }: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const { nextElementSibling: next, previousElementSibling: previous } = currentTarget;
    const to = key === 'ArrowRight' ? next : key === 'ArrowLeft' ? previous : null;
    if (!(to instanceof HTMLElement)) return;
    to.focus();
    to.click();
  };
  if (all.length === 0) return null;
  return (
    <div class="iterations" role="toolbar" aria-label={`Iterations: ${name}`}>
      <span>{name}</span>
      {all.map((one) => (
        <button
          type="button"
          key={one.number}
          class={one.outcome}
          aria-pressed={one === chosen}
          aria-label={`Iteration ${one.number}, ${outcomeOf(one)}`}
          tabIndex={one === chosen ? 0 : -1}
          onClick={() => onChoose(one.number)}
          onKeyDown={move}
        >
          {SIGNS[one.outcome]}
        </button>
      ))}
    </div>
  );
}
