/** Code of a fork, in jobs with secrets and without. */
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { FORK_ID, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { type Row, serverWith, testRows } from '../support/verdicts.ts';

const github = await GitHubEmulator.start();
const commit = github.commit('main');
const head = github.commit('fork', {}, commit);
const unasked = github.commit('fork', {}, commit);
github.branches.delete('fork');
github.fail(unasked, { status: 403 });

/** A job about a pull request of a fork, or with another payload. */
function job(event: string, row: Row, payload?: object): Row {
  const ends = [
    { sha: head, ref: 'fix' },
    { sha: commit, ref: 'main' },
  ] as const;
  const known = payload ?? pullPayload(...ends, FORK_ID);
  const variables = eventVariables(github, event, commit, known);
  const inputs = { 'github-token': TOKEN, baseline: 'none', ...row.inputs };
  return { ...row, inputs, variables: { ...variables, ...row.variables } };
}
const target = (row: Row) => job('pull_request_target', row);
const problem = { code: 'untrusted', reason: 'fork' };
const ALLOWED = { 'allow-untrusted-servers': 'true' };
const PROMPT = 'title: asks, prompt: hi, expect: x, model: anthropic/m';
const lacks = (of: string): Row => ({ cases: [PROMPT], problem: { code: 'no-secrets', of } });
const remote: Row = { servers: { s: { url: 'http://mcp.invalid/mcp' } } };
/** A job that somebody starts with a checkout of the fork. */
const started = (HEAD: string, row: Row) =>
  job('workflow_dispatch', { files: { '.git/HEAD': HEAD }, ...row }, dispatch);
const dispatch = { repository: { id: REPOSITORY_ID, default_branch: 'main' } };

testRows({
  'command-untrusted': target({ inputs: { command: 'true' }, problem }),
  'command-untrusted-remote': target({ ...remote, inputs: { command: 'true' }, problem }),
  'config-untrusted': target({ problem }),
  'doctor-untrusted': target({ inputs: { mode: 'doctor', baseline: '' }, problem }),
  'diff-untrusted': target({
    ...remote,
    files: { 'base/.mcp.json': JSON.stringify({ mcpServers: { s: serverWith() } }) },
    inputs: { mode: 'diff', baseline: 'checkout:base' },
    problem,
  }),
  'config-untrusted-suite': target({
    inputs: { 'base-url': 'https://evals.example.test', 'api-key': 'sk_unused' },
    problem,
  }),
  'config-untrusted-unasked': started(unasked, { failure: { kind: 'policy', reason: 'status' } }),
  'config-untrusted-commit': started(head, { problem: { code: 'untrusted', reason: 'commit' } }),
  'config-untrusted-allowed': target({ inputs: ALLOWED, warns: true }),
  'config-untrusted-harmless': job('pull_request', {}),
  'config-no-secrets': job('pull_request', lacks('fork')),
  'config-no-secrets-dependabot': job(
    'push',
    { ...lacks('dependabot'), variables: { GITHUB_ACTOR: 'dependabot[bot]' } },
    dispatch,
  ),
});
