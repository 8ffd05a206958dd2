import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ROUTES } from '../src/contract/routes/table.ts';
import { suiteFileSchema } from '../src/evals/suite-file/suite-file-schema.ts';
import { REQUEST_INPUTS } from '../src/inputs/table/request.ts';
import { INPUTS } from '../src/inputs/table/table.ts';
import { gateFileSchema } from '../src/policy/gate-file.ts';
import { quarantineFileSchema } from '../src/policy/quarantine-file.ts';
import { reportJsonSchema } from '../src/report-file/report-schema.ts';
import { snapshotJsonSchema } from '../src/report-file/schema/surface-schema.ts';
import { traceJsonSchema } from '../src/report-file/schema/trace-schema.ts';
import { localServerSchema, remoteServerSchema } from '../src/service/config/server-schemas.ts';
import { serviceConfigSchema } from '../src/service/config/service-config.ts';
import { apiGuide } from './documents/api-guide.ts';
import { withInputs, withInputTables } from './documents/input-documents.ts';
import { withRequestTables } from './documents/request-guide.ts';
import { suiteGuide } from './documents/suite-guide.ts';

/** Published JSON Schemas by their place in the repository. */
export function generateSchemas(): Record<string, Record<string, unknown>> {
  return {
    'schemas/report.schema.json': reportJsonSchema(),
    'schemas/trace.schema.json': traceJsonSchema(),
    'schemas/surface.schema.json': snapshotJsonSchema(),
    'schemas/suite-file.schema.json': {
      $id: 'urn:mcp-eval-gate-action:suite-file:1',
      title: 'Eval suite as code',
      ...z.toJSONSchema(suiteFileSchema, { io: 'input', override: letRowsStandIn }),
    },
    'schemas/gate-file.schema.json': {
      $id: 'urn:mcp-eval-gate-action:gate-file:1',
      title: 'Gate as code',
      ...z.toJSONSchema(gateFileSchema, { io: 'input', unrepresentable: recordOfMap }),
    },
    'schemas/quarantine-file.schema.json': {
      $id: 'urn:mcp-eval-gate-action:quarantine-file:1',
      title: 'Cases in quarantine',
      ...z.toJSONSchema(quarantineFileSchema, { io: 'input' }),
    },
    'schemas/service-config.schema.json': {
      $id: 'urn:mcp-eval-gate-action:service-config:1',
      title: 'Configuration of the service',
      ...z.toJSONSchema(serviceConfigSchema, { io: 'input', override: describeServers }),
    },
  };
}

/** A server is read in its own way, so that its shape does not tell what it is. */
function describeServers({ jsonSchema, path }: SchemaPart): void {
  if (path.at(-2) !== 'mcpServers' || path.at(-1) !== 'additionalProperties') return;
  const { $schema: _, ...shape } = z.toJSONSchema(
    z.union([localServerSchema, remoteServerSchema]),
    { io: 'input' },
  );
  Object.assign(jsonSchema, shape);
}

/** What others chose the names for is read into a map, and written as an object. */
function recordOfMap({ zodSchema }: { zodSchema: z.core.$ZodTypes }) {
  const { def } = zodSchema._zod;
  if (def.type !== 'map') return 'throw';
  const written = z.record(z.string().min(1), def.valueType);
  const { $schema: _, ...shape } = z.toJSONSchema(written, { io: 'input' });
  return shape;
}

/** What stands in a test for a value of a row, in place of a number or a truth. */
const ROW_VALUE = { type: 'string', pattern: '^\\{\\{ ?row\\.[^{}\\s]+ ?\\}\\}$' } as const;

/** A text may come from a row anyway; editors are told that numbers and the like may as well. */
function letRowsStandIn({ jsonSchema, path }: SchemaPart): void {
  const { description, ...shape } = jsonSchema;
  const isPlain = ['integer', 'number', 'boolean'].includes(String(shape.type));
  if (!isPlain || !path.includes('tests')) return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, { ...(description && { description }), anyOf: [shape, ROW_VALUE] });
}

/** A part of a schema, and where it stands in it. */
interface SchemaPart {
  jsonSchema: z.core.JSONSchema.BaseSchema;
  path: (string | number)[];
}

/** Documents that have the inputs in them, by their place in the repository. */
export function generateInputDocuments(): Record<string, string> {
  const [metadata, guide] = ['action.yml', 'docs/inputs.md'];
  const request = 'request/action.yml';
  return {
    [request]: withInputs(readFileSync(request, 'utf8'), REQUEST_INPUTS),
    [metadata]: withInputs(readFileSync(metadata, 'utf8'), INPUTS),
    [guide]: withInputTables(readFileSync(guide, 'utf8'), INPUTS),
  };
}

/** The guides to the API and to its operations as steps, by their places in the repository. */
export async function generateApiGuide(): Promise<Record<string, string>> {
  const request = 'docs/request.md';
  return {
    'docs/api.md': await apiGuide(ROUTES),
    [request]: await withRequestTables(readFileSync(request, 'utf8')),
  };
}

/** The guide to the suite file, by its place in the repository. */
export function generateSuiteGuide(): Record<string, string> {
  return { 'docs/suite.md': suiteGuide() };
}

if (import.meta.main) {
  for (const [file, text] of Object.entries({
    ...generateInputDocuments(),
    ...generateSuiteGuide(),
    ...(await generateApiGuide()),
  })) {
    writeFileSync(file, text);
  }
  const schemas = generateSchemas();
  for (const [file, schema] of Object.entries(schemas)) {
    writeFileSync(file, JSON.stringify(schema));
  }
  execFileSync('biome', ['format', '--write', ...Object.keys(schemas)], { stdio: 'inherit' });
}
