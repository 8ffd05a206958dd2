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
  const facts = { tools: [{ server: 'weather', name: tool }], definition: 'a1b2c3d4e5f60718' };
  const one = caseOf(title, failure === null ? 'p' : 'f', facts);
  for (const iteration of one.iterations) {
    iteration.durationMs = 240;
    if (failure !== null) iteration.failures = [at(failure, line)];
  }
  return one;
}
/** A server that does not start has no place in the suite. */
const at = (failure: Failure, line: number): Failure =>
  failure.kind === 'server' ? failure : ({ ...failure, step: 'call', line } as Failure);
type Fails = (title: string) => Failure | null;
const casesOf = (tool: string, titles: string[], failure: Fails) =>
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
const suiteOf = (name: string, file: string) => ({ id: null, name, file: `evals/${file}.yaml` });
const weather = (cases: ReportCase[], tools: Record<string, string>): RunReport => {
  const suite = suiteOf('Weather server', 'weather');
  return { ...reportOf(cases, { servers: serversOf(tools) }), suite };
};
/** Cases of all tools, which pass but for what is said of theirs. */
const allCases = (alert: Fails = pass, forecast: Fails = pass, unit: Fails = pass) => [
  ...casesOf('list_alerts', alertTitles, alert),
  ...casesOf('get_forecast', forecastTitles, forecast),
  ...casesOf('convert_units', unitTitles, unit),
  ...casesOf('get_wind', fineTitles, pass),
];
const healthy = () => weather(allCases(), TOOLS);

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
const chatReport = (words: string) => {
  return { ...weather(chats(words), TOOLS), suite: suiteOf('Weather chats', 'chats') };
};

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

function runOf(name: string, report: RunReport, base: RunReport | null, terms: Policy = {}) {
  const failedBefore = new Set<string>();
  const baseline = base === null ? null : { facts: MAIN, report: base, failedBefore };
  return { name, report, base, verdict: judge(report, terms, baseline) };
}

/** Many tools are gone, each with the cases that need it. */
function withoutTools(isGone: boolean): RunReport {
  const names = Array.from({ length: 20 }, (_, at) => `${at % 2 ? 'get' : 'list'}_station_${at}`);
  const cases = names.flatMap((name, at) => {
    const parts = Array.from({ length: 1 + ((7 * at) % 4) }, (_, part) => part);
    const titles = parts.map((part) => `Station ${at}, part ${part}`);
    return casesOf(name, titles, () => (isGone ? removed(name) : null));
  });
  const kept = isGone ? {} : Object.fromEntries(names.map((name) => [name, 'id']));
  const all = [...cases, ...casesOf('get_wind', fineTitles, pass)];
  return { ...weather(all, { ...TOOLS, ...kept }), suite: suiteOf('Stations', 'stations') };
}

/** New ones in each call, since the gate marks failures. */
export function redRuns(): RedRun[] {
  const crashes = () => crash;
  const alerts = casesOf('list_alerts', alertTitles, crashes);
  const dead = weather([...alerts, ...casesOf('get_forecast', forecastTitles, crashes)], {});
  const failing = allCases(
    () => refusal,
    wrongText,
    () => removed('convert_units'),
  );
  const renamed = weather(failing, { list_alerts: 'zone', get_forecast: 'city' });
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
  const at = (line: number, path: string) => {
    return { ...placeOfFile('evals/weather.yaml', path), line, column: 5 };
  };
  const known = ['prompt', 'call'];
  const data: Problem['data'][] = [
    { code: 'missing', key: 'expect' },
    { code: 'unknown-key', key: 'promt', nearest: 'prompt', known },
    { code: 'range', what: 'percent', min: 1, max: 100 },
  ];
  const places = [at(14, 'tests[1]'), at(21, 'tests[2]'), placeOfInput('min-pass-rate')];
  const problems = places.map((place, index) => ({ place, data: data[index] }) as Problem);
  return runOf('invalid', emptyReport('evals', 'Weather server', problems), null);
}
