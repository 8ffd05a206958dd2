import { isFilled } from '../api/cases/references.ts';
import { ITERATION_FOLDER } from '../api/servers-file/variables.ts';
import type { Location } from '../lib/json-path.ts';
import { validateJson, withoutExcess } from '../lib/json-schema.ts';
import { isObject, typeOf } from '../lib/json-values.ts';
import { nearestName } from '../lib/nearest-name.ts';
import type { ProblemData } from '../report/problem.ts';

type ArgumentData = Extract<ProblemData, { code: 'argument' }>;
/** Why an argument does not fit, and where it is. Texts are those of the server and the case. */
type Misfit = Omit<ArgumentData, 'code' | 'tool' | 'path'> & { path: Location };
type Fit = { misfits: Misfit[] } | { mistake: string };

/** Arguments that a case has for a tool. */
interface WrittenCall {
  inputSchema: unknown;
  args: Record<string, unknown>;
}

/** Keywords that may list more names of arguments than `properties`. */
const LISTING =
  '$ref additionalProperties allOf anyOf dependentSchemas if oneOf patternProperties'.split(' ');

/**
 * Compares written arguments with the input schema of their tool: names, types and values of `enum`,
 * then wholly literal ones with all of the schema. A `format` asserts nothing, and the tool fills in
 * what has a default. A task, since schemas come from servers.
 *
 * @returns the misfits, or why the schema cannot be used
 */
export function fitArguments({ inputSchema, args }: WrittenCall): Fit {
  const schema = withoutExcess(inputSchema);
  const judged = validateJson(schema, args);
  if ('mistake' in judged) return judged;
  const isOpen = (text: string) => text.includes(ITERATION_FOLDER) || isFilled(text);
  const misfits = [...comparerOf(schema, isOpen)(schema, args, [])];
  if (misfits.every(({ kind }) => kind === 'unlisted') && !isOpen(JSON.stringify(args))) {
    for (const { location, observed, detail } of judged.errors) {
      misfits.push(misfit('value', location, observed, detail));
    }
  }
  return { misfits };
}

function misfit(
  kind: Misfit['kind'],
  path: Location,
  value: unknown,
  expected: string,
  nearest?: string,
): Misfit {
  return { path, kind, expected, observed: JSON.stringify(value) ?? '', nearest: nearest ?? null };
}

/** Compares types and names by a schema, which its references lead into. */
function comparerOf(schema: unknown, isOpen: (text: string) => boolean) {
  /** A part of the schema without its reference. Empty if it is none, or leads elsewhere. */
  function resolved(part: unknown): Record<string, unknown> {
    const reference = memberOf(part, '$ref');
    if (typeof reference !== 'string') return Object(part);
    const [start, ...names] = reference.split('/');
    const keys = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    return start === '#' ? Object(keys.reduce<unknown>(memberOf, schema)) : {};
  }
  return function* compare(written: unknown, value: unknown, path: Location): Generator<Misfit> {
    if (typeof value === 'string' && isOpen(value)) return;
    const part = resolved(written);
    const forms = listOf(part['anyOf'] ?? part['oneOf']).map(resolved);
    const near = forms.filter((form) => isOfType(value, typesOf(form)));
    const isOfNone = near.length === 0 && forms.length > 0;
    const types = isOfNone ? forms.flatMap(typesOf) : typesOf(part);
    if (!isOfType(value, types)) {
      yield misfit('type', path, value, [...new Set(types)].join(' or '));
      return;
    }
    const allowed = listOf(part['enum']);
    if (typeof value === 'string' && allowed.length > 0 && !allowed.includes(value)) {
      const nearest = nearestName(value, allowed.map(String));
      yield misfit('value', path, value, `enum: ${JSON.stringify(allowed)}`, nearest);
    }
    const below = [...listOf(part['allOf']), ...(near.length === 1 ? near : [])];
    for (const one of below) yield* compare(one, value, path);
    const items = Array.isArray(value) && part['prefixItems'] === undefined ? value : [];
    for (const [at, item] of items.entries()) yield* compare(part['items'], item, [...path, at]);
    if (!isObject(value)) return;
    const { properties, patternProperties, additionalProperties, required } = part;
    const known = Object.keys(Object(properties));
    const strange = Object.keys(value).filter((name) => !known.includes(name));
    for (const name of listOf(required).map(String)) {
      if (Object.hasOwn(value, name)) continue;
      yield misfit('missing', [...path, name], undefined, name, nearestName(name, strange));
    }
    const isClosed = additionalProperties === false && patternProperties === undefined;
    const isList = isObject(properties) && part === schema && !LISTING.some((key) => key in part);
    const free = known.filter((name) => !Object.hasOwn(value, name));
    for (const [name, member] of Object.entries(value)) {
      const at = [...path, name];
      if (known.includes(name)) yield* compare(memberOf(properties, name), member, at);
      else if (isClosed) yield misfit('unknown', at, member, '', nearestName(name, known));
      else if (isList) yield misfit('unlisted', at, member, '', nearestName(name, free));
    }
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const typesOf = ({ type }: Record<string, unknown>) => [type ?? []].flat().map(String);

function isOfType(value: unknown, types: readonly string[]): boolean {
  const isWhole = types.includes('integer') && Number.isInteger(value);
  return types.length === 0 || types.includes(typeOf(value)) || isWhole;
}

const memberOf = (value: unknown, key: string | number): unknown =>
  Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined;
