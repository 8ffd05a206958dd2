import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../__tests__/support/service/api-caller.ts';
import { answerProblems } from '../../__tests__/support/service/conformance/answers/answer-problems.ts';
import {
  NO_OBJECTS,
  pathsOf,
  type RouteCall,
} from '../../__tests__/support/service/conformance/route-call.ts';
import { type PagedReply, paramNames, type Route } from '../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../src/contract/routes/table.ts';
import { ERROR_STATUS, type ErrorCode } from '../../src/contract/wire/envelope.ts';
import { noteMade, type Request, requestOf, type World } from './requests.ts';

/** Pages of a collection that are read to find its end. */
const MOST_PAGES = 20;

/** How the pages of a collection are read, one after the other. */
interface PageWalk {
  at: (query: Record<string, string>) => RouteCall;
  /** By which name the cursor of a page goes with the request for the next. */
  cursorName: string;
  limit: number;
}

/** What was tried of a route, and what of it was not as the table says. */
export interface Findings {
  checks: number;
  /** A request was answered with success. */
  succeeded: boolean;
  problems: string[];
  /** What could not be tried, or was refused for something that is not the service's doing. */
  notes: string[];
}

/** Tries all that the table says of a route. @throws MissingError where there is nothing to try it with. */
export async function tryRoute(operation: Operation, world: World): Promise<Findings> {
  const request = requestOf(operation);
  const call = await request.build(world);
  const trial = new Trial(operation, world, request);
  const { reply, access, request: shape }: Route = ROUTES[operation];
  // First what must change nothing, since a success may leave nothing to refuse.
  if (access === 'key') await trial.isRefusedWithoutKey(call);
  await trial.knowsNoOthers(call);
  if (shape !== undefined) await trial.refusesOddBodies(call);
  const answer = await trial.succeeds(call);
  if (answer !== null && 'pages' in reply) await trial.pages(call, reply);
  if (answer !== null && !request.writes) await trial.answersAtAliases(call, answer);
  return trial.findings;
}

class Trial {
  readonly findings: Findings = { checks: 0, succeeded: false, problems: [], notes: [] };
  readonly #operation: Operation;
  readonly #route: Route;
  readonly #world: World;
  readonly #request: Request;

  constructor(operation: Operation, world: World, request: Request) {
    this.#operation = operation;
    this.#route = ROUTES[operation];
    this.#world = world;
    this.#request = request;
  }

  /** @returns null where what was asked about stands in its way. */
  async succeeds(call: RouteCall): Promise<Answer | null> {
    const answer = await this.#send('its request', call);
    if (answer.status < 400) {
      this.findings.succeeded = true;
      return answer;
    }
    const { code, message } = Object(answer.body);
    const isTolerated = this.#request.tolerated?.includes(code);
    if (isTolerated) this.findings.notes.push(`refused with ${code}: ${message}`);
    else this.#fail('its request', `it was refused with ${answer.status} ${code}: ${message}`);
    return null;
  }

  async isRefusedWithoutKey(call: RouteCall): Promise<void> {
    for (const [what, key] of [
      ['no key', null],
      ['an unknown key', 'sk_conformance_unknown'],
    ] as const) {
      await this.#isRefused(what, { ...call, key }, 'UNAUTHORIZED');
    }
  }

  async knowsNoOthers(call: RouteCall): Promise<void> {
    for (const name of paramNames(this.#route.path)) {
      const params = { ...call.params, [name]: 'conformance_unknown' };
      await this.#isRefused(`an unknown ${name}`, { ...call, params }, 'NOT_FOUND');
    }
  }

  async refusesOddBodies(call: RouteCall): Promise<void> {
    for (const body of NO_OBJECTS) {
      await this.#isRefused(`the body ${body}`, { ...call, body }, 'VALIDATION_ERROR');
    }
    const shape = await this.#route.request?.();
    if (shape?.safeParse({}).success) return;
    await this.#isRefused('an empty object', { ...call, body: {} }, 'VALIDATION_ERROR');
  }

  async answersAtAliases(call: RouteCall, { status, body }: Answer): Promise<void> {
    for (const alias of pathsOf(this.#route).slice(1)) {
      const other = await this.#send(`the path ${alias}`, call, alias);
      const isSame = other.status === status && isDeepStrictEqual(other.body, body);
      if (!isSame) this.#fail(`the path ${alias}`, 'it is not answered as the route is');
    }
  }

  async pages(call: RouteCall, { pages, takesBefore }: PagedReply): Promise<void> {
    const at = (query: Record<string, string>) => ({ ...call, query: { ...call.query, ...query } });
    const cursorName = takesBefore ? 'before' : 'cursor';
    const walk = { at, cursorName };
    const whole = await this.#readToEnd({ ...walk, limit: pages.max });
    if (whole === null) return;
    const ids = whole.map((id) => JSON.stringify(id));
    if (new Set(ids).size < ids.length) this.#fail('its pages', 'an item is there twice');
    // A list that fits in one page has pages too, where less is asked for at once.
    if (whole.length > 1 && whole.length <= pages.max) {
      const limit = Math.ceil(whole.length / 2);
      const parts = await this.#readToEnd({ ...walk, limit });
      if (parts !== null && !isDeepStrictEqual(parts, whole)) {
        this.#fail(`pages of ${limit}`, 'they are not the whole, in its order');
      }
    }
    for (const [limit, most] of [
      ['0', 1],
      ['1', 1],
      [String(pages.max + 1), pages.max],
      ['many', pages.default],
    ] as const) {
      const what = `the limit ${limit}`;
      const page = await this.#readPage(what, at({ limit }));
      if (page === null) continue;
      const { items } = page;
      if (items.length > most) this.#fail(what, `it has ${items.length} items`);
      if (items.length === 0 && whole.length > 0) this.#fail(what, 'it has no items');
      const isBeginning = items.every((id, index) => isDeepStrictEqual(id, whole[index]));
      if (!isBeginning) this.#fail(what, 'it is not the beginning of the whole');
    }
    // The time that others take in place of a cursor is a number.
    await this.#isRefused('a made up cursor', at({ [cursorName]: 'made up' }), 'VALIDATION_ERROR');
  }

  /** @returns what all pages have, null where they could not be read. */
  async #readToEnd({ at, cursorName, limit }: PageWalk): Promise<unknown[] | null> {
    const whole: unknown[] = [];
    const seen = new Set<string>();
    let query: Record<string, string> = {};
    for (let count = 1; count <= MOST_PAGES; count += 1) {
      const what = `page ${count}`;
      const page = await this.#readPage(what, at({ limit: String(limit), ...query }));
      if (page === null) return null;
      whole.push(...page.items);
      const { cursor } = page;
      if (cursor === undefined) return whole;
      if (typeof cursor !== 'string' || seen.has(cursor)) {
        this.#fail(what, 'its cursor leads to no other page');
        return whole;
      }
      seen.add(cursor);
      query = { [cursorName]: cursor };
    }
    this.findings.notes.push(`read up to page ${MOST_PAGES}`);
    return whole;
  }

  /** @returns null where it is refused. */
  async #readPage(what: string, call: RouteCall) {
    const { status, body } = await this.#send(what, call);
    const { code, message, nextCursor: cursor } = Object(body);
    if (status < 400) return { items: itemsOf(body), cursor };
    this.#fail(what, `it was refused with ${status} ${code}: ${message}`);
    return null;
  }

  async #isRefused(what: string, call: RouteCall, expected: ErrorCode): Promise<void> {
    const { status, body } = await this.#send(what, call);
    const { code } = Object(body);
    if (status === ERROR_STATUS[expected] && code === expected) return;
    this.#fail(
      what,
      `expected ${ERROR_STATUS[expected]} ${expected}, came ${status} ${code ?? ''}`,
    );
  }

  /** Sends a request, and holds the answer to what the table says of all answers of the route. */
  async #send(what: string, call: RouteCall, path?: string): Promise<Answer> {
    this.findings.checks += 1;
    const answer = await this.#world.caller.send(this.#operation, call, path);
    noteMade(this.#world, this.#operation, call, answer);
    for (const problem of answerProblems(this.#operation, answer)) this.#fail(what, problem);
    return answer;
  }

  #fail(what: string, problem: string): void {
    this.findings.problems.push(`${what}: ${problem}`);
  }
}

/** What tells the items of a page apart: their ids, where they have any. */
function itemsOf(body: unknown): unknown[] {
  const { items } = Object(body);
  return Array.isArray(items) ? items.map((item) => Object(item).id ?? item) : [];
}
