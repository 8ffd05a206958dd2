import { render } from 'preact';
import type { PageData } from '../../render/page-data.ts';
import { Gate } from '../tabs/tab.tsx';
import { CauseDetail } from './cause-detail.tsx';
import { countOf } from './format.ts';
import { MostLines, Sentences } from './text.tsx';

const MAX_CAUSES = 50;
const MAX_LINES = 5;

/** What people print: the verdict, the gate, and each cause once with one of its cases. */
const Printed = ({ data }: { data: PageData }) => (
  <MostLines.Provider value={MAX_LINES}>
    <h1>
      {data.sign} {data.suite}
    </h1>
    <Sentences lines={[data.headline, data.facts, data.compared]} />
    <Gate data={data} />
    {data.causes.slice(0, MAX_CAUSES).map((_, cause) => (
      <CauseDetail data={data} cause={cause} onCase={null} />
    ))}
    {data.causes.length > MAX_CAUSES && (
      <p>{countOf(data.causes.length - MAX_CAUSES, 'more cause')}</p>
    )}
  </MostLines.Provider>
);

/** Draws what people print only while they do. */
export function printOnDemand(data: PageData): void {
  const host = document.createElement('div');
  host.className = 'printed detail';
  document.body.append(host);
  const draw = (isPrinting: boolean) => render(isPrinting && <Printed data={data} />, host);
  addEventListener('beforeprint', () => draw(true));
  addEventListener('afterprint', () => draw(false));
}
