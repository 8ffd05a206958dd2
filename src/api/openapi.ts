import * as z from 'zod';
import {
  API_DESCRIPTION,
  CODE_MEANINGS,
  OPERATION_SUMMARIES,
  SUCCESS_MEANINGS,
} from '../words/api.ts';
import {
  type ErrorCode,
  errorCodes,
  OPERATIONS,
  type Operation,
  STATUS_OF_CODE,
} from './operation.ts';
import { BASE_PATH, GROUPS, QUERY_PARAMETERS, type QueryName, routes } from './routes.ts';

/** A JSON Schema, as far as we look into it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type OperationEntry = Awaited<ReturnType<typeof entryOf>>;

const SCHEMAS = '#/components/schemas/';
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** Makes the OpenAPI document of the table of routes. */
export async function openApiDocument() {
  const named = await nameSchemas();
  const responses: Record<string, object> = {};
  const paths: Record<string, Record<string, OperationEntry>> = {};
  for (const operation of OPERATIONS) {
    const { path, method } = routes[operation];
    const entry = await entryOf(operation, named.refTo, responses);
    paths[path] = { ...paths[path], [method.toLowerCase()]: entry };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Server Operations and Eval Runs', version: '1', description: API_DESCRIPTION },
    servers: [{ url: BASE_PATH }],
    tags: GROUPS.map((name) => ({ name })),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      responses,
      schemas: named.schemas(),
    },
  };
}

/** @param errors gets the responses that the entry refers to */
async function entryOf(operation: Operation, refTo: RefTo, errors: Record<string, object>) {
  const { path, group, status, query, body, reply } = routes[operation];
  const success = json(refTo(await reply(), `${operation}Reply`));
  const responses: Record<string, (typeof success & { description: string }) | { $ref: string }> = {
    [status]: { description: SUCCESS_MEANINGS[status], ...success },
  };
  const byStatus = Map.groupBy(errorCodes(operation), (code) => STATUS_OF_CODE[code]);
  for (const [errorStatus, codes] of byStatus) {
    const name = codes.join('.');
    errors[name] = errorResponse(codes);
    responses[errorStatus] = { $ref: `#/components/responses/${name}` };
  }
  return {
    operationId: operation,
    tags: [group],
    summary: OPERATION_SUMMARIES[operation],
    parameters: parametersOf(path, query),
    requestBody: body === null ? undefined : json(refTo(await body(), `${operation}Request`)),
    responses,
  };
}

function parametersOf(path: string, query: readonly QueryName[]) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    return { name, in: 'path', required: true, schema: { type: 'string' as const } };
  });
  const inQuery = query.map((name) => {
    const description = QUERY_PARAMETERS[name];
    const type = name === 'limit' ? ('integer' as const) : ('string' as const);
    return { name, in: 'query', required: false, description, schema: { type } };
  });
  return [...inPath, ...inQuery];
}

function errorResponse(codes: readonly ErrorCode[]): object {
  const description = codes.map((code) => `\`${code}\`: ${CODE_MEANINGS[code]}`).join('\n');
  const code = { enum: [...codes] };
  const body = json({ allOf: [{ $ref: `${SCHEMAS}ErrorBody` }], properties: { code } });
  if (!codes.includes('RATE_LIMITED')) return { description, ...body };
  const headers = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
  return { description, headers, ...body };
}

type RefTo = Awaited<ReturnType<typeof nameSchemas>>['refTo'];

/** Names schemas by their exports, so that the document holds each once. */
async function nameSchemas() {
  const ingest = await import('./resources/ingest.ts');
  const modules: object[] = [
    await import('./cases/assertions.ts'),
    await import('./cases/steps.ts'),
    await import('./cases/cases.ts'),
    await import('../report/failure.ts'),
    await import('./resources/shapes.ts'),
    await import('./resources/trace.ts'),
    await import('./resources/catalogue.ts'),
    await import('./resources/operations.ts'),
    await import('./resources/evals.ts'),
    ingest,
  ];
  const registry = z.registry<{ id: string }>();
  const nameOf = (schema: z.ZodType, name: string): string => {
    const id = registry.get(schema)?.id ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    if (!registry.has(schema)) registry.add(schema, { id });
    return id;
  };
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (value instanceof z.ZodType) nameOf(value, name);
  }
  // Rows are read member by member, which their place in a request does not show.
  const rows = ingest.reportRequest.shape.results.element;
  return {
    refTo: (schema: z.ZodType, name: string) => ({ $ref: `${SCHEMAS}${nameOf(schema, name)}` }),
    schemas: (): Record<string, JsonSchema> => {
      const { schemas } = z.toJSONSchema(registry, {
        io: 'input',
        // An assertion about a widget is known by its `kind`, and has no `type`.
        unrepresentable: 'any',
        uri: (id) => `${SCHEMAS}${id}`,
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema === rows) jsonSchema.$ref = `${SCHEMAS}Row`;
          simplify(jsonSchema);
        },
      });
      const bare = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
        id,
        schema,
      ]);
      return Object.fromEntries(bare);
    },
  };
}

/** Removes what says nothing. */
function simplify(schema: JsonSchema): void {
  delete schema.propertyNames;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
