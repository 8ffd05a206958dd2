import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { oneLine } from '../../lib/text.ts';
import { SAMPLE } from '../../words/tools.ts';

/** A tool as its server lists it: any member can be missing or wrong. */
type Tool = Record<string, unknown>;

/** First words of tools that only read, and other words with which a tool may change something. */
const READING = /^(?:get|list|search|find|read|describe|show|count|fetch|echo)$/i;
const CHANGING =
  /^(?:and|or|out|then|ack|add|apply|approve|archive|assign|cancel|claim|clear|create|delete|destroy|disable|drain|drop|edit|enable|erase|exec|execute|flush|force|hide|increment|insert|invite|kill|lock|login|mark|modify|move|pop|post|publish|purge|put|remove|rename|replace|reserve|reset|revoke|rm|rotate|run|save|send|set|start|stop|store|terminate|trigger|truncate|undo|update|upload|upsert|wipe|write)$/i;
/** Divides `getXMLFile`, and drops what is before the first word. */
const wordsOf = (text: string) => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
const MAX_DEPTH = 5;
const MADE_UP: Tool = { string: 'text', number: 1, integer: 1, boolean: false, null: null };
/** What YAML reads as the same text without quotes. */
const PLAIN = /^[a-z][\w-]*[/ ][\w/ -]*\w$/i;

/**
 * Writes a first suite for servers: a case for each tool. Those that may change data are skipped.
 * Comments name arguments that are made up.
 */
export function sampleSuite(name: string, servers: { server: string; tools: Tool[] }[]) {
  const cases = servers.flatMap((one) => one.tools.map((tool) => sampleCase(one.server, tool)));
  const head = [`# ${SAMPLE.head}`, `name: ${JSON.stringify(name)}`, 'tests:'];
  const skipped = cases.filter(({ isSkipped }) => isSkipped).length;
  const text = [...head, ...cases.flatMap(({ lines }) => lines), ''].join('\n');
  return { text, cases: cases.length, skipped };
}

function sampleCase(server: string, { name, inputSchema, outputSchema, annotations }: Tool) {
  const tool = oneLine(String(name), NAME_LIMIT);
  const madeUp: string[] = [];
  const args = sampleOf(inputSchema, '', madeUp, 0);
  const { readOnlyHint, destructiveHint } = Object(annotations);
  const [verb = '', ...others] = wordsOf(tool);
  const isReading = READING.test(verb) && !others.some((word) => CHANGING.test(word));
  let isSkipped = destructiveHint === true || (readOnlyHint ?? isReading) !== true;
  const look = (_key: string, value: unknown) => {
    const words = typeof value === 'string' ? wordsOf(value) : [];
    isSkipped ||= words.some((word) => CHANGING.test(word));
    return value;
  };
  const json = JSON.stringify(args, look, 1);
  const comment = madeUp.length === 0 ? '' : ` # ${SAMPLE.madeUp(madeUp)}`;
  const lines = [
    `  - title: ${scalar(SAMPLE.title(tool, server))}`,
    `    call: ${scalar(`${server}/${tool}`)}`,
  ];
  if (isObject(args) && Object.keys(args).length > 0)
    lines.push(`    with: ${json.replace(/\n\s*/g, ' ')}${comment}`);
  if (isObject(outputSchema)) lines.push('    expect: { schema: output }');
  if (isSkipped) lines.push(`    skip: ${SAMPLE.skip}`);
  return { lines, isSkipped };
}

const scalar = (text: string) => (PLAIN.test(text) ? text : JSON.stringify(text));

/** A value for a schema: what the schema knows, else one that is made up, whose path is noted. */
function sampleOf(schema: unknown, path: string, madeUp: string[], depth: number): unknown {
  const { const: only, examples, default: usual, enum: values, ...rest } = Object(schema);
  const known = [only, [examples].flat()[0], usual, [values].flat()[0]];
  // A reference to a saved value has braces.
  const sound = known.find((one) => one !== undefined && !JSON.stringify(one).includes('{{'));
  if (sound !== undefined) return sound;
  const { type, anyOf, oneOf = anyOf, properties, required, items, minimum } = rest;
  if (depth < MAX_DEPTH && Array.isArray(oneOf)) return sampleOf(oneOf[0], path, madeUp, depth + 1);
  const kind = [type].flat().find((one) => one !== 'null') ?? (properties ? 'object' : 'string');
  if (kind === 'object') {
    const names = depth < MAX_DEPTH && Array.isArray(required) ? required.map(String) : [];
    const entries = names.map((key) => {
      const own = path === '' ? key : `${path}.${key}`;
      return [key, sampleOf(Object(properties)[key], own, madeUp, depth + 1)];
    });
    return Object.fromEntries(entries);
  }
  if (kind === 'array' && depth < MAX_DEPTH)
    return [sampleOf(items, `${path}[0]`, madeUp, depth + 1)];
  madeUp.push(path);
  return typeof minimum === 'number' ? minimum : (MADE_UP[kind] ?? []);
}
