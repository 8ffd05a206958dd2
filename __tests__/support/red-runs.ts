/** Runs that people look at, as reports with baselines that the gate has judged. */
import type { BaselineFacts } from '../../src/report/baseline.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Failure, ServerFailure } from '../../src/report/failure.ts';
import { placeOfFile, placeOfInput } from '../../src/report/place.ts';
import type { Policy } from '../../src/report/policy.ts';
import type { Problem } from '../../src/report/problem.ts';
import type { ReportCase, RunReport, Verdict } from '../../src/report/report.ts';
import { ORIGIN } from './comparisons.ts';
import { failureOf } from './failures.ts';
import { judge } from './gate.ts';
import { caseOf, reportOf } from './reports.ts';

/** The main branch two days ago. */
const MAIN: BaselineFacts = {
  state: 'found',
  origin: { ...ORIGIN, commit: '81d00b2c1d04c1f6a6a2f3f6f5b1e7a3c2d4e5f6', branch: 'main' },
  ageDays: 2,
};

const REGIONS = 'Bretagne Alsace Corse Normandie Provence Savoie'.split(' ');
const CITIES = 'Paris Lyon Nice Lille Nantes'.split(' ');
const alertTitles = REGIONS.map((region) => `Alerts of the region ${region}`);
const forecastTitles = CITIES.map((city) => `Forecast for ${city} in metric units`);
const unitTitles = ['Convert 20 °C to °F', 'Convert 3 knots to km/h'];
const fineTitles = Array.from({ length: 27 }, (_, at) => `Station ${at + 1} reports its wind`);

/** A case of a tool that fails in this way, or passes. */
function caseWith(tool: string, title: string, failure: Failure | null, line: number): ReportCase {
  const one = caseOf(title, failure === null ? 'p' : 'f', {
    tools: [{ server: 'weather', name: tool }],
    definition: 'a1b2c3d4e5f60718',
  });
  for (const iteration of one.iterations) {
    iteration.durationMs = 240;
    if (failure !== null) iteration.failures = [at(failure, line)];
  }
  return one;
}
/** A server that does not start has no place in the suite. */
const at = (failure: Failure, line: number): Failure =>
  failure.kind === 'server' ? failure : ({ ...failure, step: 'call', line } as Failure);
const casesOf = (tool: string, titles: string[], failure: (title: string) => Failure | null) =>
  titles.map((title, at) => caseWith(tool, title, failure(title), 12 + 9 * at));
const pass = () => null;

/** The tools of the server, each with the name of the parameter that it requires. */
function serversOf(tools: Record<string, string>): RunReport['servers'] {
  const list = Object.entries(tools).map(([name, parameter]) => {
    const properties = { [parameter]: { type: 'string' }, days: { type: 'integer' } };
    const schema = { properties, required: [parameter], type: 'object' };
    return { name, inputSchema: JSON.stringify(schema) };
  });
  return [{ name: 'weather', tools: list }];
}
const TOOLS = { list_alerts: 'region', get_forecast: 'city', convert_units: 'value' };
const weather = (cases: ReportCase[], tools: Record<string, string>): RunReport => ({
  ...reportOf(cases, { servers: serversOf(tools) }),
  suite: { id: null, name: 'Weather server', file: 'evals/weather.yaml' },
});
const healthy = () =>
  weather(
    [
      ...casesOf('list_alerts', alertTitles, pass),
      ...casesOf('get_forecast', forecastTitles, pass),
      ...casesOf('convert_units', unitTitles, pass),
      ...casesOf('get_wind', fineTitles, pass),
    ],
    TOOLS,
  );

const crash: ServerFailure = {
  ...(failureOf('a crash') as ServerFailure),
  server: 'weather',
  phase: 'start',
  detail: '',
  hint: { kind: 'install', value: 'undici' },
  step: null,
  line: null,
  stderr:
    "node:internal/modules/esm/resolve:275\n    throw new ERR_MODULE_NOT_FOUND(\n          ^\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'undici' imported from /home/runner/work/weather/weather/dist/server.mjs\n    at packageResolve (node:internal/modules/esm/resolve:873:9)\n    at moduleResolve (node:internal/modules/esm/resolve:946:18)\n\nNode.js v24.11.0",
};
const refusal: Failure = {
  ...failureOf('a tool error'),
  server: 'weather',
  tool: 'list_alerts',
  code: -32602,
  message: 'Invalid arguments for tool list_alerts: "zone" Required; Unrecognized key(s): "region"',
} as Failure;
const wrongText = (title: string): Failure =>
  ({
    ...failureOf('a missed assertion'),
    server: 'weather',
    tool: 'get_forecast',
    expected: title.split(' ')[2] ?? '',
    observed: 'Forecast for London: 14 °C, light rain, wind 12 knots from the south-west',
  }) as Failure;
const removed = (tool: string): Failure =>
  ({ ...failureOf('a missing tool'), server: 'weather', tool }) as Failure;

/** Cases with a model: `p` and `f` of five iterations in each word, of 30 cases. */
function chats(words: string): ReportCase[] {
  return words.split(' ').map((outcomes, at) => {
    const title = `Question ${at + 1} about the weather`;
    const one = caseOf(title, outcomes, { isSampled: true, definition: 'b1b2c3d4e5f60718' });
    for (const iteration of one.iterations) {
      iteration.model = 'anthropic/claude-sonnet-4-5';
      iteration.tokens = { input: 1_400 + 7 * at, output: 220, total: 1_620 + 7 * at };
      if (iteration.outcome === 'failed') iteration.failures = [wrongText('Forecast for Paris')];
    }
    return one;
  });
}
const repeat = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');
const chatReport = (words: string) => ({
  ...weather(chats(words), TOOLS),
  suite: { id: null, name: 'Weather chats', file: 'evals/chats.yaml' },
});

/** The parameter of a tool has another name, and arguments are compared before the run. */
function refusedRun(): RunReport {
  const { cases } = healthy();
  for (const one of cases) one.iterations = [];
  const data = {
    ...({ code: 'argument', kind: 'missing', tool: 'list_alerts', path: 'zone' } as const),
    ...{ expected: 'zone', observed: '', nearest: null },
  };
  const problems = alertTitles.map((title, index): Problem => {
    const place = { ...placeOfFile('evals/weather.yaml'), line: 12 + 9 * index };
    const identities = cases.filter((one) => one.title === title).map(({ identity }) => identity);
    return { place, data, cases: identities };
  });
  return { ...weather(cases, { ...TOOLS, list_alerts: 'zone' }), problems };
}

export interface RedRun {
  name: string;
  report: RunReport;
  verdict: Verdict;
  /** What it is compared with. */
  base: RunReport | null;
}

function runOf(
  name: string,
  report: RunReport,
  base: RunReport | null,
  terms: Policy = {},
): RedRun {
  const failedBefore = new Set<string>();
  const baseline = base === null ? null : { facts: MAIN, report: base, failedBefore };
  return { name, report, base, verdict: judge(report, terms, baseline) };
}

/** Many tools are gone, each with the cases that need it. */
function withoutTools(isGone: boolean): RunReport {
  const names = Array.from({ length: 20 }, (_, at) => `${at % 2 ? 'get' : 'list'}_station_${at}`);
  const cases = names.flatMap((name, at) =>
    casesOf(
      name,
      Array.from({ length: 1 + ((7 * at) % 4) }, (_, part) => `Station ${at}, part ${part}`),
      () => (isGone ? removed(name) : null),
    ),
  );
  const kept = Object.fromEntries(names.map((name) => [name, 'id']));
  const report = weather(
    [...cases, ...casesOf('get_wind', fineTitles, pass)],
    isGone ? TOOLS : { ...TOOLS, ...kept },
  );
  return { ...report, suite: { id: null, name: 'Stations', file: 'evals/stations.yaml' } };
}

/** New ones in each call, since the gate marks failures. */
export function redRuns(): RedRun[] {
  const dead = weather(
    [
      ...casesOf('list_alerts', alertTitles, () => crash),
      ...casesOf('get_forecast', forecastTitles, () => crash),
    ],
    {},
  );
  const renamed = weather(
    [
      ...casesOf('list_alerts', alertTitles, () => refusal),
      ...casesOf('get_forecast', forecastTitles, wrongText),
      ...casesOf('convert_units', unitTitles, () => removed('convert_units')),
      ...casesOf('get_wind', fineTitles, pass),
    ],
    { list_alerts: 'zone', get_forecast: 'city' },
  );
  const good = `${repeat(24, 'ppppp')} ${repeat(3, 'ppppf')} pppff pfppp pppfp`;
  const noisy = `${repeat(22, 'ppppp')} fffff ${repeat(4, 'ppppf')} ppfff pfppp pfpfp`;
  return [
    runOf('dead-server', { ...dead, servers: [{ name: 'weather', tools: null }] }, healthy()),
    runOf('renamed-parameter', renamed, healthy()),
    runOf('refused-arguments', refusedRun(), healthy()),
    runOf('removed-tools', withoutTools(true), withoutTools(false)),
    runOf('flaky-noise', chatReport(noisy), chatReport(good)),
    runOf('token-budget', chatReport(good), chatReport(good), { 'max-total-tokens': 200_000 }),
  ];
}

export const passedRun = (): RedRun => runOf('passed', healthy(), healthy());

export function invalidRun(): RedRun {
  const at = (line: number, path: string) => ({
    ...placeOfFile('evals/weather.yaml', path),
    line,
    column: 5,
  });
  const problems: Problem[] = [
    { place: at(14, 'tests[1]'), data: { code: 'missing', key: 'expect' } },
    {
      place: at(21, 'tests[2]'),
      data: { code: 'unknown-key', key: 'promt', nearest: 'prompt', known: ['prompt', 'call'] },
    },
    {
      place: placeOfInput('min-pass-rate'),
      data: { code: 'range', what: 'percent', min: 1, max: 100 },
    },
  ];
  return runOf('invalid', emptyReport('evals', 'Weather server', problems), null);
}
