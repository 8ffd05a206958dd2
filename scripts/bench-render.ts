/**
 * Prints what 10,000 cases cost in the gate, beside a baseline of as many, and on all surfaces: with 40
 * causes, and with 10,000 different failures, of servers with short messages and of tests with long ones.
 */
import { FOUND } from '../__tests__/support/comparisons.ts';
import { historyWith } from '../src/gate/comparison/history.ts';
import { gate } from '../src/gate/gate.ts';
import program from '../src/page/program.json' with { type: 'json' };
import { annotationsOf } from '../src/render/annotations.ts';
import { findNews } from '../src/render/findings.ts';
import { renderHtml } from '../src/render/html.ts';
import { renderJunit } from '../src/render/junit.ts';
import { type Layout, renderMarkdown } from '../src/render/markdown.ts';
import { renderLines } from '../src/render/terminal.ts';
import { emptyCase } from '../src/report/empty-case.ts';
import { emptyReport } from '../src/report/empty-report.ts';
import type { Failure } from '../src/report/failure.ts';
import type { ReportCase, ReportIteration } from '../src/report/report.ts';

const CASES = 10_000;
const ROUNDS = 5;
/** For all surfaces together, without the gate. */
const GOAL_MS = 400;
const LIMITS = { summary: 1_000_000, comment: 65_280, check: 65_535, 'report.md': 16 * 2 ** 20 };

const plain = { attempts: 1, durationMs: 12, tokens: null, model: null, toolCalls: 1, trace: null };

/** 3.7 kB, of which the first line is what people read. */
const LONG = `Error: expect(received).toBe(expected) // Object.is equality\n${'    at calc (src/calc.js:31:7)\n'.repeat(110)}`;

/** A case that passes, or fails by a cause. */
function caseOf(at: number, cause: number | null, isLong: boolean): ReportCase {
  const title = `case ${at} of the suite, with a title of usual length`;
  const message = `no region \`eu-${cause}\``;
  const names = { server: `server-${(cause ?? 0) % 7}`, tool: `tool_${cause}` };
  const failure: Failure = {
    ...{ kind: 'tool-error', what: 'tool', code: -32_602, step: 'call', line: at + 1 },
    ...names,
    message,
  };
  const test: Failure = {
    ...{ kind: 'test', type: 'Error', file: 'src/a.test.js', line: at + 1 },
    message: `${cause} is wrong: ${LONG}`,
    details: LONG,
  };
  const failures = cause === null ? [] : [isLong ? test : failure];
  const outcome = cause === null ? 'passed' : 'failed';
  const iteration: ReportIteration = { ...plain, id: `${at}`, number: 1, outcome, failures };
  return { ...emptyCase(title, title), planned: 1, iterations: [iteration] };
}

const VARIANTS = {
  '2,000 fail by 40 causes': (at: number) => (at % 5 === 0 ? (at / 5) % 40 : null),
  'each fails by itself': (at: number) => at,
  'tests with long messages, 40 causes': (at: number) => at % 40,
  'tests with long messages, each by itself': (at: number) => at,
};

for (const [variant, causeOf] of Object.entries(VARIANTS)) {
  const isLong = variant.startsWith('tests');
  const cases = Array.from({ length: CASES }, (_, at) => caseOf(at, causeOf(at), isLong));
  const suite = { id: null, name: 'bench', file: 'evals/suite.yaml' };
  const report = { ...emptyReport('evals', 'bench'), suite, cases };
  const terms = { policy: {}, facts: null, now: Date.now() };
  const verdict = gate(report, { ...terms, baseline: null });
  const before = cases.map((one, at) => (at % 9 ? one : caseOf(at, null, false)));
  const earlier = { ...report, cases: before };
  const history = historyWith(report, earlier);
  const compare = () =>
    gate({ ...report, history }, { ...terms, baseline: { facts: FOUND, report: earlier } });
  const origin = { commit: null, branch: null, createdAtMs: 0, run: null, key: null };
  const file = { schemaVersion: 1 as const, generatedAt: '', origin, verdict, report };
  const findings = findNews(report, verdict);
  const links = { run: null, report: null, file: () => null };
  const page = { report, verdict, findings, links, origin };
  const source = { ...page, baseline: null, version: '1.2.3' };
  const documents = Object.entries(LIMITS).map(([name, limit]) => {
    const unit = name === 'comment' ? 'units' : 'bytes';
    const layout: Layout = { limit, unit, links, commit: null, before: '' };
    return [name, () => renderMarkdown(findings, layout)] as const;
  });
  const steps: (readonly [string, () => unknown])[] = [
    ['findings', () => findNews(report, verdict)],
    ...documents,
    ['annotations', () => annotationsOf(findings, 500)],
    ['log', () => renderLines(report, findings)],
    ['junit.xml', () => renderJunit([file])],
    ['report.html', () => [...renderHtml(source, program)].join('')],
  ];
  const medians = [['gate', compare] as const, ...steps].map(([name, step]) => {
    const times = Array.from({ length: ROUNDS }, () => timeOf(step)).sort((a, b) => a - b);
    return [name, times[ROUNDS >> 1] ?? 0] as const;
  });
  console.log(`${variant}:`);
  for (const [name, ms] of medians)
    console.log(`  ${name.padEnd(12)} ${ms.toFixed(1).padStart(7)} ms`);
  const sum = medians.slice(1).reduce((all, [, ms]) => all + ms, 0);
  console.log(`  surfaces     ${sum.toFixed(1).padStart(7)} ms; goal ${GOAL_MS}`);
}

/** Time of the processor in ms: other programs do not count. */
function timeOf(step: () => unknown): number {
  const { user, system } = process.threadCpuUsage();
  step();
  const after = process.threadCpuUsage({ user, system });
  return (after.user + after.system) / 1_000;
}
