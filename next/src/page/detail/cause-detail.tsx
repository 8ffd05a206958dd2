import { useMemo } from 'preact/hooks';
import type { PageData } from '../../render/page-data.ts';
import { Strip } from '../list/signs.tsx';
import { addressOf, type State } from '../state/address.ts';
import { detailOf } from '../state/details.ts';
import { FailedSteps } from './call.tsx';
import { Advice } from './detail.tsx';
import { chooseIteration } from './entries.ts';
import { countOf, numberOf } from './format.ts';
import { EvidenceBox, Sentence, Table } from './text.tsx';

const MAX_CASES = 10;

interface CauseProps {
  data: PageData;
  /** Place in `PageData.causes`. */
  cause: number;
  /** Null: on paper, without the list of its cases. */
  state: State | null;
}

/** A cause with one of its cases in detail, and links to its cases. */
export function CauseDetail({ data, cause: at, state }: CauseProps) {
  const cause = data.causes[at];
  const [first = -1] = cause?.cases ?? [];
  const iteration = useMemo(() => chooseIteration(detailOf(first).iterations, null), [first]);
  if (cause === undefined) return null;
  const { sentence, advice, isNew, evidence, cases } = cause;
  const count = countOf(cases.length, data.noun);
  const rowOf = (row: number, all: State) => [
    <a href={addressOf(all, { row })}>{data.cases[row]?.title}</a>,
    <Strip strip={data.cases[row]?.strip ?? ''} name="Now" />,
  ];
  return (
    <article class="detail">
      <p class="label">
        {isNew && <b>new</b>} {cases.length > 0 && count}
      </p>
      <h2>
        <Sentence text={sentence} />
      </h2>
      <Advice lines={[advice]} />
      {iteration === undefined || iteration.failures.length === 0 ? (
        <EvidenceBox evidence={evidence} />
      ) : (
        <>
          <h3 dir="auto">For example: {data.cases[first]?.title}</h3>
          <FailedSteps iteration={iteration} />
        </>
      )}
      {state !== null && cases.length > 0 && (
        <>
          <h3>{count}</h3>
          <Table rows={cases.slice(0, MAX_CASES).map((row) => rowOf(row, state))} />
          {cases.length > MAX_CASES && (
            <p>{numberOf(cases.length - MAX_CASES)} more in the list of causes.</p>
          )}
        </>
      )}
    </article>
  );
}
