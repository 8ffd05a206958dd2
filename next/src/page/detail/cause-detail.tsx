import type { PageData } from '../../render/page-data.ts';
import { Strip } from '../list/signs.tsx';
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
  onCase: ((row: number) => void) | null;
}

/** A cause with one of its cases in detail, and its cases, which open. */
export function CauseDetail({ data, cause: at, onCase }: CauseProps) {
  const cause = data.causes[at];
  if (cause === undefined) return null;
  const { sentence, advice, isNew, evidence, cases } = cause;
  const [row = -1] = cases;
  const iteration = chooseIteration(detailOf(row)?.iterations ?? [], null);
  const rows = cases.slice(0, MAX_CASES).map((one) => [
    <button type="button" onClick={() => onCase?.(one)}>
      {data.cases[one]?.title}
    </button>,
    <Strip strip={data.cases[one]?.strip ?? ''} name="Now" />,
  ]);
  return (
    <article class="detail">
      <p class="label">
        {isNew && <b>new</b>} {cases.length > 0 && countOf(cases.length, data.noun)}
      </p>
      <h2>
        <Sentence text={sentence} />
      </h2>
      <Advice lines={advice === '' ? [] : [advice]} />
      {iteration === undefined || iteration.failures.length === 0 ? (
        <EvidenceBox evidence={evidence} />
      ) : (
        <>
          <h3 dir="auto">For example: {data.cases[row]?.title}</h3>
          <FailedSteps iteration={iteration} />
        </>
      )}
      {onCase !== null && <h3>{countOf(cases.length, data.noun)}</h3>}
      {onCase !== null && <Table rows={rows} />}
      {onCase !== null && cases.length > MAX_CASES && (
        <p>{numberOf(cases.length - MAX_CASES)} more in the list of causes.</p>
      )}
    </article>
  );
}
