/** The rows of docs/verdicts.md: each is a job in this process, from the inputs to the verdict. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { publish } from '../../src/action/publish.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { ALL } from '../../src/sources/evals/selection.ts';
import { reportFileOf } from '../../src/surfaces/report-file.ts';
import { folderWith } from './folder.ts';
import { environmentIn } from './program.ts';
import { scriptedEntry } from './scripted.ts';
import { initialized } from './servers/lines.ts';
import { serveRpc } from './servers/remote.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/verdicts.md'), 'utf8');
const CELLS = /^\| `([a-z-]+)` +\| (.+?) +\| `(passed|failed|incomplete|invalid)` +\|$/gm;
/** The verdicts of the page by id, in the order of the page. */
export const DOCUMENTED = [...PAGE.matchAll(CELLS)].map(([, id = '', , verdict = '']) => {
  return [id, verdict] as const;
});

/** A situation. */
export interface Row {
  /** What stands in the braces of each case of the suite. */
  cases?: readonly string[];
  /** Tells suites of one service apart. */
  name?: string;
  /** Lines of the suite file before its cases. */
  settings?: string;
  /** The list of servers. By default one, `s`, with the tools below. */
  servers?: object;
  /** Contents of result files, instead of a suite. */
  results?: readonly string[];
  gate?: string;
  files?: Record<string, string>;
  inputs?: Record<string, string>;
  variables?: Record<string, string>;
  /** Members of earlier runs, each the baseline of the next one. */
  before?: readonly Row[];
  /** Whether the job is cancelled as soon as it runs, or at the first fresh iteration. */
  cancel?: boolean | 'fresh';
  /** Members of a problem that the report names. Verdicts of rows are those of the page. */
  problem?: object;
  /** Members of a failure, of an iteration or the run. */
  failure?: object;
  /** Number of result files with a failure of their own. */
  troubles?: number;
  /** Checks with their outcomes. */
  checks?: Record<string, string>;
  /** Lists of the comparison with the titles in them. */
  comparison?: Record<string, readonly string[]>;
  /** Members of what fresh iterations there were. */
  looks?: object | null;
  /** Whether the log has a warning, or the report. */
  warns?: boolean;
  exitCode?: number;
}
export type Rows = Record<string, Row | (() => Row | Promise<Row>)>;

const number = { type: 'number' };
/** Tools that answer well, refuse, break the protocol, or are odd. Each case of a row calls some. */
export const TOOLS: Record<string, { result?: object; error?: object; definition?: object }> = {
  add: {
    result: { content: [{ type: 'text', text: 'The sum is 5' }], structuredContent: { sum: 5 } },
    definition: {
      inputSchema: { type: 'object', properties: { a: number, b: number }, required: ['a', 'b'] },
    },
  },
  echo: {},
  hang: {},
  crash: {},
  refuse: { result: { content: [{ type: 'text', text: 'must be positive' }], isError: true } },
  break: { error: { code: -32_603, message: 'out of memory' } },
  odd: {
    definition: { inputSchema: { type: 'object', $ref: 'https://schemas.example.test/odd' } },
  },
};
/** How a server with tools is started. */
export const serverWith = (tools: object = TOOLS, offers: object = {}) =>
  scriptedEntry(tools, { OFFERS: JSON.stringify(offers) });

/** The same tools over HTTP in this process, which starts nothing. None of them crashes or breaks. */
const http = await serveRpc(({ method, params: { name, arguments: args } }) => {
  if (method === 'initialize') return initialized('scripted');
  const inputSchema = { type: 'object' };
  const listed = Object.entries(TOOLS).map(([tool, { definition }]) => {
    return { name: tool, inputSchema, ...definition };
  });
  if (method === 'tools/list') return { tools: listed };
  if (name === 'hang') return undefined;
  const text = `${name} ${JSON.stringify(args)}`;
  return TOOLS[name]?.result ?? { content: [{ type: 'text', text }] };
});

export const ADDS = 'title: adds, call: add, with: { a: 2, b: 3 }, expect: "5"';
export const FAILS = 'title: fails, call: refuse';

const STEP = { GITHUB_WORKFLOW: 'ci', GITHUB_JOB: 'evals' };
const COMMIT = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: 'a'.repeat(40) };
const VARIABLES = { PATH: process.env['PATH'] ?? '', ...COMMIT, ...STEP };

/** Runs a job, without and with what it is compared with. */
async function judgeOnce(row: Row, baseline: string | null) {
  const { cases = [ADDS], settings = '', servers = { s: { url: http.origin } }, results } = row;
  const suite = `name: ${row.name ?? 's'}\n${settings}\ntests:\n${cases.map((one) => `  - { ${one} }\n`).join('')}`;
  const folder = folderWith({
    'suite.yaml': suite,
    '.mcp.json': JSON.stringify({ mcpServers: servers }),
    ...(row.gate === undefined ? {} : { '.github/eval-gate.yml': row.gate }),
    ...(baseline === null ? {} : { 'baseline.json': baseline }),
    ...Object.fromEntries((results ?? []).map((text, at) => [`results/${at}`, text])),
    ...row.files,
  });
  const ofTests = results === undefined ? { 'suite-file': 'suite.yaml' } : { results: 'results/*' };
  const { mode, command } = row.inputs ?? {};
  const isOfTests = mode === 'collect' || (mode === undefined && command === undefined);
  const source = isOfTests ? ofTests : {};
  const compared = baseline === null ? {} : { baseline: 'file:baseline.json' };
  const inputs = new Map(Object.entries({ ...source, ...compared, ...row.inputs }));
  const cancel = new AbortController();
  const warnings: string[] = [];
  const around = environmentIn(folder, [], { ...VARIABLES, RUNNER_TEMP: folder, ...row.variables });
  const warn = (line: string) => void warnings.push(line);
  const progress = () => row.cancel === true && cancel.abort();
  // Of what has a service in this process, the log says nothing else.
  const info = () => row.cancel === 'fresh' && cancel.abort();
  const logger = { ...around.logger, info, warn, progress };
  const environment = { ...around, logger, signal: cancel.signal };
  const judged = await runPipeline(inputs, ACTION_INPUTS, environment, ALL);
  return { ...judged, warnings, environment };
}

async function judge(row: Row) {
  let baseline: string | null = null;
  for (const one of row.before ?? []) baseline = await reportOf({ ...row, ...one }, baseline);
  return judgeOnce(row, baseline);
}

/** The text of the report that a row leaves, for rows that are compared with it. */
export async function reportOf(row: Row, baseline: string | null = null): Promise<string> {
  const { report, verdict, origin } = await judgeOnce(row, baseline);
  return JSON.stringify(reportFileOf(report, verdict, origin));
}

/**
 * Tests rows by their ids, with the verdicts of the page.
 *
 * @param atOnce jobs that run at the same time, for rows that wait
 */
export function testRows(rows: Rows, atOnce = 1): void {
  const documented = new Map(DOCUMENTED);
  const all = Object.entries(rows).map(([id, given]) => {
    const prepare = async () => {
      const row = typeof given === 'function' ? await given() : given;
      return { row, judged: await judge(row) };
    };
    let job: ReturnType<typeof prepare> | undefined;
    return {
      id,
      start: () => {
        job ??= prepare();
        return job;
      },
    };
  });
  test.each(all.map(({ id }, at) => [id, at] as const))('%s', async (id, at) => {
    const [own] = all.slice(at, at + atOnce).map(({ start }) => start());
    if (own === undefined) throw new Error('no row');
    const { row, judged } = await own;
    const { report, verdict, warnings, environment } = judged;
    const failures = report.failures.concat(
      report.cases.flatMap((one) => one.iterations.flatMap((iteration) => iteration.failures)),
    );
    const problems = report.problems.map(({ data }) => data);
    const { value, checks, comparison, looks } = verdict;
    // The rest explains a wrong verdict.
    expect({ value, problems, failures }).toEqual({
      value: documented.get(id),
      problems: row.problem ? expect.arrayContaining([expect.objectContaining(row.problem)]) : [],
      failures: row.failure
        ? expect.arrayContaining([expect.objectContaining(row.failure)])
        : expect.anything(),
    });
    const outcomes = Object.fromEntries(checks.map((check) => [check.id, check.outcome]));
    expect(outcomes).toMatchObject(row.checks ?? {});
    if (row.looks !== undefined)
      expect(looks).toEqual(row.looks && expect.objectContaining(row.looks));
    for (const [name, titles] of Object.entries(row.comparison ?? {})) {
      const list = Object(comparison)[name] ?? [];
      expect([name, list.map((one: { title: string }) => one.title)]).toEqual([name, titles]);
    }
    const files = new Set(failures.map((one) => (one.kind === 'results' ? one.file : '')));
    files.delete('');
    expect(files.size).toBe(row.troubles ?? files.size);
    if (row.warns) expect(warnings.length + report.warnings.length).toBeGreaterThan(0);
    const { exitCode } = row;
    if (exitCode !== undefined) expect(await publish(judged, environment, () => {})).toBe(exitCode);
  });
}
