import { createContext, runInContext } from 'node:vm';

/** Far more than anything takes that somebody meant well. */
const WORK_LIMIT_MS = 500;

/** How often work is begun, where the machine had no time for it before. */
const MAX_ATTEMPTS = 3;

/** What came of work on text from outside. `refused` says why there is nothing, in a sentence's part. */
export type Worked<Value> = { value: Value } | { refused: string };

/** Whatever the work is, its reason to be refused. */
export class RefusedWork extends Error {
  override readonly name = 'RefusedWork';
}

const surroundings = { work: () => {} };
/** Made when it is first needed, since few suites need one. */
let context: ReturnType<typeof createContext> | undefined;

/**
 * Does work that a path, a schema or a pattern from outside may have made endless, such as a search
 * of all for all. It must keep nothing that it would leave half done.
 *
 * @throws nothing: trouble with the work is why it is refused
 */
export function workInTime<Value>(work: () => Value, limitMs = WORK_LIMIT_MS): Worked<Value> {
  context ??= createContext(surroundings);
  let value: { done: Value } | undefined;
  surroundings.work = () => {
    value = { done: work() };
  };
  for (let attempt = 1; ; attempt += 1) {
    const before = process.threadCpuUsage();
    try {
      // Nothing but a timeout of the VM stops code that does not end.
      runInContext('work()', context, { timeout: limitMs });
      break;
    } catch (error) {
      const hadItsTime = !isTimeout(error) || cpuMsSince(before) > limitMs / 4;
      if (hadItsTime || attempt === MAX_ATTEMPTS) return { refused: reasonOf(error, limitMs) };
    }
  }
  return value === undefined ? { refused: 'it came to nothing' } : { value: value.done };
}

const isTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What of the time since then this thread had a processor for. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function reasonOf(error: unknown, limitMs: number): string {
  if (error instanceof RefusedWork) return error.message;
  if (isTimeout(error)) return `it took more than ${limitMs} ms`;
  const { message = String(error) } = error as { message?: string };
  return message.startsWith('Maximum call stack') ? 'it nests too deep' : message;
}
