import { useMemo, useState } from 'preact/hooks';
import type { CaseDetail, CaseRow, IterationDetail, PageData } from '../../render/page-data.ts';
import { Copy, countOf, EvidenceBox, News, Sentence, Sentences, SIGNS, timeOf } from '../parts.tsx';
import { openIn, type ViewProps } from '../state/address.ts';
import { Entries, FailedSteps, Place, Timeline } from './call.tsx';
import { Compared } from './compared.ts';
import { adviceOf, chooseIteration, firstDifference, saidIn } from './entries.ts';

const NOT_KEPT =
  'nothing was called, the service sent none, or the report keeps those of failures and of some passes only';

/** Details of the case in this row, as they stand in the page as soon as the browser has read them. */
function useDetail(row: number | null): CaseDetail {
  const element = document.querySelector(`#case-${row}`);
  // Its text grows until the next one begins.
  const text = element?.nextSibling ? element.textContent : null;
  // We wrote it.
  return useMemo(() => JSON.parse(text ?? '{"iterations":[],"before":[]}') as CaseDetail, [text]);
}

/** A case: what to do, the failing step, and what happened here and in the baseline. */
export function Detail({ data, state, onState }: ViewProps) {
  const { row, iteration } = state;
  const [basePlace, setBasePlace] = useState<number | null>(null);
  const detail = useDetail(row);
  const one = data.cases[row ?? -1];
  if (one === undefined) return null;
  // What only the page needs says nothing elsewhere.
  const { texts, tallies, cause, ...shared } = one;
  const { iterations, before } = detail;
  const chosen = chooseIteration(iterations, iteration);
  const place = chosen === undefined ? null : iterations.indexOf(chosen);
  const base = chooseIteration(before, basePlace ?? place);
  const choose = (at: number) => onState(openIn(state, { row, iteration: at }), true);
  return (
    <article class="detail">
      <p class="label">
        <Place place={one.place} link={one.link} />
        {one.tags.map((tag) => (
          <code>{tag}</code>
        ))}
      </p>
      <h2 dir="auto">
        <Sentence text={one.title} />
      </h2>
      {choice('This run', iterations, chosen, choose)}
      {choice('Baseline', before, base, setBasePlace)}
      <p class="label">
        <Sentence text={factsOf(one, iterations.length, chosen)} />
      </p>
      {chosen !== undefined && (
        <div key={`${place} ${basePlace}`}>
          <Advice lines={adviceOf(chosen, data.causes[cause ?? -1])} />
          <FailedSteps iteration={chosen} />
          <Sides noun={data.noun} own={chosen} base={base} />
          {chosen.trace !== null && <Timeline trace={chosen.trace} />}
        </div>
      )}
      <Copy name="Copy JSON" textOf={() => JSON.stringify({ ...shared, ...detail }, null, 2)} />
    </article>
  );
}

/** A cause with one of its cases in detail. The list has them all. */
export function CauseDetail({ data, cause: at }: { data: PageData; cause: number }) {
  const cause = data.causes[at];
  const [first = null] = cause?.cases ?? [];
  const iteration = chooseIteration(useDetail(first).iterations, null);
  if (cause === undefined) return null;
  const { sentence, advice, evidence, cases } = cause;
  return (
    <article class="detail">
      <p class="label">
        {cases.length > 0 && countOf(cases.length, data.noun)} <News cause={cause} />
      </p>
      <h2>
        <Sentence text={sentence} />
      </h2>
      <Advice lines={[advice]} />
      {iteration === undefined || iteration.failures.length === 0 ? (
        <EvidenceBox evidence={evidence} />
      ) : (
        <>
          <h3 dir="auto">
            For example: <Sentence text={data.cases[first ?? -1]?.title ?? ''} />
          </h3>
          <FailedSteps iteration={iteration} />
        </>
      )}
    </article>
  );
}

/** Iterations in the order of time, to choose one. Arrows move within, as among all radios. */
const choice = (
  name: string,
  all: readonly IterationDetail[],
  chosen: IterationDetail | undefined,
  choose: (place: number) => void,
) =>
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
            onChange={() => choose(at)}
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

function factsOf({ skipped, strip, tools }: CaseRow, count: number, chosen?: IterationDetail) {
  if (skipped !== null) return `Did not run: ${skipped || 'the suite skips it'}`;
  if (chosen === undefined && document.readyState === 'loading') return 'Loading …';
  if (chosen === undefined)
    return /[pf]/.test(strip) ? 'Details did not fit into the file.' : 'No iteration has a result.';
  const { durationMs, tokens } = chosen;
  return [
    titleOf(chosen),
    durationMs !== null && timeOf(durationMs),
    tokens !== null && countOf(tokens, 'token'),
    tools.length > 0 && `calls ${tools.map((tool) => `\`${tool}\``).join(', ')}`,
    strip.length > count && countOf(strip.length - count, 'missing iteration'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const Advice = ({ lines }: { lines: readonly string[] }) =>
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
              <Compared.Provider value={saidIn(both?.[one === own ? 1 : 0][different ?? -1])}>
                <Entries trace={one.trace} different={different} />
              </Compared.Provider>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
