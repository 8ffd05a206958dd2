import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Where an authorization server of tests keeps one kind of what it gives, for its own life. */
export class TokenMemory implements Adapter {
  readonly #kept = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#kept.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#kept.get(id);
  }

  async findByUserCode(): Promise<undefined> {}

  async findByUid(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = this.#kept.get(id);
    if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }
}
