import { firstOf, shown } from './lines.ts';
import { count } from './verdicts.ts';

/** Words of the suite that `init` writes, and what it says. Names are foreign text. */
export const SAMPLE = {
  head: 'Written by `init`. Replace arguments that are made up, and add what you expect.',
  title: (tool: string, server: string) => `${tool} of ${server} answers`,
  skip: 'it may change data',
  madeUp: (paths: readonly string[]) => shown(`made up: ${paths.join(', ')}`),
  nothing: 'no server lists a tool.',
  written: (file: string, cases: number, skipped: number, others: readonly string[]) =>
    `${shown(file)}: ${count(cases, 'case')}, ${skipped} skipped. ${others.length > 0 ? `Servers left out: ${firstOf(others)}. ` : ''}Replace arguments that are made up, then run it.`,
};

type Members = Record<string, unknown>;
const MAX_DEPTH = 3;

/** Lists tools in lines. They are what a server sent: any member can be missing or wrong. */
export function describeTools(server: string, tools: readonly Members[]): string[] {
  return [`${shown(server)}: ${count(tools.length, 'tool')}`, ...tools.flatMap(describeTool)];
}

function describeTool({ name, description, inputSchema, annotations }: Members): string[] {
  const hints = Object.entries(Object(annotations)).flatMap(([key, value]) =>
    typeof value === 'boolean' ? [`${key}: ${value}`] : [],
  );
  const end = hints.length === 0 ? '' : ` (${hints.join(', ')})`;
  const first = typeof description === 'string' ? description.trim().split('\n', 1) : [];
  const { properties, required } = Object(inputSchema);
  const args = Object.entries(Object(properties)).map(([key, schema]) => {
    const isRequired = Array.isArray(required) && required.includes(key);
    return `    ${shown(`${key}: ${typeOf(schema, 0)}${isRequired ? ', required' : ''}`)}`;
  });
  return [shown(`- ${[`${name}${end}`, ...first].join(': ')}`), ...args];
}

/** The type of an argument by its JSON Schema, as far as it says one. */
function typeOf(schema: unknown, depth: number): string {
  const { type, enum: values, const: only, items, anyOf, oneOf } = Object(schema);
  const options = anyOf ?? oneOf;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (depth > MAX_DEPTH) return 'any';
  if (Array.isArray(options)) return options.map((one) => typeOf(one, depth + 1)).join(' or ');
  if (type === 'array') return `list of ${typeOf(items, depth + 1)}`;
  return type === undefined ? 'any' : [type].flat().join(' or ');
}
