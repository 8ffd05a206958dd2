/** The rows of docs/verdicts.md about what servers offer. */
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
  const required = names.map((name) => ({ name, required: true }));
  return { prompts: [{ name: 'plan', arguments: required }] };
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
const LONG = { type: 'string', description: 'd'.repeat(80) };
const LARGE = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, LONG]));
/** What the check of tools says. */
const says = (outcome: string): Row => ({ checks: { 'tools-compatible': outcome } });
const [FAILED, UNDECIDED, NOT_APPLICABLE] = ['failed', 'undecided', 'notApplicable'].map(says);
const found = { ...diff(ONE, GONE), ...FAILED };
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
const push = (): Row => ({ variables: jobVariables(github, 'push', github.commit('main')) });
/** A push whose branch has no earlier run. */
const first: Row = { ...diff(ONE, ONE, { ...named('auto'), 'github-token': TOKEN }), ...push() };
/** A push after a run of the branch that left this report. */
const after = (report: string | null): Row => {
  const run = github.addRun({ commit: github.commit('main') });
  const artifact = github.addArtifact(run, STEP.stem, { 'report.json': report ?? '' });
  if (report === null) github.expire(artifact);
  return { ...first, ...push(), ...UNDECIDED };
};
/** With these files nothing differs. */
const same = (files: Record<string, string>): Row => ({ ...diff(ONE, ONE), files });
const SNAPSHOT = named('file:snapshot.json');
const base = (servers: object) => ({ 'base/.mcp.json': list(servers) });
const NEW = { 'base/.git/HEAD': 'b'.repeat(40) };
const DIFF: Row = { inputs: { mode: 'diff' } };

testRows({
  'diff-same': { ...diff(ONE, ONE), ...says('passed') },
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
  'diff-server-removed': same(base({ s: serverWith(ONE), t: serverWith(ONE) })),
  'diff-first': { ...same(NEW), ...NOT_APPLICABLE },
  'diff-first-server': { ...same({ ...base({}), ...NEW }), ...NOT_APPLICABLE },
  'diff-base-broken': {
    ...same({ ...base({ s: { command: '' } }), ...NEW }),
    problem: { code: 'range' },
  },
  'diff-base-crash': { ...same(base({ s: CRASHES })), ...UNDECIDED },
  'diff-head-crash': { ...diff(ONE, ONE), servers: { s: CRASHES } },
  'diff-no-base': { inputs: named('checkout:bse'), problem: { reason: 'folder' } },
  'diff-snapshot': { ...diff(ONE, GONE, SNAPSHOT), files: { 'snapshot.json': snapshot } },
  'diff-cancelled': {
    ...diff(ONE, ONE, SNAPSHOT),
    files: { 'snapshot.json': snapshot },
    cancel: true,
  },
  'diff-report': {
    ...DIFF,
    servers: { s: serverWith(GONE) },
    before: [{ servers: { s: serverWith(ONE) } }],
  },
  'diff-run-report': {
    ...OF_RUN,
    servers: { s: serverWith(ONE, prompt('city')) },
    checks: { 'all-passed': 'passed', 'tools-compatible': 'passed' },
  },
  'diff-run-report-removed': { ...OF_RUN, ...FAILED },
  'diff-run-report-part': {
    ...{ ...OF_RUN, ...TWO, ...UNDECIDED },
    cases: ['title: calls, call: s/other'],
    before: [{ inputs: {} }],
  },
  'diff-part-report': {
    ...{ ...diff(ONE, ONE), ...TWO, ...DIFF, ...UNDECIDED },
    before: [{ inputs: { mode: 'diff', servers: 's' } }],
  },
  'diff-refused': { ...diff({ ...ONE, odd: { definition: { inputSchema: {} } } }, ONE), ...FAILED },
  'diff-expired': () => after(null),
  'diff-damaged': () => after('{'),
  'diff-no-baseline': { ...first, ...NOT_APPLICABLE },
  'diff-required-baseline': { ...first, gate: 'on-missing-baseline: incomplete' },
  'diff-no-search': { ...diff(ONE, ONE, named('auto')), ...UNDECIDED },
  'diff-no-token': { ...diff(ONE, ONE, named('run:5')), ...UNDECIDED },
  'diff-other-server': {
    ...diff(ONE, ONE, { servers: 't' }),
    servers: { s: serverWith(ONE), t: serverWith(GONE) },
    ...UNDECIDED,
  },
  'diff-itself': diff(ONE, ONE, named('checkout:base/..')),
  'diff-none': { inputs: named('none'), problem: { code: 'conflict', other: 'mode: diff' } },
  'diff-unusable': diff(ONE, ONE, named('file:gone.json')),
});
