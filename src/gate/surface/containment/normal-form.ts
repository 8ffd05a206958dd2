import { arrayForm } from './arrays.ts';
import { type Condition, conditionsOf, exactlyOne, noneOf } from './conditions.ts';
import {
  type Form,
  isRecord,
  type Judge,
  type Part,
  type SchemaDocument,
  unionOf,
} from './forms.ts';
import { ANY_NUMBER, numberForm } from './numbers.ts';
import { DOUBTFUL_OTHERS, objectForm, withProperty } from './object-rules.ts';
import { conditionKey, followReference } from './references.ts';
import { acceptForm, areApart, bothOf, settled, valuesForm } from './shapes.ts';
import { ANY_STRING, stringForm } from './strings.ts';

type Schema = Readonly<Record<string, unknown>>;

const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;
/** More ways of being right than these are not told apart. */
const MOST_FORMS = 48;
const MOST_BRANCHES = 200;

/** All the ways of being right by a schema. */
export function normalForm(part: Part, judge: Judge): Form[] {
  return formsOf(part, judge).flatMap((form) => settled(form, judge));
}

function formsOf({ schema, document }: Part, judge: Judge): Form[] {
  if (schema === true) return anything(document);
  if (schema === false) return [];
  if (schema === DOUBTFUL_OTHERS) return withDoubt(anything(document), 'closed');
  if (!isRecord(schema))
    return withDoubt(anything(document), `no schema: ${conditionKey(schema, document)}`);
  const inner = (sub: unknown) => judge.formsOf([{ schema: sub, document }]);
  const limit = (forms: Form[]) =>
    forms.length <= MOST_FORMS
      ? forms
      : withDoubt(anything(document), `many: ${conditionKey(schema, document)}`);
  let forms = typed(schema, document);
  const narrow = (others: readonly Form[]) => {
    forms = limit(bothOf(forms, others, judge));
  };
  if (Array.isArray(schema['enum'])) narrow([valuesForm(schema['enum'])]);
  if (Object.hasOwn(schema, 'const')) narrow([valuesForm([schema['const']])]);
  if (schema['$ref'] !== undefined) {
    const target = followReference(document, schema['$ref']);
    if (target === undefined) forms = withDoubt(forms, `reference ${schema['$ref']}`);
    else narrow(inner(target));
  }
  for (const sub of listOf(schema['allOf'])) narrow(inner(sub));
  if (Array.isArray(schema['anyOf'])) narrow(limit(listOf(schema['anyOf']).flatMap(inner)));
  if (Array.isArray(schema['oneOf'])) {
    const branches = listOf(schema['oneOf']).map((sub) => limit(bothOf(forms, inner(sub), judge)));
    const united = limit(branches.flat());
    forms = areAllApart(branches, judge)
      ? united
      : conditional(united, exactlyOne(schema['oneOf'], document, judge), judge);
  }
  if (schema['not'] !== undefined) {
    forms = without(forms, { schema: schema['not'], document }, inner, judge);
  }
  forms = limit(dependent(forms, schema, inner, judge));
  for (const condition of conditionsOf(schema, document, judge)) {
    forms = conditional(forms, condition, judge);
  }
  return forms;
}

function conditional(forms: readonly Form[], { key, kind, test }: Condition, judge: Judge): Form[] {
  if (test !== undefined) judge.learn(key, test);
  return forms.flatMap((form) =>
    kind === undefined || form.kind === kind ? withDoubt([form], key) : [form],
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_BRANCHES) : [];
}

function anything(document: SchemaDocument): Form[] {
  return typed({}, document);
}

/** What the keywords about single types leave of each type. */
function typed(schema: Schema, document: SchemaDocument): Form[] {
  const { type, nullable } = schema;
  const named: unknown[] = type === undefined ? [...TYPES] : Array.isArray(type) ? type : [type];
  const forms = [...new Set(named)].flatMap((name): Form[] => {
    switch (name) {
      case 'null':
        return [valuesForm([null])];
      case 'boolean':
        return [valuesForm([true, false])];
      case 'number':
        return [numberForm(schema)];
      case 'integer':
        return named.includes('number') ? [] : [{ ...numberForm(schema), isInteger: true }];
      case 'string':
        return [stringForm(schema)];
      case 'array':
        return [arrayForm(schema, document)];
      case 'object':
        return [objectForm(schema, document)];
      default:
        return withDoubt([...anything(document)], `type ${JSON.stringify(name)?.slice(0, 50)}`);
    }
  });
  // A word of OpenAPI, which some validators go by and most do not.
  const isNullable = nullable === true && type !== undefined && !named.includes('null');
  return isNullable ? [...forms, valuesForm([null], ['nullable'])] : forms;
}

function withDoubt<One extends Form>(forms: readonly One[], doubt: string): One[] {
  return forms.map((form) => ({ ...form, doubts: [...new Set([...form.doubts, doubt])] }));
}

function areAllApart(branches: readonly Form[][], judge: Judge): boolean {
  return branches.every((branch, index) =>
    branches
      .slice(index + 1)
      .every((other) =>
        branch.every((form) => other.every((second) => areApart(form, second, judge))),
      ),
  );
}

/** What is left without what another schema has. */
function without(
  forms: readonly Form[],
  excluded: Part,
  inner: (schema: unknown) => readonly Form[],
  judge: Judge,
): Form[] {
  const { schema } = excluded;
  if (isRecord(schema) && isOnly(schema, 'required')) {
    const names = listOf(schema['required']).filter((name) => typeof name === 'string');
    return forms.flatMap((form): Form[] =>
      form.kind === 'object' ? names.map((name) => withProperty(form, name, false)) : [form],
    );
  }
  const others = inner(schema);
  const condition = noneOf(excluded, judge);
  return forms.flatMap((form): Form[] => {
    if (form.kind !== 'values') {
      const touching = others.filter((other) => !areApart(form, other, judge));
      const isWhole = touching.some(
        (other) => other.kind === form.kind && other.doubts.length === 0 && covers(other),
      );
      if (touching.length === 0) return [form];
      return isWhole ? [] : conditional([form], condition, judge);
    }
    const answers = [...form.values.values()].map((value) => ({
      value,
      answers: others.map((other) => acceptForm(other, value, judge).answer),
    }));
    const left = answers.filter(({ answers: all }) => all.every((answer) => answer === 'no'));
    const unclear = answers.filter(
      ({ answers: all }) => !all.includes('yes') && all.includes('unknown'),
    );
    return [
      valuesForm(
        left.map(({ value }) => value),
        form.doubts,
      ),
      valuesForm(
        unclear.map(({ value }) => value),
        [...form.doubts, condition.key],
      ),
    ];
  });
}

/** Whether all values of its kind have the form. */
function covers(form: Form): boolean {
  switch (form.kind) {
    case 'number':
      return JSON.stringify({ ...form }) === JSON.stringify(ANY_NUMBER);
    case 'string':
      return JSON.stringify({ ...form }) === JSON.stringify(ANY_STRING);
    case 'array':
      return (
        form.rules.length === 0 &&
        form.minItems === 0 &&
        form.maxItems === Infinity &&
        !form.isUnique
      );
    case 'object':
      return (
        form.rules.length === 0 &&
        form.required.size + form.minProperties + form.names.length === 0 &&
        form.maxProperties === Infinity
      );
    default:
      return false;
  }
}

function isOnly(schema: Schema, keyword: string): boolean {
  return Object.keys(schema).length === 1 && Object.hasOwn(schema, keyword);
}

/** What some properties ask for where they are there: each makes two forms of an object. */
function dependent(
  forms: readonly Form[],
  { dependentRequired, dependentSchemas, dependencies }: Schema,
  inner: (schema: unknown) => readonly Form[],
  judge: Judge,
): Form[] {
  const asked = [dependentRequired, dependentSchemas, dependencies].flatMap((table) =>
    isRecord(table) ? Object.entries(table) : [],
  );
  let left = [...forms];
  for (const [name, what] of asked.slice(0, MOST_FORMS)) {
    const then = Array.isArray(what)
      ? [{ ...objectForm({ required: what }, LETTER) }]
      : inner(what);
    left = left.flatMap((form): Form[] => {
      if (form.kind !== 'object') return [form];
      const there = { ...form, required: unionOf(form.required, [name]) };
      return [withProperty(form, name, false), ...bothOf([there], then, judge)];
    });
    if (left.length > MOST_FORMS * 2) break;
  }
  return left;
}

const LETTER: SchemaDocument = { root: true, undeclared: 'anything', closed: 'refuses' };
