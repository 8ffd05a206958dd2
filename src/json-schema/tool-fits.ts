import { argumentFit, type Misfit, type WrittenArguments } from './argument-fit.ts';

/** For all that is held against all schemas of one run. */
const TIME_MS = 5_000;
const TOLD = 5;
const NAME_LENGTH = 128;
const REASON_LENGTH = 300;

/** A tool, as far as arguments go. */
export interface ToolFit {
  serverName: string;
  misfitsOf(written: WrittenArguments): readonly Misfit[];
}

/**
 * Tools that arguments are held against, all of them together in bounded time. A schema that cannot be
 * judged by is told of once, and takes whatever comes.
 */
export class ToolFits {
  readonly #tools = new Map<string, ToolFit>();
  /** By the name of the tool. */
  readonly #unjudged = new Map<string, string>();
  #leftMs: number;

  constructor(timeMs = TIME_MS) {
    this.#leftMs = timeMs;
  }

  /** The tool of a server by the schema that the server lists for it. */
  tool(serverName: string, toolName: string, inputSchema: unknown): ToolFit {
    const name = `${shortened(toolName)} of server ${shortened(serverName)}`;
    const key = JSON.stringify([serverName, toolName]);
    const known = this.#tools.get(key);
    if (known !== undefined) return known;
    const judge = argumentFit(inputSchema);
    const misfitsOf = (written: WrittenArguments): readonly Misfit[] => {
      if (this.#unjudged.has(name)) return [];
      if (this.#leftMs <= 0) return this.#refuse(name, 'there was no time left for it');
      const since = performance.now();
      const found = judge(written);
      this.#leftMs -= performance.now() - since;
      return 'refused' in found ? this.#refuse(name, found.refused) : found.value;
    };
    const tool = { serverName, misfitsOf };
    this.#tools.set(key, tool);
    return tool;
  }

  /** What was not judged, and why, in a sentence; null where all was. */
  untold(): string | null {
    const told = [...this.#unjudged].slice(0, TOLD).map(([name, why]) => `${name} (${why})`);
    const more = this.#unjudged.size - told.length;
    if (told.length === 0) return null;
    const rest = more > 0 ? ` and of ${more} more` : '';
    return `Arguments were not checked before the run of the tool ${told.join(', ')}${rest}.`;
  }

  #refuse(name: string, reason: string): [] {
    this.#unjudged.set(name, reason.slice(0, REASON_LENGTH));
    return [];
  }
}

const shortened = (name: string): string => JSON.stringify(name.slice(0, NAME_LENGTH));
