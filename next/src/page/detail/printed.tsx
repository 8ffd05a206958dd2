import type { PageData } from '../../render/page-data.ts';
import { SIGNS } from '../list/signs.tsx';
import { Gate, TITLES } from '../tabs/tab.tsx';
import { CauseDetail } from './cause-detail.tsx';
import { countOf } from './format.ts';
import { MostLines, Sentences } from './text.tsx';

const MAX_CAUSES = 50;
const MAX_LINES = 5;

/** What people print: the verdict, the gate, and each cause once with one of its cases. */
export const Printed = ({ data }: { data: PageData }) => (
  <MostLines.Provider value={MAX_LINES}>
    <div class="printed detail">
      <h1>
        {SIGNS[data.value]} {data.suite}
      </h1>
      <Sentences lines={[data.headline, data.facts, data.compared]} />
      <h2>{TITLES.gate}</h2>
      <Gate data={data} />
      {data.causes.slice(0, MAX_CAUSES).map((_, cause) => (
        <CauseDetail data={data} cause={cause} state={null} />
      ))}
      {data.causes.length > MAX_CAUSES && (
        <p>{countOf(data.causes.length - MAX_CAUSES, 'more cause')}</p>
      )}
    </div>
  </MostLines.Provider>
);
