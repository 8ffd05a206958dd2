/** What a call of a tool answers with. */
export interface ToolResult {
  content?: { type: string; text?: string }[];
  structuredContent?: unknown;
  isError?: boolean;
  /** JSON-RPC code of an error of the protocol, which has its text as content. */
  errorCode?: number;
}

/** JSON of this depth can be written again. */
const MAX_DEPTH = 500;

/** Whether a value is a list of objects that have a text by this name. */
export function isListOf<Key extends string>(
  value: unknown,
  key: Key,
): value is Record<Key, string>[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof Object(item)[key] === 'string' && item !== null)
  );
}

/** Checks what the rest of the engine relies on. Throws an error that names what MCP does not allow. */
export function checkResult(answer: unknown): ToolResult {
  const { content = [], structuredContent, isError = false, resultType } = Object(answer);
  const isEmpty = Object(answer).content === undefined && structuredContent === undefined;
  // A call that waits for input, or goes on as a task, has no result yet.
  if (isEmpty || (resultType !== undefined && resultType !== 'complete')) {
    throw new Error('the answer has no result of the call');
  }
  if (!isListOf(content, 'type')) throw new Error('`content` is not a list of objects with types');
  const hasTexts = content.every((part) => !('text' in part) || typeof part.text === 'string');
  if (!hasTexts) throw new Error('a `text` in `content` is not a text');
  if (typeof isError !== 'boolean') throw new Error('`isError` is neither `true` nor `false`');
  if (isDeep(structuredContent, MAX_DEPTH)) throw new Error('`structuredContent` is too deep');
  return { content, structuredContent, isError };
}

function isDeep(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isDeep(item, limit - 1));
}
