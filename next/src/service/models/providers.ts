/** How a provider of models is reached. Null: it is not configured. */
export interface ProviderAccess {
  apiKey: string | null;
  baseUrl: string | null;
}

interface Provider extends ProviderAccess {
  /** Models that need no key of the caller: ids such as `anthropic/claude-haiku-4.5`. Null: all. */
  models: readonly string[] | null;
}

/** Providers by name in lower case. */
export type Providers = ReadonlyMap<string, Provider>;
