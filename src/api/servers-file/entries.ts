import * as z from 'zod';
import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { groupsIn } from '../../lib/names-in.ts';
import { maskTokens } from '../../lib/redaction/known-secrets.ts';
import { openObject } from '../resources/shapes.ts';
import { type Misfit, meantKey, parseBy, valueProblem } from '../validation.ts';
import { windowsProblem } from './variables.ts';

/** Versions of MCP, the latest first. */
const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** It has no sessions, which SSE needs. */
const STATELESS_VERSION = '2026-07-28';

const LOCAL_TYPES = ['stdio'];
const REMOTE_TYPES = ['http', 'streamable-http', 'sse'];
export const LOCAL_KEYS = ['command', 'args', 'env', 'cwd'];
export const REMOTE_KEYS = ['url', 'headers'];
/** Words of clients for a type, without separators. */
const TYPES = groupsIn('stdio local, http streamablehttp, sse');
const COMMON_KEYS = ['type', 'disabled', 'enabled', 'protocolVersion'];

/** An object can be one that has no text. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';
const value = () => z.preprocess((one) => (isPlain(one) ? String(one) : one), z.string());

const entry = z.looseObject({
  type: z.string().optional(),
  command: z.string().min(1).optional(),
  args: z.array(value()).optional(),
  env: z.record(z.string(), value()).optional(),
  cwd: z.string().optional(),
  url: z.string().min(1).optional(),
  headers: z.record(z.string(), value()).optional(),
  protocolVersion: z.string().optional(),
  disabled: z.boolean().optional(),
  enabled: z.boolean().optional(),
});

const server = openObject()
  // Nothing else matters of a disabled server.
  .transform((one) =>
    one['disabled'] === true || one['enabled'] === false ? { disabled: true } : withType(one),
  )
  .pipe(openObject().transform(parseBy(() => entry, entryMisfits)));

/** With the type that it has in the words of another client, or under `transport`. */
function withType(one: Record<string, unknown>): Record<string, unknown> {
  const { transport, type = transport } = one;
  const word = textOf(type).toLowerCase().replaceAll(/[-_]/g, '');
  const [known] = TYPES.find((group) => group.includes(word)) ?? [];
  return known === undefined ? one : { ...one, type: known };
}

/** Servers by name, as they are written. */
export const mcpServers = z.record(z.string().min(1).max(NAME_LIMIT), server);

const KEYS = ['mcpServers', 'servers'];
/** The key of the servers in a file: as it is written, and as it is meant. */
export function keyOfServers(file: unknown): { key: string; meant: string } {
  const keys = Object.keys(Object(file)).filter((one) => meantKey(one, KEYS) !== null);
  const key = KEYS.find((one) => keys.includes(one)) ?? keys[0] ?? 'mcpServers';
  return { key, meant: meantKey(key, KEYS) ?? key };
}

/** A file with servers under a key, which can be misspelt. */
export function fileWith(key: string, meant = key) {
  const file = z.object({ [key]: mcpServers });
  return openObject().transform(
    parseBy(
      () => file,
      (written) => [...nestedServers(written, key), ...misspeltKeys(written, [meant])],
    ),
  );
}

/** A list in a list under the same key. */
function nestedServers(written: Record<string, unknown>, key: string): Misfit[] {
  const nested = Object.values(Object(Object(written[key])[key]));
  if (nested.length === 0 || !nested.every(isObject)) return [];
  return [{ path: [key, key], data: { code: 'repeated', what: 'key', name: key } }];
}

function entryMisfits(written: Record<string, unknown>): Misfit[] {
  const { command, args, url, type, protocolVersion: version, disabled } = written;
  if (disabled === true) return [];
  const hasCommand = command !== undefined;
  const hasUrl = url !== undefined;
  /** What servers of its kind have: of both kinds, if it can be either. */
  const pick = (local: string[], remote: string[]) => [
    ...(hasCommand || !hasUrl ? local : []),
    ...(hasUrl || !hasCommand ? remote : []),
  ];
  const misfits = misspeltKeys(written, [...COMMON_KEYS, ...pick(LOCAL_KEYS, REMOTE_KEYS)]);
  const add = (key: string, data: Misfit['data']) => misfits.push({ path: [key], data });

  if (!hasCommand && !hasUrl) {
    const other = ['command', 'url'];
    misfits.push({ path: [], data: { code: 'needs', key: 'server', other } });
  } else if (hasCommand && hasUrl) {
    add('url', { code: 'conflict', key: 'url', other: 'command' });
  }
  if (Array.isArray(command) && typeof command[0] === 'string') {
    const program = maskTokens(command[0]);
    add('command', { code: 'command', reason: 'list', program, hasArgs: command.length > 1 });
  }
  const list = (Array.isArray(args) ? args : []).map(textOf);
  const elsewhere = windowsProblem(textOf(command), list);
  if (elsewhere !== null) add('command', elsewhere);
  const [whole, flag, rest] = /^(--?[a-z]+) (\S+)$/.exec(maskTokens(list[0] ?? '')) ?? [];
  // No option of these has a blank in it.
  if (whole !== undefined && /^(?:npx|pnpx|bunx)$/.test(textOf(command))) {
    misfits.push({ path: ['args', 0], data: valueProblem(whole, [`"${flag}", "${rest}"`]) });
  }
  const known = pick(LOCAL_TYPES, REMOTE_TYPES);
  if (typeof type === 'string' && !known.includes(type)) {
    add('type', { code: 'value', value: maskTokens(type), nearest: meantKey(type, known), known });
  }
  if (typeof version === 'string' && !PROTOCOL_VERSIONS.includes(version)) {
    add('protocolVersion', valueProblem(version, [...PROTOCOL_VERSIONS]));
  } else if (version === STATELESS_VERSION && type === 'sse') {
    add('protocolVersion', { code: 'conflict', key: STATELESS_VERSION, other: type });
  }
  return misfits;
}

/** Keys that would be ignored although a known one is meant. Other keys belong to other clients. */
function misspeltKeys(written: object, known: readonly string[]): Misfit[] {
  return Object.keys(written).flatMap((key): Misfit[] => {
    const nearest = known.includes(key) ? null : meantKey(key, known);
    // A server can have a key twice: once for us, once in the word of another client.
    if (nearest === null || nearest in written) return [];
    return [{ path: [key], data: { code: 'unknown-key', key, nearest, known: [] } }];
  });
}
