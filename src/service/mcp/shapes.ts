import { isObject } from '../../lib/json-values.ts';

/** The lists of a server: how each is asked for, and the capability that it needs. */
export const LISTS = {
  tools: { method: 'tools/list', capability: 'tools' },
  resources: { method: 'resources/list', capability: 'resources' },
  resourceTemplates: { method: 'resources/templates/list', capability: 'resources' },
  prompts: { method: 'prompts/list', capability: 'prompts' },
} as const;
export type ListName = keyof typeof LISTS;

/** What a call of a tool answers with, as the server sent it. */
export interface ToolResult {
  content?: { type: string; text?: string }[];
  structuredContent?: unknown;
  isError?: boolean;
  /** JSON-RPC code of an error of the protocol, which has its text as content. */
  errorCode?: number;
}

/** Items of one list. */
export const MAX_ITEMS = 10_000;
/** Mistakes of one item that are named. */
const MAX_MISTAKES = 20;
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~\w]+$/;
const HEADER_TYPES: unknown[] = ['string', 'integer', 'boolean'];
const HEADER_RULE = `each x-mcp-header must be a unique token at a ${HEADER_TYPES.join(', ')}`;

/** Yields what is wrong with a value, such as `name must be a text`. */
type Shape = (value: unknown, path: string) => Iterable<string>;

const is = (test: (value: unknown) => boolean, what: string): Shape =>
  function* (value, path) {
    if (!test(value)) yield `${path || 'it'} must be ${what}`;
  };

const text = is((value) => typeof value === 'string', 'a text');
const flag = is((value) => typeof value === 'boolean', '`true` or `false`');
const record = is(isObject, 'an object');
const oneOf = (...texts: unknown[]) => is((value) => texts.includes(value), texts.join(' or '));

const optional = (shape: Shape): Shape =>
  function* (value, path) {
    if (value !== undefined) yield* shape(value, path);
  };

const object = (members: Record<string, Shape>): Shape =>
  function* (value, path) {
    if (!isObject(value)) return yield* record(value, path);
    for (const [name, shape] of Object.entries(members)) {
      yield* shape(value[name], path === '' ? name : `${path}.${name}`);
    }
  };

const listOf = (item: Shape): Shape =>
  function* (value, path) {
    if (!Array.isArray(value)) yield `${path} must be a list`;
    else if (value.length > MAX_ITEMS) yield `${path} must have at most ${MAX_ITEMS} items`;
    else for (const [at, each] of value.entries()) yield* item(each, `${path}[${at}]`);
  };

const NAMED = { name: text, title: optional(text), description: optional(text) };
const schema = object({
  type: oneOf('object'),
  properties: optional(record),
  required: optional(listOf(text)),
});
const annotations = object({
  title: optional(text),
  readOnlyHint: optional(flag),
  destructiveHint: optional(flag),
  idempotentHint: optional(flag),
  openWorldHint: optional(flag),
});
const execution = object({ taskSupport: optional(oneOf('required', 'optional', 'forbidden')) });
const ofSession = object({ outputSchema: optional(schema), execution: optional(execution) });
const argument = object({ ...NAMED, required: optional(flag) });

const ITEMS: Record<ListName, Shape> = {
  tools: object({
    ...NAMED,
    inputSchema: schema,
    outputSchema: optional(record),
    annotations: optional(annotations),
  }),
  prompts: object({ ...NAMED, arguments: optional(listOf(argument)) }),
  resources: object({ ...NAMED, uri: text, mimeType: optional(text) }),
  resourceTemplates: object({ ...NAMED, uriTemplate: text, mimeType: optional(text) }),
};

const media = object({ data: text, mimeType: text });
const contents = object({ uri: text, text: optional(text), blob: optional(text) });
const BLOCKS = new Map<unknown, Shape>([
  ['text', object({ text })],
  ['image', media],
  ['audio', media],
  ['resource', object({ resource: contents })],
  ['resource_link', object({ uri: text })],
]);
const block: Shape = function* (value, path) {
  yield* object({ type: text })(value, path);
  // Later versions may have other kinds.
  yield* BLOCKS.get(Object(value).type)?.(value, path) ?? [];
};

const page = (list: ListName) =>
  object({
    [list]: listOf(() => []),
    nextCursor: optional(is((value) => value === null || typeof value === 'string', 'a text')),
  });
const call: Shape = (value, path) => {
  const content = listOf(block);
  const isStructured = Object(value).structuredContent !== undefined;
  const members = { content: isStructured ? optional(content) : content, isError: optional(flag) };
  return object(members)(value, path);
};

const serverInfo = object({ name: text, version: text });
const message = object({ role: oneOf('user', 'assistant'), content: block });
const RESULTS = new Map<string, Shape>([
  ['initialize', object({ protocolVersion: text, capabilities: record, serverInfo })],
  ['tools/list', page('tools')],
  ['prompts/list', page('prompts')],
  ['resources/list', page('resources')],
  ['resources/templates/list', page('resourceTemplates')],
  ['tools/call', call],
  ['prompts/get', object({ messages: listOf(message) })],
  ['resources/read', object({ contents: listOf(contents) })],
]);

/** Not all mistakes: a message may have very many. */
function some(mistakes: Iterable<string>, count: number): string[] {
  const found: string[] = [];
  for (const mistake of mistakes) if (found.push(mistake) === count) break;
  return found;
}
const firstOf = (mistakes: Iterable<string>): string | null => some(mistakes, 1)[0] ?? null;

const error = object({ code: is(Number.isSafeInteger, 'an integer'), message: text });

/** The first mistake in an error of JSON-RPC; null if there is none. */
export const errorMistake = (value: unknown): string | null => firstOf(error(value, 'error'));

/** The first mistake in the result of a request; null if there is none. Items of lists count later. */
export function resultMistake(method: string, result: unknown): string | null {
  if (!isObject(result)) return 'result must be an object';
  const { resultType = 'complete', inputRequests } = result;
  if (resultType === 'input_required') return `input required: ${JSON.stringify(inputRequests)}`;
  // A call that goes on as a task has no result yet.
  if (resultType !== 'complete') return 'resultType must be "complete"';
  return firstOf(RESULTS.get(method)?.(result, '') ?? []);
}

/** The mistakes in an item of a list, at most 20. */
export const itemMistakes = (list: ListName, item: unknown): string[] =>
  some(ITEMS[list](item, ''), MAX_MISTAKES);

/** What else is wrong with a tool by the versions of MCP that have sessions. */
export const sessionMistakes = (tool: unknown): string[] => some(ofSession(tool, ''), MAX_MISTAKES);

/** What is wrong with the headers that the parameters of a tool ask for. Nothing else may. */
export function headerMistakes(inputSchema: unknown): string[] {
  const names = new Set<string>();
  const collect = (schema: unknown) => {
    for (const parameter of Object.values(Object(Object(schema).properties))) {
      const { type, 'x-mcp-header': name } = Object(parameter);
      const isValid = HEADER_TYPES.includes(type) && typeof name === 'string';
      if (isValid && HEADER_NAME.test(name)) names.add(name.toLowerCase());
      collect(parameter);
    }
  };
  collect(inputSchema);
  const wanted = JSON.stringify(inputSchema).split('"x-mcp-header":').length - 1;
  return names.size === wanted ? [] : [HEADER_RULE];
}
