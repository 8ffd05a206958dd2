import { findText } from '../../gate/surface/patterns/pattern-search.ts';
import { argumentFit } from '../../json-schema/argument-fit.ts';
import { RefusedWork, type Worked, workInTime } from '../../resilience/bounded-work.ts';

type Path = readonly (string | number)[];
type Part = Readonly<Record<string, unknown>>;

/** Arguments for a tool, and which of them nobody told. */
export interface Sample {
  arguments: Record<string, unknown>;
  /** Paths of values that are of the right form and mean nothing. */
  madeUp: Path[];
}

const MAX_DEPTH = 12;
/** Parts of a schema that are looked at, and states of a pattern. */
const MOST_PARTS = 2_000;
const MOST_STEPS = 20_000;
/** As JSON; longer values that a schema tells are no help in a file. */
const MOST_TOLD = 1_000;
const MOST_ITEMS = 10;
const MOST_LETTERS = 1_000;

/** Stands where any text will do. */
export const ANY_TEXT = 'change me';

/** Of the formats that JSON Schema knows, those that a text is easily written in. */
const FORMATS: ReadonlyMap<unknown, string> = new Map([
  ['date', '2026-01-31'],
  ['date-time', '2026-01-31T12:00:00Z'],
  ['duration', 'PT1H'],
  ['email', 'someone@example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['time', '12:00:00Z'],
  ['uri', 'https://example.com/'],
  ['uuid', '123e4567-e89b-42d3-a456-426614174000'],
]);

/**
 * Makes arguments that fit the input schema of a tool: those alone that it needs, with values that
 * the schema tells where it does (`const`, `examples`, `default`, `enum`). In bounded time.
 */
export function sampleArguments(inputSchema: unknown): Worked<Sample> {
  const made = workInTime((): Sample => {
    const sampler = new Sampler(inputSchema);
    const value = sampler.valueOf(inputSchema, []);
    if (!isPart(value)) throw new RefusedWork('its schema is that of no object');
    return { arguments: { ...value }, madeUp: sampler.madeUp };
  });
  if ('refused' in made) return made;
  const fit = argumentFit(inputSchema)({
    ...{ arguments: made.value.arguments, isOpen: () => false, isPart: false },
  });
  // What cannot be held against it is no worse than another text.
  const misfit = 'value' in fit ? fit.value[0] : undefined;
  return misfit === undefined ? made : { refused: misfit.message };
}

class Sampler {
  readonly madeUp: Path[] = [];
  readonly #root: unknown;
  #left = MOST_PARTS;
  #steps = MOST_STEPS;

  constructor(root: unknown) {
    this.#root = root;
  }

  /** A value that fits a part of the schema. */
  valueOf(schema: unknown, path: Path): unknown {
    const part = this.#whole(schema, path.length);
    const told = toldValue(part);
    if (told !== null) return told.value;
    switch (typeOf(part)) {
      case 'object':
        return this.#object(part, path);
      case 'array':
        return this.#array(part, path);
      case 'null':
        return null;
      case 'boolean':
        return this.#made(false, path);
      case 'integer':
      case 'number':
        return this.#made(numberFor(part), path);
      default:
        return this.#made(this.#text(part), path);
    }
  }

  #made(value: unknown, path: Path): unknown {
    this.madeUp.push(path);
    return value;
  }

  /** A part with what it refers to, and the first of the forms it may have. */
  #whole(schema: unknown, depth: number): Part {
    this.#left -= 1;
    if (depth > MAX_DEPTH || this.#left < 0) throw new RefusedWork('its schema has too many parts');
    if (!isPart(schema)) return {};
    const { $ref: address, allOf, anyOf, oneOf, ...own } = schema;
    const others = [
      ...(typeof address === 'string' ? [partAt(this.#root, address)] : []),
      ...listOf(allOf),
      ...[anyOf, oneOf].flatMap((forms) => firstForm(listOf(forms))),
    ];
    return others.reduce<Part>((one, other) => both(one, this.#whole(other, depth + 1)), own);
  }

  #object(part: Part, path: Path): Part {
    const properties = isPart(part['properties']) ? part['properties'] : {};
    const names = new Set(listOf(part['required']).map(String));
    return Object.fromEntries(
      [...names].map((name) => {
        const schema = Object.hasOwn(properties, name) ? properties[name] : {};
        return [name, this.valueOf(schema, [...path, name])];
      }),
    );
  }

  #array({ prefixItems, items, minItems, maxItems }: Part, path: Path): unknown[] {
    const first = listOf(prefixItems);
    const least = Math.max(numeric(minItems) ?? 1, first.length);
    const count = Math.min(least, numeric(maxItems) ?? MOST_ITEMS, MOST_ITEMS);
    return Array.from({ length: count }, (_, index) =>
      this.valueOf(first[index] ?? items, [...path, index]),
    );
  }

  #text({ format, pattern, minLength, maxLength }: Part): string {
    const inForm = FORMATS.get(format);
    if (inForm !== undefined) return inForm;
    const [least = 0, most = MOST_LETTERS] = [numeric(minLength), numeric(maxLength)];
    if (least > MOST_LETTERS) throw new RefusedWork(`it wants a text of ${least} characters`);
    if (typeof pattern === 'string') return this.#textBy(pattern, least, numeric(maxLength));
    return ANY_TEXT.padEnd(least, ` ${ANY_TEXT}`).slice(0, Math.max(0, most));
  }

  #textBy(pattern: string, minLength: number, maxLength: number | undefined): string {
    const found = findText(
      { found: [pattern], minLength, ...(maxLength !== undefined && { maxLength }) },
      () => {
        this.#steps -= 1;
        return this.#steps >= 0;
      },
    );
    if (typeof found === 'object') return found.text;
    throw new RefusedWork('no text was found for one of its patterns');
  }
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numeric = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** What a schema itself gives as a value; null where it gives none that is fit for a file. */
function toldValue(part: Part): { value: unknown } | null {
  if (Object.hasOwn(part, 'const')) return { value: part['const'] };
  const told = [
    ...listOf(part['examples']).slice(0, 1),
    ...['example', 'default'].filter((name) => Object.hasOwn(part, name)).map((name) => part[name]),
    ...listOf(part['enum']).slice(0, 1),
  ];
  const value = told.find(isWritable);
  return value === undefined ? null : { value };
}

/** In a suite, `{{name}}` stands for something else. */
function isWritable(value: unknown): boolean {
  const text = JSON.stringify(value) ?? '';
  return text !== '' && text.length <= MOST_TOLD && !text.includes('{{');
}

function typeOf({ type, ...part }: Part): unknown {
  const types = Array.isArray(type) ? type : [type];
  const known = types.find((one) => one !== 'null' && one !== undefined) ?? types[0];
  if (known !== undefined) return known;
  if ('properties' in part || 'required' in part) return 'object';
  if ('items' in part || 'prefixItems' in part) return 'array';
  return 'minimum' in part || 'maximum' in part ? 'number' : 'string';
}

function numberFor(part: Part): number {
  const step = numeric(part['multipleOf']) ?? 1;
  const [low, high] = [numeric(part['minimum']), numeric(part['maximum'])];
  const [above, below] = [numeric(part['exclusiveMinimum']), numeric(part['exclusiveMaximum'])];
  const least = low ?? (above === undefined ? -Infinity : above + step);
  const most = high ?? (below === undefined ? Infinity : below - step);
  if (least > most) return ((low ?? above ?? most) + (high ?? below ?? least)) / 2;
  const near = Math.max(least, Math.min(1, most));
  const isStepped = part['multipleOf'] !== undefined || part['type'] === 'integer';
  if (!isStepped || step <= 0) return near;
  const up = Math.ceil(near / step) * step;
  return up > most ? Math.floor(near / step) * step : up;
}

/** The first form that is more than nothing. */
function firstForm(forms: readonly unknown[]): readonly unknown[] {
  const form = forms.find((one) => isPart(one) && one['type'] !== 'null') ?? forms[0];
  return form === undefined ? [] : [form];
}

/** What a reference within the schema leads to. */
function partAt(root: unknown, address: string): unknown {
  if (!address.startsWith('#')) throw new RefusedWork('its schema refers to another document');
  const names = address.slice(1).split('/').slice(1);
  return names.reduce<unknown>((part, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof part === 'object' && part !== null && Object.hasOwn(part, key)
      ? (part as Part)[key]
      : undefined;
  }, root);
}

/** A part that says what two of them say. */
function both(one: Part, other: Part): Part {
  const ofBoth = {
    ...(isPart(one['properties']) && { properties: { ...one['properties'] } }),
    ...(isPart(other['properties']) && {
      properties: { ...(one['properties'] as Part | undefined), ...other['properties'] },
    }),
  };
  const required = [...listOf(one['required']), ...listOf(other['required'])];
  return { ...other, ...one, ...ofBoth, ...(required.length > 0 && { required }) };
}
