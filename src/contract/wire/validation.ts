import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A problem of a value, in words for the person who wrote it. */
export interface ValidationProblem {
  /** Keys and indexes from the root of the value to the problem. */
  path: PropertyKey[];
  message: string;
  /** The keys it is about, where the value at the path holds keys it must not. */
  unknownKeys?: string[];
}

/** Path in the notation people write: `tests[0].steps[2].kind`; the root is the empty string. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`,
    )
    .join('');
}

/** Issues of a union are those of the branch that came closest, so that the message is about it. */
function flatten(issue: Issue, base: readonly PropertyKey[] = []): Issue[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((issues) => issues.flatMap((inner) => flatten(inner, path)));
    // A branch whose own discriminator does not match is not the one the writer meant.
    const strays = (issues: Issue[]) =>
      issues.some((inner) => inner.code === 'invalid_union' && inner.errors.length === 0);
    // Nor is one of another type than what was written.
    const isOfOtherType = (issues: Issue[]) =>
      issues.some((inner) => inner.code === 'invalid_type' && inner.path.length === path.length);
    // Of several that have another discriminator, one whose is written at all is nearer.
    const lacksDiscriminator = (issues: Issue[]) =>
      issues.some((inner) => inner.code === 'invalid_union' && !namesDiscriminator(inner));
    const rank = (issues: Issue[]) =>
      Number(strays(issues)) * 4 +
      Number(lacksDiscriminator(issues)) * 2 +
      Number(isOfOtherType(issues));
    branches.sort((a, b) => rank(a) - rank(b) || a.length - b.length);
    return branches[0] ?? [];
  }
  // The name of a member: what is wrong with it says more than that it is.
  if (issue.code === 'invalid_key' && issue.issues.length > 0) {
    return issue.issues.map((inner) => ({ ...inner, path }));
  }
  return [{ ...issue, path }];
}

/** Whether the value has the member that tells the branches of a union apart; false where it was not kept. */
function namesDiscriminator({ input, ...issue }: Issue): boolean {
  const name = 'discriminator' in issue ? issue.discriminator : undefined;
  if (typeof name !== 'string' || typeof input !== 'object' || input === null) return false;
  return Object.hasOwn(input, name);
}

/** Every issue of a failed parse, each with its whole path: of a union, those of the branch that was meant. */
export function flatIssues(error: Pick<z.ZodError, 'issues'>): Issue[] {
  return error.issues.flatMap((issue) => flatten(issue));
}

/** Every problem of a failed parse. */
export function explainIssues(error: Pick<z.ZodError, 'issues'>): ValidationProblem[] {
  return flatIssues(error).map((issue) => ({
    path: issue.path,
    message: issue.message,
    ...(issue.code === 'unrecognized_keys' ? { unknownKeys: issue.keys } : {}),
  }));
}

/** One line a problem: `tests[0].title: …`. */
export function formatIssues(error: Pick<z.ZodError, 'issues'>): string[] {
  return explainIssues(error).map(({ path, message }) =>
    path.length === 0 ? message : `${formatPath(path)}: ${message}`,
  );
}

/** Keys to drop, by the place of the object that holds them. */
type KeysByPlace = ReadonlyMap<string, ReadonlySet<string>>;

const placeOf = (path: readonly PropertyKey[]): string => JSON.stringify(path);

/** A copy without the keys, made in one walk however many they are. */
function withoutKeys(value: unknown, keys: KeysByPlace, path: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => withoutKeys(item, keys, [...path, index]));
  }
  const unknown = keys.get(placeOf(path));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unknown?.has(key))
      .map(([key, item]) => [key, withoutKeys(item, keys, [...path, key])]),
  );
}

/**
 * Parses a strict schema as a tolerant reader: fields it does not know are dropped instead of
 * refused, since new optional request fields may appear at any time (section 9 of the API).
 */
export function parseTolerant<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  const unknown = parsed.error.issues
    .flatMap((issue) => flatten(issue))
    .filter((issue) => issue.code === 'unrecognized_keys')
    .map(({ path, keys }) => [placeOf(path), new Set(keys)] as const);
  if (unknown.length === 0) return parsed;
  return schema.safeParse(withoutKeys(value, new Map(unknown), []));
}
