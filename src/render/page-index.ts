import type { ReportCase, RunReport, Verdict } from '../report/report.ts';
import { describeEnvironment, RUNS } from '../words/page.ts';
import { describeToolChange } from '../words/tool-changes.ts';
import { nounOf } from '../words/verdicts.ts';
import { orderCases } from './page-cases.ts';
import type { CaseDetail, Numbers, PageCause, PageData, PageSource, ToolRow } from './page-data.ts';
import { detailOf, durationsOf, rowOf, tokensOf } from './page-details.ts';
import { quoted, rerunCommand } from './terminal.ts';

const MAX_CAUSES = 1_000;
const MAX_TOOLS = 1_000;
/** Columns of the matrix. */
const MAX_MODELS = 20;
const MAX_VALUES = 2_000;
const PERCENTILE = 0.95;
/** The terminal program, as the documentation writes it. */
const PROGRAM = 'PATH/dist/cli.js';
/** Cases that the copied command names. */
const MAX_RERUN = 200;

/** Makes the data of the page: its index, and a detail for each case in the order of the index. */
export function pageDataOf(source: PageSource): {
  index: PageData;
  details: CaseDetail[];
} {
  const { report, verdict, findings, baseline, links } = source;
  const cases = orderCases(source);
  const named = iterationsOf(report.cases).flatMap(({ model }) => model ?? []);
  const models = [...new Set(named)].slice(0, MAX_MODELS);
  const places = new Map(cases.map(({ one }, at) => [one.id, at]));
  const { suite, value, headline, facts, compared, problems, gate, sections } = findings;
  const causes = findings.causes.slice(0, MAX_CAUSES).map((cause): PageCause => {
    const { sentence, advice, isDeciding, evidence } = cause;
    const rows = cause.cases.flatMap(({ id }) => places.get(id) ?? []).sort((a, b) => a - b);
    const newly = rows.filter((at) => cases[at]?.state === 'newly-failing').length;
    return { sentence, advice, isDeciding, newly, evidence, cases: rows };
  });
  const counting = cases.flatMap(({ one, state }) => (state === 'quarantined' ? [] : [one]));
  const { file } = report.suite;
  const words = ['node', source.program ?? PROGRAM, 'run', file ?? '', ...(source.options ?? [])];
  const failed = rerunCommand({ report, verdict }, words, MAX_RERUN)?.command ?? '';
  const counts: PageData['counts'] = {};
  for (const { state } of cases) counts[state] = (counts[state] ?? 0) + 1;
  counts['failing'] = (counts['failing'] ?? 0) + (counts['newly-failing'] ?? 0);
  const index: PageData = {
    noun: nounOf(report.source),
    suite,
    value,
    headline,
    facts,
    compared,
    problems,
    causes,
    gate,
    sections,
    cases: cases.map((one) => rowOf(one, models, source)),
    sides: models.length > 1 ? models : RUNS,
    tools: toolsOf(report, verdict),
    numbers: { now: measure(counting), before: measure(baseline?.report?.cases ?? []) },
    environment: describeEnvironment(source, source.version),
    run: links.run,
    counts,
    rerun: file === null ? null : { start: words.map(quoted).join(' '), failed },
    leftOut: '',
  };
  return { index, details: cases.map((one) => detailOf(one, source)) };
}

const iterationsOf = (cases: readonly ReportCase[]) => cases.flatMap((one) => one.iterations);

/** The percentile is by nearest rank. */
function measure(cases: readonly ReportCase[]): Numbers {
  const iterations = iterationsOf(cases);
  const durations = durationsOf(iterations);
  const tokens = tokensOf(iterations);
  return {
    durations: thin(durations),
    p95Ms: durations[Math.ceil(PERCENTILE * durations.length) - 1] ?? null,
    tokens: thin(tokens),
    totalTokens: tokens.length === 0 ? null : tokens.reduce((sum, one) => sum + one, 0),
  };
}

/** Some of the values, evenly, with the last one. */
function thin(values: readonly number[]): number[] {
  const kept = Math.min(values.length, MAX_VALUES);
  return Array.from({ length: kept }, (_, at) =>
    Math.round(values[Math.floor(((at + 1) * values.length) / kept) - 1] ?? 0),
  );
}

/** Tools that changed come first, then those that most cases use. */
function toolsOf({ servers, cases }: RunReport, { comparison }: Verdict): ToolRow[] {
  const rows = new Map<string, ToolRow>();
  const rowFor = (server: string, tool: string): ToolRow => {
    const key = JSON.stringify([server, tool]);
    const row = rows.get(key) ?? { server, tool, cases: 0, change: '' };
    rows.set(key, row);
    return row;
  };
  for (const { name, tools } of servers) for (const tool of tools ?? []) rowFor(name, tool.name);
  for (const { tools } of cases)
    for (const row of new Set(tools.map(({ server, name }) => rowFor(server, name))))
      row.cases += 1;
  for (const change of comparison?.toolChanges ?? []) {
    const row = rowFor(change.server, change.tool);
    row.change += `${row.change === '' ? '' : '; '}${describeToolChange(change)}`;
  }
  const rank = ({ change, cases: uses }: ToolRow) => (change === '' ? 0 : 1e9) + uses;
  return [...rows.values()].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_TOOLS);
}
