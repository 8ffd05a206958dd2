import type { PageData } from '../../render/page-data.ts';
import { countOf, numberOf, Sentence, Sentences, Table, timeOf } from '../parts.tsx';
import { binsOf } from './bins.ts';

/** Where the axes begin and end, in the units of the drawing. */
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 364, 8, 180];

type TabProps = { data: PageData };

const Gate = ({ data: { problems, headline, gate, sections } }: TabProps) => (
  <>
    <Sentences lines={problems.length > 0 ? problems : [headline]} />
    <Sentences lines={gate} />
    {sections
      .filter(({ id }) => id !== 'gate' && id !== 'tools')
      .map(({ title, lines }) => (
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
  return <Table head={['Tool', 'Used by', 'Change']} rows={rows} />;
}

interface HistogramProps {
  /** What is counted, such as `Duration`. */
  name: string;
  write: (value: number) => string;
  now: readonly number[];
  before: readonly number[];
}

/** Bars of this run over the outline of the baseline, and the same as a table. */
function Histogram({ name, write, now, before }: HistogramProps) {
  if (now.length === 0) return null;
  const bins = binsOf(now, before);
  const count = bins.now.length;
  const most = Math.max(...bins.now, ...bins.before);
  const top = [10, 20, 40, 60, 80].find((one) => one >= most) ?? 100;
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * at) / count;
  const y = (share: number) => BOTTOM - ((BOTTOM - TOP) * share) / top;
  const last = count - 1;
  const valueAt = (at: number) =>
    `${write(bins.start + at * bins.width)}${bins.isOpen && at === last ? ' or more' : ''}`;
  const percent = (share = 0) => `${numberOf(share)} %`;
  const outline = bins.before.map((share, at) => `V${y(share)}H${x(at + 1)}`).join('');
  const rows = bins.now.map((share, at) => [
    valueAt(at),
    percent(share),
    before.length > 0 ? percent(bins.before[at]) : '–',
  ]);
  return (
    <figure>
      <h3>{name}, share of iterations</h3>
      <figcaption>
        <b>■</b> This run, up to {write(now.at(-1) ?? 0)}{' '}
        {before.length > 0 && `▭ Baseline, up to ${write(before.at(-1) ?? 0)}`}
      </figcaption>
      <svg viewBox="0 0 400 200" role="img" aria-label={`${name}: table below`}>
        {[0, top / 2, top].map((share) => (
          <>
            <path d={`M${LEFT},${y(share)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
              {percent(share)}
            </text>
          </>
        ))}
        {bins.now.map((share, at) => (
          <>
            <rect x={x(at + 0.05)} width={x(0.9) - LEFT} y={y(share)} height={BOTTOM - y(share)} />
            {(at === 0 || at === last) && (
              <text x={x(at)} y={BOTTOM + 16} text-anchor="middle">
                {valueAt(at)}
              </text>
            )}
          </>
        ))}
        {before.length > 0 && <path class="outline" d={`M${LEFT},${BOTTOM}${outline}V${BOTTOM}`} />}
      </svg>
      <details>
        <summary>As a table</summary>
        <Table head={[`${name} from`, 'This run', 'Baseline']} rows={rows} />
      </details>
    </figure>
  );
}

function Numbers({ data: { numbers } }: TabProps) {
  const { now, before } = numbers;
  const rows = [
    ['95 % of iterations took at most', timeOf(now.p95Ms), timeOf(before.p95Ms)],
    ['Tokens of the run', numberOf(now.totalTokens), numberOf(before.totalTokens)],
  ];
  return (
    <>
      <Table head={['Measure', 'This run', 'Baseline']} rows={rows} />
      <div class="sides">
        <Histogram name="Duration" write={timeOf} now={now.durations} before={before.durations} />
        <Histogram name="Tokens" write={numberOf} now={now.tokens} before={before.tokens} />
      </div>
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
