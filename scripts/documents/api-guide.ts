import {
  API_PATH,
  errorsOf,
  type Route,
  type RouteTable,
} from '../../src/contract/routes/route.ts';
import { ERROR_STATUS } from '../../src/contract/wire/envelope.ts';
import {
  ERROR_MEANINGS,
  errorsByStatus,
  openApiDocument,
  resourceOf,
} from '../../src/service/http/openapi/openapi-document.ts';
import type { JsonShape } from '../../src/service/http/openapi/shapes.ts';
import { CLIENT_METHODS } from './client-methods.ts';
import { tableOf } from './markdown-table.ts';

/** The guide to the API of a table of routes. */
export async function apiGuide(table: RouteTable): Promise<string> {
  const { components, paths } = await openApiDocument(table);
  const byResource = Map.groupBy(Object.entries(table), ([operation]) => resourceOf(operation));
  const routes = [...byResource].flatMap(([resource, entries]) => [
    // A shape may have the name of the resource, and so its anchor.
    `## Routes: ${resource}`,
    ...entries.flatMap(([operation, route]) =>
      routeText(operation, route, paths[route.path]?.[route.method.toLowerCase()]),
    ),
  ]);
  const shapes = Object.entries(components.schemas).flatMap(([name, shape]) => [
    `### ${name}`,
    ...shapeText(shape),
  ]);
  const blocks = [INTRODUCTION, errorTable(table), ...routes, SHAPES, ...shapes];
  return `${blocks.join('\n\n')}\n`;
}

const INTRODUCTION = `\
# The API of the service

Written by \`npm run schemas\` from the table of routes in \`src/contract/routes/\`. A service tells the
same to programs as an OpenAPI 3.1 document, at \`GET ${API_PATH}/openapi.json\`. What the service makes
of a request is in [service.md](service.md).

\`\`\`sh
npm run serve -- keys create --name laptop   # prints a key, once
npm run serve
curl -H "Authorization: Bearer $KEY" http://127.0.0.1:8787${API_PATH}/projects
\`\`\`

- **Paths** are below \`${API_PATH}\`, but where a route says otherwise.
- **Keys** go with each request as \`Authorization: Bearer sk_…\`, but where a route needs none. A key
  sees the projects of its organization only.
- **Bodies** are JSON objects. Members that are not named here are ignored, but for those of
  suites, of cases and of a run's request, and those that say how an MCP server is to be spoken to:
  these are refused by name. Replies may get new members at any time.
- **Pages**: a list is answered with \`items\` and, unless it is the last page, \`nextCursor\`. Send that
  as \`cursor\` to get the next one, in the query of a GET, in the body of a POST.
- **Times** are epoch milliseconds. Rates are fractions; \`minimumPassRate\` and \`minimumAccuracy\` are percent.
- **Repeatable** routes may be sent again where the answer was lost: twice does what once does.
- **client** is the method of the action's own client (\`src/client/\`), **tests** are the files that try
  the route on a real service, on SQLite and PostgreSQL, each in a test of the operation's name. Any
  other service is tried by [\`npm run conformance\`](service.md#trying-a-service).

## Errors

A refusal has the status of its code, and the body \`{code, message, details?}\`: \`code\` is stable,
\`message\` is for people. Routes of reporters have \`ok: false\` and \`error\`, the message again, besides.
A path that there is, asked by another method, is 404 with the header \`Allow\`.`;

/** Try each route of the table as plain requests, and by the client's method. */
const HTTP_TEST = '__tests__/service/http/conformance.test.ts';
const CLIENT_TEST = '__tests__/service/http/conformance-client.test.ts';

const SHAPES = `\
## Shapes

A member with \`?\` may be missing.`;

function errorTable(table: RouteTable): string {
  const codes = new Set(Object.values(table).flatMap(errorsOf));
  const rows = [...codes]
    .toSorted((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other])
    .map((code) => [`\`${code}\``, String(ERROR_STATUS[code]), ERROR_MEANINGS[code]]);
  return tableOf([['Code', 'Status', 'Meaning'], ...rows]);
}

interface OperationText {
  parameters: { name: string; in: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Content {
  content: Record<string, { schema?: JsonShape }>;
}

function routeText(operation: string, route: Route, described: unknown): string[] {
  const { parameters, requestBody, responses } = described as OperationText;
  const { method, base, path, aliases, summary, notes, access, repeatable, reply } = route;
  const options = parameters.filter((parameter) => parameter.in !== 'path');
  const keys = { key: [], anyone: ['Needs no key.'], ticket: ['Its path is the key.'] }[access];
  const facts = [
    `\`${operation}\`. ${repeatable ? 'Repeatable.' : 'Not repeatable.'}`,
    ...keys,
    ...(base === undefined ? [] : [`Below \`${base}\`.`]),
    ...(aliases === undefined ? [] : [`Also at ${aliases.map((at) => `\`${at}\``).join(', ')}.`]),
  ];
  const refusals = errorsByStatus(route).map(
    ([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`,
  );
  const clientMethod = new Map<string, string>(Object.entries(CLIENT_METHODS)).get(operation);
  const tests = clientMethod === undefined ? [HTTP_TEST] : [HTTP_TEST, CLIENT_TEST];
  const rows = [
    ...options.map(({ name, in: place, description = '' }) => [
      `${place} \`${name}\``,
      description,
    ]),
    ...(requestBody ? [['body', contentText(requestBody)]] : []),
    [`reply ${reply.status}`, contentText(responses[reply.status])],
    ['refusals', refusals.join('; ')],
    ['client', clientMethod === undefined ? 'none' : `\`client.${clientMethod}()\``],
    ['tests', tests.map((file) => `\`${file}\``).join(', ')],
  ];
  return [
    `### ${method} \`${path}\``,
    [summary, notes].filter(Boolean).join(' '),
    facts.join(' '),
    tableOf([['', ''], ...rows]),
  ];
}

function contentText(content: Content | undefined): string {
  const schema = content?.content['application/json']?.schema;
  return schema === undefined ? 'a file, of any content type' : typeText(schema);
}

function shapeText(shape: JsonShape): string[] {
  const variants = shape.oneOf ?? shape.anyOf;
  if (variants !== undefined) {
    return ['One of:', variants.map((variant) => `- ${typeText(variant)}`).join('\n')];
  }
  const whole = shape['allOf'] as JsonShape[] | undefined;
  const members = Object.entries(shape.properties ?? {}).map(([name, member]) => [
    `\`${name}\`${shape.required?.includes(name) ? '' : ' ?'}`,
    [typeText(member), limitsText(member)].filter(Boolean).join(', '),
    member.description ?? '',
  ]);
  const heads = ['Member', 'Type', 'Meaning'];
  const columns = members.some(([, , meaning]) => meaning !== '') ? 3 : 2;
  return [
    ...(whole === undefined ? [] : [`As ${whole.map(typeText).join(', ')}, and:`]),
    members.length === 0
      ? 'An object of any members.'
      : tableOf([heads, ...members].map((row) => row.slice(0, columns))),
  ];
}

/** A type in words, with the shapes it is made of. */
function typeText(shape: JsonShape): string {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum !== undefined) {
    return shape.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  }
  const variants = shape.oneOf ?? shape.anyOf;
  if (variants !== undefined) return variants.map(typeText).join(' or ');
  if (Array.isArray(shape.type)) return shape.type.join(' or ');
  if (shape.type === 'array') return `list of ${typeText(shape.items ?? {})}`;
  const { properties } = shape;
  if (properties !== undefined) {
    const members = Object.entries(properties).map(
      ([name, member]) =>
        `\`${name}\`${shape.required?.includes(name) ? '' : '?'}: ${typeText(member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  return shape.type ?? 'anything';
}

function limitsText(shape: JsonShape): string {
  const { minimum, maximum, maxItems, maxLength } = shape;
  const most = maximum ?? maxItems ?? maxLength;
  return [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ].join(', ');
}
