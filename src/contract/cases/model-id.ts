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
