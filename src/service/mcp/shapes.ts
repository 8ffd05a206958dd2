import { specTypeSchemas } from '@modelcontextprotocol/client';
import * as z from 'zod';
import { pathText } from '../../api/validation.ts';
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

/** Messages go behind the path of a value, such as `name must be a text`. */
const text = z.string('must be a text');
const flag = z.boolean('must be `true` or `false`');
const record = z.custom<object>(isObject, 'must be an object');
const oneOf = (...texts: string[]) => z.enum(texts, `must be ${texts.join(' or ')}`);
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape, 'must be an object');
const isShort = (value: unknown) => !Array.isArray(value) || value.length <= MAX_ITEMS;
const short = z.custom(isShort, `must have at most ${MAX_ITEMS} items`);
/** Counts before it looks at items: Zod passes mistakes as arguments, whose number the stack bounds. */
const listOf = (item: z.ZodType) => short.pipe(z.array(item, 'must be a list'));

const outputSchema = object({
  type: oneOf('object'),
  properties: record.optional(),
  required: listOf(text).optional(),
}).optional();
/** What the versions that have sessions allow less. */
const ofSession = object({ outputSchema });
/** The schemas of the official client, which refuses a list for one wrong item. */
const ITEMS = {
  tools: specTypeSchemas.Tool,
  prompts: specTypeSchemas.Prompt,
  resources: specTypeSchemas.Resource,
  resourceTemplates: specTypeSchemas.ResourceTemplate,
};

const media = object({ data: text, mimeType: text });
const contents = object({ uri: text, text: text.optional(), blob: text.optional() });
const BLOCKS = new Map<string, z.ZodType>([
  ['text', object({ text })],
  ['image', media],
  ['audio', media],
  ['resource', object({ resource: contents })],
  ['resource_link', object({ uri: text })],
]);
const block = object({ type: text }).superRefine((value, context) => {
  // Later versions may have other kinds.
  const issues = BLOCKS.get(value.type)?.safeParse(value).error?.issues ?? [];
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message });
});

const page = (list: ListName) => object({ [list]: listOf(record), nextCursor: text.optional() });
const content = listOf(block);
const structuredCall = object({ content: content.optional(), isError: flag.optional() });

const serverInfo = object({ name: text, version: text });
const message = object({ role: oneOf('user', 'assistant'), content: block });
const RESULTS = new Map<string, z.ZodType>([
  ['initialize', object({ protocolVersion: text, capabilities: record, serverInfo })],
  ['tools/list', page('tools')],
  ['prompts/list', page('prompts')],
  ['resources/list', page('resources')],
  ['resources/templates/list', page('resourceTemplates')],
  ['tools/call', object({ content, isError: flag.optional() })],
  ['prompts/get', object({ messages: listOf(message) })],
  ['resources/read', object({ contents: listOf(contents) })],
]);

/** Not all mistakes: a message may have very many. */
function mistakesIn(shape: z.ZodType, value: unknown, at = ''): string[] {
  const issues = shape.safeParse(value).error?.issues.slice(0, MAX_MISTAKES) ?? [];
  return issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === 'number' ? part : String(part)));
    return `${pathText(at === '' ? place : [at, ...place]) || 'it'} ${message}`;
  });
}

const error = object({
  code: z.unknown().refine(Number.isSafeInteger, 'must be an integer'),
  message: text,
});

/** The first mistake in an error of JSON-RPC; null if there is none. */
export const errorMistake = (value: unknown): string | null =>
  mistakesIn(error, value, 'error')[0] ?? null;

/** The first mistake in the result of a request; null if there is none. Items of lists count later. */
export function resultMistake(method: string, result: unknown): string | null {
  if (!isObject(result)) return 'result must be an object';
  const { resultType = 'complete', inputRequests } = result;
  if (resultType === 'input_required') return `input required: ${JSON.stringify(inputRequests)}`;
  // A call that goes on as a task has no result yet.
  if (resultType !== 'complete') return 'resultType must be "complete"';
  const isStructured = method === 'tools/call' && result['structuredContent'] !== undefined;
  const shape = isStructured ? structuredCall : RESULTS.get(method);
  return (shape && mistakesIn(shape, result)[0]) ?? null;
}

/** The mistakes in an item of a list, at most 20. `isSession`: by the versions that have sessions. */
export function itemMistakes(list: ListName, item: unknown, isSession: boolean): string[] {
  // Tasks are of the versions that have sessions.
  const own = isSession ? item : { ...Object(item), execution: undefined };
  const { issues = [] } = ITEMS[list]['~standard'].validate(own);
  const found = issues.slice(0, MAX_MISTAKES).map(({ path = [], message }) => {
    return `${z.core.toDotPath(path)}: ${message.replace(/^Invalid \w+: /, '')}`;
  });
  return isSession && list === 'tools' ? found.concat(mistakesIn(ofSession, item)) : found;
}

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
