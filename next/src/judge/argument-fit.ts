import { hasReference } from '../api/cases/references.ts';
import { ITERATION_VARIABLE } from '../api/servers-file/variables.ts';
import { findNodes } from '../lib/json-path.ts';
import { schemaMistake, validateJson } from '../lib/json-schema.ts';
import { nearestName } from '../lib/nearest-name.ts';
import type { ProblemData } from '../report/problem.ts';

type ArgumentData = Extract<ProblemData, { code: 'argument' }>;
type Path = (string | number)[];

/** Why an argument does not fit, and where it is. Texts are those of the server and the case. */
type ArgumentMisfit = Omit<ArgumentData, 'code' | 'tool' | 'path'> & { path: Path };

/** A tool, and the arguments of all its calls. */
export interface WrittenCalls {
  inputSchema: unknown;
  calls: readonly {
    arguments: Record<string, unknown>;
    /** Whether `{{name}}` stands for a captured value. */
    hasCaptures: boolean;
  }[];
}

/** Stands for a folder that each iteration has. */
const FOLDER = `\${${ITERATION_VARIABLE}}`;
/** References can lead in a circle. */
const MAX_DEPTH = 50;
/** Mistakes of a call that are worth reading. */
const MAX_MISFITS = 20;
const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/**
 * Compares written arguments with the input schema of their tool: names, types and values of `enum`,
 * then wholly literal ones with all of the schema. A `format` asserts nothing, and the tool fills in
 * what has a default.
 *
 * @returns the misfits of each call, or why the schema cannot be used
 */
export function fitArguments({
  inputSchema,
  calls,
}: WrittenCalls): { misfits: ArgumentMisfit[][] } | { mistake: string } {
  const mistake = schemaMistake(inputSchema);
  if (mistake !== null) return { mistake };
  const schema: unknown = JSON.parse(JSON.stringify(inputSchema), withoutExcess);
  const misfits: ArgumentMisfit[][] = [];
  for (const { arguments: args, hasCaptures } of calls) {
    const isOpen = (text: string) => text.includes(FOLDER) || (hasCaptures && hasReference(text));
    const found: ArgumentMisfit[] = [];
    compare(schema, args, [], { schema, isOpen, found });
    if (found.length === 0 && !hasOpen(args, isOpen)) {
      const judged = validateJson(schema, args);
      if ('mistake' in judged) return judged;
      for (const { path, keyword, detail: expected } of judged.errors) {
        // Types are compared above. This one is none of JSON Schema.
        if (keyword === 'type') continue;
        const nodes = findNodes(path, args);
        const keys = 'limit' in nodes ? [] : [...(nodes.locations[0] ?? [])];
        const observed = shown(keys.reduce<unknown>(memberOf, args));
        found.push({ path: keys, kind: 'value', expected, observed, nearest: null });
      }
    }
    misfits.push(found.slice(0, MAX_MISFITS));
  }
  return { misfits };
}

function withoutExcess(key: string, value: unknown): unknown {
  if (key === 'format' && typeof value === 'string') return undefined;
  const part = Object(value);
  if (Array.isArray(part.required)) {
    part.required = part.required.filter(
      (name: string) => memberOf(memberOf(part.properties, name), 'default') === undefined,
    );
  }
  return value;
}

interface Search {
  schema: unknown;
  isOpen: (text: string) => boolean;
  found: ArgumentMisfit[];
}

function compare(written: unknown, value: unknown, path: Path, search: Search, depth = 0): void {
  const { schema, isOpen, found } = search;
  if (depth > MAX_DEPTH || (typeof value === 'string' && isOpen(value))) return;
  const part = resolved(written, schema);
  const misfit = (kind: ArgumentMisfit['kind'], at: Path, expected: string, near?: string) => {
    const observed = kind === 'missing' ? '' : shown(value);
    found.push({ path: at, kind, expected, observed, nearest: near ?? null });
  };
  const goOn = (below: unknown, member = value, at = path) =>
    compare(below, member, at, search, depth + 1);
  const types = typesOf(part);
  if (!isOfType(types, value)) {
    misfit('type', path, types.join(' or '));
    return;
  }
  const { enum: allowed, allOf, anyOf, oneOf, items, prefixItems } = part;
  if (Array.isArray(allowed) && typeof value === 'string' && !allowed.includes(value)) {
    const near = nearestName(
      value,
      allowed.filter((one) => typeof one === 'string'),
    );
    misfit('value', path, `enum: ${JSON.stringify(allowed)}`, near);
  }
  for (const one of Array.isArray(allOf) ? allOf : []) goOn(one);
  const forms = anyOf ?? oneOf;
  if (Array.isArray(forms)) {
    const ofForms = forms.map((form) => typesOf(resolved(form, schema)));
    const near = forms.filter((_, at) => isOfType(ofForms[at] ?? [], value));
    if (near.length === 0) misfit('type', path, [...new Set(ofForms.flat())].join(' or '));
    if (near.length === 1) goOn(near[0]);
  }
  if (Array.isArray(value)) {
    if (prefixItems !== undefined) return;
    for (const [at, item] of value.entries()) goOn(items, item, [...path, at]);
  } else if (typeof value === 'object' && value !== null) {
    const { properties, patternProperties, additionalProperties, required } = part;
    const known = Object.keys(Object(properties));
    const strange = Object.keys(value).filter((name) => !known.includes(name));
    for (const name of Array.isArray(required) ? required : []) {
      if (Object.hasOwn(value, name)) continue;
      misfit('missing', [...path, name], name, nearestName(name, strange));
    }
    for (const [name, member] of Object.entries(value)) {
      goOn(memberOf(properties, name), member, [...path, name]);
    }
    if (additionalProperties !== false || patternProperties !== undefined) return;
    for (const name of strange) misfit('unknown', [...path, name], '', nearestName(name, known));
  }
}

/** A part of a schema without its reference. Empty if it is none, or leads elsewhere. */
function resolved(part: unknown, schema: unknown): Record<string, unknown> {
  const reference: unknown = memberOf(part, '$ref');
  if (reference === undefined) return Object(part);
  const [start, ...names] = String(reference).split('/');
  if (start !== '#') return {};
  const keys = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = keys.reduce<unknown>(memberOf, schema);
  return target === part ? {} : Object(target);
}

const typesOf = (part: Record<string, unknown>): string[] =>
  [part['type'] ?? []].flat().filter((type): type is string => TYPES.has(String(type)));

function isOfType(types: readonly string[], value: unknown): boolean {
  if (types.length === 0) return true;
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.includes(type) || (types.includes('integer') && Number.isInteger(value));
}

const shown = (value: unknown): string => JSON.stringify(value) ?? '';

const memberOf = (value: unknown, key: string | number): unknown =>
  Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined;

/** Whether a text in the value is not known yet. */
function hasOpen(value: unknown, isOpen: Search['isOpen']): boolean {
  if (typeof value === 'string') return isOpen(value);
  return Object.values(Object(value)).some((member) => hasOpen(member, isOpen));
}
