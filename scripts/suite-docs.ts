/**
 * Writes `docs/suite.md` and `schemas/suite.schema.json` from the schemas of a suite file. `--check`
 * compares only.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { resultAssertion, transcriptAssertion } from '../src/api/cases/assertions.ts';
import { step } from '../src/api/cases/steps.ts';
import { execution } from '../src/api/resources/execution.ts';
import { alternativesOf } from '../src/sources/suite/choice.ts';
import { expectation } from '../src/sources/suite/expectations.ts';
import { ACTIONS, ACTIONS_OF } from '../src/sources/suite/rules.ts';
import { suiteFile } from '../src/sources/suite/schema.ts';

const ROOT = join(import.meta.dirname, '..');
/** Shapes that are longer and occur twice have a definition. */
const LONG = 400;
/** Of more alternatives, the objects have no names in a table. */
const MAX_OPTIONS = 4;
export type JsonSchema = z.core.JSONSchema.BaseSchema;
/** Asserts the one form that `toJSONSchema` makes of these places. */
export const sub = (schema: unknown) => schema as JsonSchema;
const isScalar = (type: unknown) => ['number', 'integer', 'boolean'].includes(String(type));

/** What people write, as JSON Schema. A choice is one of its alternatives. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const options = (alternativesOf(zodSchema) ?? []).map(jsonSchemaOf);
      const [only, second] = options;
      // What refuses all else with words of ours is no alternative.
      if (only !== undefined) delete jsonSchema.anyOf;
      if (only !== undefined && second === undefined) {
        const { description = only.description } = jsonSchema;
        Object.assign(jsonSchema, only, description === undefined ? {} : { description });
      } else if (only !== undefined) jsonSchema.anyOf = options.map(titled);
      jsonSchema.anyOf &&= jsonSchema.anyOf.map((one) => titled(sub(one)));
      jsonSchema.oneOf &&= jsonSchema.oneOf.map((one) => titled(sub(one)));
      if (kindOf(jsonSchema) !== undefined && jsonSchema.required !== undefined) {
        // Steps of a file can leave it out.
        jsonSchema.required = jsonSchema.required.filter((key) => key !== 'id');
      }
      // A pattern says more than a format that only we know.
      if (/^(?:model|growth)$/.test(jsonSchema.format ?? '')) delete jsonSchema.format;
      // zod adds bounds of its own to all integers.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return sub(made);
}

/** Writes files by their paths. `--check` compares only. */
export function writeAll(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(ROOT, name);
    mkdirSync(dirname(path), { recursive: true });
    if (!process.argv.includes('--check')) writeFileSync(path, content);
    else if (readFileSync(path, 'utf8') !== content) {
      console.error(`docs: ${name} is not what \`npm run docs\` writes`);
      process.exitCode = 1;
    }
  }
}

/** The value that tells an object of the API from others: its `kind` or `type`. */
function kindOf({ properties = {} }: JsonSchema): string | undefined {
  const { const: kind } = sub(properties['kind'] ?? properties['type'] ?? {});
  return typeof kind === 'string' ? kind : undefined;
}

/** Gives a shape the name that editors show: its kind, or the key that it must have. */
function titled(schema: JsonSchema): JsonSchema {
  const title = kindOf(schema) ?? schema.required?.[0];
  return title === undefined || schema.title !== undefined ? schema : { title, ...schema };
}

/** Moves long shapes that occur several times into definitions. */
function withDefinitions(schema: JsonSchema): JsonSchema {
  const seen = new Map<string, number>();
  const count = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    if (text.length < LONG) return;
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    // What is inside of it occurs as often only by its own repetition.
    if (times === 0) for (const member of Object.values(value)) count(member);
  };
  count(schema);
  const names = new Map<string, string>();
  const $defs: Record<string, unknown> = {};
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => replace(item, key));
    const text = JSON.stringify(value);
    const isShared =
      (seen.get(text) ?? 0) > 1 && !['properties', 'items', 'dependentSchemas'].includes(key);
    const members = () =>
      Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replace(item, name)]));
    if (!isShared) return members();
    if (!names.has(text)) {
      const wanted = sub(value).title ?? (/Of$/.test(key) ? 'alternatives' : key);
      const taken = [...names.values()].filter(
        (name) => name.replace(/\d+$/, '') === wanted,
      ).length;
      const name = taken === 0 ? wanted : `${wanted}${taken + 1}`;
      names.set(text, name);
      $defs[name] = members();
    }
    return { $ref: `#/$defs/${names.get(text)}` };
  };
  const replaced = replace(schema, 'suite');
  return sub({ ...Object(replaced), $defs });
}

/** Numbers, switches and texts of a certain form can come from the row of a case. */
function withRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withRows);
  const { type, description, pattern } = sub(value);
  // A key of a shape can be named like a keyword.
  if (isScalar(type) || typeof pattern === 'string') {
    const { description: _, ...own } = sub(value);
    const row = { type: 'string', pattern: '\\{\\{ ?row\\.' };
    return { ...(description === undefined ? {} : { description }), anyOf: [own, row] };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withRows(item)]));
}

/** Adds what keys of a step or a case need of each other: one action, and one that they belong to. */
function withRules(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withRules);
  const members = Object.entries(value).map(([key, item]) => [key, withRules(item)]);
  const { properties = {} } = sub(value);
  const actions = [...ACTIONS, 'steps'].filter((key) => key in properties);
  const rules = [...ACTIONS_OF].filter(([key]) => String(key) in properties);
  if (actions.length < ACTIONS.length) return Object.fromEntries(members);
  const requiring = (key: string) => ({ required: [key] });
  const needed = rules.map(([key, allowed]) => [key, { anyOf: allowed.map(requiring) }]);
  return {
    ...Object.fromEntries(members),
    oneOf: actions.map(requiring),
    dependentSchemas: Object.fromEntries(needed),
  };
}

const optionsOf = ({ anyOf, oneOf }: JsonSchema) => (anyOf ?? oneOf ?? []).map(sub);
/** The alternatives of a schema, with those of alternatives. */
function leavesOf(schema: JsonSchema): JsonSchema[] {
  const options = optionsOf(schema);
  return options.length === 0 ? [schema] : options.flatMap(leavesOf);
}

/** The type of a value in a few words. */
function typeOf(schema: JsonSchema): string {
  const { type, items, const: only, enum: values, anyOf, oneOf, properties, required } = schema;
  if (only !== undefined) return `\`${JSON.stringify(only).replaceAll('"', '')}\``;
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ');
  const options = anyOf ?? oneOf;
  if (options !== undefined) {
    const all = leavesOf(schema);
    const isLong = all.length > MAX_OPTIONS;
    const types = all.map((one) => {
      return isLong && one.properties !== undefined ? 'object' : typeOf(one);
    });
    const list = `list of ${[...new Set(types.slice(0, -1))].join(' or ')}`;
    return [...new Set(types)].join(' or ').replace(list, 'list of them');
  }
  if (type === 'array') return `list of ${typeOf(sub(items))}`;
  if (properties === undefined) {
    return [type ?? 'any value'].flat().join(' or ').replace('string', 'text');
  }
  const keys = required ?? [];
  return `\`{ ${(keys.length > 0 ? keys : Object.keys(properties)).join(', ')} }\``;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

type Members = [name: string, schema: JsonSchema][];
export const membersOf = ({ properties = {} }: JsonSchema): Members =>
  Object.entries(properties).map(([name, member]) => [name, sub(member)]);

/** A row for each key: its values, its meaning. */
export const keyTable = (members: Members) =>
  table(
    ['key', 'value', 'meaning'],
    members.map(([name, one]) => [`\`${name}\``, typeOf(one), one.description ?? '']),
  );

/** What is said of keys. It is said once. */
const said = new Set<string>();

/** A row for each shape: its keys with what they say, but for those of all shapes. */
function shapeTable(
  head: string,
  shapes: readonly JsonSchema[],
  shared: readonly string[],
): string {
  const rows = shapes.map((shape) => {
    const { required = [] } = shape;
    const name = kindOf(shape) ?? required[0] ?? typeOf(shape);
    const main = sub(shape.properties?.[name] ?? {});
    const description = shape.description ?? main.description ?? '';
    if (shape.description === undefined) said.add(`${name}: ${description}`);
    const members = membersOf(shape).filter(([key]) => !shared.includes(key));
    const keys = members.map(([key, member]) => {
      const { description: text = '' } = member;
      const about = text === '' || said.has(`${key}: ${text}`) ? '' : ` (${text})`;
      said.add(`${key}: ${text}`);
      return `\`${key}${required.includes(key) ? '' : '?'}\` ${typeOf(member)}${about}`;
    });
    return [`\`${name}\``, keys.join('; '), description];
  });
  return table([head, 'keys', 'meaning'], rows);
}

const suite = jsonSchemaOf(suiteFile);
const testCase = sub(sub(suite.properties?.['tests']).items);
const shortStep = optionsOf(sub(sub(testCase.properties?.['steps']).items))[0] ?? {};
const steps = optionsOf(jsonSchemaOf(step));
const stepKeys = membersOf(shortStep).map(([name]) => name);
const isSetting = (name: string) => name in execution.shape || name.endsWith('Timeout');
const ofServer = ['serverName', 'serverId', 'expectError', 'expect', 'capture'];
const call = steps.find((one) => kindOf(one) === 'toolCall') ?? {};

const blocks = [
  readFileSync(join(ROOT, 'docs/parts/suite.md'), 'utf8').trimEnd(),
  '<!-- `npm run docs` writes what follows. Edit docs/parts/suite.md to change what stands above. -->',
  '## Keys of a suite',
  keyTable(membersOf(suite).filter(([name]) => !isSetting(name))),
  '## Settings of a suite',
  '[servers.md](servers.md) says when a server starts, and has the limits.',
  keyTable(membersOf(suite).filter(([name]) => isSetting(name))),
  '## Keys of a case',
  'A case has `steps`, or the keys of one step. It has these keys too.',
  keyTable(membersOf(testCase).filter(([name]) => !stepKeys.includes(name))),
  '## Keys of a step',
  'A step has one of `call`, `read`, `get`, `list` and `prompt`.',
  keyTable(membersOf(shortStep)),
  '## Expectations',
  'A text stands for `{ contains: text }`. Values stay below the limits of `under`. An object with `type` is an assertion of the API.',
  shapeTable(
    'form',
    optionsOf(jsonSchemaOf(expectation)).filter((one) => one.properties !== undefined),
    [],
  ),
  '## Steps of the API',
  'Steps of the [API](api.md) can stand among short ones. Each has `kind`, and an `id` if you like.',
  shapeTable('kind', steps, ['kind', 'id', ...ofServer]),
  'Steps that ask a server have these keys too.',
  keyTable(membersOf(call).filter(([name]) => ofServer.includes(name))),
  '## Assertions of the API',
  'These are about the last result of a server.',
  shapeTable('type', optionsOf(jsonSchemaOf(resultAssertion)), ['type']),
  'These are about the calls and the answer of a model.',
  shapeTable('type', optionsOf(jsonSchemaOf(transcriptAssertion)), ['type']),
];

const forRows = { ...suite, properties: { ...suite.properties }, patternProperties: { '^x-': {} } };
forRows.properties['tests'] = sub(withRules(withRows(suite.properties?.['tests'])));
const { $defs, ...root } = withDefinitions(sub(forRows));
const file = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Suite of cases for MCP servers',
  ...root,
  $defs,
};
writeAll({
  'docs/suite.md': `${blocks.join('\n\n')}\n`,
  'schemas/suite.schema.json': `${JSON.stringify(file, null, 2)}\n`,
});
