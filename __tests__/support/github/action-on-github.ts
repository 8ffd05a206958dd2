import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type ActionResult, type ActionRunOptions, runAction } from '../runner/action-runner.ts';
import { EvalWorkspace } from '../runner/eval-workspace.ts';
import type { JobEvent } from '../runner/job-environment.ts';
import { type ArtifactStore, type StoredArtifact, startArtifactStore } from './artifact-store.ts';
import { type OpenedPullRequest, OWNER, PERSON, REPO } from './emulated-github.ts';
import { type GitHubRig, startGitHubRig } from './rig.ts';

const FULL_NAME = `${OWNER}/${REPO}`;

export interface JobOptions {
  /** Of `action.yml`; this checkout by default. */
  actionFolder?: string;
  inputs: Readonly<Record<string, string>>;
  event: JobEvent;
  /** Files of the checkout. */
  files?: Readonly<Record<string, unknown>>;
  /** The checkout, where it is more than files. */
  workspace?: string;
  token?: string;
  runId?: number;
  env?: Readonly<Record<string, string>>;
  withoutSummary?: boolean;
  stepLimitMs?: number;
}

/** The committed bundle in jobs of an emulated GitHub, with its API and its artifact service. */
export class ActionOnGitHub {
  readonly rig: GitHubRig;
  readonly store: ArtifactStore;
  readonly #cleanUps: (() => Promise<unknown>)[] = [];

  constructor(rig: GitHubRig, store: ArtifactStore) {
    this.rig = rig;
    this.store = store;
  }

  static async start(): Promise<ActionOnGitHub> {
    const rig = await startGitHubRig();
    return new ActionOnGitHub(rig, await startArtifactStore());
  }

  /** Runs one job; each has a run id of its own unless one is given. */
  async job(options: JobOptions): Promise<ActionResult> {
    const workspace = options.workspace ?? this.#checkout(options.files);
    const run: ActionRunOptions = {
      ...(options.actionFolder === undefined ? {} : { actionFolder: options.actionFolder }),
      workspace,
      inputs: options.inputs,
      event: options.event,
      githubToken: options.token ?? this.rig.github.tokens.write,
      env: {
        GITHUB_API_URL: this.rig.gateway.url,
        GITHUB_REPOSITORY: FULL_NAME,
        GITHUB_RUN_ID: String(options.runId ?? 100),
        ...this.store.env,
        ...options.env,
      },
      withoutSummary: options.withoutSummary ?? false,
      stepLimitMs: options.stepLimitMs ?? 60_000,
    };
    const result = await runAction(run);
    this.#cleanUps.push(result.dispose);
    return result;
  }

  #checkout(files: JobOptions['files']): string {
    const workspace = new EvalWorkspace(files);
    this.#cleanUps.push(() => workspace.remove());
    return workspace.folder;
  }

  async finish(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0)) await cleanUp();
  }

  async close(): Promise<void> {
    await this.finish();
    await this.store.close();
    await this.rig.close();
  }
}

/** Event of a pull request, from PERSON's fork where asked. */
export function pullRequestEvent(
  { number, headSha }: OpenedPullRequest,
  { fork = false } = {},
): JobEvent {
  const headRepository = fork ? `${PERSON.login}/${REPO}` : FULL_NAME;
  return {
    name: 'pull_request',
    payload: {
      number,
      repository: { full_name: FULL_NAME },
      pull_request: {
        number,
        head: { sha: headSha, repo: { full_name: headRepository } },
        base: { repo: { full_name: FULL_NAME } },
      },
    },
  };
}

/** Event of a workflow run that a fork's pull request started and that has ended. */
export function workflowRunEvent({ headSha, branch }: OpenedPullRequest): JobEvent {
  return {
    name: 'workflow_run',
    payload: {
      repository: { full_name: FULL_NAME },
      workflow_run: {
        conclusion: 'failure',
        head_sha: headSha,
        head_branch: branch,
        head_repository: { full_name: `${PERSON.login}/${REPO}` },
      },
    },
  };
}

/** Unpacks an artifact the way actions/download-artifact does. */
export function unpack({ archive }: StoredArtifact, folder: string): string[] {
  const entries = Object.entries(unzipSync(archive)).filter(([name]) => !name.endsWith('/'));
  for (const [name, content] of entries) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return entries.map(([name]) => name).sort();
}
