import { z } from 'zod';
import type { ServerExport } from '../contract/resources/server-operations.ts';
import {
  canonicalSurface,
  type ServerSurface,
  type SurfaceTool,
} from '../model/servers/surface.ts';
import { measureJson } from '../text/json-extent.ts';

/** What of a server's lists is taken; what is odd about a member costs that member. */
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const schema = z.record(z.string(), z.unknown());

const toolSchema = z.object({
  name: z.string(),
  title: text,
  description: text,
  inputSchema: schema,
  outputSchema: schema.optional().catch(undefined),
  annotations: z
    .object({
      title: text,
      readOnlyHint: flag,
      destructiveHint: flag,
      idempotentHint: flag,
      openWorldHint: flag,
    })
    .optional()
    .catch(undefined),
});

const argumentSchema = z.object({
  name: z.string(),
  title: text,
  description: text,
  required: z.boolean().default(false).catch(false),
});
const promptSchema = z.object({
  ...{ name: z.string(), title: text, description: text },
  arguments: z.array(argumentSchema).default([]).catch([]),
});
const placeSchema = { name: z.string(), title: text, description: text, mimeType: text };
const resourceSchema = z.object({ ...placeSchema, uri: z.string() });
const templateSchema = z.object({ ...placeSchema, uriTemplate: z.string() });

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
  const { prompts, resources, resourceTemplates: templates } = exported;
  const surface: ServerSurface = {
    server,
    tools: readAll(toolSchema, tools).map(toolOf),
    ...(prompts !== undefined && {
      prompts: readAll(promptSchema, prompts).map(({ arguments: given, ...prompt }) => ({
        ...named(prompt),
        arguments: given.map((one) => ({ ...named(one), required: one.required })),
      })),
    }),
    ...(resources !== undefined && {
      resources: readAll(resourceSchema, resources).map(({ uri, mimeType, ...one }) => ({
        ...{ ...named(one), uri },
        ...(mimeType !== undefined && { mimeType }),
      })),
    }),
    ...(templates !== undefined && {
      resourceTemplates: readAll(templateSchema, templates).map(
        ({ uriTemplate, mimeType, ...one }) => ({
          ...{ ...named(one), uriTemplate },
          ...(mimeType !== undefined && { mimeType }),
        }),
      ),
    }),
  };
  return { surface: canonicalSurface(surface) };
}

function toolOf({
  annotations: { title: hintTitle, ...hints } = {},
  ...tool
}: z.output<typeof toolSchema>): SurfaceTool {
  const { inputSchema, outputSchema } = tool;
  return {
    ...named({ ...tool, title: tool.title ?? hintTitle }),
    inputSchema,
    ...(outputSchema !== undefined && { outputSchema }),
    annotations: known(hints),
  };
}

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

/** Items that are none are left out. */
function readAll<Item>(item: z.ZodType<Item>, items: readonly unknown[]): Item[] {
  return items.flatMap((one) => {
    const read = item.safeParse(one);
    return read.success ? [read.data] : [];
  });
}
