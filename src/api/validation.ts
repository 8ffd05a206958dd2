import * as z from 'zod';
import { typeOf } from '../lib/json-values.ts';
import { groupsIn } from '../lib/names-in.ts';
import { nearestName } from '../lib/nearest-name.ts';
import type { ParsedText, TextPlace } from '../lib/parsed-text.ts';
import { maskTokens } from '../lib/redaction/known-secrets.ts';
import { oneLine } from '../lib/text.ts';
import { placeOfFile } from '../report/place.ts';
import type { Place, Problem, ProblemData } from '../report/problem.ts';

/** Most mistakes of a file that are reported. */
export const MAX_PROBLEMS = 100;
/** UTF-16 units of a text that a problem shows. */
const SHOWN = 200;

type Path = (string | number)[];
/** What is wrong with a value, and where in it. */
export interface Misfit {
  path: Path;
  data: ProblemData;
}
type Shapes = Map<unknown, Record<string, z.ZodType>>;
type Parsed<T> = { value: T } | { misfits: Misfit[] };

/** Words for one thing: of suites, of the API, of other eval tools, of other clients of MCP. */
const SYNONYMS = groupsIn(`
with arguments args input params, call toolName tool, prompt query question, runs repeat repeats iterations times, server serverName, path json jsonPath in,
read uri resource, calls expectTools expectedToolCalls tools, save capture, error expectError,
expect assertion assert assertions expected, title name description, tests cases evals,
toolTimeout timeout, contains needle text textContains responseContains, equals text textEquals,
matches pattern regex $pattern $regex textMatches responseMatches, command cmd, env environment,
url httpUrl serverUrl endpoint, cwd workingDirectory workingDir dir, headers bearerToken apiKey,
concurrency parallel, setup before beforeAll, teardown after afterAll, type transport,
http remote, mcpServers mcp context_servers mcp.servers, workspaceFolder workspaceRoot workspace, output out o report reporter, suite-file file, mcp-config config, filter grep`);

/** The known key that a misspelt one, or one of another tool, stands for. */
export function meantKey(key: string, known: readonly string[]): string | null {
  if (known.includes(key)) return key;
  // They look like others, which they do not mean.
  if (/^(?:not[A-Z]\w*|mcpServers)$/.test(key)) return null;
  const near = nearestName(key, [...SYNONYMS.flat(), ...known]) ?? key;
  const words = SYNONYMS.filter((group) => group.includes(near)).flat();
  return words.find((word) => known.includes(word)) ?? nearestName(key, known) ?? null;
}

/** Issues of our own schemas carry what is wrong as data. */
export function addMisfit(context: z.RefinementCtx, path: Path, data: ProblemData): void {
  // Zod changes the path, which mistakes can share.
  context.addIssue({ code: 'custom', path: [...path], params: { data } });
}

/** Refuses an object that has none of some keys. */
export const needsAny =
  (key: string, other: string[]) => (value: object, context: z.RefinementCtx) => {
    if (other.some((one) => Reflect.get(value, one) !== undefined)) return;
    addMisfit(context, [], { code: 'needs', key, other });
  };

/** Adds the first mistake of each place, and all names there that stand for nothing. */
export function addMisfits(context: z.RefinementCtx, misfits: readonly Misfit[]): void {
  const places = new Set<string>();
  for (const { path, data } of misfits) {
    const place = JSON.stringify(path);
    if (data.code === 'not-found' || !places.has(place)) addMisfit(context, path, data);
    places.add(place);
  }
}

/** Parses a value that somebody else wrote, or lists what is wrong with it. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  maxMisfits = MAX_PROBLEMS,
): Parsed<z.output<Schema>> {
  /** Schemas of known keys by the unknown ones. */
  const known: Shapes = new Map();
  const parsed = schema.safeParse(value, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys')
        known.set(issue.keys, Object(Object(issue.inst).shape));
      return undefined;
    },
    reportInput: true,
  });
  if (parsed.success) return { value: parsed.data };
  const misfits = parsed.error.issues
    .slice(0, maxMisfits)
    .flatMap((issue) => misfitsOf(issue, known));
  return { misfits: withoutMeant(misfits) };
}

/**
 * A transform that parses by the schema that a look at the value picks: its mistakes are those of this
 * schema.
 *
 * @param find mistakes that the schema does not see. Only the first mistake of a place counts.
 */
export function parseBy<Value, Schema extends z.ZodType>(
  pick: (value: Value) => Schema,
  find: (value: Value) => Misfit[],
) {
  return (value: Value, context: z.RefinementCtx): z.output<Schema> => {
    const parsed = parse(pick(value), value);
    addMisfits(context, [...find(value), ...('misfits' in parsed ? parsed.misfits : [])]);
    return 'value' in parsed ? parsed.value : z.NEVER;
  };
}

export function misfitsIn(schema: z.ZodType, value: unknown): Misfit[] {
  const parsed = parse(schema, value);
  return 'misfits' in parsed ? parsed.misfits : [];
}

/** Misfits of the value at a path. */
export const within = (at: Path, misfits: readonly Misfit[]): Misfit[] =>
  misfits.map(({ path, data }) => ({ path: [...at, ...path], data }));

/** A misspelt key is one mistake, and not a missing key as well. Keys next to nothing belong below it. */
function withoutMeant(misfits: readonly Misfit[]): Misfit[] {
  const meant = new Set<string>();
  const emptyIn = new Set<string>();
  for (const { path, data } of misfits) {
    const around = path.slice(0, -1);
    if (data.code === 'type' && data.observed === 'null') emptyIn.add(pathText(around));
    if (data.code !== 'unknown-key' || data.nearest === null) continue;
    meant.add(pathText([...around, data.nearest]));
  }
  const isMeant = (path: Path, key: string) => meant.has(pathText([...path, key]));
  return misfits.filter(({ path, data }) => {
    const around = path.slice(0, -1);
    if (data.code === 'unknown-key') return data.nearest !== null || !emptyIn.has(pathText(around));
    if (data.code === 'missing') return !isMeant(around, data.key);
    return data.code !== 'needs' || !data.other.some((key) => isMeant(path, key));
  });
}

function misfitsOf(issue: z.core.$ZodIssue, shapes: Shapes): Misfit[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const misfit = (data: ProblemData): Misfit[] => [{ path, data }];
  const { input } = issue;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const shape = shapes.get(issue.keys) ?? {};
      const [known, own] = [Object.keys(shape), Object(input)];
      return issue.keys.slice(0, MAX_PROBLEMS).flatMap((key) => {
        const near = meantKey(key, known);
        const nearest = near !== null && near in own ? null : near;
        // Its value is that of the key that is meant.
        const meant = shape[nearest ?? ''];
        const misfits = meant === undefined ? [] : misfitsIn(meant, own[key]);
        const data: ProblemData = { code: 'unknown-key', key, nearest, known };
        return within([...path, key], [{ path: [], data }, ...misfits]);
      });
    }
    case 'invalid_type':
      if (input === undefined) return misfit({ code: 'missing', key: String(path.at(-1) ?? '') });
      return misfit({ code: 'type', expected: issue.expected, observed: typeName(input) });
    case 'invalid_value':
      return misfit(valueProblem(input, issue.values.map(String)));
    case 'invalid_union': {
      const { discriminator, options } = { options: [], discriminator: undefined, ...issue };
      if (discriminator !== undefined) {
        const own: object = Object(input);
        const value: unknown = Reflect.get(own, discriminator);
        const isMeant = (one: string) => meantKey(one, [discriminator]) === discriminator;
        const key = value === undefined ? Object.keys(own).find(isMeant) : undefined;
        if (key === undefined) return misfit(valueProblem(value, [...options].map(String)));
        const data: ProblemData = { code: 'unknown-key', key, nearest: discriminator, known: [] };
        return [{ path: [...path.slice(0, -1), key], data }];
      }
      const alternatives = issue.errors.map((all) =>
        withoutMeant(all.flatMap((one) => misfitsOf(one, shapes))),
      );
      return within(path, meantMisfits(alternatives));
    }
    case 'invalid_format': {
      const observed = JSON.stringify(oneLine(maskTokens(String(input)), SHOWN));
      return misfit({ code: 'type', expected: issue.format, observed });
    }
    case 'too_small':
    case 'too_big': {
      const min = 'minimum' in issue ? Number(issue.minimum) : null;
      const max = 'maximum' in issue ? Number(issue.maximum) : null;
      const range: ProblemData = { code: 'range', what: issue.origin, min, max };
      if (issue.inclusive === false) range.isExclusive = true;
      return misfit(range);
    }
    case 'invalid_key':
      return within(
        path,
        issue.issues.flatMap((one) => misfitsOf(one, shapes)),
      );
    case 'custom': {
      const data: ProblemData = issue.params?.['data'];
      // A schema within a schema does not know its key.
      const isUnnamed = data.code === 'missing' && data.key === '';
      return misfit(isUnnamed ? { ...data, key: String(path.at(-1) ?? '') } : data);
    }
    default:
      return misfit({ code: 'type', expected: 'valid', observed: typeName(input) });
  }
}

/** Mistakes by the alternative that has the type of the value, and the fewest; else by the first. */
function meantMisfits(alternatives: readonly Misfit[][]): Misfit[] {
  const isOther = ({ path, data }: Misfit) =>
    path.length === 0 && (data.code === 'type' || data.code === 'value');
  const fitting = alternatives.filter((misfits) => !misfits.some(isOther));
  const [fewest] = fitting.sort((a, b) => a.length - b.length);
  return fewest ?? alternatives[0] ?? [];
}

interface FilePlaces {
  placeAt: (path: Path) => Place;
  problemAt: (path: Path, data: ProblemData) => Problem;
}

/** Checks what a parser made of the file `source`, or lists all that is wrong by its lines. */
export function parseFile<Schema extends z.ZodType>(
  text: ParsedText,
  source: string,
  format: 'YAML' | 'JSON',
  schema: Schema,
): FilePlaces & ({ value: z.output<Schema> } | { problems: Problem[] }) {
  const placeOf = (place: TextPlace, path = '') => ({ source, isInput: false, ...place, path });
  const placeAt = (path: Path): Place => placeOf(text.placeOf(path), pathText(path));
  const problemAt = (path: Path, data: ProblemData): Problem => ({ place: placeAt(path), data });
  if (text.errors.length > 0) {
    const problems = text.errors.slice(0, MAX_PROBLEMS).map(({ detail, place }): Problem => {
      return { place: placeOf(place), data: { code: 'syntax', format, detail } };
    });
    return { problems, placeAt, problemAt };
  }
  // Editors read the first. The others hold anchors of YAML.
  const written = Object(text.value);
  for (const key of Object.keys(written)) if (/^(?:\$schema$|x-)/.test(key)) delete written[key];
  const parsed = parse(schema, text.value, Infinity);
  const problems = text.repeated.map(({ key, place }): Problem => {
    const data = { code: 'repeated', what: 'key', name: maskTokens(key) } as const;
    return { place: placeOf(place), data };
  });
  const { misfits } = { misfits: [], ...parsed };
  problems.push(...misfits.map(({ path, data }) => problemAt(path, data)));
  if ('value' in parsed && problems.length === 0) return { ...parsed, placeAt, problemAt };
  return { problems: mostProblems(problems), placeAt, problemAt };
}

/** The first mistakes of a file, and how many more there are. */
export function mostProblems(problems: readonly Problem[]): Problem[] {
  const first = problems.toSorted(byPlace).slice(0, MAX_PROBLEMS);
  const count = problems.length - first.length;
  const { source = '' } = first[0]?.place ?? {};
  return count === 0
    ? first
    : [...first, { place: placeOfFile(source), data: { code: 'more', count } }];
}

function byPlace({ place: a }: Problem, { place: b }: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** What is wrong with a value that must be one of a list. */
export function valueProblem(value: unknown, known: string[]): ProblemData {
  if ((value ?? null) === null) return { code: 'value', value: null, nearest: null, known };
  const written = typeof value === 'object' ? typeName(value) : maskTokens(String(value));
  return { code: 'value', value: written, nearest: nearestName(written, known) ?? null, known };
}

/** What is wrong with a name that stands for nothing. */
export function notFoundProblem(
  what: Extract<ProblemData, { code: 'not-found' }>['what'],
  name: string,
  known: string[],
) {
  const nearest = nearestName(name, known) ?? null;
  return { code: 'not-found', what, name, nearest, known } satisfies ProblemData;
}

/** The type of a value, in the words of JSON; a number and a boolean as they are. */
export function typeName(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeOf(value);
}

/** Writes a path as people do: `tests[0].steps[1].call`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

/** What is wrong with an address; null: nothing. */
export function addressProblem(address: string): ProblemData | null {
  const { protocol = '', username = '', password = '' } = URL.parse(address) ?? {};
  if (!/^https?:$/.test(protocol)) return { code: 'address', reason: 'form' };
  return `${username}${password}` === '' ? null : { code: 'address', reason: 'credentials' };
}
