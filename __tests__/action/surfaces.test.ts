/** Each surface alone: trouble with one changes neither the verdict nor the others. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { publish } from '../../src/action/publish.ts';
import { readEvent } from '../../src/github/event.ts';
import { withHead } from '../../src/github/pull-request.ts';
import { readConfig } from '../../src/inputs/config.ts';
import type { Job } from '../../src/inputs/job.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { jobVariables, pullPayload } from '../support/baselines.ts';
import { ORIGIN } from '../support/comparisons.ts';
import { folderWith } from '../support/folder.ts';
import { judge } from '../support/gate.ts';
import { type StoredCheck, serveChecks } from '../support/github/checks.ts';
import { openEmulated } from '../support/github/client.ts';
import { PULL, servePulls } from '../support/github/comments.ts';
import { type Fault, FORK_ID, GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { environmentIn } from '../support/program.ts';
import { resultsOf, testOf } from '../support/results.ts';
import { readOutputs } from '../support/runner.ts';

const FAILED = resultsOf([testOf('a', 1), testOf('b')]);
const PASSED = resultsOf([testOf('a')]);
const CHECK = { 'check-name': 'MCP evals' };
const HEAD = 'b'.repeat(40);
const ends = (sha: string, ref: string) => ({ sha, ref });
const payloadOf = (number: number | null, repositoryId?: number) => {
  const payload = pullPayload(ends(HEAD, 'fix'), ends('c'.repeat(40), 'main'));
  const { pull_request: pull } = payload;
  const head = { ...pull.head, repo: { id: repositoryId ?? pull.head.repo.id } };
  return number === null ? payload : { ...payload, pull_request: { ...pull, number, head } };
};

let github: GitHubEmulator;
let checks: StoredCheck[];
let pulls: ReturnType<typeof servePulls>;
let folder = '';
beforeEach(async () => {
  folder = folderWith();
  github = await GitHubEmulator.start();
  github.permissions.add('checks: write');
  checks = serveChecks(github).all;
  pulls = servePulls(github);
  pulls.addPull({ head: HEAD });
});

interface Seed {
  inputs?: Record<string, string>;
  report?: typeof FAILED;
  payload?: object;
  event?: string;
  token?: string;
  variables?: Record<string, string>;
  /** Comes after the start of the job. */
  later?: () => void;
  /** Milliseconds of each client. */
  limits?: number[];
  signal?: AbortSignal;
  /** What the step gets instead of a client. */
  open?: () => never;
}

/** After a comment a run has the tip of the default branch. */
const OF_COMMENT: Seed = {
  event: 'issue_comment',
  payload: { ...payloadOf(null), pull_request: null, issue: { number: PULL, pull_request: {} } },
  variables: { GITHUB_SHA: 'e'.repeat(40) },
};
const move = () => Object.assign(pulls.pulls[0] ?? {}, { head: 'd'.repeat(40) });

/** Publishes results of a pull request, and returns all that can be seen. */
async function run(seed: Seed = {}) {
  const { inputs = CHECK, report = FAILED, payload = payloadOf(PULL), limits = [], open } = seed;
  const path = (name: string) => join(folder, name);
  const variables = {
    ...jobVariables(github, seed.event ?? 'pull_request', HEAD),
    GITHUB_SERVER_URL: 'https://github.test',
    GITHUB_OUTPUT: path('output'),
    GITHUB_STEP_SUMMARY: path('summary'),
    RUNNER_TEMP: folder,
    ...seed.variables,
  };
  const log: string[] = [];
  const warnings: string[] = [];
  const debug: string[] = [];
  const environment = environmentIn(folder, log, variables);
  Object.assign(environment.logger, { debug: (line: string) => debug.push(line) });
  environment.logger.warn = environment.logger.notice = (line) => warnings.push(line);
  environment.signal = seed.signal ?? environment.signal;
  const { token = TOKEN } = seed;
  const job: Job = {
    event: await withHead(openEmulated(github), readEvent(variables, payload)),
    openGitHub:
      open ?? ((usual) => openEmulated(github, { token, limitMs: limits.shift() ?? usual })),
  };
  seed.later?.();
  const { config } = readConfig(new Map(Object.entries(inputs)), ACTION_INPUTS);
  const origin = { ...ORIGIN, commit: job.event.commit };
  const judged = { config, report, verdict: judge(report), origin, baseline: null, job };
  const commands: string[] = [];
  const write = (text: string) => void commands.push(text);
  const code = await publish(judged, environment, write, async () => {});
  const read = (name: string) => (existsSync(path(name)) ? readFileSync(path(name), 'utf8') : '');
  const outputs = readOutputs(read('output'));
  return { code, outputs, summary: read('summary'), log, debug, warnings, commands };
}

test('one verdict on all surfaces', async () => {
  const { code, outputs, summary, warnings, commands, log } = await run();
  expect([code, warnings]).toEqual([1, []]);
  expect(outputs).toMatchObject({ verdict: 'failed', 'check-url': expect.stringMatching(/^http/) });
  expect(outputs['comment-url']).toContain('#issuecomment-');
  const first = summary.split('\n')[0] ?? '';
  const [, news = ''] = first.split(': ');
  for (const text of [pulls.comments[0]?.body, checks[0]?.output.summary])
    expect(text).toMatch(new RegExp(`### ❌ .* \\(gate\\): ${news}[^]*<sub>at `));
  expect(readFileSync(outputs['summary-path'] ?? '', 'utf8')).toContain(first);
  const junit = join(dirname(outputs['report-path'] ?? ''), 'junit.xml');
  expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml/);
  expect(checks).toMatchObject([{ name: 'MCP evals', conclusion: 'failure', head_sha: HEAD }]);
  expect(commands.join('')).toMatch(/^::error/);
  expect(log.at(-1)).toMatch(/^❌/);
});

const FAULTS: [string, Fault, RegExp][] = [
  ['403', { status: 403, message: 'Resource not accessible' }, /: write`/],
  ['404', { status: 404 }, /: write`/],
  ['401', { status: 401 }, /github-token/],
  ['500', { status: 500 }, /500/],
  ['a rate limit', { status: 429 }, /rate limit/],
  ['a reset', 'reset', /reached/],
  ['half an answer', 'cut', /./],
  ['no answer', 'slow', /in time/],
  ['a page of a proxy', 'page', /proxy/],
];
test.each(
  FAULTS.flatMap(([name, fault, said]) =>
    [
      { surface: 'check run', path: '/check-runs', other: 'comment-url', limits: [200] },
      { surface: 'comment', path: '/comments', other: 'check-url', limits: [60_000, 200] },
    ].map((one) => ({ ...one, name, fault, said })),
  ),
)('$surface: $name', async ({ surface, path, other, limits, fault, said }) => {
  github.fail(path, fault);
  const { code, outputs, summary, warnings } = await run(fault === 'slow' ? { limits } : {});
  expect([code, outputs['verdict']]).toEqual([1, 'failed']);
  expect(warnings).toEqual([expect.stringContaining(surface)]);
  expect(warnings[0]).toMatch(said);
  expect(outputs[other]).toMatch(/^https:/);
  expect(summary).not.toBe('');
});

test.each([
  ['the summary', { GITHUB_STEP_SUMMARY: '/dev/full' }, ['summary']],
  ['the outputs', { GITHUB_OUTPUT: '/dev/full' }, ['outputs', 'outputs']],
  ['no summary', { GITHUB_STEP_SUMMARY: '' }, ['summary']],
])('%s cannot be written', async (_name, variables, surfaces) => {
  const { code, warnings } = await run({ variables });
  expect(code).toBe(1);
  expect(warnings).toEqual(surfaces.map((one) => expect.stringContaining(`the ${one}: `)));
  expect([pulls.comments.length, checks.length]).toEqual([1, 1]);
});

test.each(['report.json', 'report.md', 'junit.xml', 'report.html'])(
  'a full disk at %s',
  async (name) => {
    const path = join(folder, 'mcp-eval-report/gate', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync('/dev/full', path);
    const { code, outputs, warnings, summary } = await run();
    expect([code, outputs['verdict']]).toEqual([1, 'failed']);
    expect(warnings).toEqual([expect.stringMatching('the report: .*ENOSPC')]);
    expect([summary === '', outputs['comment-url'] === '']).toEqual([false, false]);
  },
);

test('the summary keeps to what is left, and to what the step wrote', async () => {
  const full = 'x'.repeat(999_000);
  writeFileSync(join(folder, 'summary'), full);
  const late = await run();
  expect(late.warnings).toEqual([expect.stringContaining('999,000 bytes')]);
  expect(late.summary).toBe(full);
  writeFileSync(join(folder, 'summary'), 'before');
  expect((await run()).summary).toMatch(/^before\n\n### ❌/);
});

const OF_FORK = { payload: payloadOf(PULL, FORK_ID) };
const PUSH: Seed = { event: 'push', payload: {} };
const ON_FAILURE = { comment: 'on-failure' };
test.each<[string, Seed, RegExp | null, number]>([
  ['a fork', OF_FORK, /^No check run and no comment.*workflow_run/, 0],
  ['no token', { token: '' }, /^No check run and no comment.*github-token/, 0],
  ['no token, and nothing needs it', { token: '', inputs: { comment: 'never' } }, null, 0],
  ['a push', { ...PUSH, inputs: {} }, null, 0],
  ['a push, always', { ...PUSH, inputs: { comment: 'always' } }, /no open pull/, 0],
  ['never', { inputs: { comment: 'never', summary: 'false' } }, null, 0],
  ['on failure', { inputs: ON_FAILURE }, null, 1],
  ['on failure, passed', { inputs: ON_FAILURE, report: PASSED }, null, 0],
  ['cancelled', { signal: AbortSignal.abort() }, null, 0],
])('%s', async (_name, seed, said, comments) => {
  const { warnings, summary } = await run(seed);
  expect(warnings).toEqual(said === null ? [] : [expect.stringMatching(said)]);
  expect(pulls.comments).toHaveLength(comments);
  if (comments === 0 && seed.inputs !== ON_FAILURE) expect(github.requests).toEqual([]);
  expect(summary === '').toBe(seed.inputs?.['summary'] === 'false');
});

test.each<[string, Seed, object[]]>([
  ['the leg', { inputs: { ...CHECK, matrix: '{"node":20}' } }, [{ name: 'MCP evals (20)' }]],
  ['a comment', OF_COMMENT, [{ head_sha: HEAD }]],
  ['a commit that was not measured', { ...OF_COMMENT, later: () => move() }, []],
])('one check run and comment, or none: %s', async (_name, seed, all) => {
  const { log } = await run(seed);
  expect(checks).toMatchObject(all);
  expect(pulls.comments).toHaveLength(all.length);
  expect(log.filter((line) => line.includes('newer commit'))).toHaveLength(2 - 2 * all.length);
});

test('two steps with one key: the worse verdict stands, and the input is named', async () => {
  const inputs = { 'comment-key': 'k' };
  await run({ inputs });
  const { warnings } = await run({ inputs, report: PASSED });
  expect(warnings).toEqual([expect.stringContaining('`comment-key`')]);
  expect(pulls.comments).toHaveLength(1);
  expect(pulls.comments[0]?.body).toContain('❌');
});

test('a mistake of ours is trouble of one surface, with its stack in the debug log', async () => {
  const open = () => {
    throw new Error('injected');
  };
  const { code, debug } = await run({ open });
  expect(code).toBe(1);
  expect(debug.join('\n')).toMatch(/injected[\s\S]*surfaces\.test/);
});
