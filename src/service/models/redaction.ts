/** Shorter values are too likely to be ordinary words of a text. */
const SHORTEST_SECRET = 6;

const PLACEHOLDER = '***';

/** Replaces every occurrence of a secret in a text. */
export type Redact = (text: string) => string;

/** As it stands within JSON, such as that of a tool which prints its environment. */
const inJson = (secret: string) => JSON.stringify(secret).slice(1, -1);

/** A redactor of the given secrets; values under six characters are left alone. */
export function createRedactor(secrets: Iterable<string>): Redact {
  const known = [...new Set([...secrets].flatMap((secret) => [secret, inJson(secret)]))]
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    // The longest first, so that a secret which contains another one goes whole.
    .sort((a, b) => b.length - a.length);
  return (text) => known.reduce((rest, secret) => rest.replaceAll(secret, PLACEHOLDER), text);
}

const SECRET_PARAMETER = /key|token|secret|passw|auth|sig/i;

/** The value without percent encoding; where that is damaged, none. */
function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}

/** What is secret in an address: its password, or a lone user name, and telling parameters. */
export function addressSecrets(address: string): string[] {
  // Not canParse, which takes addresses that then cannot be parsed.
  const url = URL.parse(address);
  if (url === null) return [];
  const { username, password, searchParams } = url;
  const credential = password === '' ? username : password;
  const named = [...searchParams].filter(([name]) => SECRET_PARAMETER.test(name));
  return [credential, ...decoded(credential), ...named.map(([, value]) => value)];
}

/** The same value with every string inside it redacted, the names of its fields too. */
export function redactDeep<Value>(value: Value, redact: Redact): Value;
export function redactDeep(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactDeep<unknown>(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redact(key), redactDeep<unknown>(item, redact)]),
  );
}
