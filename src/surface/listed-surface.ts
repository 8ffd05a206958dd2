import { z } from 'zod';
import type { ServerExport } from '../contract/resources/server-operations.ts';
import {
  canonicalSurface,
  type ServerSurface,
  type SurfaceTool,
} from '../model/servers/surface.ts';
import { measureJson } from '../text/json-extent.ts';

/** What of a server's lists is taken; null stands for what is not there. */
const text = optional(z.string());
const flag = optional(z.boolean());
const schema = z.record(z.string(), z.unknown());

const toolSchema = z.object({
  name: z.string(),
  title: text,
  description: text,
  inputSchema: schema,
  outputSchema: optional(schema),
  annotations: optional(
    z.object({
      title: text,
      readOnlyHint: flag,
      destructiveHint: flag,
      idempotentHint: flag,
      openWorldHint: flag,
    }),
  ),
  execution: z.unknown().optional(),
});

const argumentSchema = z.object({
  name: z.string(),
  title: text,
  description: text,
  required: flag,
});
const promptSchema = z.object({
  ...{ name: z.string(), title: text, description: text },
  arguments: optional(z.array(argumentSchema)),
});
const placeSchema = { name: z.string(), title: text, description: text, mimeType: text };
const resourceSchema = z.object({ ...placeSchema, uri: z.string() });
const templateSchema = z.object({ ...placeSchema, uriTemplate: z.string() });

const listsSchema = z.object({
  tools: z.array(toolSchema.transform(toolOf)),
  prompts: z.array(promptSchema.transform(promptOf)).optional(),
  resources: z.array(resourceSchema.transform(resourceOf)).optional(),
  resourceTemplates: z.array(templateSchema.transform(templateOf)).optional(),
});

function optional<Value>(value: z.ZodType<Value>) {
  return value.nullish().transform((given) => given ?? undefined);
}

/** What a report can hold of all servers together, and its readers take. */
export interface SurfaceBudget {
  bytes: number;
  values: number;
}
export const surfaceBudget = (): SurfaceBudget => ({ bytes: 24 * 1024 * 1024, values: 500_000 });

/** Deeper schemas make a report that nobody reads. */
const MAX_DEPTH = 70;

/** What a server offers, or why that is not compared. */
export type ListedSurface = { surface: ServerSurface } | { obstacle: string };

/**
 * What a server offers, as it stands in its export, of which lists may be missing; its tools as its
 * own list has them, where that was asked for. What is taken is taken out of the budget.
 */
export function listedSurface(
  server: string,
  exported: Partial<Pick<ServerExport, 'prompts' | 'resources' | 'resourceTemplates'>>,
  tools: readonly unknown[],
  budget: SurfaceBudget,
): ListedSurface {
  let extent: ReturnType<typeof measureJson> & { bytes: number };
  try {
    const { prompts, resources, resourceTemplates = [] } = exported;
    const written = JSON.stringify([tools, prompts, resources, resourceTemplates]);
    extent = { ...measureJson(written), bytes: Buffer.byteLength(written) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { obstacle: 'its lists are nested too deep to be compared' };
  }
  if (extent.depth > MAX_DEPTH) {
    return { obstacle: `its schemas are nested more than ${MAX_DEPTH} levels deep` };
  }
  if (extent.bytes > budget.bytes || extent.values > budget.values) {
    return { obstacle: 'it offers more than is compared' };
  }
  budget.bytes -= extent.bytes;
  budget.values -= extent.values;
  const { prompts, resources, resourceTemplates } = exported;
  const read = listsSchema.safeParse({ tools, prompts, resources, resourceTemplates });
  if (!read.success) return { obstacle: oddnessOf(read.error) };
  const { tools: ofTools, ...others } = read.data;
  const surface: ServerSurface = { server, tools: ofTools };
  if (others.prompts) surface.prompts = others.prompts;
  if (others.resources) surface.resources = others.resources;
  if (others.resourceTemplates) surface.resourceTemplates = others.resourceTemplates;
  return { surface: canonicalSurface(surface) };
}

/** What was left out would be taken for gone: so one odd item makes all of them unknown. */
function oddnessOf({ issues: [issue] }: z.ZodError): string {
  const place = (issue?.path ?? []).map(String).join('.');
  return `it lists what MCP does not allow, at ${place}: ${issue?.message}`;
}

/** Whether a tool takes calls as tasks alone. Source: MCP 2025-11-25, ToolExecution. */
export function takesTasksAlone({ execution }: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof execution === 'object' &&
    execution !== null &&
    'taskSupport' in execution &&
    execution.taskSupport === 'required'
  );
}

function toolOf({ annotations, execution, ...tool }: z.output<typeof toolSchema>): SurfaceTool {
  const { inputSchema, outputSchema } = tool;
  const { title: hintTitle, ...hints } = annotations ?? {};
  return {
    ...named({ ...tool, title: tool.title ?? hintTitle }),
    inputSchema,
    ...(outputSchema !== undefined && { outputSchema }),
    annotations: known(hints),
    ...(takesTasksAlone({ execution }) && { taskSupport: 'required' }),
  };
}

function promptOf({ arguments: given = [], ...prompt }: z.output<typeof promptSchema>) {
  return {
    ...named(prompt),
    arguments: given.map((one) => ({ ...named(one), required: one.required ?? false })),
  };
}

function resourceOf({ uri, ...place }: z.output<typeof resourceSchema>) {
  return { ...named(place), uri, ...typed(place) };
}

function templateOf({ uriTemplate, ...place }: z.output<typeof templateSchema>) {
  return { ...named(place), uriTemplate, ...typed(place) };
}

const typed = ({ mimeType }: { mimeType?: string | undefined }) => ({
  ...(mimeType !== undefined && { mimeType }),
});

interface Named {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
}

function named({ name, title, description }: Named) {
  return {
    name,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

function known(
  hints: Readonly<Record<string, boolean | undefined>>,
): NonNullable<SurfaceTool['annotations']> {
  return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}
