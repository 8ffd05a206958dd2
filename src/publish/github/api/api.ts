import type { getOctokit } from '@actions/github';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import { sendGuarded } from './request-guard.ts';

export type GitHubClient = ReturnType<typeof getOctokit>;

export interface GitHubClientOptions {
  token: string;
  /** Base of the REST API, as `GITHUB_API_URL` has it. */
  apiUrl: string;
  clock: Clock;
  logger: Logger;
  secrets: Redactor;
  signal: AbortSignal;
  /** Longest one request may take. */
  requestTimeoutMs?: number;
  /** Longest all requests and waits of this client may take, from now on. */
  deadlineMs?: number;
}

const REQUEST_TIMEOUT_MS = 20_000;
const DEADLINE_MS = 120_000;
const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);

/**
 * A client of the GitHub API whose every request is bounded in time, retried where that is safe,
 * and checked to have been answered by the API. Proxies come from the environment. Make it when
 * publishing begins: its deadline counts from then. A call may say `request: { repeatable }` where
 * its method does not tell.
 */
export async function createGitHubClient(options: GitHubClientOptions): Promise<GitHubClient> {
  const { getOctokit } = await import('@actions/github');
  const { token, apiUrl, clock, logger, secrets, signal } = options;
  const debug = (message: string) => logger.debug(message);
  const client = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: 'mcp-eval-gate-action',
    log: { debug, info: debug, warn: debug, error: debug },
  });
  const policy = {
    clock,
    logger,
    secrets,
    signal,
    requestTimeoutMs: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    deadlineAtMs: clock.now() + (options.deadlineMs ?? DEADLINE_MS),
    random: Math.random,
  };
  client.hook.wrap('request', (send, request) => {
    const stated: unknown = request.request?.['repeatable'];
    const repeatable =
      typeof stated === 'boolean' ? stated : REPEATABLE_METHODS.has(request.method);
    return sendGuarded(
      async (signalOfAttempt) => {
        // A hook sends the options it was called with, whatever it passes on: set them in place.
        request.request = { ...request.request, signal: signalOfAttempt };
        return send(request);
      },
      { method: request.method, url: request.url, repeatable },
      policy,
    );
  });
  return client;
}
