/** Code of a fork, in jobs with secrets and without. */
import { afterAll } from '@jest/globals';
import { jobVariables, pullPayload } from '../support/baselines.ts';
import { folderWith } from '../support/folder.ts';
import { FORK_ID, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { type Row, serverWith, testRows } from '../support/verdicts.ts';

const github = await GitHubEmulator.start();
afterAll(() => github.close());
const commit = github.commit('main');
const head = github.commit('fork', {}, commit);
const unasked = github.commit('fork', {}, commit);
github.branches.delete('fork');
github.fail(unasked, { status: 403 });

/** A job about a pull request of a fork, or with another payload. */
function job(event: string, row: Row, payload?: object): Row {
  const { pull_request: pull, repository } = pullPayload(
    { sha: head, ref: 'fix' },
    { sha: commit, ref: 'main' },
  );
  const ofFork = { ...pull, head: { ...pull.head, repo: { id: FORK_ID } } };
  const written = payload ?? { repository, pull_request: ofFork };
  const folder = folderWith({ 'event.json': JSON.stringify(written) });
  return {
    ...row,
    inputs: { 'github-token': TOKEN, baseline: 'none', ...row.inputs },
    variables: {
      ...jobVariables(github, event, commit),
      GITHUB_EVENT_PATH: `${folder}/event.json`,
      ...row.variables,
    },
  };
}
const target = (row: Row) => job('pull_request_target', row);
const problem = { code: 'untrusted', reason: 'fork' };
const ALLOWED = { 'allow-untrusted-servers': 'true' };
const PROMPT = 'title: asks, prompt: hi, expect: x, model: anthropic/m';
const lacks = (of: string): Row => ({ cases: [PROMPT], problem: { code: 'no-secrets', of } });
const dispatch = { repository: { id: REPOSITORY_ID, default_branch: 'main' } };

testRows({
  'command-untrusted': target({ inputs: { command: 'true' }, problem }),
  'command-untrusted-remote': target({
    servers: { s: { url: 'http://mcp.invalid/mcp' } },
    ...{ inputs: { command: 'true' }, problem },
  }),
  'config-untrusted': target({ problem }),
  'doctor-untrusted': target({ inputs: { mode: 'doctor', baseline: '' }, problem }),
  'diff-untrusted': target({
    servers: { s: { url: 'http://mcp.invalid/mcp' } },
    files: { 'base/.mcp.json': JSON.stringify({ mcpServers: { s: serverWith() } }) },
    inputs: { mode: 'diff', baseline: 'checkout:base' },
    problem,
  }),
  'config-untrusted-suite': target({
    inputs: { 'base-url': 'https://evals.example.test', 'api-key': 'sk_unused' },
    problem,
  }),
  'config-untrusted-unasked': job(
    'workflow_dispatch',
    { files: { '.git/HEAD': unasked }, failure: { kind: 'policy', reason: 'status' } },
    dispatch,
  ),
  'config-untrusted-commit': job(
    'workflow_dispatch',
    { files: { '.git/HEAD': head }, problem: { code: 'untrusted', reason: 'commit' } },
    dispatch,
  ),
  'config-untrusted-allowed': target({ inputs: ALLOWED, warns: true }),
  'config-untrusted-harmless': job('pull_request', {}),
  'config-no-secrets': job('pull_request', lacks('fork')),
  'config-no-secrets-dependabot': job(
    'push',
    { ...lacks('dependabot'), variables: { GITHUB_ACTOR: 'dependabot[bot]' } },
    dispatch,
  ),
});
