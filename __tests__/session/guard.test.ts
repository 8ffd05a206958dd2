/** Whose code a job runs, and whose secrets it has, as a table. */
import { expect, test } from '@jest/globals';
import { readEvent } from '../../src/github/event.ts';
import { withHead } from '../../src/github/pull-request.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { guard } from '../../src/session/guard.ts';
import { rowsOf } from '../support/comparisons.ts';
import { folderWith } from '../support/folder.ts';
import { openEmulated } from '../support/github/client.ts';
import { servePulls } from '../support/github/comments.ts';
import { FORK_ID, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { environmentIn } from '../support/program.ts';

const github = await GitHubEmulator.start();
const pulls = servePulls(github);
const older = github.commit('main');
const main = github.commit('main');
const feature = github.commit('feature', {}, main);
// GitHub knows it by its pull request. No branch has it.
const fork = github.commit('fork', {}, main);
github.branches.delete('fork');
const unknown = 'f'.repeat(40);
pulls.addPull({ number: 7, head: feature });
pulls.addPull({ number: 8, head: fork, from: FORK_ID });
pulls.addPull({ number: 9, head: fork, from: null });

const repository = { id: REPOSITORY_ID, full_name: 'acme/weather-mcp', default_branch: 'main' };
/** The fork has the name of this repository: ids decide. */
const from = (id: number | null) => (id === null ? null : { id, full_name: repository.full_name });
const base = { sha: main, ref: 'main', repo: repository };
const pull = (id: number | null, sha = fork) => {
  return { repository, pull_request: { number: 8, head: { sha, ref: 'x', repo: from(id) }, base } };
};
const run = (id: number | null, event = 'pull_request') => ({
  repository,
  workflow_run: { event, head_sha: fork, head_branch: 'main', head_repository: from(id) },
});
const comment = (number: number) => ({ repository, issue: { number, pull_request: {} } });
const [OWN, MERGE] = [REPOSITORY_ID, 'refs/pull/8/merge'];
/** Payload, ref, commit. */
const EVENTS: Record<string, [payload?: unknown, ref?: string, commit?: string]> = {
  'pull_request ours': [pull(OWN), MERGE, unknown],
  'pull_request fork': [pull(FORK_ID), MERGE, unknown],
  'pull_request unreadable': [null, MERGE, fork],
  'pull_request_review fork': [pull(FORK_ID), MERGE, unknown],
  'pull_request_target ours': [pull(OWN)],
  'pull_request_target fork': [pull(FORK_ID)],
  'workflow_run ours': [run(OWN)],
  'workflow_run fork': [run(FORK_ID)],
  'workflow_run deleted': [run(null)],
  'workflow_run after-pull_request_target': [run(OWN, 'pull_request_target')],
  'workflow_run after-issue_comment': [run(OWN, 'issue_comment')],
  'issue_comment ours': [comment(7)],
  'issue_comment fork': [comment(8)],
  'issue_comment deleted': [comment(9)],
  'workflow_dispatch tag': [{ repository }, 'refs/tags/v1', older],
  deployment_status: [{ repository }, '', fork],
};

/** Inputs in lower case, variables, and the servers of the list. */
type Setup = Record<string, string | object>;
const [AWAY, K] = [{ url: 'https://a.test/mcp' }, '$' + '{A_TOKEN}'];
const [none, local] = [{ 'github-token': '' }, { command: 'a', env: { K } }];
const hosted = { 'base-url': 'https://evals.test', 'api-key': 'sk_1' };
const [A_TOKEN, key] = ['d41d8cd98f00b204', { 'model-api-keys': 'openai=sk-1' }];
const SETUPS: Record<string, Setup> = {
  token: {},
  nothing: none,
  'key-only': { ...none, ...key },
  key,
  'variable-of-provider': { OPENAI_API_KEY: 'sk-1' },
  'empty-variable': { OPENAI_API_KEY: '' },
  'variable-of-list': { A_TOKEN, a: local },
  'variable-of-others': { A_TOKEN },
  'token-in-list': { A_TOKEN: TOKEN, a: local },
  hosted,
  'hosted-saved': { ...hosted, 'suite-file': '', suite: 'smoke' },
  results: { 'suite-file': '', results: 'a.xml' },
  command: { 'suite-file': '', command: 'evals' },
  'command-and-variable': { 'suite-file': '', command: 'evals', A_TOKEN },
  elsewhere: { a: AWAY },
  'elsewhere-and-commands': { a: AWAY, 'suite-file': 'commands.yaml' },
  'elsewhere-and-here': { a: AWAY, b: { command: 'b' } },
  'elsewhere-with-token': { a: { ...AWAY, headers: { K } }, A_TOKEN: TOKEN },
  here: { a: { url: 'http://localhost:3000/mcp' } },
  unreadable: { 'mcp-config': 'none.json' },
  allowed: { 'allow-untrusted-servers': 'true' },
  'in-folder': { 'mcp-config': 'pr/.mcp.json', 'suite-file': 'pr/suite.yaml' },
  'server-in-folder': { a: { command: 'a', cwd: 'pr' } },
};
/** What is checked out: files of the workspace. */
const head = (text: string) => ({ '.git/HEAD': `${text}\n` });
const [onMain, onBranch] = [head(main), head('ref: refs/heads/x')];
const HEADS: Record<string, Record<string, string>> = {
  main: onMain,
  older: head(older),
  feature: head(feature),
  fork: head(fork),
  unknown: head(unknown),
  nothing: {},
  branch: { ...onBranch, '.git/refs/heads/x': feature },
  packed: { ...onBranch, '.git/packed-refs': `# x\n${fork} refs/heads/xx\n${main} refs/heads/x\n` },
  'packed-fork': { ...onBranch, '.git/packed-refs': `${fork} refs/heads/x\n` },
  unborn: onBranch,
  odd: { ...head('ref: refs/heads/../../../sha'), sha: 'main' },
  'fork-in-folder': { ...onMain, 'pr/.git/HEAD': fork },
  'only-folder': { 'pr/.git/HEAD': main },
  submodule: { ...onMain, 'pr/.git': 'gitdir: ../.git/modules/pr\n' },
  worktree: { ...onMain, 'pr/.git': 'gitdir: ../.git/worktrees/pr\n' },
};

/** Event, what is checked out, secrets and what runs, outcome, requests to GitHub. */
const TABLE = `
push | main | token | runs | 0
push | nothing | key | runs | 0
schedule | fork | key | runs | 0
merge_group | main | key | runs | 0
release | main | key | runs | 0
pull_request ours | unknown | key | runs | 0
pull_request_target ours | feature | key | runs | 0
workflow_run ours | feature | key | runs | 0
issue_comment ours | feature | key | runs | 1
pull_request fork | unknown | token | runs | 0
pull_request_review fork | fork | token | runs | 0
pull_request fork | fork | empty-variable | runs
pull_request fork | fork | token-in-list | runs
pull_request fork | fork | key | fork | 0
pull_request fork | fork | variable-of-provider | fork
pull_request fork | fork | variable-of-list | fork
pull_request unreadable | fork | token | commit
pull_request_target fork | fork | token | fork | 0
pull_request_target fork | main | token | fork | 0
pull_request_target fork | fork | nothing | fork
pull_request_target fork | fork | unreadable | fork
workflow_run fork | main | token | fork | 0
workflow_run deleted | main | token | fork
issue_comment fork | main | token | fork | 1
issue_comment deleted | main | token | fork
workflow_dispatch | main | token | runs | 0
workflow_dispatch | main | key-only | runs
workflow_dispatch | feature | token | runs | 1
workflow_dispatch | fork | token | commit | 1
workflow_dispatch | older | token | commit
workflow_dispatch | nothing | token | no-commit | 0
workflow_dispatch | fork | key-only | no-access | 0
workflow_dispatch tag | older | token | runs | 0
repository_dispatch | fork | token | commit
check_run | fork | token | commit
deployment_status | fork | token | commit | 1
deployment_status | main | token | runs | 1
workflow_run after-pull_request_target | fork | token | commit
workflow_run after-issue_comment | main | token | runs | 0
issue_comment | fork | token | commit
comet_sighted | fork | token | commit
workflow_dispatch | branch | token | runs | 1
workflow_dispatch | packed | token | runs | 0
workflow_dispatch | packed-fork | token | commit
workflow_dispatch | unborn | token | no-commit
workflow_dispatch | odd | token | no-commit
workflow_dispatch | fork-in-folder | token | runs
workflow_dispatch | fork-in-folder | in-folder | commit
workflow_dispatch | fork-in-folder | server-in-folder | commit
workflow_dispatch | only-folder | in-folder | runs
workflow_dispatch | submodule | in-folder | runs
workflow_dispatch | worktree | in-folder | no-commit
pull_request_target fork | fork | hosted | fork
pull_request fork | fork | hosted | fork
workflow_dispatch | main | hosted | runs
pull_request_target fork | fork | hosted-saved | runs
pull_request_target fork | fork | results | runs
pull_request_target fork | fork | elsewhere | runs
pull_request fork | fork | command | runs
pull_request fork | fork | command-and-variable | fork
pull_request fork | fork | variable-of-others | runs
pull_request_target fork | fork | command | fork
pull_request_target fork | fork | elsewhere-and-commands | fork
pull_request_target fork | fork | here | fork
pull_request_target fork | fork | elsewhere-and-here | fork
pull_request_target fork | fork | elsewhere-with-token | fork
pull_request_target fork | fork | allowed | allowed | 0
workflow_dispatch | nothing | allowed | allowed | 0
`;

const SUITE = 'name: s\ntests: [{ title: t, call: a }]';
const SUITES = { 'suite.yaml': SUITE, 'pr/suite.yaml': SUITE, 'commands.yaml': SUITE };

/** Decides on an event with a checkout. `asked`: the requests to GitHub. */
async function guarded(written: string, checkout = '', setup = '') {
  const [payload = { repository }, ref = 'refs/heads/main', commit = main] = EVENTS[written] ?? [];
  const [name = ''] = written.split(' ');
  const inputs = new Map([['suite-file', 'suite.yaml']]).set('github-token', TOKEN);
  const named = { GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_SHA: commit };
  const variables: Record<string, string> = { ...github.variables, ...named };
  const mcpServers: Record<string, object> = {};
  for (const [key, value] of Object.entries(SETUPS[setup] ?? {})) {
    if (typeof value !== 'string') mcpServers[key] = value;
    else if (/^[A-Z]/.test(key)) variables[key] = value;
    else inputs.set(key, value);
  }
  mcpServers['a'] ??= { command: 'a' };
  const list = JSON.stringify({ mcpServers });
  const files = { ...SUITES, '.mcp.json': list, 'pr/.mcp.json': list, ...HEADS[checkout] };
  const { config } = readConfig(inputs, ACTION_INPUTS);
  const open = () => openEmulated(github, { token: config.githubToken });
  const before = github.requests.length;
  const event = await withHead(open(), readEvent(variables, payload));
  const hasCommands = async () => config.suiteFile === 'commands.yaml';
  const environment = environmentIn(folderWith(files), [], variables);
  const found = await guard(config, environment, { event, openGitHub: open }, hasCommands);
  return { ...found, asked: github.requests.length - before };
}

const ROWS = rowsOf(TABLE);
test.each(ROWS)('%s, %s, %s: %s', async (...[event = '', checkout, setup, outcome, requests]) => {
  const { problem, failure, allowed, asked } = await guarded(event, checkout, setup);
  const data = problem?.data ?? failure ?? { reason: allowed ? 'allowed' : 'runs' };
  expect(data).toMatchObject({ reason: outcome });
  expect(`${asked}`).toBe(requests ?? `${asked}`);
});

test.each([
  ['pull_request_target fork', 'token', ['github-token']],
  ['pull_request fork', 'variable-of-list', ['A_TOKEN']],
  ['workflow_run fork', 'variable-of-provider', ['github-token', 'OPENAI_API_KEY']],
  ['workflow_run fork', 'hosted', ['api-key']],
])('%s, %s: %j', async (event, setup, secrets) => {
  const { problem } = await guarded(event, 'main', setup);
  expect(problem?.data).toMatchObject({ code: 'untrusted', of: event.split(' ')[0], secrets });
});

test.each([
  ['workflow_dispatch', 'reset', 4, { reason: 'unreachable', file: null, permission: null }],
  ['workflow_dispatch', { status: 503 }, 4, { reason: 'status' }],
  ['workflow_dispatch', { status: 404 }, 1, { reason: 'status', permission: 'contents: read' }],
  ['workflow_dispatch', { status: 429 }, 4, { reason: 'rate' }],
  ['issue_comment fork', 'page', 8, { reason: 'malformed' }],
  ['issue_comment ours', { status: 403 }, 2, { permission: 'pull-requests: write' }],
] as const)('%s, GitHub answers with %j', async (event, fault, times, facts) => {
  github.fail('GET /api', fault, times);
  const { failure } = await guarded(event, 'fork');
  expect(failure).toMatchObject({ kind: 'policy', ...facts });
});
