/** A message larger than this would cost more memory than a result can be worth. */
export const MESSAGE_LIMIT_BYTES = 10 * 1024 * 1024;

/** A server sent more in one message than is read. */
export class OversizeError extends Error {
  override readonly name = 'OversizeError';

  constructor() {
    super(`sent a message of more than ${MESSAGE_LIMIT_BYTES / 1024 / 1024} MiB`);
  }
}
