import { render } from 'preact';
import type { PageData } from '../render/page-data.ts';
import { CauseDetail } from './detail/detail.tsx';
import { Page } from './page.tsx';
import { countOf, MostLines, Sentences, SIGNS } from './parts.tsx';
import { Tab } from './tabs/tab.tsx';

const MAX_CAUSES = 50;
const MAX_LINES = 5;

/** What people print: the verdict, the gate, and each cause once with one of its cases. */
const Printed = ({ data }: { data: PageData }) => (
  <MostLines.Provider value={MAX_LINES}>
    <div class="printed detail">
      <h1>
        {SIGNS[data.value]} {data.suite}
      </h1>
      <Sentences lines={[data.headline, data.facts, data.compared]} />
      <Tab data={data} name="gate" />
      {data.causes.slice(0, MAX_CAUSES).map((_, cause) => (
        <CauseDetail data={data} cause={cause} />
      ))}
      {data.causes.length > MAX_CAUSES && (
        <p>{countOf(data.causes.length - MAX_CAUSES, 'more cause')}</p>
      )}
    </div>
  </MostLines.Provider>
);

const index = document.querySelector('#index');
const root = document.querySelector('#page');
if (root !== null && index !== null) {
  // We wrote it.
  const data = JSON.parse(index.textContent) as PageData;
  const draw = (isPrinting: boolean) =>
    render([<Page data={data} />, isPrinting && <Printed data={data} />], root);
  root.replaceChildren();
  draw(false);
  addEventListener('beforeprint', () => draw(true));
  for (const end of ['DOMContentLoaded', 'afterprint']) addEventListener(end, () => draw(false));
}
