import { z } from 'zod';
import {
  CHANGE_CLASSES,
  CHANGE_DIRECTIONS,
  SUBJECT_KINDS,
} from '../../model/regression/surface-change.ts';
import { SURFACE_LISTS } from '../../model/servers/surface.ts';
import { baselineOriginSchema } from './baseline-schema.ts';
import { count } from './common-schema.ts';

const named = {
  name: z.string(),
  title: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
};

const anySchema = z
  .union([z.boolean(), z.record(z.string(), z.unknown())])
  .describe('A JSON Schema as the server wrote it.');

const toolSchema = z.object({
  ...named,
  inputSchema: anySchema,
  outputSchema: z.exactOptional(anySchema),
  annotations: z.exactOptional(
    z.object({
      readOnlyHint: z.exactOptional(z.boolean()),
      destructiveHint: z.exactOptional(z.boolean()),
      idempotentHint: z.exactOptional(z.boolean()),
      openWorldHint: z.exactOptional(z.boolean()),
    }),
  ),
  taskSupport: z
    .exactOptional(z.literal('required'))
    .describe('There where the tool takes calls as tasks alone.'),
});

const promptSchema = z.object({
  ...named,
  arguments: z.array(z.object({ ...named, required: z.boolean() })),
});

const place = { mimeType: z.exactOptional(z.string()) };

/** What a server offers; a list that is missing is one that nobody found out. */
export const serverSurfaceSchema = z
  .object({
    server: z.string().describe('Its name.'),
    tools: z.exactOptional(z.array(toolSchema)),
    prompts: z.exactOptional(z.array(promptSchema)),
    resources: z.exactOptional(z.array(z.object({ ...named, uri: z.string(), ...place }))),
    resourceTemplates: z.exactOptional(
      z.array(z.object({ ...named, uriTemplate: z.string(), ...place })),
    ),
  })
  .describe('What a server offers. A list that is missing is one that nobody found out.');

export const surfaceReportSchema = z
  .object({
    servers: z.array(serverSurfaceSchema),
    silent: z
      .array(
        z.object({
          server: z.string(),
          message: z.string(),
          isOwnDoing: z.boolean().describe('It is its own doing, such as a crash.'),
        }),
      )
      .describe('Servers that did not tell what they offer.'),
    chosen: z
      .exactOptional(z.array(z.string()))
      .describe('Names of the servers that were asked for; missing where all there are were.'),
  })
  .describe('What servers offered when they were asked, in an order that is always the same.');

const changeSchema = z.object({
  server: z.string(),
  subject: z.object({ kind: z.enum(SUBJECT_KINDS), name: z.string() }),
  place: z.string().describe('JSON pointer into the subject; empty for all of it.'),
  direction: z
    .enum(CHANGE_DIRECTIONS)
    .describe('Whom it concerns: what callers send, what they read, or neither.'),
  class: z.enum(CHANGE_CLASSES),
  kind: z.string().describe('Such as `tool-removed` or `values-narrowed`.'),
  before: z.string().nullable(),
  after: z.string().nullable(),
  diff: z.exactOptional(
    z.array(z.object({ sign: z.enum(['same', 'removed', 'added']), text: z.string() })),
  ),
});

/** How what servers offer differs from what they offered. */
export const surfaceVerdictSchema = z
  .object({
    changes: z.array(changeSchema).describe('The gravest first; 1,000 at most.'),
    counts: z
      .object({ breaking: count, unclear: count, wording: count, compatible: count })
      .describe('How many there are of each class.'),
    weights: z
      .array(
        z.object({
          server: z.string(),
          before: count.nullable(),
          after: count.nullable(),
        }),
      )
      .describe('About how many tokens the list of tools is, which each request of a model pays.'),
    untold: z
      .exactOptional(
        z.array(z.object({ server: z.string(), lists: z.array(z.enum(SURFACE_LISTS)) })),
      )
      .describe('Lists that the baseline does not tell, so that they were not compared.'),
    origin: baselineOriginSchema,
  })
  .describe('How what servers offer differs from what they offered.');

export const SURFACE_SCHEMA_ID = 'urn:mcp-eval-gate-action:surface:1';
export const SURFACE_SCHEMA_VERSION = 1;

/** What servers offered, as a file in a repository: nothing of when or where it was found out. */
export const snapshotSchema = z
  .object({
    $schema: z.string().describe('Identifier of this schema.'),
    schemaVersion: z.literal(SURFACE_SCHEMA_VERSION),
    servers: z.array(serverSurfaceSchema),
  })
  .meta({ title: 'Snapshot of what MCP servers offer' });

/** The published JSON Schema of snapshots. */
export function snapshotJsonSchema(): Record<string, unknown> {
  return { $id: SURFACE_SCHEMA_ID, ...z.toJSONSchema(snapshotSchema, { io: 'input' }) };
}
