import type { Answer } from '../../__tests__/support/service/api-caller.ts';
import { pathsOf, type RouteCall } from '../../__tests__/support/service/conformance/route-call.ts';
import type { Connection } from '../../src/client/transport/connection.ts';
import { readNetworkFailure, timeoutFailure } from '../../src/client/transport/network-failure.ts';
import {
  BodyTooLargeError,
  createTransport,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '../../src/client/transport/transport.ts';
import { API_PATH, type Route } from '../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../src/contract/routes/table.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Redactor } from '../../src/redaction/redactor.ts';
import { parseRetryAfter } from '../../src/resilience/retry-after.ts';
import { ExpectedError } from '../../src/trouble/errors.ts';

const TIMEOUT_MS = 180_000;
/** What a service grants every key in the long run; asked for less often once it has refused. */
const PACE_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_WAITS = 10;

/** No route could be tried at all. */
export class NoServiceError extends ExpectedError {}

/** A request got no answer that could be read. */
export class NoAnswerError extends ExpectedError {}

/** Sends requests of routes to a service, no faster than it lets its keys. */
export class ServiceCaller {
  readonly #connection: Connection;
  readonly #clock: Clock;
  readonly #redactor: Redactor;
  readonly #transport: Transport = createTransport();
  #paceMs = 0;
  #nextAtMs = 0;
  /** How many requests were sent, and how often the service had to be waited for. */
  requests = 0;
  waits = 0;

  constructor(connection: Connection, { clock, redactor }: { clock: Clock; redactor: Redactor }) {
    this.#connection = connection;
    this.#clock = clock;
    this.#redactor = redactor;
  }

  /** @param pattern one of the paths of the route: its own, unless another is given. */
  async send(operation: Operation, call: RouteCall, pattern?: string): Promise<Answer> {
    for (let waits = 0; ; waits += 1) {
      await this.#clock.sleep(Math.max(0, this.#nextAtMs - this.#clock.now()));
      this.#nextAtMs = this.#clock.now() + this.#paceMs;
      const { answer, retryAfter } = await this.#sendOnce(operation, call, pattern);
      // Of a slot for a run it is not known when it comes free; only rates tell.
      if (answer.status !== 429 || retryAfter === null || waits === MOST_WAITS) return answer;
      const askedMs = parseRetryAfter(retryAfter, this.#clock.now()) ?? PACE_MS;
      if (askedMs > LONGEST_WAIT_MS) {
        throw new NoServiceError(`The service asks to wait for ${Math.ceil(askedMs / 1000)} s.`);
      }
      this.waits += 1;
      this.#paceMs = PACE_MS;
      this.#nextAtMs = this.#clock.now() + askedMs;
    }
  }

  async #sendOnce(operation: Operation, call: RouteCall, pattern: string | undefined) {
    const route: Route = ROUTES[operation];
    const { body, key = this.#connection.apiKey } = call;
    this.requests += 1;
    const response = await this.#answerTo({
      method: route.method,
      url: this.#urlOf(pattern ?? pathsOf(route)[0] ?? '', call),
      headers: {
        'User-Agent': 'mcp-eval-gate-action conformance',
        ...(key === null || route.access !== 'key' ? {} : { Authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body: bodyText(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, text } = response;
    const headers = new Headers({ 'Content-Type': response.header('Content-Type') ?? '' });
    const answer: Answer = { status, headers, body: jsonOf(text) };
    return { answer, retryAfter: response.header('Retry-After') };
  }

  async #answerTo(request: TransportRequest): Promise<TransportResponse> {
    try {
      return await this.#transport(request);
    } catch (error) {
      if (error instanceof BodyTooLargeError) throw new NoAnswerError(error.message);
      if (request.signal.aborted)
        throw new NoAnswerError(timeoutFailure(TIMEOUT_MS, false).message);
      throw new NoAnswerError(readNetworkFailure(error, this.#redactor).message);
    }
  }

  #urlOf(pattern: string, { params = {}, query = {} }: RouteCall): string {
    const { origin } = new URL(this.#connection.baseUrl);
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(params[name] ?? ''),
    );
    // A service may lie below a path of its own.
    const whole = path.startsWith(API_PATH)
      ? `${this.#connection.baseUrl}${path.slice(API_PATH.length)}`
      : `${origin}${path}`;
    const search = new URLSearchParams(query).toString();
    return search === '' ? whole : `${whole}?${search}`;
  }
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** What is no JSON is told as such by the content type, or by the shape that it has not. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
