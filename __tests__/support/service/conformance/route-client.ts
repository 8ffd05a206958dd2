import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { LIMITS, OWN_LIMITS } from '../../../../src/contract/limits.ts';
import type { Route } from '../../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../../src/contract/routes/table.ts';
import type { Answer } from '../api-caller.ts';
import { answerProblems, ownAnswerProblems } from './answers/answer-problems.ts';
import { OTHER_ANSWERS } from './answers/vendor-differences.ts';
import { vendorProblems } from './answers/vendor-document.ts';
import { pathsOf, type RouteCall } from './route-call.ts';

/**
 * Sends requests of routes, and holds every answer against the table: a success to the status and
 * the shape of the route, a refusal to its codes, their statuses and the envelope. Where the vendor's
 * OpenAPI document is there and has the route, it is held against that too.
 */
export class RouteClient {
  readonly #origin: string;
  readonly #key: string;

  constructor({ baseUrl, key }: { baseUrl: string; key: string }) {
    this.#origin = new URL(baseUrl).origin;
    this.#key = key;
  }

  async send(
    operation: Operation,
    call: RouteCall,
    pattern = pathsOf(ROUTES[operation])[0] ?? '',
  ): Promise<Answer> {
    const { method } = ROUTES[operation];
    const { body } = call;
    const response = await fetch(this.#urlOf(pattern, call), {
      method,
      headers: {
        ...this.#authorization(operation, call),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return held(operation, { status, headers, body: await response.json() });
  }

  /** Sends a body over the cap; of that of a GET, which is not read off, the size alone. */
  async sendHugeBody(operation: Operation, call: RouteCall): Promise<Answer> {
    const { method } = ROUTES[operation];
    const route: Route = ROUTES[operation];
    const cap = route.takesCases ? OWN_LIMITS.requestBodyBytes : LIMITS.requestBodyBytes;
    const bytes = cap + 1;
    if (method !== 'GET') return this.send(operation, { ...call, body: 'x'.repeat(bytes) });
    const announced = request(this.#urlOf(pathsOf(ROUTES[operation])[0] ?? '', call), {
      method,
      headers: { ...this.#authorization(operation, call), 'Content-Length': bytes },
    });
    announced.flushHeaders();
    try {
      const [response]: IncomingMessage[] = await once(announced, 'response');
      if (response === undefined) throw new Error('There is no response.');
      const headers = new Headers({ 'Content-Type': response.headers['content-type'] ?? '' });
      const body = await json(response);
      return held(operation, { status: response.statusCode ?? 0, headers, body });
    } finally {
      announced.destroy();
    }
  }

  #urlOf(pattern: string, { params = {}, query = {} }: RouteCall): string {
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(params[name] ?? ''),
    );
    return `${this.#origin}${path}?${new URLSearchParams(query)}`;
  }

  #authorization(operation: Operation, { key = this.#key }: RouteCall) {
    const takesKey = ROUTES[operation].access === 'key';
    return key === null || !takesKey ? {} : { Authorization: `Bearer ${key}` };
  }
}

/** Throws unless an answer is as the table says, and the vendor's document too, where it is there. */
function held(operation: Operation, answer: Answer): Answer {
  const problems = [
    ...answerProblems(operation, answer),
    ...ownAnswerProblems(operation, answer),
    ...vendorProblems(operation, answer).filter((problem) => OTHER_ANSWERS[problem] === undefined),
  ];
  if (problems.length === 0) return answer;
  const told = JSON.stringify(answer.body).slice(0, 500);
  throw new Error(
    `${operation} is not answered as it has to be: ${problems}. ${answer.status} ${told}`,
  );
}
