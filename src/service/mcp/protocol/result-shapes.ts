import { MessageLimitError } from '../wire/message-limits.ts';

/**
 * What the results of a server have to be like, looked at before anything else reads them: a check
 * that ends at the first mistake, since telling all of them can take minutes where each of a million
 * parts is wrong.
 */

/** What is wrong with a value, and where below it. */
interface Mistake {
  /** Such as `tools[0].name`; empty for the value itself. */
  path: string;
  what: string;
}

type Check = (value: unknown) => Mistake | null;

const here = (what: string): Mistake => ({ path: '', what });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) => (typeof value === 'string' ? null : here('must be a text'));
const number: Check = (value) => (typeof value === 'number' ? null : here('must be a number'));
const flag: Check = (value) => (typeof value === 'boolean' ? null : here('must be true or false'));
const anyObject: Check = (value) => (isObject(value) ? null : here('must be an object'));

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? null : check(value);

const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value) ? null : here(`must be ${words.join(' or ')}`);

function object(members: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(members);
  return (value) => {
    if (!isObject(value)) return here('must be an object');
    for (const [name, check] of checks) {
      const mistake = check(value[name]);
      if (mistake !== null) return below(name, mistake);
    }
    return null;
  };
}

const below = (step: string, { path, what }: Mistake): Mistake => ({
  path: path === '' || path.startsWith('[') ? `${step}${path}` : `${step}.${path}`,
  what,
});

const listOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return here('must be a list');
    for (const [index, item] of value.entries()) {
      const mistake = check(item);
      if (mistake !== null) return below(`[${index}]`, mistake);
    }
    return null;
  };

const EXTRAS = { annotations: optional(anyObject), _meta: optional(anyObject) };

const NAMED = {
  name: text,
  title: optional(text),
  description: optional(text),
  _meta: optional(anyObject),
};

const RESOURCE = {
  ...NAMED,
  ...EXTRAS,
  uri: text,
  mimeType: optional(text),
  size: optional(number),
};

const contentsHead = object({ ...EXTRAS, uri: text, mimeType: optional(text) });

const resourceContents: Check = (value) => {
  const mistake = contentsHead(value);
  if (mistake !== null || !isObject(value)) return mistake;
  const hasContents = typeof value['text'] === 'string' || typeof value['blob'] === 'string';
  return hasContents ? null : here('has neither a text nor a blob');
};

const media = object({ ...EXTRAS, data: text, mimeType: text });

const BLOCKS: ReadonlyMap<unknown, Check> = new Map([
  ['text', object({ ...EXTRAS, text })],
  ['image', media],
  ['audio', media],
  ['resource_link', object(RESOURCE)],
  ['resource', object({ ...EXTRAS, resource: resourceContents })],
]);

const blockType = oneOf(...BLOCKS.keys());

const block: Check = (value) => {
  if (!isObject(value)) return here('must be an object');
  const check = BLOCKS.get(value['type']) ?? object({ type: blockType });
  return check(value);
};

const tool = object({
  ...NAMED,
  inputSchema: object({ type: oneOf('object') }),
  outputSchema: optional(anyObject),
  annotations: optional(
    object({
      title: optional(text),
      readOnlyHint: optional(flag),
      destructiveHint: optional(flag),
      idempotentHint: optional(flag),
      openWorldHint: optional(flag),
    }),
  ),
});

const prompt = object({
  ...NAMED,
  arguments: optional(listOf(object({ ...NAMED, required: optional(flag) }))),
});

const template = object({ ...NAMED, ...EXTRAS, uriTemplate: text, mimeType: optional(text) });

/** The list that a result is about, and what it has besides. */
interface ResultShape {
  list: string;
  item: Check;
  rest: Check;
}

const page = (list: string, item: Check): ResultShape => ({
  list,
  item,
  rest: object({ nextCursor: optional(text) }),
});

const RESULTS: ReadonlyMap<string, ResultShape> = new Map([
  ['tools/list', page('tools', tool)],
  ['prompts/list', page('prompts', prompt)],
  ['resources/list', page('resources', object(RESOURCE))],
  ['resources/templates/list', page('resourceTemplates', template)],
  ['tools/call', { list: 'content', item: block, rest: object({ isError: optional(flag) }) }],
  [
    'prompts/get',
    {
      list: 'messages',
      item: object({ role: oneOf('user', 'assistant'), content: block }),
      rest: object({ description: optional(text) }),
    },
  ],
  ['resources/read', { list: 'contents', item: resourceContents, rest: object({}) }],
]);

/** More parts of one result, or items on one page, have no end. */
const LIST_LIMIT = 10_000;

/** What is wrong with a result that MCP does not allow, and where. */
export class MalformedResultError extends Error {
  override readonly name = 'MalformedResultError';
}

const malformed = ({ path, what }: Mistake) =>
  new MalformedResultError(`${path || 'result'}: ${what}`);

/**
 * Why the result of a request is not read; null where nothing speaks against it. One that asks for
 * something of the client is looked at by whoever sees that it does.
 */
export function refuseResult(method: string, result: unknown): Error | null {
  if (!isObject(result)) return malformed(here('must be an object'));
  const shape = RESULTS.get(method);
  if (shape === undefined || result['resultType'] === 'input_required') return null;
  const { list, item, rest } = shape;
  const items = result[list];
  if (Array.isArray(items) && items.length > LIST_LIMIT) {
    return new MessageLimitError(`sent a list of more than ${LIST_LIMIT} ${list}`);
  }
  // Tools that give structured content leave the other out.
  const isLeftOut = method === 'tools/call' && items === undefined;
  const mistake = (isLeftOut ? null : object({ [list]: listOf(item) })(result)) ?? rest(result);
  return mistake === null ? null : malformed(mistake);
}
