/** One run of the whole action over a bad network, and what must hold of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../__tests__/support/folder.ts';
import { serveHttp } from '../__tests__/support/http-server.ts';
import { inputVariables, readOutputs } from '../__tests__/support/runner.ts';
import { seededRandom } from '../__tests__/support/seeded-random.ts';
import { RESULTS, serveRpc } from '../__tests__/support/servers/remote.ts';
import { storedOf } from '../__tests__/support/uploads.ts';
import { main } from '../src/action/main.ts';
import { reportFile } from '../src/report/report.ts';
import { createRelay } from './fault-relay.ts';

const SERVICE = join(import.meta.dirname, '../__tests__/support/service-process.ts');
const REPORT = 'mcp-eval-report/step/report.json';
const LIMIT_MS = 60_000;
const CASES = ['a', 'b', 'c'];
/** Of a case. */
const RUNS = 3;
const ROWS = 250;

/** What happens at a request of a seed: the service is killed, or no longer reached. */
const ENDS = ['none', 'none', 'none', 'none', 'cancel', 'unreachable', 'kill', 'restart'] as const;
/** What cannot be written. */
const FULL = ['none', 'none', 'none', 'report', 'folder', 'summary', 'outputs'] as const;

function planOf(seed: number) {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly [T, ...T[]]) =>
    list[Math.floor(random() * list.length)] ?? list[0];
  return {
    seed,
    mode: pick(['hosted', 'hosted', 'embedded', 'embedded', 'ingest']),
    aim: pick(['.', '.', 'iterations$', 'POST', 'eval-runs$']),
    share: pick([0, 0.2, 0.4, 0.6, 0.8]),
    truth: pick(['passing', 'failing', 'flaky', 'flaky']),
    end: pick(ENDS),
    full: pick(FULL),
    endAt: 1 + Math.floor(random() * 15),
    pageSize: pick([0, 4]),
  };
}

/** An MCP server whose results depend on the seed. `called` has those of each seed. */
export async function serveTools() {
  const called = new Map<string, boolean[]>();
  const { origin, close } = await serveRpc(({ method, params }) => {
    if (method === 'tools/list') return { tools: [{ name: 't', inputSchema: { type: 'object' } }] };
    if (method !== 'tools/call') return RESULTS[method]?.(params) ?? {};
    const { seed, truth } = params.arguments;
    const results = called.get(seed) ?? [];
    called.set(seed, results);
    const isUnlucky = seededRandom(Number(seed) * 1_000 + results.length)() < 0.15;
    const isError = truth === 'failing' || (truth === 'flaky' && isUnlucky);
    results.push(!isError);
    return { content: [{ type: 'text', text: 'fine' }], isError };
  });
  return { url: `${origin}/mcp`, called, close };
}

/** The real service as a process, which can be killed, and started again on its database. */
export class ServiceProcess {
  origin = '';
  key = '';
  project = '';
  readonly #args: string[];
  #child: ChildProcess | null = null;

  constructor(url: string) {
    this.#args = [SERVICE, join(folderWith(), 'service.db'), url];
  }

  /** Does nothing if it runs. */
  async start(): Promise<void> {
    if (this.#child !== null) return;
    const child = spawn(process.execPath, this.#args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const [line] = await once(child.stdout, 'data');
    Object.assign(this, JSON.parse(String(line)));
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.kill('SIGKILL')) await once(child, 'exit');
  }
}

type Tools = Awaited<ReturnType<typeof serveTools>>;
type Plan = ReturnType<typeof planOf>;

function filesOf({ seed, truth, full }: Plan, { url }: Tools): Record<string, string> {
  const call = `call: t, with: { seed: "${seed}", truth: ${truth} }, runs: ${RUNS}`;
  const cases = CASES.map((title) => `  - { title: ${title}, ${call} }\n`);
  const isFailed = (at: number) => truth === 'failing' || (truth === 'flaky' && at % 50 === 0);
  const tests = Array.from({ length: ROWS }, (_, at) => {
    return `<testcase name="t${at}">${isFailed(at) ? '<failure/>' : ''}</testcase>`;
  });
  return {
    outputs: '',
    summary: '',
    '.mcp.json': JSON.stringify({ mcpServers: { tools: { url } } }),
    'suite.yaml': `name: faults ${seed}\ntests:\n${cases.join('')}`,
    'results.xml': `<testsuite name="s">${tests.join('')}</testsuite>`,
    [full === 'folder' ? 'mcp-eval-report' : 'mcp-eval-report/step/other']: '',
  };
}

function variablesOf({ seed, mode, full }: Plan, root: string, baseUrl: string, apiKey: string) {
  const suite = { 'suite-file': 'suite.yaml', 'timeout-minutes': '2' };
  const source = mode === 'ingest' ? { results: 'results.xml' } : suite;
  const service = mode === 'embedded' ? {} : { 'base-url': baseUrl, 'api-key': apiKey };
  const fileOf = (name: string) => (full === name ? '/dev/full' : join(root, name));
  return {
    ...inputVariables({ ...source, ...service, baseline: 'none' }),
    GITHUB_OUTPUT: fileOf('outputs'),
    GITHUB_STEP_SUMMARY: fileOf('summary'),
    GITHUB_WORKSPACE: root,
    GITHUB_JOB: `faults ${seed}`,
    GITHUB_ACTION: 'step',
    GITHUB_RUN_ID: String(seed),
    RUNNER_TEMP: root,
  };
}

/** Runs the action with the faults of a seed, and lists what is wrong. */
export async function runFaulted(seed: number, tools: Tools, service: ServiceProcess) {
  const plan = planOf(seed);
  const { mode, truth, end, full } = plan;
  await service.start();
  const root = folderWith(filesOf(plan, tools));
  if (full === 'report') symlinkSync('/dev/full', join(root, REPORT));
  const job = new AbortController();
  const relay = createRelay(plan, async () => {
    if (end === 'cancel') job.abort();
    // The embedded service dies with the action.
    else if (end === 'unreachable' || mode === 'embedded') relay.state.isDead = end !== 'none';
    else if (end !== 'none') await service.kill();
    if (end === 'restart') await service.start();
  });
  const server = await serveHttp((request, response, body) =>
    relay.answer(request, response, body, () => service.origin),
  );
  const stop = mode === 'embedded' ? relay.intercept() : () => {};
  const { key } = service;
  const variables = variablesOf(plan, root, server.origin, key);
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const keep = () => {};
  const running = main(variables, root, job.signal, write, `mark ${seed}`, keep).catch(String);
  const late = new Promise((resolve) => setTimeout(resolve, LIMIT_MS, 'late').unref());
  const code = await Promise.race([running, late]);
  stop();
  await server.close();

  const log = lines.join('');
  const read = (name: string) => {
    const isThere = name !== full && existsSync(join(root, name));
    return isThere ? readFileSync(join(root, name), 'utf8') : '';
  };
  const written = full === 'report' ? '' : read(REPORT);
  const file = written === '' ? null : reportFile.parse(JSON.parse(written));
  const output = readOutputs(read('outputs'))['verdict'];
  const verdict = (full === 'outputs' ? file?.verdict.value : output) ?? 'none';
  const { cases = [], warnings = [], failures = [] } = file?.report ?? {};
  const called = tools.called.get(String(seed)) ?? [];
  const isIngest = mode === 'ingest';
  const hasFailed = isIngest ? truth !== 'passing' : called.includes(false);
  const isWhole = isIngest || called.length >= CASES.length * RUNS;
  const { results, delivered, faults, runIds } = relay.state;
  const iterations = isIngest ? [] : cases.flatMap((one) => one.iterations);
  const reported = new Map(iterations.map(({ id, outcome }) => [id, outcome]));
  const isResult = (text = '') => /^(?:passed|failed)$/.test(text);
  const isDecided = isResult(verdict);
  const isKept = (id: string) => !isResult(results.get(id)) || reported.get(id) === results.get(id);
  const isTrue = ([id, outcome]: [string, string]) =>
    !isResult(outcome) || outcome === results.get(id);
  const rules: [string, isRight: boolean][] = [
    ['a verdict', isDecided || /^in(?:complete|valid)$/.test(verdict)],
    ['passed is true', verdict !== 'passed' || (isWhole && !hasFailed)],
    ['failed is true', verdict !== 'failed' || hasFailed],
    ['decided without faults', isDecided || plan.share > 0 || end !== 'none'],
    [`exit code ${code}`, code === (verdict === 'passed' ? 0 : 1)],
    ['a summary', full === 'summary' || read('summary') !== ''],
    ['a report', full === 'report' || full === 'folder' || file?.verdict.value === verdict],
    ['no key is shown', ![log, written, read('summary')].join('').includes(key)],
    ['no mistake of ours', [...failures, ...warnings].every(({ kind }) => kind !== 'bug')],
    ['one run', runIds.size === 1 || (runIds.size === 0 && (isIngest || !isDecided))],
    ['no result is lost', file === null || isIngest || [...delivered].every(isKept)],
    ['no result is false', [...reported].every(isTrue)],
  ];
  const isSent = isIngest && file !== null && isDecided && failures.concat(warnings).length === 0;
  if (isSent) {
    await service.start();
    const stored = await storedOf(service, file.report);
    rules.push(['all rows are stored', stored.runs === 1 && stored.titles.length === ROWS]);
  }
  rmSync(root, { recursive: true });
  const problems = rules.flatMap(([name, isRight]) => (isRight ? [] : [name]));
  return { plan, verdict, faults, problems, log };
}
