import { useState } from 'preact/hooks';
import type { CaseDetail, CaseRow, IterationDetail, PageData } from '../../render/page-data.ts';
import { CopyButton } from '../copy-button.tsx';
import { Entries, FailedSteps, Place } from './call.tsx';
import { adviceOf, chooseIteration, firstDifference } from './entries.ts';
import { countOf, timeOf } from './format.ts';
import { Iterations, outcomeOf } from './strip.tsx';
import { Sentences } from './text.tsx';
import { Timeline } from './timeline.tsx';

interface DetailProps {
  data: PageData;
  detail: CaseDetail | null;
  row: number;
  /** Number of the chosen one; null: none is. */
  iteration: number | null;
  onIteration: (number: number) => void;
}

/** A case: what to do, the failing step, and what happened here and in the baseline. */
export function Detail({ data, detail, row, iteration, onIteration }: DetailProps) {
  const [baseNumber, setBaseNumber] = useState<number | null>(null);
  const one = data.cases[row];
  if (one === undefined) return null;
  const { iterations, before } = detail ?? { iterations: [], before: [] };
  const chosen = chooseIteration(iterations, iteration);
  const base = chooseIteration(before, baseNumber ?? chosen?.number ?? null);
  return (
    <article class="detail">
      <p class="label">
        <Place place={one.place} link={one.link} />
        {one.tags.map((tag) => (
          <span class="tag">{tag}</span>
        ))}
      </p>
      <h2 dir="auto">{one.title}</h2>
      <Iterations name="This run" all={iterations} chosen={chosen} onChoose={onIteration} />
      <Iterations name="Baseline" all={before} chosen={base} onChoose={setBaseNumber} />
      <p class="label">{factsOf(one, iterations.length, chosen)}</p>
      {chosen !== undefined && (
        <div key={`${chosen.number} ${base?.number}`}>
          <Advice lines={adviceOf(chosen, data.causes[one.cause ?? -1])} />
          <FailedSteps iteration={chosen} />
          <Sides data={data} own={chosen} base={base} />
          {chosen.trace !== null && <Timeline trace={chosen.trace} />}
        </div>
      )}
      <CopyButton name="Copy JSON" textOf={() => JSON.stringify({ ...one, ...detail }, null, 2)} />
    </article>
  );
}

function factsOf({ state, strip }: CaseRow, count: number, chosen: IterationDetail | undefined) {
  if (state === 'skipped') return 'Did not run: the suite skips it.';
  if (chosen === undefined)
    return /[pf]/.test(strip) ? 'Details did not fit into the file.' : 'No iteration has a result.';
  const { number, durationMs, tokens, model } = chosen;
  return [
    `Iteration ${number} ${outcomeOf(chosen)}`,
    ...(durationMs === null ? [] : [timeOf(durationMs)]),
    ...(tokens === null ? [] : [countOf(tokens, 'token')]),
    ...(model === null ? [] : [model]),
    ...(strip.length > count ? [countOf(strip.length - count, 'missing iteration')] : []),
  ].join(' · ');
}

export const Advice = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div class="advice">
      <h3>What to do</h3>
      <Sentences lines={lines} />
    </div>
  );

interface SidesProps {
  data: PageData;
  own: IterationDetail;
  base: IterationDetail | undefined;
}

/** What happened in an iteration, next to the same of the baseline. */
function Sides({ data, own, base }: SidesProps) {
  const both = own.trace && base?.trace && ([own.trace, base.trace] as const);
  const different = both ? firstDifference(both[0].entries, both[1].entries) : null;
  const sides = base === undefined ? [own] : [base, own];
  return (
    <>
      <h3>What happened{both && different === null && ', the same on both sides'}</h3>
      <div class="sides">
        {sides.map((one) => (
          <section>
            <h4>
              {one === own ? 'This run' : 'Baseline'}: iteration {one.number} {outcomeOf(one)}
            </h4>
            {one.trace === null ? (
              <p>No trace: {describeNoTrace(data, one)}</p>
            ) : (
              <Entries trace={one.trace} different={different} />
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function describeNoTrace({ noun }: PageData, { outcome }: IterationDetail): string {
  if (noun === 'test') return 'result files hold no calls.';
  return outcome === 'passed'
    ? 'the report keeps those of iterations that failed, and of some that passed.'
    : 'the service sent none, or it did not fit into the file.';
}
