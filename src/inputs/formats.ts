import { z } from 'zod';
import { fractionMistake } from '../model/percent.ts';
import { VERDICTS, type VerdictValue } from '../model/verdict.ts';
import { withoutTrailing } from '../text/without-trailing.ts';

/** Schemas of input texts. An input that was left out is undefined, never the empty string. */

export const text = z.string().optional();

type Refuse = (message: string) => never;

/** Schema of a text that `read` turns into a value, or refuses with a message. */
export function parsed<Value>(read: (text: string, refuse: Refuse) => Value) {
  return z.string().transform((value, context): Value => {
    const refuse: Refuse = (message) => {
      context.addIssue({ code: 'custom', message });
      throw new Refusal();
    };
    try {
      return read(value, refuse);
    } catch (error) {
      if (error instanceof Refusal) return z.NEVER;
      throw error;
    }
  });
}

/** Unwinds a reader that has reported its problem. */
class Refusal extends Error {}

/** Items between commas or line ends. */
export function splitList(value: string): string[] {
  return value
    .split(/[,\r\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export const list = text.transform((value) => splitList(value ?? ''));

/** One of a few words. */
export function choice<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices, `must be one of ${choices.map((name) => `\`${name}\``).join(', ')}.`);
}

/** Booleans as YAML writes them. */
export const truth = parsed((value, refuse) => {
  const lower = value.toLowerCase();
  return lower === 'true' || (lower === 'false' ? false : refuse('must be `true` or `false`.'));
});

/** A decimal number for which `holds` is true; `range` says in words what that asks. */
export function number(range: string, holds: (value: number) => boolean) {
  return parsed((value, refuse) => {
    const read = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    return holds(read) ? read : refuse(`must be ${range}, not \`${value}\`.`);
  });
}

/** A share in percent. */
export const percentage = number(
  'a percentage from 0 to 100',
  (value) => value >= 0 && value <= 100,
).superRefine((value, context) => {
  const message = fractionMistake(value);
  if (message) context.addIssue({ code: 'custom', message });
});

/** Lines of a text that say something, without the space around them. */
export function splitLines(value: string): string[] {
  return value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Why a value that a secret should give may be empty. */
export const WITHOUT_SECRETS = 'Workflows for forks and Dependabot have no secrets.';

/** Longer names are rather keys that were pasted without their provider. */
const PROVIDER = /^[a-z0-9][a-z0-9._-]{0,31}$/i;
const LEFT_EMPTY = /^[a-z0-9][a-z0-9._-]{0,31}\s*=$/i;

/** Lower-cased provider and value of a line; null where it is not `provider=value`. */
export function splitProviderLine(line: string): { provider: string; value: string } | null {
  const at = line.indexOf('=');
  const provider = line.slice(0, Math.max(at, 0)).trim();
  const value = line.slice(at + 1).trim();
  return PROVIDER.test(provider) && value ? { provider: provider.toLowerCase(), value } : null;
}

/** Lower-cased provider of a line with nothing behind its `=`; null where the line is another. */
export function emptyProvider(line: string): string | null {
  return LEFT_EMPTY.test(line) ? line.slice(0, -1).trim().toLowerCase() : null;
}

/**
 * One `provider=value` a line, as a record by lower-cased provider. Every bad line is reported,
 * by its number only: what is on it may be a secret.
 *
 * @param mayBeEmpty whether a line may lack its value, which is then the empty string
 */
export function byProvider(value: z.ZodType<string, string>, what: string, mayBeEmpty = false) {
  return text.transform((input, context) => {
    const read = new Map<string, string>();
    for (const [index, line] of splitLines(input ?? '').entries()) {
      const message = readPair(line, mayBeEmpty ? value.or(z.literal('')) : value, what, read);
      if (message) context.addIssue({ code: 'custom', message: `line ${index + 1} ${message}` });
    }
    return Object.fromEntries(read);
  });
}

/** Adds a line to what was read; returns what is wrong with it. */
function readPair(
  line: string,
  value: z.ZodType<string, string>,
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

function httpUrl(value: string): URL | undefined {
  const url = URL.parse(value) ?? undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Address of a model endpoint. */
export const modelUrl = parsed((value, refuse) => {
  const url = httpUrl(value) ?? refuse('must be an http or https URL.');
  if (url.username || url.password) refuse('must not hold a user name or password.');
  return withoutTrailing(value, '/');
});

/** The service of this repository started on the runner, or one somewhere else. */
export type ServiceAddress = { kind: 'embedded' } | { kind: 'remote'; baseUrl: string };

/** `embedded`, or the address of a service: encrypted unless local, and with its version path. */
export const serviceAddress = parsed((value, refuse): ServiceAddress => {
  if (value === 'embedded') return { kind: 'embedded' };
  const url = httpUrl(value) ?? refuse('must be `embedded` or an http or https URL.');
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    refuse('must be https, since the API key would be sent in the clear.');
  }
  if (url.username || url.password) refuse('must not hold a user name or password.');
  if (url.search || url.hash) refuse('must not have a query or a fragment.');
  if (url.pathname === '/') refuse('lacks the version path of the service, such as `/api/v1`.');
  return { kind: 'remote', baseUrl: withoutTrailing(value, '/') };
});

const NEVER = 'never';

/** Verdicts that fail the step, or `never`. */
export const failingVerdicts = parsed((value, refuse): VerdictValue[] => {
  const names = splitList(value);
  const choices = VERDICTS.filter((verdict) => verdict !== 'passed');
  const chosen = choices.filter((verdict) => names.includes(verdict));
  const strays = names.filter((name) => !choices.some((verdict) => verdict === name));
  if (strays.length === 0 && chosen.length > 0) return chosen;
  if (names.length === 1 && names[0] === NEVER) return [];
  return refuse(`must name any of ${choices.join(', ')}; or \`${NEVER}\` alone.`);
});
