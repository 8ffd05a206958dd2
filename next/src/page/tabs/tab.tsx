import type { PageData } from '../../render/page-data.ts';
import { countOf, numberOf, timeOf } from '../detail/format.ts';
import { Sentence, Sentences, Table } from '../detail/text.tsx';
import { Histogram } from './histogram.tsx';

/** Sections of the verdict, the decision first. Tools have a tab. */
const GATE = ['gate', 'terms', 'others', 'warnings', 'differences'] as const;

interface TabProps {
  data: PageData;
}

export const Gate = ({ data: { problems, sections } }: TabProps) => (
  <>
    <Sentences lines={problems} />
    {GATE.flatMap((id) => sections.filter((one) => one.id === id)).map(({ title, lines }) => (
      <section>
        <h3>{title}</h3>
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
  return <Table isHead rows={[['Tool', 'Used by', 'Change'], ...rows]} />;
}

function NumbersTab({ data: { numbers } }: TabProps) {
  const { durations, durationsBefore, p95Ms, p95BeforeMs, tokens, tokensBefore } = numbers;
  const rows = [
    ['Measure', 'This run', 'Baseline'],
    ['95 % of iterations took at most', timeOf(p95Ms), timeOf(p95BeforeMs)],
    ['Tokens of the run', numberOf(tokens), numberOf(tokensBefore)],
  ];
  return (
    <>
      <Table isHead rows={rows} />
      <h3>Durations</h3>
      {durations.length > 0 ? <Histogram now={durations} before={durationsBefore} /> : '–'}
    </>
  );
}

const Environment = ({ data: { environment, links } }: TabProps) => (
  <>
    <Table rows={environment.map(([name, value]) => [name, <Sentence text={value} />])} />
    <p>{links.run !== null && <a href={links.run}>Workflow run</a>}</p>
  </>
);

const TABS = {
  gate: { title: 'Gate', Body: Gate },
  tools: { title: 'Tool changes', Body: Tools },
  numbers: { title: 'Numbers', Body: NumbersTab },
  environment: { title: 'Environment', Body: Environment },
};

/** What is about the run as a whole. */
export function Tab({ data, name }: TabProps & { name: keyof typeof TABS }) {
  const { title, Body } = TABS[name];
  return (
    <article class="detail">
      <h2>{title}</h2>
      <Body data={data} />
    </article>
  );
}
