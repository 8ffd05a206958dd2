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
