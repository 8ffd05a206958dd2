import { useMemo, useState } from 'preact/hooks';
import type { CaseRow, IterationDetail, PageData } from '../../render/page-data.ts';
import { CopyButton } from '../button.tsx';
import { SIGNS } from '../list/signs.tsx';
import { detailOf } from '../state/details.ts';
import { Entries, FailedSteps, Place } from './call.tsx';
import { adviceOf, chooseIteration, firstDifference } from './entries.ts';
import { countOf, timeOf } from './format.ts';
import { Sentences } from './text.tsx';
import { Timeline } from './timeline.tsx';

const NOT_KEPT =
  'nothing was called, the service sent none, or the report keeps those of failures and of some passes only';

interface DetailProps {
  data: PageData;
  row: number;
  /** Place of the chosen one; null: none is. */
  iteration: number | null;
  onIteration: (place: number) => void;
}

/** A case: what to do, the failing step, and what happened here and in the baseline. */
export function Detail({ data, row, iteration, onIteration }: DetailProps) {
  const [basePlace, setBasePlace] = useState<number | null>(null);
  const detail = useMemo(() => detailOf(row), [row]);
  const one = data.cases[row];
  if (one === undefined) return null;
  const { iterations, before } = detail;
  const chosen = chooseIteration(iterations, iteration);
  const place = chosen === undefined ? null : iterations.indexOf(chosen);
  const base = chooseIteration(before, basePlace ?? place);
  return (
    <article class="detail">
      <p class="label">
        <Place place={one.place} link={one.link} />
        {one.tags.map((tag) => (
          <code>{tag}</code>
        ))}
      </p>
      <h2 dir="auto">{one.title}</h2>
      <Iterations name="This run" all={iterations} chosen={chosen} onChoose={onIteration} />
      <Iterations name="Baseline" all={before} chosen={base} onChoose={setBasePlace} />
      <p class="label">{factsOf(one, iterations.length, chosen)}</p>
      {chosen !== undefined && (
        <div key={`${place} ${basePlace}`}>
          <Advice lines={adviceOf(chosen, data.causes[one.cause ?? -1])} />
          <FailedSteps iteration={chosen} />
          <Sides noun={data.noun} own={chosen} base={base} />
          {chosen.trace !== null && <Timeline trace={chosen.trace} />}
        </div>
      )}
      <CopyButton name="Copy JSON" textOf={() => JSON.stringify({ ...one, ...detail }, null, 2)} />
    </article>
  );
}

interface IterationsProps {
  name: string;
  all: readonly IterationDetail[];
  chosen: IterationDetail | undefined;
  onChoose: (place: number) => void;
}

/** Iterations in the order of time, to choose one. Arrows move within, as among all radios. */
const Iterations = ({ name, all, chosen, onChoose }: IterationsProps) =>
  all.length > 0 && (
    <fieldset>
      <legend>{name}</legend>
      {all.map((one, at) => (
        <label class={`chip ${one.outcome}`} title={titleOf(one)}>
          <input
            type="radio"
            name={name}
            aria-label={titleOf(one)}
            checked={one === chosen}
            onChange={() => onChoose(at)}
          />
          {SIGNS[one.outcome]}
        </label>
      ))}
    </fieldset>
  );

function titleOf({ number, outcome, model }: IterationDetail): string {
  const result = outcome === 'passed' || outcome === 'failed' ? outcome : 'has no result';
  return `Iteration ${number}${model === null ? '' : ` of ${model}`} ${result}`;
}

function factsOf({ skipped, strip }: CaseRow, count: number, chosen: IterationDetail | undefined) {
  if (skipped !== null) return `Did not run: ${skipped || 'the suite skips it'}`;
  if (chosen === undefined)
    return /[pf]/.test(strip) ? 'Details did not fit into the file.' : 'No iteration has a result.';
  const { durationMs, tokens } = chosen;
  return [
    titleOf(chosen),
    durationMs !== null && timeOf(durationMs),
    tokens !== null && countOf(tokens, 'token'),
    strip.length > count && countOf(strip.length - count, 'missing iteration'),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const Advice = ({ lines }: { lines: readonly string[] }) =>
  lines.some(Boolean) && (
    <div class="advice">
      <h3>What to do</h3>
      <Sentences lines={lines} />
    </div>
  );

interface SidesProps {
  noun: string;
  own: IterationDetail;
  base: IterationDetail | undefined;
}

/** What happened in an iteration, next to the same of the baseline. */
function Sides({ noun, own, base }: SidesProps) {
  const both = own.trace && base?.trace && ([own.trace.entries, base.trace.entries] as const);
  const different = both ? firstDifference(...both) : null;
  return (
    <>
      <h3>What happened{both && different === null && ', the same on both sides but for times'}</h3>
      <div class="sides">
        {(base === undefined ? [own] : [base, own]).map((one) => (
          <section>
            <h4>
              {one === own ? 'This run' : 'Baseline'}: {titleOf(one)}
            </h4>
            {one.trace === null ? (
              <p>No trace: {noun === 'test' ? 'result files hold no calls' : NOT_KEPT}.</p>
            ) : (
              <Entries trace={one.trace} different={different} />
            )}
          </section>
        ))}
      </div>
    </>
  );
}
