import type { PageData } from '../../render/page-data.ts';
import { countOf, numberOf, timeOf } from '../detail/format.ts';
import { Sentence, Sentences, Table } from '../detail/text.tsx';
import { Histogram } from './histogram.tsx';

/** Sections of the verdict, the decision first. Tools have a tab. */
const GATE = ['gate', 'terms', 'others', 'warnings', 'differences'] as const;

interface TabProps {
  data: PageData;
}

/** Its own title stands above. */
export const Gate = ({ data: { problems, sections } }: TabProps) => (
  <>
    <Sentences lines={problems} />
    {GATE.flatMap((id) => sections.filter((one) => one.id === id)).map(({ id, title, lines }) => (
      <section>
        {id !== 'gate' && <h3>{title}</h3>}
        <Sentences lines={lines} />
      </section>
    ))}
  </>
);

/** Those that changed come first. */
function Tools({ data: { tools, noun } }: TabProps) {
  const rows = tools.map(({ server, tool, cases, change }) => [
    `${server} › ${tool}`,
    cases > 0 ? countOf(cases, noun) : <mark>no {noun}</mark>,
    <Sentence text={change || '–'} />,
  ]);
  return <Table head={['Tool', 'Used by', 'Change']} rows={rows} />;
}

function Numbers({ data: { numbers } }: TabProps) {
  const { now, before } = numbers;
  const rows = [
    ['95 % of iterations took at most', timeOf(now.p95Ms), timeOf(before.p95Ms)],
    ['Tokens of the run', numberOf(now.tokens), numberOf(before.tokens)],
  ];
  return (
    <>
      <Table head={['Measure', 'This run', 'Baseline']} rows={rows} />
      <h3>Durations</h3>
      {now.durations.length > 0 ? <Histogram {...numbers} /> : '–'}
    </>
  );
}

const Environment = ({ data: { environment, run } }: TabProps) => (
  <>
    <Table rows={environment.map(([name, value]) => [name, <Sentence text={value} />])} />
    <p>{run !== null && <a href={run}>Workflow run</a>}</p>
  </>
);

export const TITLES = {
  gate: 'Gate',
  tools: 'Tool changes',
  numbers: 'Numbers',
  environment: 'Environment',
};
const BODIES = { gate: Gate, tools: Tools, numbers: Numbers, environment: Environment };

/** What is about the run as a whole. */
export function Tab({ data, name }: TabProps & { name: keyof typeof TITLES }) {
  const Body = BODIES[name];
  return (
    <article class="detail">
      <h2>{TITLES[name]}</h2>
      <Body data={data} />
    </article>
  );
}
