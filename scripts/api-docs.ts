/** Writes `docs/api.md` from the table of routes. `--check` compares only. */
import { type JsonSchema, type OperationEntry, openApiDocument } from '../src/api/openapi.ts';
import { type ErrorCode, errorCodes, STATUS_OF_CODE } from '../src/api/operation.ts';
import { MAX_ROWS } from '../src/api/resources/ingest.ts';
import { BASE_PATH, GROUPS, QUERY_PARAMETERS } from '../src/api/routes.ts';
import { LIMITS } from '../src/service/http/body.ts';
import * as pages from '../src/service/http/pages.ts';
import { API_DESCRIPTION, CODE_MEANINGS } from '../src/words/api.ts';
import { sub, table, writeAll } from './suite-docs.ts';

const { paths, components } = await openApiDocument();
const { schemas } = components;
/** Each route can answer with these. */
const COMMON: ErrorCode[] = ['UNAUTHORIZED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL_ERROR'];
const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';
const allRefs = [...JSON.stringify({ paths, schemas }).matchAll(/"\$ref":"([^"]+)"/g)];
const places = Map.groupBy(allRefs, ([, ref = '']) => nameOf(ref));
/** Schemas of several places have a section of their own, and so have unions. */
const isShared = (name: string) => {
  const { properties = {}, oneOf } = schemas[name] ?? {};
  const isEmpty = Object.keys(properties).length === 0;
  return oneOf !== undefined || (!isEmpty && (places.get(name)?.length ?? 0) > 1);
};

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : resolved(schemas[nameOf(schema.$ref)] ?? {});

/** The type of a value in a few words. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, items, const: only, enum: values } = schema;
  if ($ref !== undefined) {
    const name = nameOf($ref);
    return isShared(name) ? `[${name}](#${name.toLowerCase()})` : typeOf(resolved(schema));
  }
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ');
  const options = schema.anyOf?.map(sub).map(typeOf) ?? [type ?? 'any'].flat();
  const named = [...new Set(options)].filter((name) => name !== '').join(' or ');
  return type === 'array' ? `list of ${typeOf(sub(items))}` : named;
}

/** Objects that a schema holds, by their path: `items[].latestRun`. A union has one for each variant. */
function objectsIn(schema: JsonSchema, path: string): { path: string; object: JsonSchema }[] {
  const { $ref, properties, items, anyOf, oneOf } = schema;
  if ($ref !== undefined) return isShared(nameOf($ref)) ? [] : objectsIn(resolved(schema), path);
  if (items !== undefined) return objectsIn(sub(items), `${path}[]`);
  const variants = (anyOf ?? oneOf ?? []).flatMap((one) => objectsIn(sub(one), path));
  if (properties === undefined) return variants;
  const inner = Object.entries(properties).flatMap(([name, member]) => {
    return objectsIn(sub(member), path === '' ? name : `${path}.${name}`);
  });
  return [{ path, object: schema }, ...inner];
}

function membersOf({ properties = {}, required = [] }: JsonSchema): string {
  const members = Object.entries(properties).map(([name, member]) => {
    const type = typeOf(sub(member));
    return required.includes(name)
      ? `\`${name}\` ${type}`
      : `\`${name}?\` ${type.replace(/ or null$/, '')}`;
  });
  return members.join('; ');
}

/** Rows of a body or reply: one for each object in it. */
function rowsOf(title: string, schema: JsonSchema): string[][] {
  const rows = objectsIn(schema, '').map(({ path, object }) => {
    const place = path === '' ? '' : `\`${path}\``;
    return [`${title} ${place}`.trim(), membersOf(object) || 'object'];
  });
  return rows.length === 0 ? [[title, typeOf(schema)]] : rows;
}

function route(method: string, path: string, entry: OperationEntry): string[] {
  const { summary, operationId, parameters, requestBody, responses } = entry;
  const [[status, success] = []] = Object.entries(responses);
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `\`${name}\``);
  const codes = errorCodes(operationId).filter((code) => !COMMON.includes(code));
  const notes = [
    summary,
    `Operation \`${operationId}\`.`,
    query.length === 0 ? '' : `Query: ${query.join(', ')}.`,
    codes.length === 0 ? '' : `Errors: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
  ];
  const body = requestBody?.content['application/json'].schema;
  const reply = success !== undefined && 'content' in success ? success.content : undefined;
  const rows = [
    ...(body === undefined ? [] : rowsOf('body', body)),
    ...rowsOf(`reply ${status}`, reply?.['application/json'].schema ?? {}),
  ];
  return [
    `### ${method.toUpperCase()} ${path}`,
    notes.filter((note) => note !== '').join(' '),
    table(['part', 'members'], rows),
  ];
}

const TITLES: Record<(typeof GROUPS)[number], string> = {
  catalogue: 'Catalogue',
  servers: 'Operations on servers',
  evals: 'Suites and runs',
  ingest: 'Ingestion of results',
};
const mebibytes = (group: keyof typeof LIMITS) => `${LIMITS[group].bytes / 2 ** 20} MiB`;
const { CATALOGUE_PAGE, ITERATIONS_PAGE, RUNS_PAGE } = pages;
const size = ({ default: usual, max }: pages.PageSize) => `${usual}, at most ${max}`;

const blocks = [
  '# API',
  '`npm run docs` writes this page from the table of routes. Do not edit it.',
  API_DESCRIPTION,
  `All paths are below \`<origin>${BASE_PATH}\`. \`GET ${BASE_PATH}/openapi.json\` returns the OpenAPI document and needs no key.`,
  '## Requests',
  [
    '- Send the key with each request: `Authorization: Bearer sk_…`. A key acts as one user in one organization.',
    '- Send JSON objects with `Content-Type: application/json`. An empty body counts as `{}`.',
    '- A single resource is the object itself. A list is `{ items, nextCursor? }`. The last page has no `nextCursor`.',
    '- An error is `{ code, message, details? }`. Ingestion routes add `ok: false` and `error`, which older reporters read.',
    '- Times are epoch milliseconds. Rates of results go from 0 to 1. `minimumPassRate` goes from 0 to 100.',
    '- Tool results are JSON that the service reads and writes again. It rounds integers beyond 2^53.',
    '- Ingestion routes accept `default` as `projectId`. `/scenarios` is another name of `/chatboxes`, and `/sdk/v1/evals/…` of the ingestion routes of `default`.',
  ].join('\n'),
  'In the tables below, a member with `?` can be missing or null.',
  '## Errors',
  'Each route can answer with `UNAUTHORIZED`, `FORBIDDEN`, `RATE_LIMITED` and `INTERNAL_ERROR`. Other codes stand at the route.',
  table(
    ['code', 'status', 'meaning'],
    Object.entries(STATUS_OF_CODE).map(([code, status]) => {
      const known = Object.entries(CODE_MEANINGS).find(([name]) => name === code);
      return [`\`${code}\``, String(status), known?.[1] ?? ''];
    }),
  ),
  '## Limits',
  table(
    ['limit', 'value'],
    [
      ['requests of a key', '60 a minute, bursts of 10; then 429 with `Retry-After`'],
      ['active runs', '2; then 429 with `details.reason: CONCURRENT_RUN_LIMIT`'],
      ['body', `${mebibytes('catalogue')}; of suites and runs ${mebibytes('evals')}`],
      ['rows of an ingestion request', String(MAX_ROWS)],
      [
        'page of the catalogue',
        `all without \`limit\` and \`cursor\`; else ${size(CATALOGUE_PAGE)}`,
      ],
      ['page of iterations', size(ITERATIONS_PAGE)],
      ['page of runs', size(RUNS_PAGE)],
    ],
  ),
  '## Query parameters',
  table(
    ['name', 'meaning'],
    Object.entries(QUERY_PARAMETERS).map(([name, meaning]) => [`\`${name}\``, meaning]),
  ),
  ...GROUPS.flatMap((group) => [
    `## ${TITLES[group]}`,
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, entry]) =>
        entry.tags.includes(group) ? route(method, path, entry) : [],
      ),
    ),
  ]),
  '## Objects',
  ...Object.entries(schemas)
    .filter(([name]) => isShared(name) && places.has(name))
    .flatMap(([name, schema]) => [`### ${name}`, table(['part', 'members'], rowsOf('', schema))]),
];

writeAll({ 'docs/api.md': `${blocks.join('\n\n')}\n` });
