import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { oneOfEach, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { suiteFile } from '../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { everythingShown } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS, ServiceProgram } from '../../support/service/service-program.ts';
import {
  type CommitName,
  FORK,
  ForkedRepository,
  HOME,
} from '../../support/session/forked-repository.ts';
import {
  type RepositoryServer,
  startRepositoryServer,
} from '../../support/session/repository-server.ts';

/**
 * The table of docs/security.md on whose code runs beside secrets, row by row, on the committed
 * bundle: real checkouts of a real repository, and servers that tell that they were started.
 */

const KEY = 'sk-of-a-model-that-nobody-may-see';
const folder = mkdtempSync(join(tmpdir(), 'forks-'));
const marker = join(folder, 'started');

let repository: ForkedRepository;
let github: RepositoryServer;
let service: ServiceProgram;
const results: ActionResult[] = [];
const figures = { jobs: 0, refused: 0, started: 0, hosted: 0, requests: 0 };

/** Tells that it was started. */
const { command, args } = EXAMPLE_SERVERS.library;
const words = [command, ...args].map((word) => `'${word}'`).join(' ');
const library = { command: 'sh', args: ['-c', `touch '${marker}'; exec ${words}`] };

beforeAll(async () => {
  repository = new ForkedRepository({
    '.mcp.json': JSON.stringify({ mcpServers: { library } }),
    'suite.yaml': JSON.stringify(suiteFile()),
  });
  github = await startRepositoryServer(repository);
  service = await ServiceProgram.start();
});
afterEach(async () => {
  rmSync(marker, { force: true });
  for (const result of results.splice(0)) await result.dispose();
});
afterAll(async () => {
  await service.stop();
  await github.close();
  await repository.remove();
  await rm(folder, { recursive: true });
});

interface Job {
  event: string;
  payload?: Record<string, unknown>;
  ref?: string;
  sha?: CommitName;
  inputs?: Record<string, string>;
}

const home = { id: 1, full_name: HOME, default_branch: 'main' };
const fork = { id: 2, full_name: FORK };

function pull(head: typeof fork): Record<string, unknown> {
  const { feature, featureMerge, fork: ofFork, forkMerge, main } = repository.commits;
  const own = head === home;
  return {
    repository: home,
    pull_request: {
      number: own ? 1 : 2,
      merge_commit_sha: own ? featureMerge : forkMerge,
      head: { sha: own ? feature : ofFork, repo: head },
      base: { sha: main, repo: home },
    },
  };
}

const comment = (number: number) => ({ repository: home, issue: { number, pull_request: {} } });
const forksRun = () => ({
  repository: home,
  workflow_run: {
    event: 'pull_request',
    head_sha: repository.commits.fork,
    head_repository: fork,
  },
});
const ofOwn = { ref: 'refs/pull/1/merge', sha: 'featureMerge' } as const;
const ofFork = { ref: 'refs/pull/2/merge', sha: 'forkMerge' } as const;

/** By the words of the table's first column. */
const STARTED_BY: Readonly<Record<string, () => Job>> = {
  '`push`': () => ({ event: 'push' }),
  'own `pull_request`': () => ({ event: 'pull_request', ...ofOwn, payload: pull(home) }),
  "fork's `pull_request`, without secrets": () => ({
    ...{ event: 'pull_request', ...ofFork, payload: pull(fork) },
    inputs: { 'model-api-keys': 'openai=' },
  }),
  "fork's `pull_request`, with a key": () => ({
    ...{ event: 'pull_request', ...ofFork, payload: pull(fork) },
    inputs: { 'model-api-keys': `openai=${KEY}` },
  }),
  "fork's `pull_request_target`": () => ({ event: 'pull_request_target', payload: pull(fork) }),
  "fork's `pull_request_target`, hosted service": () => ({
    ...{ event: 'pull_request_target', payload: pull(fork) },
    inputs: { 'base-url': service.baseUrl, 'api-key': service.apiKey, 'model-api-keys': '' },
  }),
  "fork's `workflow_run`": () => ({ event: 'workflow_run', payload: forksRun() }),
  "`issue_comment` on a fork's pull request": () => ({
    event: 'issue_comment',
    payload: comment(2),
  }),
  '`issue_comment` on an own pull request': () => ({ event: 'issue_comment', payload: comment(1) }),
  '`workflow_dispatch`': () => ({ event: 'workflow_dispatch' }),
  '`repository_dispatch`': () => ({ event: 'repository_dispatch' }),
  '`check_run`': () => ({ event: 'check_run' }),
  '`deployment_status` of that commit': () => ({
    ...{ event: 'deployment_status', ref: '', sha: 'fork' },
  }),
  '`deployment_status`': () => ({ event: 'deployment_status', ref: '' }),
  'an event that is not known': () => ({ event: 'comet_sighted' }),
};

const beside = () => {
  const workspace = repository.checkout('main');
  repository.checkout('fork', join(workspace, 'pr'));
  return workspace;
};
const withoutGit = async () => {
  const workspace = repository.checkout('fork');
  await rm(join(workspace, '.git'), { recursive: true });
  return workspace;
};

const withArtifact = () => {
  const workspace = repository.checkout('main');
  writeFileSync(join(workspace, '.mcp.json'), JSON.stringify({ mcpServers: { library } }, null, 2));
  return workspace;
};

const withArtifactOfGit = () => {
  const workspace = repository.checkout('main');
  mkdirSync(join(workspace, 'dist/.git'), { recursive: true });
  writeFileSync(join(workspace, 'dist/.git/HEAD'), repository.commits.main);
  writeFileSync(join(workspace, 'dist/index.js'), 'what a fork built');
  return workspace;
};
const inForeignFolder = () => {
  const workspace = repository.checkout('main');
  const server = { ...library, cwd: repository.checkout('fork') };
  writeFileSync(join(workspace, '.mcp.json'), JSON.stringify({ mcpServers: { library: server } }));
  return workspace;
};

/** By the words of the second. */
const CHECKED_OUT: Readonly<Record<string, () => string | Promise<string>>> = {
  'the head of an own branch': () => repository.checkout('main'),
  'an older commit of an own branch': () => repository.checkout('behind'),
  'the merge commit of an own pull request': () => repository.checkout('featureMerge'),
  'a commit of a fork that was merged': () => repository.checkout('merged'),
  'a tag': () => repository.checkout('tagged'),
  "the head of a fork's pull request": () => repository.checkout('fork'),
  "the merge commit of a fork's pull request": () => repository.checkout('forkMerge'),
  'a commit of a fork without a pull request': () => repository.checkout('forkOnly'),
  'what an own branch had before it was forced elsewhere': () => repository.checkout('rewritten'),
  "an own branch, and a fork's head in `pr/`": beside,
  'an own branch, and an artifact unpacked over it': withArtifact,
  'an own branch, and an artifact with a `.git` in `dist/`': withArtifactOfGit,
  "an own branch, and a fork's head in a server's `cwd`": inForeignFolder,
  'files without git': withoutGit,
};

type Row = readonly [startedBy: string, checkedOut: string, outcome: string];

/** Rows of the table below `Code of forks`. */
function readTable(): Row[] {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('\n## Code of forks\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| /.test(line));
  return lines.slice(2).map((line) => {
    const [startedBy = '', checkedOut = '', outcome = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [startedBy, checkedOut, outcome];
  });
}

async function runJob(workspace: string, job: Job, more: Record<string, string> = {}) {
  const result = await runAction({
    workspace,
    event: { name: job.event, payload: job.payload ?? { repository: home } },
    inputs: {
      ...{ 'suite-file': 'suite.yaml', comment: 'never', 'artifact-name': 'never' },
      ...{ 'model-api-keys': `openai=${KEY}`, ...job.inputs, ...more },
    },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: HOME,
      GITHUB_REF: job.ref ?? 'refs/heads/main',
      GITHUB_SHA: repository.commits[job.sha ?? 'main'],
    },
  });
  results.push(result);
  figures.jobs += 1;
  if (existsSync(marker)) figures.started += 1;
  figures.requests += github.requests.splice(0).length;
  expect(await everythingShown(result)).not.toContain(KEY);
  return result;
}

const table = readTable();

describe('the documented table on code of forks', () => {
  it('says of each row whether it runs', () => {
    expect(table.length).toBeGreaterThan(15);
    expect(table.filter(([, , outcome]) => !['runs', 'refused'].includes(outcome))).toEqual([]);
    expect(Object.keys(STARTED_BY).toSorted()).toEqual(
      [...new Set(table.map(([startedBy]) => startedBy))].toSorted(),
    );
    expect(Object.keys(CHECKED_OUT).toSorted()).toEqual(
      [...new Set(table.map(([, checkedOut]) => checkedOut))].toSorted(),
    );
  });

  // A run takes longer than a refusal: in CI one of each thing that may run.
  const classOf = ([startedBy, checkedOut, outcome]: Row) =>
    outcome === 'runs' ? checkedOut : startedBy;

  it.each(oneOfEach(table, classOf))(
    '%s with %s: %s',
    async (startedBy, checkedOut, outcome) => {
      const workspace = (await CHECKED_OUT[checkedOut]?.()) ?? '';
      const job = STARTED_BY[startedBy]?.() ?? { event: '' };
      const result = await runJob(workspace, job);
      if (outcome === 'refused') {
        figures.refused += 1;
        expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
        expect(result.log).toContain('allow-untrusted-servers: ');
        expect(existsSync(marker)).toBe(false);
      } else {
        expect(result.outputs['verdict']).toBe('passed');
        if (job.inputs?.['base-url'] !== undefined) figures.hosted += 1;
      }
    },
    timeLimitMs(60_000),
  );

  it('is passed where a maintainer says so', async () => {
    const job = STARTED_BY["fork's `pull_request_target`"]?.() ?? { event: '' };
    const allowed = { 'allow-untrusted-servers': 'true' };
    const result = await runJob(repository.checkout('fork'), job, allowed);
    expect(result.outputs['verdict']).toBe('passed');
    expect(existsSync(marker)).toBe(true);
  });

  it('starts servers in no job that it refuses', () => {
    const { jobs, refused, started, hosted, requests } = figures;
    tellFigures(
      `${jobs} jobs, ${refused} refused; servers started in ${started}, on a hosted service in ` +
        `${hosted}; ${requests} requests to GitHub`,
    );
    expect(refused).toBeGreaterThan(8);
    expect(started + hosted).toBe(jobs - refused);
  });
});
