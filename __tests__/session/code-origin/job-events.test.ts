import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { CommitName } from '../../support/session/forked-repository.ts';
import { forkPull } from '../../support/session/guarded-events.ts';
import { type GuardedJob, ownRepo, REMOTE } from '../../support/session/guarded-job.ts';
import { guardEachTest, SERVERS } from '../../support/session/guarded-tests.ts';

const guarded = guardEachTest();
const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

type Outcome = 'runs' | 'refused';
type Requests = 'asks nobody' | 'asks';
type Checked = CommitName | 'no git';
type Row = [event: string, checkedOut: Checked, outcome: Outcome, requests?: Requests];

const ROWS: readonly Row[] = [
  ['push', 'main', 'runs', 'asks nobody'],
  ['push', 'no git', 'runs', 'asks nobody'],
  ['push', 'behind', 'runs', 'asks'],
  ['push', 'fork', 'refused', 'asks'],
  ['push', 'rewritten', 'refused', 'asks'],
  ['push of a tag', 'tagged', 'runs', 'asks nobody'],
  ['schedule', 'main', 'runs', 'asks nobody'],
  ['schedule', 'fork', 'refused'],
  ['workflow_dispatch', 'main', 'runs', 'asks nobody'],
  ['workflow_dispatch', 'feature', 'runs', 'asks'],
  ['workflow_dispatch', 'featureMerge', 'runs', 'asks'],
  ['workflow_dispatch', 'release', 'runs', 'asks'],
  ['workflow_dispatch', 'behind', 'runs', 'asks'],
  ['workflow_dispatch', 'older', 'runs', 'asks'],
  ['workflow_dispatch', 'merged', 'runs', 'asks'],
  ['workflow_dispatch', 'tagged', 'runs', 'asks'],
  ['workflow_dispatch', 'fork', 'refused', 'asks'],
  ['workflow_dispatch', 'forkMerge', 'refused', 'asks'],
  ['workflow_dispatch', 'forkOnly', 'refused', 'asks'],
  ['workflow_dispatch', 'rewritten', 'refused', 'asks'],
  ['workflow_dispatch', 'gone', 'refused', 'asks'],
  ['workflow_dispatch', 'no git', 'refused', 'asks nobody'],
  ['repository_dispatch', 'main', 'runs', 'asks nobody'],
  ['repository_dispatch', 'fork', 'refused'],
  ['repository_dispatch', 'no git', 'refused'],
  ['merge_group', 'main', 'runs', 'asks nobody'],
  ['merge_group', 'fork', 'refused'],
  ['release', 'tagged', 'runs', 'asks nobody'],
  ['release', 'no git', 'runs', 'asks nobody'],
  ['release', 'fork', 'refused'],
  ['check_run', 'main', 'runs', 'asks nobody'],
  ['check_run', 'fork', 'refused'],
  // Its commit is whatever someone deploys: that the event names it proves nothing.
  ['deployment_status', 'fork', 'refused', 'asks'],
  ['deployment_status', 'main', 'runs', 'asks'],
  ['issue_comment of a fork', 'main', 'runs', 'asks nobody'],
  ['issue_comment of a fork', 'fork', 'refused', 'asks'],
  ['issue_comment of a fork', 'forkMerge', 'refused', 'asks'],
  ['issue_comment of a fork', 'no git', 'refused'],
  ['issue_comment of an own branch', 'feature', 'runs', 'asks'],
  ['issue_comment of an own branch', 'featureMerge', 'runs', 'asks'],
  ['own pull_request', 'featureMerge', 'runs', 'asks nobody'],
  ['own pull_request', 'feature', 'runs', 'asks nobody'],
  ['own pull_request', 'main', 'runs', 'asks nobody'],
  ['own pull_request', 'no git', 'runs', 'asks nobody'],
  ['own pull_request', 'fork', 'refused', 'asks'],
  ["fork's pull_request", 'forkMerge', 'runs', 'asks nobody'],
  ["fork's pull_request", 'fork', 'runs', 'asks nobody'],
  ["fork's pull_request", 'no git', 'runs', 'asks nobody'],
  ["fork's pull_request_review", 'forkMerge', 'runs', 'asks nobody'],
  ["fork's pull_request_target", 'fork', 'refused', 'asks nobody'],
  ["fork's pull_request_target", 'forkMerge', 'refused', 'asks nobody'],
  ["fork's pull_request_target", 'forkOnly', 'refused', 'asks'],
  ["fork's pull_request_target", 'main', 'runs', 'asks'],
  ["fork's pull_request_target", 'no git', 'refused', 'asks nobody'],
  ['own pull_request_target', 'feature', 'runs', 'asks nobody'],
  ['own pull_request_target', 'fork', 'refused', 'asks'],
  ["fork's workflow_run", 'fork', 'refused'],
  ["fork's workflow_run", 'main', 'runs', 'asks'],
  ["fork's workflow_run", 'no git', 'refused', 'asks nobody'],
  ['own workflow_run', 'feature', 'runs', 'asks nobody'],
  ["fork's run of pull_request_target", 'fork', 'refused', 'asks'],
  ['an event nobody knows', 'main', 'runs', 'asks'],
  ['an event nobody knows', 'fork', 'refused', 'asks'],
  ['no event', 'fork', 'refused', 'asks'],
  ['no event', 'no git', 'refused', 'asks nobody'],
];

function workspaceAt(commit: Checked): string {
  if (commit !== 'no git') return guarded.repository.checkout(commit);
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'));
  made.push(folder);
  mkdirSync(join(folder, 'evals'));
  writeFileSync(join(folder, 'evals/suite.yaml'), 'name: smoke');
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: SERVERS }));
  return folder;
}

describe('an event and what is checked out', () => {
  it.each(ROWS)('%s with %s %s', async (...row: Row) => {
    const [event, commit, outcome, requests] = row;
    const refusal = await guarded.refusalOf(workspaceAt(commit), guarded.jobOf(event));
    expect(refusal === '' ? 'runs' : 'refused').toBe(outcome);
    expect(refusal).not.toMatch(/^incomplete/);
    if (requests !== undefined)
      expect(guarded.github.requests.length > 0).toBe(requests === 'asks');
    expect(guarded.github.requests.length).toBeLessThan(20);
  });

  it.each(ROWS.filter(([, , outcome]) => outcome === 'refused'))(
    '%s with %s runs where that is allowed',
    async (event, commit) => {
      const allowed = { ...guarded.jobOf(event), inputs: { allowUntrustedServers: true } };
      expect(await guarded.refusalOf(workspaceAt(commit), allowed)).toBe('');
    },
  );

  it.each(ROWS.filter(([, , outcome]) => outcome === 'refused').slice(0, 4))(
    '%s with %s runs outside of GitHub Actions',
    async (event, commit) => {
      for (const variable of ['GITHUB_ACTIONS', 'GITHUB_REPOSITORY']) {
        const job = { ...guarded.jobOf(event), env: { [variable]: '' } };
        expect(await guarded.refusalOf(workspaceAt(commit), job)).toBe('');
      }
    },
  );
});

describe("secrets beside a fork's pull_request", () => {
  const tellsSecret = { library: { command: 'node', env: { KEY: '$' + '{LIBRARY_TOKEN}' } } };

  it.each<[name: string, job: Partial<GuardedJob>, secret: string | null]>([
    ['none', {}, null],
    [
      'a model key',
      { inputs: { models: { apiKeys: { openai: 'sk-1' }, emptyKeys: [] } } },
      '`model-api-keys`',
    ],
    ['a secret variable', { env: { LIBRARY_TOKEN: 'a-secret-token' } }, '`LIBRARY_TOKEN`'],
    [
      "the job's own token, which may only read",
      { env: { LIBRARY_TOKEN: 'ghs_of_the_job', 'INPUT_GITHUB-TOKEN': 'ghs_of_the_job' } },
      null,
    ],
    ['an empty variable', { env: { LIBRARY_TOKEN: '' } }, null],
    ['a variable that nothing names', { env: { OTHER_TOKEN: 'a-secret-token' } }, null],
    ['an identity', { env: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' } }, '`id-token: write`'],
    ['the key of a service', { inputs: { service: REMOTE } }, '`api-key`'],
  ])('%s', async (_name, job, secret) => {
    for (const commit of ['forkMerge', 'fork'] as const) {
      const workspace = guarded.repository.checkout(commit);
      writeFileSync(join(workspace, '.mcp.json'), JSON.stringify({ mcpServers: tellsSecret }));
      const refusal = await guarded.refusalOf(workspace, {
        ...guarded.jobOf("fork's pull_request"),
        ...job,
      });
      if (secret === null) expect(refusal).toBe('');
      else expect(refusal).toContain(`a fork's pull request was given secrets here (${secret})`);
      // A public repository cannot be set to give them: what is there is no secret of it.
      const payload = { ...forkPull(guarded.commits), repository: { ...ownRepo, private: false } };
      const open = { ...guarded.jobOf("fork's pull_request"), ...job, payload };
      expect(await guarded.refusalOf(workspace, open)).toBe('');
    }
    const own = { ...guarded.jobOf('own pull_request'), ...job };
    expect(await guarded.refusalOf(guarded.repository.checkout('featureMerge'), own)).toBe('');
  });
});

describe('a suite file on a hosted service', () => {
  const hosted = (event: string, inputs: GuardedJob['inputs'] = {}) => ({
    ...guarded.jobOf(event),
    inputs: { service: REMOTE, ...inputs },
  });

  it('is refused where it is a fork’s, and says what it would have run on', async () => {
    const workspace = guarded.repository.checkout('fork');
    const refusal = await guarded.refusalOf(workspace, hosted("fork's pull_request_target"));
    expect(refusal).toContain('saved servers with the key in `api-key`');
    const comment = await guarded.refusalOf(workspace, hosted('issue_comment of a fork'));
    expect(comment).toContain('allow-untrusted-servers');
  });

  it('runs where it is our own, or the suite is kept by the service', async () => {
    const own = guarded.repository.checkout('main');
    expect(await guarded.refusalOf(own, hosted("fork's pull_request_target"))).toBe('');
    const saved = hosted("fork's pull_request_target", {
      suite: { kind: 'saved', suite: 'smoke' },
    });
    expect(await guarded.refusalOf(guarded.repository.checkout('fork'), saved)).toBe('');
  });

  it('is not judged by code that is beside it', async () => {
    const workspace = guarded.repository.checkout('main');
    guarded.repository.checkout('fork', join(workspace, 'pr'));
    expect(await guarded.refusalOf(workspace, hosted("fork's pull_request_target"))).toBe('');
    const inputs = { suite: { kind: 'file', file: 'pr/evals/suite.yaml' } } as const;
    const refusal = await guarded.refusalOf(
      workspace,
      hosted("fork's pull_request_target", inputs),
    );
    expect(refusal).toContain('The checkout in `pr`');
  });
});
