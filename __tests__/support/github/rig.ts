import { type Clock, systemClock } from '../../../src/ports/clock.ts';
import type { Logger } from '../../../src/ports/logger.ts';
import { createGitHubClient, type GitHubClient } from '../../../src/publish/github/api/api.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { type EventContext, readEventContext } from '../../../src/runner/event-context.ts';
import { startContractProxy } from './contract-proxy.ts';
import { type EmulatedActions, startEmulatedActions } from './emulated-actions.ts';
import {
  BOT,
  type EmulatedGitHub,
  type OpenedPullRequest,
  OWNER,
  REPO,
  startEmulatedGitHub,
} from './emulated-github.ts';
import { type Gateway, startGateway } from './gateway.ts';

/** Emulated GitHub behind the contract proxy, the Actions before both, behind the gateway. */
export interface GitHubRig {
  github: EmulatedGitHub;
  actions: EmulatedActions;
  gateway: Gateway;
  close(): Promise<void>;
}

export async function startGitHubRig(): Promise<GitHubRig> {
  const started: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of started.reverse()) await part.close();
  };
  try {
    const github = await startEmulatedGitHub();
    started.push(github);
    const proxy = await startContractProxy(github.url);
    started.push(proxy);
    const actions = await startEmulatedActions(proxy.url, `${OWNER}/${REPO}`);
    started.push(actions);
    const target = { url: actions.url, linkOrigin: github.url, viewer: BOT };
    const gateway = await startGateway(target);
    started.push(gateway);
    return { github, actions, gateway, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface RecordedLogger extends Logger {
  notices: string[];
  /** Everything said, at every level. */
  lines: string[];
}

export function recordedLogger(): RecordedLogger {
  const lines: string[] = [];
  const notices: string[] = [];
  const say = (message: string) => {
    lines.push(message);
  };
  return {
    lines,
    notices,
    debug: say,
    info: say,
    warning: say,
    error: say,
    notice(message) {
      notices.push(message);
      say(message);
    },
    group: (_title, body) => body(),
  };
}

/** A clock whose sleeps take no time and are remembered. */
export function leapingClock(): Clock & { slept: number[] } {
  let leaptMs = 0;
  const slept: number[] = [];
  return {
    slept,
    now: () => Date.now() + leaptMs,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      leaptMs += ms;
    },
    // What is limited here is a request of the real time.
    alarm: systemClock.alarm,
  };
}

export interface ClientParts {
  client: GitHubClient;
  logger: RecordedLogger;
  clock: ReturnType<typeof leapingClock>;
}

export async function clientOf(
  gateway: Pick<Gateway, 'url'>,
  token: string,
  times: { requestTimeoutMs?: number; deadlineMs?: number; signal?: AbortSignal } = {},
): Promise<ClientParts> {
  const logger = recordedLogger();
  const clock = leapingClock();
  const client = await createGitHubClient({
    token,
    apiUrl: gateway.url,
    clock,
    logger,
    secrets: createRedactor([token]),
    signal: new AbortController().signal,
    ...times,
  });
  return { client, logger, clock };
}

/** Context of a job that `pull_request` started. */
export function contextOf(
  pullRequest: OpenedPullRequest,
  { runId = 100, runAttempt = 1, fork = false, actor = OWNER } = {},
): EventContext {
  const repository = `${OWNER}/${REPO}`;
  const env = {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: repository,
    GITHUB_ACTOR: actor,
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: String(runAttempt),
    GITHUB_JOB: 'evals',
  };
  const headRepository = fork ? `mallory/${REPO}` : repository;
  return readEventContext(env, {
    pull_request: {
      number: pullRequest.number,
      head: { sha: pullRequest.headSha, repo: { full_name: headRepository } },
      base: { repo: { full_name: repository } },
    },
  });
}
