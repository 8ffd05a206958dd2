/** Takes secrets out of whatever a service sent back, before it can reach a log or an error. */
export interface SecretScrubber {
  text(value: string): string;
  /** A copy of a JSON value with every string and key scrubbed. */
  json(value: unknown): unknown;
}

const MASK = '***';

/** A scrubber for these secrets, also in the forms they take inside URLs and JSON. */
export function createSecretScrubber(secrets: readonly string[]): SecretScrubber {
  const forms = new Set(
    secrets
      .filter((secret) => secret !== '')
      .flatMap((secret) => [
        secret,
        // Half characters, which no URL can carry, are replaced on the way through UTF-8.
        encodeURIComponent(Buffer.from(secret).toString()),
        JSON.stringify(secret).slice(1, -1),
      ]),
  );
  // The longest first, so that a secret that begins with another one is masked whole.
  const ordered = [...forms].sort((a, b) => b.length - a.length);

  const text = (value: string): string =>
    ordered.reduce((rest, secret) => rest.replaceAll(secret, MASK), value);

  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), json(item)]));
  };

  return { text, json };
}
