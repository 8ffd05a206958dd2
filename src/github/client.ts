import type { getOctokit } from '@actions/github';
import * as z from 'zod';
import { messageOf } from '../lib/errors.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import { sleep } from '../lib/sleep.ts';
import { parseJson } from '../lib/text.ts';
import type { Variables } from '../lib/variables.ts';
import type { GitHubFailure } from '../report/failure.ts';

/** Carries a failure of GitHub. */
export class GitHubError extends Error {
  readonly failure: GitHubFailure;
  /** What the answer asks to wait. */
  retryAfterMs: number | null = null;

  constructor(what: GitHubFailure['what'], facts: Partial<GitHubFailure> = {}) {
    super(what);
    this.failure = { status: null, message: '', permission: null, ...facts, what };
  }
}

export interface GitHubOptions {
  token: string;
  /** `GITHUB_API_URL` and `GITHUB_REPOSITORY`. Octokit reads proxies from those of the process. */
  variables: Variables;
  signal: AbortSignal;
  redactor: Redactor;
  /** Epoch milliseconds. */
  now: () => number;
  /** Time for all requests and waits from now on, in milliseconds. */
  limitMs: number;
  /** Never rejects. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** One request. */
interface Call {
  /** Such as `GET /repos/{owner}/{repo}/commits`. Owner and repository are filled in. */
  route: string;
  parameters: Readonly<Record<string, unknown>>;
  /** What the token needs, such as `contents: read`. Null: it is not why GitHub would refuse. */
  permission: string | null;
  /** Whether it may be repeated although it writes, since the second time changes nothing. */
  isIdempotent?: boolean;
}
type Attempt<T> = (signal: AbortSignal) => Promise<T>;

const REQUEST_LIMIT_MS = 20_000;
const DOWNLOAD_LIMIT_MS = 60_000;
const MAX_ANSWER_BYTES = 16 * 2 ** 20;
const MESSAGE_LIMIT = 500;
const MAX_ATTEMPTS = 4;
const FIRST_WAIT_MS = 1_000;
/** GitHub asks for a minute where a secondary rate limit names no time. */
const RATE_WAIT_MS = 60_000;

/** Octokit gives network errors the status 500. Only an error with a response was answered. */
const answered = z.object({
  response: z.object({ status: z.number(), headers: z.record(z.string(), z.unknown()) }),
});

/** Opens the API for one purpose, whose requests share a limit of time. Null without a token. */
export function openGitHub(options: GitHubOptions): GitHub | null {
  const isKnown = /^[^/]+\/[^/]/.test(options.variables['GITHUB_REPOSITORY'] ?? '');
  return options.token && isKnown ? new GitHub(options) : null;
}

/** The API of GitHub for one repository. Its methods throw GitHubError. */
export class GitHub {
  readonly #options: GitHubOptions;
  readonly #endsAt: number;
  #octokit: Promise<ReturnType<typeof getOctokit>> | null = null;

  constructor(options: GitHubOptions) {
    this.#options = options;
    this.#endsAt = options.now() + options.limitMs;
  }

  /** Asks for JSON of a shape; null: no content. Repeats what is idempotent, or beyond a rate. */
  async request<Shape extends z.ZodType>(shape: Shape, call: Call): Promise<z.output<Shape>> {
    return this.#patiently(call, REQUEST_LIMIT_MS, async (signal) => {
      const { status, data } = await this.#send(call, { signal });
      const message = (await readBytes(data || [], MAX_ANSWER_BYTES)).toString();
      const parsed = shape.safeParse(status === 204 ? null : parseJson(message));
      if (parsed.success) return parsed.data;
      throw new GitHubError('malformed', { status, message });
    });
  }

  /** Downloads from where a route redirects to, which gets no token and may not redirect again. */
  async download(call: Call, maxBytes: number): Promise<Uint8Array> {
    return this.#patiently(call, DOWNLOAD_LIMIT_MS, async (signal) => {
      const options = { signal, redirect: 'manual' };
      const { status, headers } = await this.#send(call, options);
      if (!headers.location) throw new GitHubError('malformed', { status });
      // It has the proxy of the API.
      const { defaults } = await import('@actions/github/lib/utils');
      const response = await defaults.request?.fetch(headers.location, options);
      if (response.ok) return readBytes(response.body ?? [], maxBytes);
      throw new GitHubError('status', { status: response.status });
    });
  }

  async #send({ route, parameters }: Call, request: object) {
    const { token, variables } = this.#options;
    const baseUrl = (variables['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/$/, '');
    const silent = () => {};
    const log = { debug: silent, info: silent, warn: silent, error: silent };
    // It takes long to load.
    this.#octokit ??= import('@actions/github').then((toolkit) =>
      toolkit.getOctokit(token, { baseUrl, userAgent: 'mcp-eval-gate', log }),
    );
    // Octokit reads bodies of any size, and takes those that end too early for whole ones.
    const options = { ...request, parseSuccessResponseBody: false };
    const [owner, repo] = variables['GITHUB_REPOSITORY']?.split('/') ?? [];
    const all = { owner, repo, ...parameters, request: options };
    return (await this.#octokit).request(route, all);
  }

  async #patiently<T>(call: Call, limitMs: number, attempt: Attempt<T>): Promise<T> {
    const { now, signal, redactor } = this.#options;
    for (let attempts = 1; ; attempts += 1) {
      const leftMs = Math.min(limitMs, this.#endsAt - now());
      const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(leftMs)));
      try {
        return await attempt(AbortSignal.any([timeout, signal]));
      } catch (thrown) {
        if (signal.aborted) throw new GitHubError('cancelled');
        const error = timeout.aborted ? new GitHubError('limit') : errorOf(thrown, call, now());
        error.failure.message = redactor.text(error.failure.message, MESSAGE_LIMIT);
        const waitMs = attempts === MAX_ATTEMPTS ? null : waitAfter(error, attempts, call);
        if (waitMs === null || now() + waitMs >= this.#endsAt) throw error;
        await (this.#options.sleep ?? sleep)(waitMs, signal);
      }
    }
  }
}

/** Takes another value if GitHub fails or, with statuses, answers with one of these. */
export async function orElse<T, Other>(
  asked: Promise<T>,
  other: Other,
  statuses?: readonly number[],
): Promise<T | Other> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error;
    if (statuses?.includes(error.failure.status ?? 0) === false) throw error;
    return other;
  });
}

/** Throws what is no failure of a request. Errors of the network have a cause. */
function errorOf(thrown: unknown, call: Call, now: number): GitHubError {
  if (thrown instanceof GitHubError) return thrown;
  if (!Error.isError(thrown) || !(thrown.name === 'HttpError' || thrown.cause)) throw thrown;
  let cause: Error = thrown;
  while (Error.isError(cause.cause)) cause = cause.cause;
  const message = messageOf(cause);
  const { data } = answered.safeParse(thrown);
  if (data === undefined) return new GitHubError('unreachable', { message });
  const { status, headers } = data.response;
  const afterMs = (name: string) => Number(headers[name] ?? Number.NaN) * 1_000;
  const retryMs = afterMs('retry-after');
  // Secondary limits are 403 or 429, with or without headers that say so.
  const isSpent = headers['x-ratelimit-remaining'] === '0' || retryMs >= 0;
  const isSecondary = isSpent || /rate limit|abuse detection/i.test(message);
  const isRate = status === 429 || (status === 403 && isSecondary);
  // GitHub refuses in JSON.
  const isForeign = status < 500 && !/json/.test(String(headers['content-type']));
  if (isForeign && !isRate) return new GitHubError('malformed', { status, message });
  const permission = !isRate && (status === 403 || status === 404) ? call.permission : null;
  const error = new GitHubError(isRate ? 'limit' : 'status', { status, message, permission });
  const resetMs = isSpent ? afterMs('x-ratelimit-reset') - now : Number.NaN;
  const waits = isRate ? [retryMs, resetMs, RATE_WAIT_MS] : [retryMs];
  error.retryAfterMs = waits.find((ms) => ms >= 0) ?? null;
  return error;
}

/** Null if no further attempt helps. A request beyond a rate had no effect. */
function waitAfter({ failure, retryAfterMs }: GitHubError, attempts: number, call: Call) {
  const { what, status } = failure;
  const isSafe = call.isIdempotent || call.route.startsWith('GET ');
  const isRate = what === 'limit' && status !== null;
  const isFinal = what === 'status' && status !== 408 && Number(status) < 500;
  if (isFinal || what === 'too-large' || !(isRate || isSafe)) return null;
  return retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.5 + Math.random());
}

async function readBytes(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new GitHubError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
