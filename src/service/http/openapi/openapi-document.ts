import { LIMITS, OWN_LIMITS } from '../../../contract/limits.ts';
import {
  API_PATH,
  errorsOf,
  type PageLimits,
  paramNames,
  type Route,
  type RouteTable,
} from '../../../contract/routes/route.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/wire/envelope.ts';
import { sizeInWords } from '../../../text/size-in-words.ts';
import { collectShapes, type JsonShape } from './shapes.ts';

/** As much of OpenAPI as this API needs. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, object>> & { schemas: Record<string, JsonShape> };
};

/** What each code of a refusal means. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'There is no key, or one that is unknown, revoked or without an organization.',
  OAUTH_REQUIRED: 'The MCP server asks for an OAuth grant.',
  FORBIDDEN: 'The key is good, but not for this.',
  VALIDATION_ERROR: 'The request is not as it has to be; the message tells each problem.',
  NOT_FOUND: 'There is no such path, project or resource, or the key does not reach it.',
  CONFLICT: 'The resource is in a state, or another request has made of it, what rules this out.',
  FEATURE_NOT_SUPPORTED: 'The MCP server cannot do this.',
  RATE_LIMITED: 'Too many requests, runs or operations on servers at once.',
  INTERNAL_ERROR: 'The service has failed.',
  SERVER_UNREACHABLE: 'The MCP server cannot be reached.',
  TIMEOUT: 'The MCP server did not answer in time.',
};

const DESCRIPTION = `\
MCP servers, eval suites, eval runs and their results.

Members that a request or a reply has besides those named here are ignored, unless a route says
otherwise; new ones may come at any time. A request has at most ${sizeInWords(LIMITS.requestBodyBytes)},
and one with cases at most ${sizeInWords(OWN_LIMITS.requestBodyBytes)}.
A refusal tells its \`code\`, which is stable, a \`message\` for people, and \`details\`.

Whether a request may be sent again where its answer was lost says \`x-repeatable\`; other paths of
an operation, which older clients use, stand in \`x-aliases\`.`;

/** A table of routes as an OpenAPI document. */
export async function openApiDocument(table: RouteTable): Promise<OpenApiDocument> {
  const shapes = collectShapes();
  const refusals = new Map<string, object>();
  const paths: OpenApiDocument['paths'] = {};
  for (const [operation, route] of Object.entries(table)) {
    const errors = errorsByStatus(route).map(([status, codes]) => {
      const name = [...(route.reporterErrors ? ['reporter'] : []), ...codes].join('.');
      refusals.set(name, refusal(codes, route));
      return [status, { $ref: `#/components/responses/${name}` }];
    });
    const shapeName = operation.split('.').map(capitalized).join('');
    paths[route.path] = {
      ...paths[route.path],
      ...(route.base === undefined ? {} : { servers: [{ url: route.base }] }),
      [route.method.toLowerCase()]: {
        operationId: operation,
        tags: [resourceOf(operation)],
        summary: route.summary,
        ...(route.notes === undefined ? {} : { description: route.notes }),
        security: route.access === 'key' ? [{ apiKey: [] }] : [],
        parameters: parametersOf(route),
        ...(await bodyOf(route, shapes, shapeName)),
        responses: { ...successOf(route, shapes, shapeName), ...Object.fromEntries(errors) },
        'x-repeatable': route.repeatable,
        ...(route.aliases === undefined ? {} : { 'x-aliases': route.aliases }),
      },
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Eval service', version: '1', description: DESCRIPTION },
    servers: [{ url: API_PATH }],
    tags: [...new Set(Object.keys(table).map(resourceOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the service.' },
      },
      responses: Object.fromEntries([...refusals].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      schemas: { ...shapes.schemas(), ...ERROR_SHAPES },
    },
  };
}

/** Resource that an operation is about: the first part of its name. */
export function resourceOf(operation: string): string {
  return operation.split('.')[0] ?? operation;
}

/** Codes that a route may refuse with, by their statuses in ascending order. */
export function errorsByStatus(route: Route): [status: number, codes: ErrorCode[]][] {
  const byStatus = Map.groupBy(errorsOf(route), (code) => ERROR_STATUS[code]);
  return [...byStatus].sort(([one], [other]) => one - other);
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const ERROR_SHAPES: Readonly<Record<string, JsonShape>> = {
  Error: {
    type: 'object',
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      details: { type: 'object' },
    },
    required: ['code', 'message'],
  },
  ReporterError: {
    allOf: [{ $ref: '#/components/schemas/Error' }],
    type: 'object',
    properties: {
      ok: { const: false },
      error: { type: 'string', description: 'The message again.' },
    },
    required: ['ok', 'error'],
  },
};

function refusal(codes: readonly ErrorCode[], { reporterErrors }: Route): object {
  const shape = `#/components/schemas/${reporterErrors ? 'ReporterError' : 'Error'}`;
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}`).join('\n\n'),
    ...(codes.includes('RATE_LIMITED') && {
      headers: {
        'Retry-After': {
          description: 'Seconds to wait, where it is the rate of the key.',
          schema: { type: 'integer' },
        },
      },
    }),
    ...json({ allOf: [{ $ref: shape }], properties: { code: { enum: codes } } }),
  };
}

function parametersOf({ path, query = {}, headers = {}, reply }: Route): object[] {
  const text = { type: 'string' };
  const described = (place: string, members: Readonly<Record<string, string>>) =>
    Object.entries(members).map(([name, description]) => ({
      name,
      in: place,
      description,
      schema: text,
    }));
  return [
    ...paramNames(path).map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...described('query', query),
    ...('pages' in reply ? pageParameters(reply.pages, reply.wholeByDefault) : []),
    ...described('header', headers),
  ];
}

function pageParameters(pages: PageLimits, wholeByDefault = false): object[] {
  const standard = wholeByDefault
    ? `${pages.default} by default, or all where there is no \`cursor\` either`
    : `${pages.default} by default`;
  return [
    {
      name: 'cursor',
      in: 'query',
      description: '`nextCursor` of the page before.',
      schema: { type: 'string' },
    },
    {
      name: 'limit',
      in: 'query',
      description: `Items of the page: ${standard}. What is less than 1 counts as 1, and what is more than ${pages.max} as ${pages.max}.`,
      schema: { type: 'integer' },
    },
  ];
}

type Shapes = ReturnType<typeof collectShapes>;

async function bodyOf({ request, takesFile }: Route, shapes: Shapes, name: string) {
  if (takesFile) return { requestBody: { content: { '*/*': {} } } };
  if (request === undefined) return {};
  const schema = shapes.refTo(await request(), `${name}Request`);
  return { requestBody: { required: true, ...json(schema) } };
}

function successOf({ reply }: Route, shapes: Shapes, name: string) {
  if (reply.status === 204) return { 204: { description: SUCCESS[204] } };
  const schema =
    'pages' in reply
      ? {
          type: 'object',
          properties: {
            items: { type: 'array', items: shapes.refTo(reply.items, `${name}Item`) },
            nextCursor: { type: 'string', description: 'Not there on the last page.' },
          },
          required: ['items'],
        }
      : shapes.refTo(reply.body, `${name}Reply`);
  return { [reply.status]: { description: SUCCESS[reply.status], ...json(schema) } };
}

const SUCCESS: Readonly<Record<Route['reply']['status'], string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted: it goes on after the answer.',
  204: 'Done, and there is nothing to tell.',
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
