import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { errorsOf, type Route } from '../../../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../../../src/contract/routes/table.ts';
import { ERROR_STATUS } from '../../../../../src/contract/wire/envelope.ts';
import type { Obstacle } from '../../../obstacles.ts';
import type { Answer } from '../../api-caller.ts';

const FILE = resolve(import.meta.dirname, '../../../../../../shared/spec/openapi.json');

/** The OpenAPI document of the published service lies beside the checkout, where it is at all. */
export const NO_VENDOR_DOCUMENT: Obstacle = existsSync(FILE) ? null : `there is no ${FILE}`;

interface Described {
  content?: Record<string, { schema: AnySchema }>;
}
interface VendorDocument {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
}

const document: VendorDocument | null =
  NO_VENDOR_DOCUMENT === null ? JSON.parse(readFileSync(FILE, 'utf8')) : null;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
if (document !== null) ajv.addSchema(document, 'vendor');

function responsesOf(operation: Operation): Record<string, Described> | undefined {
  const { method, path, base }: Route = ROUTES[operation];
  if (base !== undefined) return undefined;
  return document?.paths[path]?.[method.toLowerCase()]?.responses;
}

/** Operations of the table that the document has too. */
export function vendorOperations(): Operation[] {
  return (Object.keys(ROUTES) as Operation[]).filter(
    (operation) => responsesOf(operation) !== undefined,
  );
}

/** What the document has and the table has not, as `POST /projects`. */
export function vendorRoutesWithout(): string[] {
  const ours = new Set(Object.values(ROUTES).map(({ method, path }: Route) => `${method} ${path}`));
  return Object.entries(document?.paths ?? {})
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((route) => !ours.has(route));
}

/** Statuses that a route of the table may answer with and the document does not name. */
export function statusesWithout(operation: Operation): number[] {
  const route: Route = ROUTES[operation];
  const statuses = [route.reply.status, ...errorsOf(route).map((code) => ERROR_STATUS[code])];
  const described = responsesOf(operation) ?? {};
  return [...new Set(statuses)].filter((status) => described[status] === undefined);
}

/**
 * Where an answer is not what the document says, each as one line; indexes of lists are left out. A
 * refusal of a status that it does not name is held to what it says of all.
 */
export function vendorProblems(operation: Operation, { status, body }: Answer): string[] {
  if (responsesOf(operation) === undefined) return [];
  const validate = ajv.compile({ $ref: `vendor${shapePlace(operation, status)}` });
  validate(body);
  const lines = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${status}${instancePath.replaceAll(/\/\d+/g, '/*')} ${message}`,
  );
  return [...new Set(lines)];
}

function shapePlace(operation: Operation, status: number): string {
  if (status >= 400) return '#/components/schemas/Error';
  const { method, path }: Route = ROUTES[operation];
  const response = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const steps = [...response, 'content', 'application/json', 'schema'];
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')}`;
}
