import type { PageData } from '../../render/page-data.ts';
import { countOf, numberOf, timeOf } from '../detail/format.ts';
import { Sentence, Sentences, Table } from '../detail/text.tsx';
import { Histogram } from './histogram.tsx';

interface TabProps {
  data: PageData;
}

/** All of the verdict but the tools, which have a tab. */
export const Gate = ({ data: { problems, sections } }: TabProps) => (
  <>
    <Sentences lines={problems} />
    {sections
      .filter(({ id }) => id !== 'tools')
      .map(({ title, lines }) => (
        <section>
          <h3>{title}</h3>
          <Sentences lines={lines} />
        </section>
      ))}
  </>
);

function Tools({ data: { tools, noun } }: TabProps) {
  const uses = (cases: number) =>
    cases > 0 ? countOf(cases, noun) : <strong class="badge">no {noun}</strong>;
  const changed = tools.filter(({ change }) => change !== '');
  return (
    <>
      <h3>Changes</h3>
      {changed.length === 0 && <p>None is known.</p>}
      {changed.map(({ change, cases }) => (
        <div class="advice">
          <Sentences lines={[change, `${countOf(cases, noun)} use it.`]} />
        </div>
      ))}
      <h3>{countOf(tools.length, 'tool')}</h3>
      <Table
        head={['Tool', 'Server', 'Used by']}
        rows={tools.map(({ server, tool, cases }) => [<code>{tool}</code>, server, uses(cases)])}
      />
    </>
  );
}

function NumbersTab({ data: { numbers } }: TabProps) {
  const { durations, durationsBefore, p95Ms, p95BeforeMs, tokens, tokensBefore } = numbers;
  return (
    <>
      <Table
        head={['', 'This run', 'Baseline']}
        rows={[
          ['95 % of iterations took at most', timeOf(p95Ms), timeOf(p95BeforeMs)],
          ['Tokens of the run', numberOf(tokens), numberOf(tokensBefore)],
        ]}
      />
      <h3>Durations</h3>
      {durations.length > 0 ? (
        <Histogram now={durations} before={durationsBefore} />
      ) : (
        <p>No duration is known.</p>
      )}
    </>
  );
}

const Environment = ({ data: { environment, links } }: TabProps) => (
  <>
    <Table rows={environment.map(([name, value]) => [name, <Sentence text={value} />])} />
    {links.run !== null && (
      <p>
        <a href={links.run}>Workflow run</a>
      </p>
    )}
  </>
);

const TABS = {
  gate: { title: 'Gate', Body: Gate },
  tools: { title: 'Tools', Body: Tools },
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
