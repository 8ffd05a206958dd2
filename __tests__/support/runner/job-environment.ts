import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

/** Root of this checkout: the action's own folder. */
export const ACTION_FOLDER = resolve(import.meta.dirname, '../../..');

/** Node 24, as the `node24` runtime has it, whatever runs the tests. */
export const NODE_24 = join(ACTION_FOLDER, 'node_modules/node/bin/node');

export interface JobEvent {
  /** Such as `push` or `pull_request`. */
  name: string;
  /** The webhook's payload; lands in `GITHUB_EVENT_PATH`. */
  payload: Readonly<Record<string, unknown>>;
}

export interface JobFolders {
  /** Holds the others but the workspace, where that was given. */
  root: string;
  temp: string;
  workspace: string;
  home: string;
  toolCache: string;
}

/** Creates the folders a job has on a runner. */
export function createJobFolders(workspace: string | undefined): JobFolders {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'action-job-')));
  const folders: JobFolders = {
    root,
    temp: join(root, '_temp'),
    workspace: workspace ?? join(root, 'workspace'),
    home: join(root, 'home'),
    toolCache: join(root, '_tool'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  return folders;
}

/**
 * The environment of a job's steps: the default variables and nothing of the host's but the PATH,
 * with Node 24 in front, and where Node keeps what it has compiled.
 */
export function jobEnvironment(folders: JobFolders, event: JobEvent): Record<string, string> {
  const eventPath = join(folders.temp, '_github_workflow', 'event.json');
  mkdirSync(dirname(eventPath), { recursive: true });
  writeFileSync(eventPath, JSON.stringify(event.payload));
  return {
    PATH: [dirname(NODE_24), process.env['PATH'] ?? ''].join(delimiter),
    ...compileCache(),
    HOME: folders.home,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: nextStep(),
    GITHUB_ACTOR: 'ada',
    GITHUB_ACTOR_ID: '1',
    GITHUB_TRIGGERING_ACTOR: 'ada',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: 'evals',
    GITHUB_REPOSITORY: 'octo/servers',
    GITHUB_REPOSITORY_ID: '1000',
    GITHUB_REPOSITORY_OWNER: 'octo',
    GITHUB_REPOSITORY_OWNER_ID: '2000',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '9000000001',
    GITHUB_RUN_NUMBER: '7',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'Evals',
    GITHUB_WORKFLOW_REF: 'octo/servers/.github/workflows/evals.yml@refs/heads/main',
    GITHUB_WORKSPACE: folders.workspace,
    ...refVariables(event),
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'local',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: folders.temp,
    RUNNER_TOOL_CACHE: folders.toolCache,
    RUNNER_WORKSPACE: dirname(folders.workspace),
  };
}

/** Set for processes of tests, which start one after another from the same sources. */
export function compileCache(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

function refVariables({ name, payload }: JobEvent): Record<string, string> {
  if (name !== 'pull_request') {
    return {
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_HEAD_REF: '',
      GITHUB_BASE_REF: '',
    };
  }
  const number = typeof payload['number'] === 'number' ? payload['number'] : 1;
  return {
    GITHUB_REF: `refs/pull/${number}/merge`,
    GITHUB_REF_NAME: `${number}/merge`,
    GITHUB_REF_TYPE: 'branch',
    GITHUB_HEAD_REF: 'feature',
    GITHUB_BASE_REF: 'main',
  };
}

let steps = 0;
/** Id of a step, of which a job has none twice. */
function nextStep(): string {
  steps += 1;
  return `eval-gate-${steps}`;
}
