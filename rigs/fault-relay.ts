/** Stands between the action and the real service, and fails as a seed says. */
import { hash } from 'node:crypto';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { seededRandom } from '../__tests__/support/seeded-random.ts';

const FAULTS = ['reset', 'error', 'delay', 'lose', 'cut', 'odd', 'odd'] as const;
const STATUSES = [500, 502, 503] as const;
const BODIES = ['{"code":"INTERNAL_ERROR","message":"no"}', '<h1>Bad gateway</h1>', ''] as const;
/** In place of a member. */
const VALUES = [null, true, 7, 'odd', [null], { a: 1 }] as const;
const LONGEST_DELAY_MS = 40;
/** Ids in paths vary by themselves. */
const VARIABLE = /\/[a-z]+_[\w-]{8,}|\?.*/g;
/** Of requests that the relay has sent. */
const PASSED = 'x-passed-on';
const TYPE = { 'content-type': 'application/json' };

export interface RelayPlan {
  seed: number;
  /** Which requests can meet a fault, by method and path without ids. */
  aim: string;
  /** Chance of such a request to meet a fault. */
  share: number;
  /** At which request `onEnd` is called. */
  endAt: number;
  /** Rows on a page of results; 0: as many as are asked for. */
  pageSize: number;
}

export function createRelay(plan: RelayPlan, onEnd: () => unknown) {
  const state = {
    /** After this no request gets an answer. */
    isDead: false,
    faults: 0,
    /** Of all runs that the service said it had created. */
    runIds: new Set<string>(),
    /** Results of the service, by id, and those of them that arrived. */
    results: new Map<string, string>(),
    delivered: new Set<string>(),
  };
  const seen = new Map<string, number>();
  const count = (name: string) => {
    const now = (seen.get(name) ?? 0) + 1;
    seen.set(name, now);
    return now;
  };

  /** Of the service, when the answer is asked for. */
  type Origin = () => string;
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    origin: Origin,
  ) {
    const { method = '', url = '', headers: given, socket } = request;
    const reset = () => void socket.resetAndDestroy();
    // The same for the same request of a seed, whatever else is on its way.
    const name = `${method} ${url.replace(VARIABLE, '')}`;
    const digest = hash('md5', `${plan.seed} ${name} ${count(name)}`);
    const random = seededRandom(Number.parseInt(digest.slice(0, 8), 16));
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
    const fault = new RegExp(plan.aim).test(name) && random() < plan.share ? pick(FAULTS) : null;
    if (count('') === plan.endAt) await onEnd();
    if (state.isDead) return reset();
    if (fault !== null) state.faults += 1;
    if (fault === 'reset') return reset();
    if (fault === 'error') return response.writeHead(pick(STATUSES) ?? 500).end(pick(BODIES));
    const delayMs = fault === 'delay' ? random() * LONGEST_DELAY_MS : 0;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const headers = new Headers({ [PASSED]: 'yes' });
    for (const one of ['authorization', 'content-type', 'idempotency-key']) {
      if (given[one] !== undefined) headers.set(one, String(given[one]));
    }
    const path = plan.pageSize === 0 ? url : url.replace('limit=200', `limit=${plan.pageSize}`);
    const init = { method, headers, body: method === 'POST' ? body : null };
    const answered = await fetch(`${origin()}${path}`, init).catch(() => null);
    const text = await answered?.text().catch(() => null);
    if (!answered || !text) return reset();
    const { runId, items = [] } = JSON.parse(text);
    if (/POST .*\/(?:eval-runs|runs\/start)$/.test(name) && runId) state.runIds.add(runId);
    for (const { id, result } of items) state.results.set(id, result);
    if (fault === 'lose') return reset();
    const content = fault === 'odd' ? withOddMember(text, pick) : text;
    response.writeHead(answered.status, { ...TYPE, 'content-length': Buffer.byteLength(content) });
    const part = content.slice(0, 1 + Math.floor(random() * (content.length - 1)));
    if (fault === 'cut') return response.write(part, () => response.destroy());
    const arrived = name.endsWith('/iterations') && content === text ? items : [];
    // A job that is cancelled meanwhile reads nothing any more.
    return response.end(content, (error?: Error | null) => {
      if (!error) for (const { id } of arrived) state.delivered.add(id);
    });
  }

  /** Stands in front of all services of this process, until what it returns is called. */
  function intercept() {
    const { emit } = Server.prototype;
    Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
      // Those of this event.
      const [request, response] = rest as [IncomingMessage, ServerResponse];
      const isOurs = event === 'request' && request.url?.startsWith('/api/v1');
      if (!isOurs || request.headers[PASSED]) return Reflect.apply(emit, this, [event, ...rest]);
      const origin = () => `http://${request.headers.host}`;
      buffer(request)
        .then((body) => answer(request, response, String(body), origin))
        .catch(() => response.destroy());
      return true;
    };
    return () => {
      Server.prototype.emit = emit;
    };
  }
  return { state, answer, intercept };
}

/** Changes one member, at any depth, to another type. */
function withOddMember(text: string, pick: <T>(list: readonly T[]) => T | undefined): string {
  const places: [object, string][] = [];
  const root: unknown = JSON.parse(text, function (this: object, key, value) {
    if (key !== '') places.push([this, key]);
    return value;
  });
  const [parent = {}, key = ''] = pick(places) ?? [];
  const typeOf = (one: unknown) => Object.prototype.toString.call(one);
  const old = typeOf(Reflect.get(parent, key));
  Reflect.set(parent, key, pick(VALUES.filter((one) => typeOf(one) !== old)));
  return JSON.stringify(root);
}
