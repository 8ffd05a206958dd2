import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { LIMITS, OWN_LIMITS } from '../../../../src/contract/limits.ts';
import { API_PATH, errorsOf, type Route } from '../../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../../src/contract/routes/table.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../../src/contract/wire/envelope.ts';
import type { Answer } from '../api-caller.ts';
import { replyProblems } from './reply-shape.ts';

/** A request of a route. */
export interface RouteCall {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** A text goes as it is, everything else as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Null: none. */
  key?: string | null;
}

/** Paths of a route from the root: its own, then its aliases. */
export function pathsOf({ base, path, aliases = [] }: Route): string[] {
  return [`${base ?? API_PATH}${path}`, ...aliases];
}

const errorSchema = z.strictObject({
  code: z.string().refine((code) => code in ERROR_STATUS, 'no code of the API'),
  message: z.string().min(1),
  details: z.record(z.string(), z.unknown()).optional(),
});
const reporterErrorSchema = errorSchema.extend({
  ok: z.literal(false),
  error: z.string().min(1),
});

/**
 * Sends requests of routes, and holds every answer against the table: a success to the status and
 * the shape of the route, a refusal to its codes, their statuses and the envelope.
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
    return heldToTable(operation, { status, headers, body: await response.json() });
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
      return heldToTable(operation, { status: response.statusCode ?? 0, headers, body });
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

function heldToTable(operation: Operation, answer: Answer): Answer {
  const problems = answerProblems(operation, answer);
  if (problems.length === 0) return answer;
  const told = JSON.stringify(answer.body).slice(0, 500);
  throw new Error(
    `${operation} is not answered as the table says: ${problems}. ${answer.status} ${told}`,
  );
}

function answerProblems(operation: Operation, { status, headers, body }: Answer): string[] {
  const route: Route = ROUTES[operation];
  if (!headers.get('Content-Type')?.startsWith('application/json')) return ['its body is no JSON'];
  if (status < 400) {
    const expected = route.reply.status;
    const odd = status === expected ? [] : [`its status is ${status} and not ${expected}`];
    return [...odd, ...replyProblems(operation, body)];
  }
  const schema = route.reporterErrors ? reporterErrorSchema : errorSchema;
  const { data, error } = schema.safeParse(body);
  if (data === undefined) return [`its envelope is odd: ${z.prettifyError(error)}`];
  const code = data.code as ErrorCode;
  return [
    ...(status === ERROR_STATUS[code] ? [] : [`the status of ${code} is ${ERROR_STATUS[code]}`]),
    ...(errorsOf(route).includes(code) ? [] : [`it is not to refuse with ${code}`]),
  ];
}
