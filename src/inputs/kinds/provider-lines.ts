import { z } from 'zod';
import { modelUrl } from './address.ts';
import type { Kind } from './kind.ts';
import { splitLines } from './plain.ts';

/** Longer names are rather keys that were pasted without their provider. */
const PROVIDER = /^[a-z0-9][a-z0-9._-]{0,31}$/i;
const LEFT_EMPTY = /^[a-z0-9][a-z0-9._-]{0,31}\s*=$/i;

/** Lower-cased provider and value of a line; null where it is not `provider=value`. */
function splitProviderLine(line: string): { provider: string; value: string } | null {
  const at = line.indexOf('=');
  const provider = line.slice(0, Math.max(at, 0)).trim();
  const value = line.slice(at + 1).trim();
  return PROVIDER.test(provider) && value ? { provider: provider.toLowerCase(), value } : null;
}

/** Lower-cased provider of a line with nothing behind its `=`; null where the line is another. */
function emptyProvider(line: string): string | null {
  return LEFT_EMPTY.test(line) ? line.slice(0, -1).trim().toLowerCase() : null;
}

/** Providers of the lines that are right; what is wrong with the others is told elsewhere. */
export function providersOf(text: string): string[] {
  return splitLines(text).flatMap((line) => splitProviderLine(line)?.provider ?? []);
}

/**
 * One `provider=value` a line, as a record by lower-cased provider. Every bad line is reported,
 * by its number only: what is on it may be a secret.
 *
 * @param mayBeEmpty whether a line may lack its value, which is then the empty string
 */
function byProvider(value: z.ZodType<string>, what: string, mayBeEmpty = false) {
  return z.string().transform((input, context): Readonly<Record<string, string>> => {
    const read = new Map<string, string>();
    for (const [index, line] of splitLines(input).entries()) {
      const message = readPair(line, mayBeEmpty ? value.or(z.literal('')) : value, what, read);
      if (message) context.addIssue({ code: 'custom', message: `line ${index + 1} ${message}` });
    }
    return Object.fromEntries(read);
  });
}

/** Adds a line to what was read; returns what is wrong with it. */
function readPair(
  line: string,
  value: z.ZodType<string>,
  what: string,
  read: Map<string, string>,
): string | undefined {
  const empty = emptyProvider(line);
  const pair = empty === null ? splitProviderLine(line) : { provider: empty, value: '' };
  if (!pair) return `is not \`provider=${what}\`.`;
  const { provider } = pair;
  if (read.has(provider)) return `names \`${provider}\` a second time.`;
  const parsedValue = value.safeParse(pair.value);
  if (!parsedValue.success && empty !== null) return `has no ${what} behind the \`=\`.`;
  if (!parsedValue.success) {
    return `(\`${provider}\`) ${parsedValue.error.issues.map(({ message }) => message).join(' ')}`;
  }
  read.set(provider, parsedValue.data);
  return undefined;
}

const NONE: Readonly<Record<string, string>> = {};

/** Addresses of models, by lower-cased provider. */
export const providerUrls: Kind<Readonly<Record<string, string>>, typeof NONE> = {
  takes: '`provider=url` lines',
  schema: byProvider(modelUrl.schema, 'url'),
  absent: NONE,
};

/** Keys of models, by lower-cased provider; empty where its line has none. */
export const providerKeys: Kind<Readonly<Record<string, string>>, typeof NONE> = {
  takes: '`provider=key` lines',
  schema: byProvider(z.string(), 'key', true),
  absent: NONE,
  // A name alone is no secret, and masked it would blank out the advice that tells it.
  secretsIn: (text) =>
    splitLines(text).flatMap((line) =>
      emptyProvider(line) === null ? (splitProviderLine(line)?.value ?? line) : [],
    ),
};
