import type { McpConnection } from '../../mcp/connector.ts';
import type { ToolResult } from '../../mcp/protocol/messages.ts';
import type { ServerFacts } from '../../mcp/protocol/server-facts.ts';
import { McpServerError } from '../../mcp/server-error.ts';

/**
 * A lane's connection to a server, which follows what becomes of it. Tools are called one after the
 * other, also where a model asks for several at once.
 */
export class LaneConnection implements McpConnection {
  readonly #connection: McpConnection;
  readonly #end: () => Promise<void>;
  /** By the list that the server gave last, on this connection. */
  #readOnlyTools: ReadonlySet<string> = new Set();
  #isTouched = false;
  /** How often its lists had changed before a tool was called for the first time; null before. */
  #changesBefore: number | null = null;
  #isLost = false;
  #lastCall: Promise<unknown> = Promise.resolve();
  /** Told when something is called that may change the server's state, the first time. */
  onTouched: () => void = () => {};

  /** @param end ends all there is of the connection */
  constructor(connection: McpConnection, end: () => Promise<void> = () => connection.close()) {
    this.#connection = connection;
    this.#end = end;
  }

  get facts(): ServerFacts {
    return this.#connection.facts;
  }

  /**
   * Something other than a tool that only reads, by its own word, was called, or what was called has
   * changed what the server offers.
   */
  get isTouched(): boolean {
    return this.#isTouched || this.listChanges > (this.#changesBefore ?? this.listChanges);
  }

  get listChanges(): number {
    return this.#connection.listChanges;
  }

  /** Whether more can be had from it, as far as is known. */
  get isOpen(): boolean {
    return !this.#isLost && this.#connection.isOpen;
  }

  async listTools(signal: AbortSignal) {
    const tools = await this.#follow(this.#connection.listTools(signal));
    const { reading = [], other = [] } = Object.groupBy(tools, ({ annotations }) =>
      annotations?.readOnlyHint === true ? 'reading' : 'other',
    );
    const names = new Set(reading.map(({ name }) => name));
    // Where two have one name, nobody knows which is called.
    for (const { name } of other) names.delete(name);
    this.#readOnlyTools = names;
    return tools;
  }

  async callTool(
    name: string,
    args: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<ToolResult> {
    const call = this.#lastCall.then(async () => {
      signal.throwIfAborted();
      this.#changesBefore ??= this.listChanges;
      if (!this.#readOnlyTools.has(name)) this.#touch();
      const result = await this.#follow(this.#connection.callTool(name, args, signal));
      if (this.isTouched) this.#touch();
      return result;
    });
    this.#lastCall = call.catch(() => {});
    return await call;
  }

  listPrompts(signal: AbortSignal) {
    return this.#follow(this.#connection.listPrompts(signal));
  }

  getPrompt(name: string, args: Record<string, string>, signal: AbortSignal) {
    return this.#follow(this.#connection.getPrompt(name, args, signal));
  }

  listResources(signal: AbortSignal) {
    return this.#follow(this.#connection.listResources(signal));
  }

  listResourceTemplates(signal: AbortSignal) {
    return this.#follow(this.#connection.listResourceTemplates(signal));
  }

  readResource(uri: string, signal: AbortSignal) {
    return this.#follow(this.#connection.readResource(uri, signal));
  }

  close(): Promise<void> {
    return this.#end();
  }

  #touch(): void {
    if (this.#isTouched) return;
    this.#isTouched = true;
    this.onTouched();
  }

  async #follow<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (error) {
      // What was called off leaves nobody knows what behind.
      if (!(error instanceof McpServerError) || error.kind !== 'answered') this.#isLost = true;
      throw error;
    }
  }
}
