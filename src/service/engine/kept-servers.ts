import type { SecretKeeper } from '../../redaction/secret-keeper.ts';
import type { McpConnection, McpConnector, RunSecrets } from '../mcp/connector.ts';

/** A connection that was left open, of a connector of its own. */
export interface KeptServer {
  connection: McpConnection;
  /** Resolves when its server is gone, or will not go; never rejects. */
  close: McpConnector['close'];
  /** How long it took to come up. */
  startMs: number;
}

/**
 * Servers that were looked at before a run, of which nothing was called yet: the run need not start
 * them again. Each is for the lane that takes it first.
 */
export class KeptServers {
  /** What the run has to take out of all texts; connections learn tokens while they are open. */
  readonly secrets: RunSecrets & { redactor: SecretKeeper };
  readonly #kept = new Map<string, KeptServer>();
  readonly #closing = new Set<Promise<void>>();

  constructor(secrets: RunSecrets & { redactor: SecretKeeper }) {
    this.secrets = secrets;
  }

  /** @param key of the server as a case needs it */
  add(key: string, kept: KeptServer): void {
    this.#kept.set(key, kept);
  }

  /** The connection to a server, from now on the caller's; undefined where there is none any more. */
  take(key: string): KeptServer | undefined {
    const kept = this.#kept.get(key);
    if (kept?.connection.isOpen !== true) return undefined;
    this.#kept.delete(key);
    return kept;
  }

  /**
   * Closes what nobody has taken, but for those that are needed. Resolves when all servers are gone
   * that were closed here; never rejects.
   */
  async letGo(isNeeded: (key: string) => boolean = () => false): Promise<void> {
    for (const [key, { close }] of this.#kept) {
      if (isNeeded(key)) continue;
      this.#kept.delete(key);
      this.#closing.add(close());
    }
    await Promise.all(this.#closing);
  }
}
