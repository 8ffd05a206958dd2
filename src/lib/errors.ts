import { inspect } from 'node:util';

/** The message of anything thrown. An error that joins several has an empty one of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join('; ');
  }
  return Error.isError(error) ? error.message : String(error);
}

/** The code of a system error, such as `ENOENT`; `undefined` for other errors. */
export function errorCode(error: unknown): string | undefined {
  if (!Error.isError(error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The stack of anything thrown and of its causes, for a debug log. */
export function stackOf(error: unknown): string {
  return inspect(error);
}
