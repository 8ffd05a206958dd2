/** Takes secrets out of whatever a service sent back, before it can reach a log or an error. */
export interface SecretScrubber {
  text(value: string): string;
  /** A copy of a JSON value with every string and key scrubbed. */
  json(value: unknown): unknown;
}

const MASK = '***';

/** The Base64 of shorter ones is too common to be looked for. */
const SHORTEST_ENCODED = 8;

/** A scrubber for these secrets, also in the forms they take inside URLs, JSON and Base64. */
export function createSecretScrubber(secrets: readonly string[]): SecretScrubber {
  const forms = new Set(
    secrets
      .filter((secret) => secret !== '')
      .flatMap((secret) => [
        secret,
        // Half characters, which no URL can carry, are replaced on the way through UTF-8.
        encodeURIComponent(Buffer.from(secret).toString()),
        JSON.stringify(secret).slice(1, -1),
        ...base64Forms(secret),
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

/**
 * What of a text's Base64 depends on the secret in it alone, for each place the secret can have
 * within a group of three bytes: `Authorization: Basic` has a user's name before it.
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  if (bytes.length < SHORTEST_ENCODED) return [];
  return [0, 1, 2].flatMap((offset) => {
    const [start, end] = [
      Math.ceil((offset * 8) / 6),
      Math.floor(((offset + bytes.length) * 8) / 6),
    ];
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    return [shifted.toString('base64'), shifted.toString('base64url')].map((text) =>
      text.slice(start, end),
    );
  });
}
