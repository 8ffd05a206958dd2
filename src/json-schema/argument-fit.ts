import { validate } from '@cfworker/json-schema';
import { type Worked, workInTime } from '../resilience/bounded-work.ts';
import {
  lackingWords,
  misfitWords,
  placeWords,
  shown,
  typeWords,
  unknownWords,
} from './misfit-words.ts';
import { isObject, type ReadSchema } from './read-schema.ts';
import { memberOf, type SchemaError, schemaErrors } from './schema-errors.ts';
import { isNever, readToolSchema } from './tool-schema.ts';

/** Arguments of a tool as they are written. */
export interface WrittenArguments {
  arguments: Readonly<Record<string, unknown>>;
  /** Whether something else may come to stand there. */
  isOpen(value: unknown): boolean;
  /** Whether a call may have more than these, at each level. */
  isPart: boolean;
}

/** What is wrong with arguments, where below them. */
export interface Misfit {
  path: readonly (string | number)[];
  message: string;
}

/** More of one call is no help. */
const MOST_MISFITS = 20;

/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING: readonly string[] = [
  ...['$ref', '$recursiveRef', 'additionalItems', 'additionalProperties', 'allOf', 'if', 'items'],
  ...['patternProperties', 'prefixItems', 'properties', 'unevaluatedItems'],
  'unevaluatedProperties',
];

/** Keywords that go by parts of the value which may yet become others. */
const CONDITIONAL: readonly string[] = [
  ...['$recursiveRef', 'anyOf', 'contains', 'dependencies', 'dependentSchemas', 'else', 'if'],
  ...['maxContains', 'minContains', 'not', 'oneOf', 'propertyNames', 'then', 'unevaluatedItems'],
  'unevaluatedProperties',
];

/** Those that speak for all that is below them. */
const SPEAKING: readonly string[] = ['anyOf', 'contains', 'not', 'oneOf', 'propertyNames'];

/** Keywords that are met or not by which members an object has. */
const OF_MEMBERS: readonly string[] = [...['dependentRequired', 'minProperties', 'required']];

/** Keywords that go by how many items there are, or of which type a value is. */
const OF_FORM: readonly string[] = ['maxItems', 'maxProperties', 'minItems', 'type'];

/**
 * Holds arguments against the input schema of a tool, in bounded time. Tells what cannot be meant
 * however the open parts are filled in; what is doubtful fits.
 */
export function argumentFit(inputSchema: unknown): (written: WrittenArguments) => Worked<Misfit[]> {
  let read: ReadSchema | undefined;
  return (written) =>
    workInTime(() => {
      read ??= readToolSchema(inputSchema);
      // As it is sent, so that a number is what JSON has of it.
      const value: unknown = JSON.parse(JSON.stringify(written.arguments));
      const { valid, errors } = validate(value, read.schema, read.draft, read.parts, false);
      if (valid) return [];
      const found = schemaErrors(errors, read, value);
      return misfits(found, value, written).slice(0, MOST_MISFITS);
    });
}

function misfits(
  errors: readonly SchemaError[],
  value: unknown,
  written: WrittenArguments,
): Misfit[] {
  const told = errors.filter(
    (error) =>
      !isSpokenFor(error) &&
      error.keyword !== 'false' &&
      isCertain(error, value, written) &&
      !isEnclosing(error),
  );
  const found = told.flatMap((error) => explain(error, errors, value));
  return [...new Map(found.map((one) => [one.message, one])).values()];
}

const isEnclosing = ({ keyword }: SchemaError) => ENCLOSING.includes(keyword);

/** Whether a keyword above it tells of it; of those alone that come after so many segments. */
function isSpokenFor({ trail }: SchemaError, after = 0): boolean {
  return trail
    .slice(0, -1)
    .some(({ keyword, until }) => until > after && SPEAKING.includes(keyword));
}

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce(memberOf, value);

/** Whether a value is the one that comes to be sent, all of it. */
function isSettled(value: unknown, written: WrittenArguments): boolean {
  if (written.isOpen(value)) return false;
  if (Array.isArray(value)) return value.every((item) => isSettled(item, written));
  if (!isObject(value)) return true;
  return !written.isPart && Object.values(value).every((item) => isSettled(item, written));
}

/** Whether it is wrong however the open parts are filled in. */
function isCertain(
  { keyword, path, trail }: SchemaError,
  value: unknown,
  written: WrittenArguments,
): boolean {
  const at = valueAt(value, path);
  if (isRefusal(trail)) return isCertainWay(trail.slice(0, -1), path, value, written);
  if (!isCertainWay(trail, path, value, written)) return false;
  if (OF_MEMBERS.includes(keyword)) return !written.isPart;
  if (OF_FORM.includes(keyword)) return !written.isOpen(at);
  return isSettled(at, written);
}

/** A member that is there and must not be, whatever it is. */
function isRefusal(trail: SchemaError['trail']): boolean {
  const [above, last] = trail.slice(-2);
  return (
    last?.keyword === 'not' &&
    ['additionalProperties', 'unevaluatedProperties'].includes(above?.keyword ?? '')
  );
}

function isCertainWay(
  trail: SchemaError['trail'],
  path: SchemaError['path'],
  value: unknown,
  written: WrittenArguments,
): boolean {
  const condition = trail.find(({ keyword }) => CONDITIONAL.includes(keyword));
  return (
    condition === undefined || isSettled(valueAt(value, path.slice(0, condition.depth)), written)
  );
}

function explain(error: SchemaError, errors: readonly SchemaError[], value: unknown): Misfit[] {
  const { keyword, path, part, trail } = error;
  const at = valueAt(value, path);
  if (isRefusal(trail) && isNever(part)) {
    return [{ path, message: unknownWords(path, ownerOf(error, errors)) }];
  }
  if (keyword === 'required') {
    const names = memberOf(part, 'required');
    const missing = (Array.isArray(names) ? names : []).filter(
      (name) => !Object.hasOwn(at as object, name) && !hasDefault(part, name),
    );
    if (missing.length === 0) return [];
    return [{ path, message: lackingWords(path, missing, at, part) }];
  }
  if (keyword === 'anyOf' || keyword === 'oneOf') return explainForms(error, errors, value);
  return [{ path, message: misfitWords(error, at) }];
}

/**
 * Some libraries list as needed what they fill in by themselves: the schema is that of arguments as the
 * tool gets them.
 */
const hasDefault = (part: unknown, name: string): boolean =>
  memberOf(memberOf(memberOf(part, 'properties'), name), 'default') !== undefined;

/** The part of the schema that takes no more members than it names. */
function ownerOf({ location }: SchemaError, errors: readonly SchemaError[]): unknown {
  const enclosing = location.slice(0, location.lastIndexOf('/'));
  return errors.find((one) => one.location === enclosing)?.part ?? null;
}

/** A value that is of none of the forms it may have: of the one that is meant, if that can be told. */
function explainForms(
  { keyword, location, path, part }: SchemaError,
  errors: readonly SchemaError[],
  value: unknown,
): Misfit[] {
  const forms = memberOf(part, keyword);
  const count = Array.isArray(forms) ? forms.length : 0;
  const below = errors.filter(
    (one) =>
      one.location.startsWith(`${location}/`) &&
      path.every((key, depth) => one.path[depth] === key),
  );
  const byForm = Map.groupBy(
    below,
    (one) => one.location.slice(location.length + 1).split('/', 1)[0],
  );
  const at = valueAt(value, path);
  if (byForm.size < count) {
    const message = `${placeWords(path)} fits more than one of the forms of which it may have one: ${shown(at)}.`;
    return [{ path, message }];
  }
  const near = [...byForm.entries()].filter(
    ([, found]) =>
      !found.some(
        (one) =>
          one.path.length === path.length && ['type', 'const', 'enum', 'not'].includes(one.keyword),
      ),
  );
  const [meant] = near;
  if (meant !== undefined && near.length === 1) {
    const after = `${location}/${meant[0]}`.split('/').length - 1;
    const inner = meant[1].filter((one) => !isEnclosing(one) && !isSpokenFor(one, after));
    return inner.flatMap((one) => explain(one, errors, value));
  }
  const types = (Array.isArray(forms) ? forms : []).flatMap((form) => memberOf(form, 'type') ?? []);
  const message =
    near.length === 0 && types.length >= count
      ? `${placeWords(path)} must be ${typeWords(types)}, and is ${shown(at)}.`
      : `${placeWords(path)} has none of the ${count} forms that it may have: ${shown(at)}.`;
  return [{ path, message }];
}
