/** The rows of docs/verdicts.md about what servers offer. */
import { afterAll } from '@jest/globals';
import { writeSnapshot } from '../../src/report/snapshot.ts';
import { jobVariables, STEP } from '../support/baselines.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { type Row, serverWith, testRows } from '../support/verdicts.ts';

const CRASHES = { command: process.execPath, args: ['-e', 'throw 1'] };
const tool = (properties: object, required?: string[]) => {
  return { definition: { inputSchema: { type: 'object', properties, required } } };
};
const [S, OLD] = [{ type: 'string' }, { area: { type: 'string' } }];
const list = (servers: object) => JSON.stringify({ mcpServers: servers });
const diffOf = (before: object, after: object, inputs: Record<string, string> = {}): Row => {
  return {
    servers: { s: after },
    files: { 'base/.mcp.json': list({ s: before }) },
    inputs: { mode: 'diff', baseline: 'checkout:base', ...inputs },
  };
};
/** What a server offers, compared with what it offers in a checkout of the base. */
const diff = (before: object, after: object, inputs: Record<string, string> = {}) =>
  diffOf(serverWith(before), serverWith(after), inputs);
/** The same of other lists than tools. */
const others = (before: object, after: object): Row => {
  const row = diffOf(serverWith(ONE, before), serverWith(ONE, after));
  return { ...row, checks: { 'all-passed': 'passed', 'tools-compatible': 'failed' } };
};
const prompt = (...names: string[]) => {
  return {
    prompts: [{ name: 'plan', arguments: names.map((name) => ({ name, required: true })) }],
  };
};
const reads = (readOnlyHint: boolean) => {
  return { alerts: { definition: { annotations: { readOnlyHint } } } };
};
const tasks = (taskSupport: string) => {
  return { alerts: { definition: { execution: { taskSupport } } } };
};
const deep = (levels: number, end: object): object =>
  levels === 0 ? end : { a: { properties: deep(levels - 1, end) } };
const [ONE, GONE] = [{ alerts: tool(OLD), other: {} }, { other: {} }];
const MORE = { ...ONE, alerts: tool({ ...OLD, zone: S }), third: {} };
const LARGE = Object.fromEntries(
  Array.from({ length: 500 }, (_, at) => [
    `p${at}`,
    { type: 'string', description: 'd'.repeat(80) },
  ]),
);
const found = { ...diff(ONE, GONE), checks: { 'tools-compatible': 'failed' } };
const named = (baseline: string) => ({ mode: 'diff', baseline });
const snapshot = writeSnapshot([{ name: 's', tools: [{ name: 'alerts', inputSchema: null }] }]);
/** Compared with a report of `mode: run`, which knows the tools only. */
const OF_RUN: Row = {
  servers: { s: serverWith(GONE) },
  cases: ['title: calls, call: other'],
  inputs: { mode: 'diff' },
  before: [{ inputs: {}, servers: { s: serverWith(ONE) } }],
};
/** Another server, of which the baseline says nothing. */
const TWO: Row = { servers: { s: serverWith(ONE), t: serverWith(ONE) } };

const github = await GitHubEmulator.start();
afterAll(() => github.close());
/** A push whose branch has no earlier run. */
const first: Row = {
  ...diff(ONE, ONE, { ...named('auto'), 'github-token': TOKEN }),
  variables: jobVariables(github, 'push', github.commit('main')),
};
/** A push after a run of the branch that left this report. */
const after = (report: string | null): Row => {
  const commit = github.commit('main');
  const artifact = github.addArtifact(github.addRun({ commit }), `${STEP.stem}`, {
    'report.json': report ?? '',
  });
  if (report === null) github.expire(artifact);
  return {
    ...first,
    variables: jobVariables(github, 'push', github.commit('main')),
    checks: { 'tools-compatible': 'undecided' },
  };
};
const unsearched = (baseline: string): Row => {
  return { ...diff(ONE, ONE, named(baseline)), checks: { 'tools-compatible': 'undecided' } };
};

testRows({
  'diff-same': { ...diff(ONE, ONE), checks: { 'tools-compatible': 'passed' } },
  'diff-removed': found,
  'diff-large': { ...found, ...diff({ alerts: tool(LARGE) }, { alerts: tool(LARGE, ['p3']) }) },
  'diff-compatible': diff(ONE, MORE),
  'diff-prompt': others(prompt('city'), prompt('city', 'day')),
  'diff-resource': others({ resources: [{ name: 'a', uri: 'a:b' }] }, { resources: [] }),
  'diff-promise': { ...found, ...diff(reads(true), reads(false)) },
  'diff-deep': diff(
    { alerts: tool(deep(62, OLD)) },
    { alerts: tool(deep(62, {})) },
    { 'fail-on-change': 'any' },
  ),
  'diff-task': { ...found, ...diff(tasks('optional'), tasks('required')) },
  'diff-any': diff(ONE, MORE, { 'fail-on-change': 'any' }),
  'diff-never': { ...found, ...diff(ONE, GONE, { 'fail-on-change': 'never' }) },
  'diff-server-removed': {
    ...diff(ONE, ONE),
    files: { 'base/.mcp.json': list({ s: serverWith(ONE), t: serverWith(ONE) }) },
  },
  'diff-first': {
    ...diff(ONE, ONE),
    files: { 'base/.git/HEAD': 'b'.repeat(40) },
    checks: { 'tools-compatible': 'notApplicable' },
  },
  'diff-first-server': {
    ...diff(ONE, ONE),
    files: { 'base/.mcp.json': list({}), 'base/.git/HEAD': 'b'.repeat(40) },
    checks: { 'tools-compatible': 'notApplicable' },
  },
  'diff-base-broken': {
    ...diff(ONE, ONE),
    files: { 'base/.mcp.json': list({ s: { command: '' } }), 'base/.git/HEAD': 'b'.repeat(40) },
    problem: { code: 'range' },
  },
  'diff-base-crash': {
    ...diff(ONE, ONE),
    files: { 'base/.mcp.json': list({ s: CRASHES }) },
    checks: { 'tools-compatible': 'undecided' },
  },
  'diff-head-crash': { ...diff(ONE, ONE), servers: { s: CRASHES } },
  'diff-no-base': { inputs: named('checkout:bse'), problem: { reason: 'folder' } },
  'diff-snapshot': {
    ...diff(ONE, GONE, named('file:snapshot.json')),
    files: { 'snapshot.json': snapshot },
  },
  'diff-cancelled': {
    ...diff(ONE, ONE, named('file:snapshot.json')),
    files: { 'snapshot.json': snapshot },
    cancel: true,
  },
  'diff-report': {
    servers: { s: serverWith(GONE) },
    inputs: { mode: 'diff' },
    before: [{ servers: { s: serverWith(ONE) } }],
  },
  'diff-run-report': {
    ...OF_RUN,
    servers: { s: serverWith(ONE, prompt('city')) },
    checks: { 'all-passed': 'passed', 'tools-compatible': 'passed' },
  },
  'diff-run-report-removed': { ...OF_RUN, checks: { 'tools-compatible': 'failed' } },
  'diff-run-report-part': {
    ...OF_RUN,
    ...TWO,
    cases: ['title: calls, call: s/other'],
    before: [{ inputs: {} }],
    checks: { 'tools-compatible': 'undecided' },
  },
  'diff-part-report': {
    ...diff(ONE, ONE),
    ...TWO,
    inputs: { mode: 'diff' },
    before: [{ inputs: { mode: 'diff', servers: 's' } }],
    checks: { 'tools-compatible': 'undecided' },
  },
  'diff-refused': {
    ...diff({ ...ONE, odd: { definition: { inputSchema: {} } } }, ONE),
    checks: { 'tools-compatible': 'failed' },
  },
  'diff-expired': () => after(null),
  'diff-damaged': () => after('{'),
  'diff-no-baseline': { ...first, checks: { 'tools-compatible': 'notApplicable' } },
  'diff-required-baseline': { ...first, gate: 'on-missing-baseline: incomplete' },
  'diff-no-search': unsearched('auto'),
  'diff-no-token': unsearched('run:5'),
  'diff-other-server': {
    ...diff(ONE, ONE, { servers: 't' }),
    servers: { s: serverWith(ONE), t: serverWith(GONE) },
    checks: { 'tools-compatible': 'undecided' },
  },
  'diff-itself': diff(ONE, ONE, named('checkout:base/..')),
  'diff-none': { inputs: named('none'), problem: { code: 'conflict', other: 'mode: diff' } },
  'diff-unusable': diff(ONE, ONE, named('file:gone.json')),
});
