/** Jobs that judge what other jobs measured. */
import type { ReportCase } from '../../src/report/report.ts';
import { partOf } from '../../src/sources/evals/selection.ts';
import { eventVariables, jobVariables } from '../support/baselines.ts';
import { partTexts, reportText } from '../support/collected.ts';
import { FORK_ID, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { caseOf, failingCase, serverOf } from '../support/reports.ts';
import { ADDS, FAILS, type Row, testRows } from '../support/verdicts.ts';

const github = await GitHubEmulator.start();
const gate = { '.github/eval-gate.yml': 'min-pass-rate: 90\n' };
const plain = github.commit('old');
const main = github.commit('main', gate);
const head = github.commit('fork');

const HALF = [caseOf('a', 'p'), caseOf('b', 'f')];
const WHOLE = reportText([caseOf('a', 'pp')]);
const OF_EVALS = { 'mcp-eval-report.evals': WHOLE };
const OTHER = reportText([caseOf('a', 'pp')], { suite: { id: null, name: 'other', file: null } });
const PUBLISH = { mode: 'publish', 'suite-file': '', 'github-token': TOKEN, baseline: 'none' };

type Contents = Record<string, string>;
/** A job that follows the run of a fork's pull request, which left artifacts. */
function followed(contents: Contents, row: Row = {}, sha = plain, size?: number): Row {
  const run = github.addRun({ commit: head, event: 'pull_request', repositoryId: FORK_ID });
  for (const [name, content] of Object.entries(contents)) {
    github.addArtifact(run, name, { 'report.json': content }, size);
  }
  const repository = { id: REPOSITORY_ID, default_branch: 'main' };
  const from = { id: FORK_ID, owner: { login: 'fork' } };
  const workflow_run = { id: run, event: 'pull_request', head_sha: head, head_branch: 'fix' };
  const payload = { repository, workflow_run: { ...workflow_run, head_repository: from } };
  const variables = eventVariables(github, 'workflow_run', sha, payload);
  return { ...row, inputs: PUBLISH, variables };
}

/** A job that judges reports in a folder. */
function published(reports: Contents, row: Row = {}): Row {
  const legs = Object.entries(reports).map(([name, text]) => [`legs/${name}/report.json`, text]);
  const variables = { ...jobVariables(github, 'push', plain), ...row.variables };
  const inputs = { ...PUBLISH, 'report-path': 'legs' };
  return { ...row, inputs, files: Object.fromEntries(legs), variables };
}

/** A job that judges a report by another one. */
const compared = (cases: ReportCase[], before: ReportCase[], more = {}, moreBefore = {}): Row => {
  const row = published({ one: reportText(cases, more) });
  row.files = { ...row.files, 'base.json': reportText(before, moreBefore) };
  row.inputs = { ...row.inputs, baseline: 'file:base.json' };
  return row;
};
const sampled = (title: string, outcomes: string) => caseOf(title, outcomes, { isSampled: true });
/** A case that the job before ran afresh. */
const looked = (outcomes: string, passed: number, failed: number): ReportCase => {
  const before = { passed: 0, failed: 0, missing: 0 };
  return { ...sampled('a', outcomes), fresh: { before, after: { passed, failed, missing: 0 } } };
};
const MANY = Array.from({ length: 20 }, (_, at) => sampled(`case ${at}`, 'ppp'));
const SUITE = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => caseOf(title, 'p'));
const [first = '', second = '', third = ''] = partTexts(SUITE, 3);
const FAILING = SUITE.map(({ title }) => caseOf(title, 'f'));
const [failed = ''] = partTexts(FAILING, 3);
const [stray = ''] = [first.replace('"part":1', '"part":2')];
const gone = { kind: 'missing-tool', server: 'library', tool: 'drop', nearest: null } as const;
/** The job before could not run these, since a tool is gone. */
const REFUSED = [
  failingCase('a', { ...gone, baselineHad: true, step: null, line: 1 }),
  caseOf('b', '', { planned: 1 }),
];
for (const one of REFUSED.flatMap(({ iterations }) => iterations)) one.outcome = 'invalid';
const HAD = { servers: [serverOf({ drop: '{}' })] };
const place = { source: 's', isInput: true, line: null, column: null, path: '' };
const problems = [{ place, data: { code: 'missing' as const, key: 'x' } }];
/** A part whose suite could not be read. */
const wrong = reportText([], { problems, shard: { part: 2, total: 3, cases: [] } });
const NONE_RAN = SUITE.map((one) => ({ ...one, iterations: [] }));
const [, unrun = ''] = partTexts(NONE_RAN, 3);
const AGAIN = { warns: true, variables: { GITHUB_RUN_ATTEMPT: '2' } };
const refused = (reason: string): Row => ({ failure: { kind: 'results', reason } });
const named = (content: string) => ({ 'mcp-eval-report.evals': content });
const FORGED = reportText(HALF).replace('"value":"failed"', '"value":"passed"');
const UNPLANNED = reportText([caseOf('a', 'p'), caseOf('b', '', { planned: 0 })]);
const LATER = WHOLE.replace('"schemaVersion":1', '"schemaVersion":2');
const OF_MAIN = reportText([caseOf('a', 'p')], {}, { commit: main });
const HEALTH = reportText([caseOf('s', 'p')], { source: 'doctor' });
const COLLECT_NOTHING = { mode: 'collect', 'artifact-name': 'never' };
const ALL_FAILED: Row = { checks: { 'all-passed': 'failed' } };
const whole = reportText(SUITE);

const count = (passed: number, failed: number) => ({ passed, failed, missing: 0 });
/** Two parts of twelve cases with a model that passed before: outcomes by number, and fresh ones of the head. */
function halves(decision: string, words: string[], base = 0, one = count(0, 0), two = one): Row {
  const parts = [...'abcdefghijkl'].map((title) => sampled(title, 'ppp'));
  const before = structuredClone(parts);
  parts.sort((a, b) => partOf(a.identity, 2) - partOf(b.identity, 2));
  for (const [at, word] of words.entries())
    Object.assign(parts[at] ?? {}, { iterations: caseOf('', word || 'ppp').iterations });
  const [first, last] = [parts.at(0), parts.at(-1)];
  if (first && base > 0) first.fresh = { before: count(base, 0), after: one };
  if (last && base > 0) last.fresh = { before: count(0, 0), after: two };
  const [a = '', b = ''] = partTexts(parts, 2);
  const row = published({ a, b }, { checks: { 'no-regression': decision } });
  row.files = { ...row.files, 'base.json': reportText(before) };
  row.inputs = { ...row.inputs, baseline: 'file:base.json' };
  return row;
}
const inside = (first: string, last: string, each = '') => [first, ...Array(10).fill(each), last];

testRows({
  'collected-prefix': followed({ 'mcp-eval-report-night.evals': OTHER, ...OF_EVALS }),
  'collect-failed': { cases: [ADDS, FAILS], inputs: { mode: 'collect' }, exitCode: 0 },
  'collect-never': { inputs: COLLECT_NOTHING, problem: { code: 'conflict' } },
  'collected-forged': followed(named(FORGED)),
  'collected-unplanned': followed(named(UNPLANNED)),
  'collected-passed': followed(OF_EVALS, { exitCode: 0 }),
  'collected-gate': followed(named(reportText(HALF)), {}, main),
  'collected-none': followed({ other: WHOLE }, refused('no-report')),
  // It would pass if it were downloaded.
  'collected-large': followed(OF_EVALS, refused('too-large'), plain, 2 ** 30),
  'collected-other-version': followed(named(LATER), refused('malformed')),
  'collected-other-run': followed(named(OF_MAIN), refused('other-run')),
  'collected-several': followed({ ...OF_EVALS, 'mcp-eval-report.b': OTHER }, refused('left-out')),
  'collected-doctor': followed({ 'mcp-eval-report.health': HEALTH }, refused('no-report')),
  'collected-refused': compared(REFUSED, [caseOf('a', 'p')], { servers: [serverOf({})] }, HAD),
  'collected-refused-first': published({ one: reportText(REFUSED) }, ALL_FAILED),
  'collected-cleared': compared([looked('fff', 1, 0)], [sampled('a', 'ppp')]),
  'collected-confirmed': compared([looked('ff', 0, 10), ...MANY], [sampled('a', 'pp'), ...MANY]),
  'collected-forbidden': () => {
    github.permissions.delete('actions: read');
    return followed(OF_EVALS, refused('no-permission'));
  },
  'shard-passed': published({ first, second, third }),
  'shard-failed': published({ failed, third }, refused('missing-part')),
  'shard-missing': published({ first, third }, refused('missing-part')),
  'shard-attempt': published({ first: failed, second, third, 'first..attempt-2': first }),
  'shard-whole': published({ first, second, third, whole }),
  'shard-newer': published({ whole, second, third, 'first..attempt-2': failed }),
  'shard-lost': published({ first, second, third }, AGAIN),
  'shard-legs': published({ 'r.a.attempt-1': failed, 'r.a.attempt-2': second, third }),
  'shard-job-names': published({ 'r.a-attempt-1': failed, 'r.a-attempt-2': second, third }),
  'shard-lost-one': published({ 'first..attempt-2': first, second, third }, AGAIN),
  'shard-unlike': published({ whole, first: failed, second, third }, refused('left-out')),
  'shard-unlike-invalid': published({ whole, first, second: wrong, third }, refused('left-out')),
  'shard-unlike-unrun': published({ whole, first, second: unrun, third }, refused('left-out')),
  'shard-total': published(
    { first, second, third, other: first.replace('"total":3', '"total":4') },
    refused('left-out'),
  ),
  'shard-repeated': published({ first, other: first, second, third }, refused('repeated-part')),
  'shard-case-twice': published({ first, stray, third }, refused('other-part')),
  'shard-invalid': published({ first, third, second: wrong }, { problem: { code: 'missing' } }),
  'shard-drop': halves('passed', inside('ppf', 'ppf').with(1, 'ppf').with(10, 'ppf')),
  'shard-drop-clear': halves('failed', inside('pff', 'pff', 'pff')),
  'shard-broken': halves('undecided', ['fff']),
  'shard-mixed': halves('failed', inside('fff', 'fff'), 5, count(3, 2), count(0, 10)),
  'shard-mixed-base': halves('failed', inside('fff', 'fff'), 5, count(0, 5), count(1, 3)),
  'shard-empty': { inputs: { shard: '2/256' }, exitCode: 0 },
});
