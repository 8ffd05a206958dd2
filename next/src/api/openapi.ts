import * as z from 'zod';
import { API_DESCRIPTION, CODE_MEANINGS, SUCCESS_MEANINGS } from '../words/api.ts';
import {
  type ErrorCode,
  errorCodes,
  OPERATIONS,
  type Operation,
  STATUS_OF_CODE,
} from './operation.ts';
import { BASE_PATH, QUERY_PARAMETERS, type QueryName, routes } from './routes.ts';

/** A JSON Schema, as far as we look into it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One operation of the document. */
export interface OperationEntry {
  operationId: Operation;
  tags: string[];
  summary: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  requestBody?: JsonContent;
  responses: Record<string, (JsonContent & { description: string }) | { $ref: string }>;
}
interface JsonContent {
  content: { 'application/json': { schema: JsonSchema } };
}

/** As much of OpenAPI 3.1 as this API needs. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationEntry>>;
  components: {
    securitySchemes: Record<string, object>;
    responses: Record<string, object>;
    schemas: Record<string, JsonSchema>;
  };
}

const SCHEMAS = '#/components/schemas/';
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Makes the OpenAPI document of the table of routes. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const named = await nameSchemas();
  const responses: Record<string, object> = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of OPERATIONS) {
    const { path, method, group, summary, status, query, body, reply } = routes[operation];
    const entry: OperationEntry = {
      operationId: operation,
      tags: [group],
      summary,
      parameters: parametersOf(path, query),
      responses: {
        [status]: {
          description: SUCCESS_MEANINGS[status],
          ...json(named.refTo(await reply(), `${operation}Reply`)),
        },
      },
    };
    if (body !== null) {
      entry.requestBody = json(named.refTo(await body(), `${operation}Request`));
    }
    const byStatus = Map.groupBy(errorCodes(operation), (code) => STATUS_OF_CODE[code]);
    for (const [errorStatus, codes] of byStatus) {
      const name = codes.join('.');
      responses[name] = errorResponse(codes);
      entry.responses[errorStatus] = { $ref: `#/components/responses/${name}` };
    }
    paths[path] = { ...paths[path], [method.toLowerCase()]: entry };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Server Operations and Eval Runs', version: '1', description: API_DESCRIPTION },
    servers: [{ url: BASE_PATH }],
    tags: [...new Set(OPERATIONS.map((operation) => routes[operation].group))].map((name) => ({
      name,
    })),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      responses,
      schemas: named.schemas({ paths, responses }),
    },
  };
}

function parametersOf(path: string, query: readonly QueryName[]): OperationEntry['parameters'] {
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

/** Names schemas by their exports, so that the document holds each once. */
async function nameSchemas() {
  const ingest = await import('./resources/ingest.ts');
  const modules: [string, object][] = [
    ['cases', await import('./cases.ts')],
    ['failure', await import('../report/failure.ts')],
    ['shapes', await import('./resources/shapes.ts')],
    ['trace', await import('./resources/trace.ts')],
    ['catalogue', await import('./resources/catalogue.ts')],
    ['servers', await import('./resources/operations.ts')],
    ['evals', await import('./resources/evals.ts')],
    ['ingest', ingest],
  ];
  const registry = z.registry<{ id: string }>();
  const ids = new Set<string>();
  const add = (schema: z.ZodType, module: string, name: string): string => {
    const known = registry.get(schema)?.id;
    if (known !== undefined) return known;
    const short = capitalized(name);
    // Two groups may have a schema of one name.
    const id = ids.has(short) ? `${capitalized(module)}${short}` : short;
    ids.add(id);
    registry.add(schema, { id });
    return id;
  };
  for (const [module, exports] of modules) {
    for (const [name, value] of Object.entries(exports)) {
      if (value instanceof z.ZodType) add(value, module, name);
    }
  }
  // Rows are read member by member, which their place in a request does not show.
  const rows = ingest.reportRequest.shape.results.element;
  return {
    refTo: (schema: z.ZodType, name: string) => ({ $ref: `${SCHEMAS}${add(schema, '', name)}` }),
    /** The schemas that the document refers to. */
    schemas: (document: object): Record<string, JsonSchema> => {
      const { schemas } = z.toJSONSchema(registry, {
        io: 'input',
        uri: (id) => `${SCHEMAS}${id}`,
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema === rows) jsonSchema.$ref = `${SCHEMAS}Row`;
          simplify(jsonSchema);
        },
      });
      const text = JSON.stringify([document, schemas]);
      const used = Object.entries(schemas).filter(([id]) =>
        text.includes(`"$ref":"${SCHEMAS}${id}"`),
      );
      return Object.fromEntries(
        used.map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
      );
    },
  };
}

/** Removes what says nothing. */
function simplify(schema: JsonSchema): void {
  delete schema.propertyNames;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
