/** A JSON Schema as a server wrote it: hostile text, of any depth and size. */
export type SurfaceSchema = boolean | Readonly<Record<string, unknown>>;

/** Hints of a tool, as MCP names them; what is absent has the default of `ANNOTATION_DEFAULTS`. */
export const ANNOTATION_NAMES = [
  'readOnlyHint',
  'destructiveHint',
  'idempotentHint',
  'openWorldHint',
] as const;
export type AnnotationName = (typeof ANNOTATION_NAMES)[number];
export type ToolAnnotations = Partial<Record<AnnotationName, boolean>>;

export interface SurfaceTool {
  name: string;
  /** For people; that of its annotations where it has none itself. */
  title?: string;
  /** What models choose it by. */
  description?: string;
  inputSchema: SurfaceSchema;
  /** Absent where its results have no structure that was promised. */
  outputSchema?: SurfaceSchema;
  annotations?: ToolAnnotations;
  /** It takes calls as tasks alone. */
  taskSupport?: 'required';
}

export interface SurfacePromptArgument {
  name: string;
  title?: string;
  description?: string;
  required: boolean;
}

export interface SurfacePrompt {
  name: string;
  title?: string;
  description?: string;
  arguments: SurfacePromptArgument[];
}

export interface SurfaceResource {
  name: string;
  title?: string;
  description?: string;
  uri: string;
  mimeType?: string;
}

export interface SurfaceResourceTemplate {
  name: string;
  title?: string;
  description?: string;
  uriTemplate: string;
  mimeType?: string;
}

/**
 * What a server offers to whoever connects. A list that is absent is one that nobody found out: of
 * that nothing is gone and nothing is new. A server that offers no tools has an empty list.
 */
export interface ServerSurface {
  server: string;
  tools?: SurfaceTool[];
  prompts?: SurfacePrompt[];
  resources?: SurfaceResource[];
  resourceTemplates?: SurfaceResourceTemplate[];
}

export const SURFACE_LISTS = ['tools', 'prompts', 'resources', 'resourceTemplates'] as const;
export type SurfaceList = (typeof SURFACE_LISTS)[number];

/** Deeper parts of a schema keep the order that the server gave them. */
const ORDERED_DEPTH = 200;

/**
 * The same surface in the one order it is written in: servers write their lists, and the members of
 * schemas, in the order of their code, which promises nothing. Lists in schemas keep their order.
 */
export function canonicalSurface(surface: ServerSurface): ServerSurface {
  const { server, tools, prompts, resources, resourceTemplates } = surface;
  return {
    server,
    ...(tools && { tools: sorted(tools, ({ name }) => name).map(canonicalTool) }),
    ...(prompts && { prompts: sorted(prompts, ({ name }) => name).map(canonicalPrompt) }),
    ...(resources && {
      resources: sorted(resources, ({ uri }) => uri).map(
        ({ name, title, description, uri, mimeType }) =>
          present({ name, title, description, uri, mimeType }),
      ),
    }),
    ...(resourceTemplates && {
      resourceTemplates: sorted(resourceTemplates, ({ uriTemplate }) => uriTemplate).map(
        ({ name, title, description, uriTemplate, mimeType }) =>
          present({ name, title, description, uriTemplate, mimeType }),
      ),
    }),
  };
}

function canonicalTool(tool: SurfaceTool): SurfaceTool {
  const { name, title, description, inputSchema, outputSchema, annotations, taskSupport } = tool;
  const hints = ANNOTATION_NAMES.flatMap((hint) =>
    annotations?.[hint] === undefined ? [] : [[hint, annotations[hint]] as const],
  );
  return {
    ...present({ name, title, description }),
    inputSchema: orderedSchema(inputSchema),
    ...(outputSchema !== undefined && { outputSchema: orderedSchema(outputSchema) }),
    ...(hints.length > 0 && { annotations: Object.fromEntries(hints) }),
    ...(taskSupport !== undefined && { taskSupport }),
  };
}

function canonicalPrompt({ name, title, description, arguments: given }: SurfacePrompt) {
  return {
    ...present({ name, title, description }),
    arguments: sorted(given, (argument) => argument.name).map((argument) => ({
      ...present({
        name: argument.name,
        title: argument.title,
        description: argument.description,
      }),
      required: argument.required,
    })),
  };
}

function orderedSchema(schema: SurfaceSchema): SurfaceSchema {
  return typeof schema === 'boolean' ? schema : (ordered(schema, 0) as Record<string, unknown>);
}

function ordered(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === ORDERED_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => ordered(item, depth + 1));
  const members = sorted(Object.entries(value), ([name]) => name);
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member, depth + 1)]));
}

/** By code units: the order is the same on every machine, whatever its language. */
function sorted<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => {
    const [left, right] = [key(one), key(other)];
    return left === right ? 0 : left < right ? -1 : 1;
  });
}

type Present<Members> = {
  [Name in keyof Members as undefined extends Members[Name] ? never : Name]: Members[Name];
} & {
  [Name in keyof Members as undefined extends Members[Name] ? Name : never]?: Exclude<
    Members[Name],
    undefined
  >;
};

/** Without the members that are not there. */
function present<Members extends object>(members: Members): Present<Members> {
  return Object.fromEntries(
    Object.entries(members).filter(([, member]) => member !== undefined),
  ) as Present<Members>;
}
