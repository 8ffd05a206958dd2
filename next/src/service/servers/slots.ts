/** Operations of an organization at the same time. */
const AT_ONCE = 4;

/** The operations of an organization: how many go on, and the starts of those that wait. */
interface Line {
  active: number;
  waiting: Set<() => void>;
}

/** Lets a few operations of each organization go on at the same time. Further ones wait in line. */
export class OperationSlots {
  readonly #lines = new Map<string, Line>();

  /** Does the work of an operation in its turn. Throws the reason of the signal, or what `work` throws. */
  async run<T>(organizationId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(organizationId) ?? { active: 0, waiting: new Set() };
    this.#lines.set(organizationId, line);
    if (line.active < AT_ONCE) line.active += 1;
    else await turnIn(line, signal);
    try {
      return await work();
    } finally {
      const [next] = line.waiting;
      if (next === undefined) line.active -= 1;
      else next();
      if (line.active === 0) this.#lines.delete(organizationId);
    }
  }
}

/** Resolves when an operation that ends leaves its slot to this one. */
function turnIn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      waiting.delete(start);
      signal.removeEventListener('abort', leave);
    };
    const start = () => {
      stop();
      resolve();
    };
    const leave = () => {
      stop();
      reject(signal.reason);
    };
    waiting.add(start);
    signal.addEventListener('abort', leave, { once: true });
  });
}
