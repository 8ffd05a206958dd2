import type { TokenProvider } from '../connector.ts';
import { failureOf, type WorkerReply, type WorkerRequest } from './messages.ts';

interface Holder {
  provider: TokenProvider;
  over: AbortController;
}

/** Where a worker gets the tokens that its connections are to show. */
export class TokenDesk {
  readonly #holders = new Map<number, Holder>();

  /** From now on, a connection gets its tokens from there. */
  open(connection: number, provider: TokenProvider): void {
    this.#holders.set(connection, { provider, over: new AbortController() });
  }

  /** A connection needs none any more. */
  close(connection: number): void {
    this.#holders.get(connection)?.over.abort(new Error('The connection is over.'));
    this.#holders.delete(connection);
  }

  closeAll(): void {
    for (const connection of [...this.#holders.keys()]) this.close(connection);
  }

  /** The reply to a worker that wants a token. Never rejects. */
  async answer({
    wish,
    connection,
    request,
  }: Extract<WorkerReply, { type: 'token' }>): Promise<WorkerRequest> {
    const holder = this.#holders.get(connection);
    if (holder === undefined) return { type: 'token', wish, token: null };
    try {
      const token = await holder.provider(request, holder.over.signal);
      return { type: 'token', wish, token };
    } catch (error) {
      return { type: 'no token', wish, failure: failureOf(error) };
    }
  }
}
