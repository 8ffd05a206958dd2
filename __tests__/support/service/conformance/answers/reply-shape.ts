import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { Route } from '../../../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../../../src/contract/routes/table.ts';

const OF_SERVER = 'an MCP server wrote it';

/** Where a reply may hold members that no shape can name, as a pattern of their place, and why. */
const OPEN_PLACES: Partial<Record<Operation, readonly (readonly [place: RegExp, why: string])[]>> =
  {
    'runs.iterations.trace': [
      [/^$/, 'a reporter put more into its trace'],
      [/^\/messages\/\d+$/, 'messages are those of the model SDK'],
      [/^\/prompts\/\d+\/argumentMismatches\/\d+$/, 'told in the words of the reporter as well'],
      [/^\/prompts\/\d+\/predicateResults\/\d+\/predicate$/, 'each assertion has its own members'],
    ],
    'servers.tools.list': [[/^\/items\/\d+$/, OF_SERVER]],
    'servers.prompts.list': [[/^\/items\/\d+$/, OF_SERVER]],
    'servers.resources.list': [[/^\/items\/\d+$/, OF_SERVER]],
    'servers.tools.call': [[/^$/, OF_SERVER]],
    'servers.prompts.get': [[/^$/, OF_SERVER]],
    'servers.resources.read': [[/^(\/contents\/\d+)?$/, OF_SERVER]],
    'service.openapi': [
      [/^$/, 'a document of another standard'],
      [/^\/info$/, 'a document of another standard'],
    ],
  } as Partial<Record<string, readonly (readonly [RegExp, string])[]>>;

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** Members of the body of a success that its route's shape has no name for, as a problem each. */
export function unnamedMembers(operation: Operation, body: unknown): string[] {
  const { reply }: Route = ROUTES[operation];
  const places = 'pages' in reply ? /^\/items\/\d+/ : /^/;
  const isOpen = (place: string) =>
    (OPEN_PLACES[operation] ?? []).some(([open]) => open.test(place.replace(places, '')));
  return unnamedIn(operation, body)
    .filter(({ instancePath }) => !isOpen(instancePath))
    .map(({ instancePath, params }) => `${instancePath}/${params['additionalProperty']}: unnamed`);
}

/** The shape of the body of a success. */
export function shapeOf(operation: Operation): z.ZodType {
  const { reply }: Route = ROUTES[operation];
  return 'pages' in reply ? pageOf(reply.items) : reply.body;
}

function pageOf(item: z.ZodType) {
  return z.looseObject({ items: z.array(item), nextCursor: z.string().min(1).optional() });
}

/** Members that an object of the shape has no name for. An object without named members is open. */
function unnamedIn(operation: Operation, body: unknown): ErrorObject[] {
  if (ajv.getSchema(operation) === undefined) {
    ajv.addSchema(closed(shapeOf(operation)), operation);
  }
  const validate = ajv.getSchema(operation);
  validate?.(body);
  return (validate?.errors ?? []).filter(({ keyword }) => keyword === 'additionalProperties');
}

function closed(shape: z.ZodType) {
  return z.toJSONSchema(shape, {
    io: 'input',
    override({ jsonSchema }) {
      const isLoose = JSON.stringify(jsonSchema.additionalProperties) === '{}';
      const names = Object.keys(jsonSchema.properties ?? {});
      if (isLoose && names.length > 0) jsonSchema.additionalProperties = false;
    },
  });
}
