import { useState } from 'preact/hooks';
import type { PageData } from '../../render/page-data.ts';
import { Strip } from '../list/signs.tsx';
import { detailOf } from '../state/details.ts';
import { FailedSteps } from './call.tsx';
import { Advice } from './detail.tsx';
import { chooseIteration } from './entries.ts';
import { countOf } from './format.ts';
import { EvidenceBox, Sentence } from './text.tsx';

const MAX_CASES = 10;
const MORE_CASES = 100;

interface CauseProps {
  data: PageData;
  /** Place in `PageData.causes`. */
  cause: number;
}

/** A cause with its cases. Each of them opens. */
export function CauseDetail({
  data,
  cause,
  onCase,
}: CauseProps & { onCase: (row: number) => void }) {
  const [most, setMost] = useState(MAX_CASES);
  const cases = data.causes[cause]?.cases ?? [];
  return (
    <article class="detail">
      <CauseFacts data={data} cause={cause} />
      {cases.length > 0 && <h3>{countOf(cases.length, data.noun)}</h3>}
      {cases.slice(0, most).map((row) => (
        <button type="button" class="link" key={row} onClick={() => onCase(row)}>
          <span dir="auto">{data.cases[row]?.title}</span>
          <Strip strip={data.cases[row]?.strip ?? ''} name="Now" />
        </button>
      ))}
      {cases.length > most && (
        <button type="button" onClick={() => setMost(most + MORE_CASES)}>
          {cases.length - most} more
        </button>
      )}
    </article>
  );
}

/** A cause with one of its cases in detail. */
export function CauseFacts({ data, cause: at }: CauseProps) {
  const cause = data.causes[at];
  if (cause === undefined) return null;
  const { sentence, advice, isNew, evidence, cases } = cause;
  const [row = -1] = cases;
  const iteration = chooseIteration(detailOf(row)?.iterations ?? [], null);
  return (
    <>
      <p class="label">
        {isNew && <strong class="badge">new</strong>}{' '}
        {cases.length > 0 && countOf(cases.length, data.noun)}
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
    </>
  );
}
