/** UTF-16 units of one foreign text, such as an answer or an error. */
export const TEXT_LIMIT = 20_000;

/** UTF-16 units of a value that an assertion compares. */
export const VALUE_LIMIT = 4_000;

/** UTF-16 units of a name or title. */
export const NAME_LIMIT = 500;

/** Bytes of a file that the user names. */
export const MAX_FILE_BYTES = 4 * 2 ** 20;

/** Bytes of one MCP message. */
export const MAX_MESSAGE_BYTES = 10 * 2 ** 20;

/** Values of one MCP message: members of objects and items of lists. Real servers send 1,651 at most. */
export const MAX_MESSAGE_VALUES = 250_000;

/** How deep lists and objects of one MCP message nest. Real servers need 12 levels. */
export const MAX_MESSAGE_DEPTH = 500;

/** Timers of more milliseconds fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;
