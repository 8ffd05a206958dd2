/** Whose code a job runs, and whose secrets it has, as a table. */
import { afterAll, expect, test } from '@jest/globals';
import { readEvent } from '../../src/github/event.ts';
import { withHead } from '../../src/github/pull-request.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { guard } from '../../src/session/guard.ts';
import { folderWith } from '../support/folder.ts';
import { openEmulated } from '../support/github/client.ts';
import { servePulls } from '../support/github/comments.ts';
import { FORK_ID, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { environmentIn } from '../support/program.ts';

const github = await GitHubEmulator.start();
afterAll(() => github.close());
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
const pull = (id: number | null, sha = fork) => ({
  repository,
  pull_request: {
    number: 8,
    head: { sha, ref: 'x', repo: from(id) },
    base: { sha: main, ref: 'main', repo: repository },
  },
});
const run = (id: number | null, event = 'pull_request') => ({
  repository,
  workflow_run: { event, head_sha: fork, head_branch: 'main', head_repository: from(id) },
});
const comment = (number: number) => ({ repository, issue: { number, pull_request: {} } });
const [OWN, MERGE] = [REPOSITORY_ID, 'refs/pull/8/merge'];
/** Payload, ref, commit. */
const EVENTS: Record<string, [payload?: unknown, ref?: string, commit?: string]> = {
  'pull_request of ours': [pull(OWN, feature), MERGE, unknown],
  'pull_request of Dependabot': [pull(OWN, feature), MERGE, unknown],
  'pull_request of a fork': [pull(FORK_ID), MERGE, unknown],
  'pull_request of a deleted fork': [pull(null), MERGE, unknown],
  'pull_request without payload': [null, MERGE, fork],
  'pull_request_review of a fork': [pull(FORK_ID), MERGE, unknown],
  'pull_request_target of ours': [pull(OWN, feature)],
  'pull_request_target of a fork': [pull(FORK_ID)],
  'pull_request_target of a deleted fork': [pull(null)],
  'workflow_run of ours': [run(OWN)],
  'workflow_run of a fork': [run(FORK_ID)],
  'workflow_run of a deleted fork': [run(null)],
  'workflow_run after pull_request_target': [run(OWN, 'pull_request_target')],
  'workflow_run after issue_comment': [run(OWN, 'issue_comment')],
  'issue_comment of ours': [comment(7)],
  'issue_comment of a fork': [comment(8)],
  'issue_comment of a deleted fork': [comment(9)],
  'issue_comment of an issue': [{ repository, issue: { number: 1 } }],
  'workflow_dispatch of a tag': [{ repository }, 'refs/tags/v1', older],
  deployment_status: [{ repository }, '', fork],
};

type Setup = { inputs?: Record<string, string>; variables?: Record<string, string>; list?: object };
const remote = (url: string, more = {}) => ({ list: { a: { url, ...more } } });
const [AWAY, REFERENCE] = ['https://a.test/mcp', '$' + '{A_TOKEN}'];
const A_TOKEN = 'd41d8cd98f00b204';
const noToken = { 'github-token': '' };
const hosted = { 'base-url': 'https://evals.test', 'api-key': 'sk_1' };
const SETUPS: Record<string, Setup> = {
  token: {},
  nothing: { inputs: noToken },
  'no token, a key': { inputs: { ...noToken, 'model-api-keys': 'openai=sk-1' } },
  'a key': { inputs: { 'model-api-keys': 'openai=sk-1' } },
  'a variable of a provider': { variables: { OPENAI_API_KEY: 'sk-1' } },
  'an empty variable of a provider': { variables: { OPENAI_API_KEY: '' } },
  'another variable': { variables: { A_TOKEN } },
  'a variable of the list': {
    variables: { A_TOKEN },
    list: { a: { command: 'a', env: { K: REFERENCE } } },
  },
  'the token in the list': {
    variables: { A_TOKEN: TOKEN },
    list: { a: { command: 'a', env: { K: REFERENCE } } },
  },
  hosted: { inputs: hosted },
  'hosted, saved': { inputs: { ...hosted, 'suite-file': '', suite: 'smoke' } },
  results: { inputs: { 'suite-file': '', results: 'a.xml' } },
  'servers elsewhere': remote(AWAY),
  'servers elsewhere, a command': { ...remote(AWAY), inputs: { 'suite-file': 'commands.yaml' } },
  'a server here': remote('http://localhost:3000/mcp'),
  'a server elsewhere and one here': { list: { a: { url: AWAY }, b: { command: 'b' } } },
  'the token for a server elsewhere': {
    ...remote(AWAY, { headers: { Authorization: REFERENCE } }),
    variables: { A_TOKEN: TOKEN },
  },
  'a list that cannot be read': { inputs: { 'mcp-config': 'none.json' } },
  allowed: { inputs: { 'allow-untrusted-servers': 'true' } },
};
/** What is checked out: files below the workspace. */
const head = (text: string) => ({ '.git/HEAD': `${text}\n` });
const onBranch = head('ref: refs/heads/x');
const HEADS: Record<string, Record<string, string>> = {
  main: head(main),
  older: head(older),
  feature: head(feature),
  fork: head(fork),
  unknown: head(unknown),
  'no git': {},
  'a branch of ours': { ...onBranch, '.git/refs/heads/x': feature },
  'a packed branch of ours': {
    ...onBranch,
    '.git/packed-refs': `# pack\n${fork} refs/heads/xx\n${main} refs/heads/x\n`,
  },
  'a packed branch of a fork': { ...onBranch, '.git/packed-refs': `${fork} refs/heads/x\n` },
  'a branch without commit': onBranch,
  'a HEAD that leads elsewhere': { ...head('ref: refs/heads/../../../sha'), sha: 'main' },
  'a list of a fork': { ...head(main), 'pr/.git/HEAD': fork },
  'all in a folder': { 'pr/.git/HEAD': main },
  'a submodule': { ...head(main), 'pr/.git': 'gitdir: ../.git/modules/pr\n' },
  'a worktree': { ...head(main), 'pr/.git': 'gitdir: ../.git/worktrees/pr\n' },
};
const inFolder: Setup = { inputs: { 'mcp-config': 'pr/.mcp.json', 'suite-file': 'pr/suite.yaml' } };

type Row = [event: string, head: string, setup: string | Setup, outcome: string, requests?: number];
const ROWS: Row[] = [
  // Own code.
  ['push', 'main', 'token', 'runs', 0],
  ['push', 'no git', 'a key', 'runs', 0],
  ['schedule', 'fork', 'a key', 'runs', 0],
  ['merge_group', 'main', 'a key', 'runs', 0],
  ['release', 'main', 'a key', 'runs', 0],
  ['pull_request of ours', 'unknown', 'a key', 'runs', 0],
  ['pull_request of Dependabot', 'unknown', 'token', 'runs', 0],
  ['pull_request_target of ours', 'feature', 'a key', 'runs', 0],
  ['workflow_run of ours', 'feature', 'a key', 'runs', 0],
  ['issue_comment of ours', 'feature', 'a key', 'runs', 1],
  // A fork without secrets, and with some.
  ['pull_request of a fork', 'unknown', 'token', 'runs', 0],
  ['pull_request of a deleted fork', 'fork', 'token', 'runs', 0],
  ['pull_request_review of a fork', 'fork', 'token', 'runs', 0],
  ['pull_request of a fork', 'fork', 'an empty variable of a provider', 'runs'],
  ['pull_request of a fork', 'fork', 'another variable', 'runs'],
  ['pull_request of a fork', 'fork', 'the token in the list', 'runs'],
  ['pull_request of a fork', 'fork', 'a key', 'fork', 0],
  ['pull_request of a fork', 'main', 'a key', 'fork'],
  ['pull_request of a fork', 'fork', 'a variable of a provider', 'fork'],
  ['pull_request of a fork', 'fork', 'a variable of the list', 'fork'],
  ['pull_request of a deleted fork', 'fork', 'a key', 'fork'],
  ['pull_request_review of a fork', 'fork', 'a key', 'fork'],
  ['pull_request without payload', 'fork', 'token', 'commit'],
  ['pull_request_target of a fork', 'fork', 'token', 'fork', 0],
  ['pull_request_target of a fork', 'main', 'token', 'fork', 0],
  ['pull_request_target of a fork', 'no git', 'token', 'fork'],
  ['pull_request_target of a fork', 'fork', 'nothing', 'runs'],
  ['pull_request_target of a fork', 'fork', 'a list that cannot be read', 'fork'],
  ['pull_request_target of a deleted fork', 'fork', 'token', 'fork'],
  ['workflow_run of a fork', 'main', 'token', 'fork', 0],
  ['workflow_run of a deleted fork', 'main', 'token', 'fork'],
  ['issue_comment of a fork', 'main', 'token', 'fork', 1],
  ['issue_comment of a deleted fork', 'main', 'token', 'fork'],
  // Events about any code.
  ['workflow_dispatch', 'main', 'token', 'runs', 0],
  ['workflow_dispatch', 'main', 'no token, a key', 'runs'],
  ['workflow_dispatch', 'feature', 'token', 'runs', 1],
  ['workflow_dispatch', 'fork', 'nothing', 'runs'],
  ['workflow_dispatch', 'fork', 'token', 'commit', 1],
  ['workflow_dispatch', 'unknown', 'token', 'commit'],
  ['workflow_dispatch', 'older', 'token', 'commit'],
  ['workflow_dispatch', 'no git', 'token', 'no-commit', 0],
  ['workflow_dispatch', 'fork', 'no token, a key', 'no-access', 0],
  ['workflow_dispatch of a tag', 'older', 'token', 'runs', 0],
  ['repository_dispatch', 'main', 'token', 'runs', 0],
  ['repository_dispatch', 'fork', 'token', 'commit'],
  ['check_run', 'main', 'token', 'runs', 0],
  ['check_run', 'fork', 'token', 'commit'],
  ['deployment_status', 'fork', 'token', 'commit', 1],
  ['deployment_status', 'main', 'token', 'runs', 1],
  ['workflow_run after pull_request_target', 'fork', 'token', 'commit'],
  ['workflow_run after issue_comment', 'main', 'token', 'runs', 0],
  ['issue_comment of an issue', 'fork', 'token', 'commit'],
  ['comet_sighted', 'main', 'token', 'runs'],
  ['comet_sighted', 'fork', 'token', 'commit'],
  // What is checked out.
  ['workflow_dispatch', 'a branch of ours', 'token', 'runs', 1],
  ['workflow_dispatch', 'a packed branch of ours', 'token', 'runs', 0],
  ['workflow_dispatch', 'a packed branch of a fork', 'token', 'commit'],
  ['workflow_dispatch', 'a branch without commit', 'token', 'no-commit'],
  ['workflow_dispatch', 'a HEAD that leads elsewhere', 'token', 'no-commit'],
  ['workflow_dispatch', 'a list of a fork', 'token', 'runs'],
  ['workflow_dispatch', 'a list of a fork', inFolder, 'commit'],
  ['workflow_dispatch', 'a list of a fork', { list: { a: { command: 'a', cwd: 'pr' } } }, 'commit'],
  ['workflow_dispatch', 'all in a folder', inFolder, 'runs'],
  ['workflow_dispatch', 'a submodule', inFolder, 'runs'],
  ['workflow_dispatch', 'a worktree', inFolder, 'no-commit'],
  // What runs.
  ['pull_request_target of a fork', 'fork', 'hosted', 'fork'],
  ['pull_request of a fork', 'fork', 'hosted', 'fork'],
  ['workflow_dispatch', 'main', 'hosted', 'runs'],
  ['pull_request_target of a fork', 'fork', 'hosted, saved', 'runs'],
  ['pull_request_target of a fork', 'fork', 'results', 'runs'],
  ['pull_request_target of a fork', 'fork', 'servers elsewhere', 'runs'],
  ['pull_request_target of a fork', 'fork', 'servers elsewhere, a command', 'fork'],
  ['pull_request_target of a fork', 'fork', 'a server here', 'fork'],
  ['pull_request_target of a fork', 'fork', 'a server elsewhere and one here', 'fork'],
  ['pull_request_target of a fork', 'fork', 'the token for a server elsewhere', 'fork'],
  ['pull_request_target of a fork', 'fork', 'allowed', 'allowed', 0],
  ['workflow_dispatch', 'no git', 'allowed', 'allowed', 0],
  ['push', 'main', 'allowed', 'runs'],
];

const SUITE = 'name: s\ntests: [{ title: t, call: a }]';
const FILES = {
  'suite.yaml': SUITE,
  'pr/suite.yaml': SUITE,
  'commands.yaml': `setup: make\n${SUITE}`,
};

/** Decides on an event with a checkout. `asked`: the requests of the guard. */
async function guarded(written: string, files: Record<string, string>, setup: Setup) {
  const [payload = { repository }, ref = 'refs/heads/main', commit = main] = EVENTS[written] ?? [];
  const [name = ''] = written.split(' ');
  const list = JSON.stringify({ mcpServers: setup.list ?? { a: { command: 'a' } } });
  const lists = { '.mcp.json': list, 'pr/.mcp.json': list };
  const workspace = folderWith({ ...FILES, ...lists, ...files });
  const job = { ...github.variables, GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_SHA: commit };
  const variables = { ...job, ...setup.variables };
  const given = { 'suite-file': 'suite.yaml', 'github-token': TOKEN, ...setup.inputs };
  const { config } = readConfig(new Map(Object.entries(given)), ACTION_INPUTS);
  const open = () => openEmulated(github, { token: config.githubToken });
  const before = github.requests.length;
  const event = await withHead(open(), readEvent(variables, payload));
  const hasCommands = async () => config.suiteFile === 'commands.yaml';
  const environment = environmentIn(workspace, [], variables);
  const found = await guard(config, environment, { event, openGitHub: open }, hasCommands);
  return { ...found, asked: github.requests.length - before };
}

test.each(ROWS)('%s, %s, %j: %s', async (...row: Row) => {
  const [event, checkout, setup, outcome, requests] = row;
  const used = typeof setup === 'string' ? SETUPS[setup] : setup;
  const { problem, failure, allowed, asked } = await guarded(
    event,
    HEADS[checkout] ?? {},
    used ?? {},
  );
  const data = problem?.data ?? failure;
  const reason = data && 'reason' in data ? data.reason : allowed && 'allowed';
  expect(reason ?? 'runs').toBe(outcome);
  if (requests !== undefined) expect(asked).toBe(requests);
});

test.each<[string, Setup, string[]]>([
  ['pull_request_target of a fork', {}, ['github-token']],
  ['pull_request of a fork', SETUPS['a variable of the list'] ?? {}, ['A_TOKEN']],
  [
    'pull_request_target of a fork',
    { inputs: { 'model-api-keys': 'a=sk-1' }, variables: { OPENAI_API_KEY: 'sk-2' } },
    ['model-api-keys', 'github-token', 'OPENAI_API_KEY'],
  ],
  ['pull_request_target of a fork', SETUPS['hosted'] ?? {}, ['api-key']],
])('%s, %j: names %j', async (event, setup, secrets) => {
  const { problem } = await guarded(event, {}, setup);
  expect(problem?.data).toMatchObject({ code: 'untrusted', secrets });
});

test.each([
  ['workflow_dispatch', 'reset', 4, { reason: 'unreachable', file: null, permission: null }],
  ['workflow_dispatch', { status: 503 }, 4, { reason: 'status' }],
  ['workflow_dispatch', { status: 404 }, 1, { reason: 'status', permission: 'contents: read' }],
  ['workflow_dispatch', { status: 429 }, 4, { reason: 'rate' }],
  ['issue_comment of a fork', 'page', 8, { reason: 'malformed' }],
  ['issue_comment of ours', { status: 403 }, 2, { permission: 'pull-requests: write' }],
] as const)('%s, GitHub answers with %j', async (event, fault, times, facts) => {
  github.fail('GET /api', fault, times);
  const { failure } = await guarded(event, HEADS['fork'] ?? {}, {});
  expect(failure).toMatchObject({ kind: 'policy', ...facts });
});
