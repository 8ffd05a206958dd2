export type KnownProvider = 'anthropic' | 'openai' | 'google';

/** Providers the embedded service reaches without being told where they are. */
export const KNOWN_PROVIDERS: readonly string[] = [
  'anthropic',
  'openai',
  'google',
] satisfies KnownProvider[];

/** Provider of a model id `provider/name`; undefined where it has none. */
export function providerOf(model: string): string | undefined {
  const at = model.indexOf('/');
  return at > 0 && at < model.length - 1 ? model.slice(0, at) : undefined;
}

/** What a test or its suite says of the model of its prompts. */
export interface ModelChoice {
  model?: string | undefined;
  provider?: string | undefined;
}

/** The model a test names, else the default, with the provider said outright. */
export function chosenModel(
  own: ModelChoice,
  defaults: ModelChoice,
): { model?: string; provider?: string } {
  const model = own.model ?? defaults.model;
  if (model === undefined) return {};
  const provider = own.provider ?? providerOf(model) ?? defaults.provider;
  return { model, ...(provider === undefined ? {} : { provider }) };
}
