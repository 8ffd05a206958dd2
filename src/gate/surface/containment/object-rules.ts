import { matchesPattern } from '../patterns/pattern-search.ts';
import {
  isRecord,
  type Judge,
  type ObjectForm,
  type ObjectRule,
  type Part,
  type Parts,
  type SchemaDocument,
  unionOf,
} from './forms.ts';
import { patternDoubt } from './strings.ts';

/** Stands in for `additionalProperties: false` where that is not sure to refuse anything. */
export const DOUBTFUL_OTHERS: Readonly<Record<string, unknown>> = {};

/** The objects of a schema, which the type does not leave out. */
export function objectForm(
  schema: Readonly<Record<string, unknown>>,
  document: SchemaDocument,
): ObjectForm {
  const { properties, patternProperties, additionalProperties, propertyNames } = schema;
  const { required, minProperties, maxProperties } = schema;
  const declares = isRecord(properties) || isRecord(patternProperties);
  const isDoubtful = additionalProperties === false && document.closed === 'doubtful';
  const rule: ObjectRule = {
    properties: new Map(isRecord(properties) ? Object.entries(properties) : []),
    patterns: isRecord(patternProperties) ? Object.entries(patternProperties) : [],
    others: isDoubtful ? DOUBTFUL_OTHERS : additionalProperties,
    ...{ declares, document },
  };
  const names = Array.isArray(required) ? required : [];
  return {
    kind: 'object',
    required: new Set(names.filter((name) => typeof name === 'string')),
    minProperties: typeof minProperties === 'number' ? minProperties : 0,
    maxProperties: typeof maxProperties === 'number' ? maxProperties : Infinity,
    names: propertyNames === undefined ? [] : [{ schema: propertyNames, document }],
    rules: declares || additionalProperties !== undefined ? [rule] : [],
    doubts: [],
  };
}

/** What is in both. */
export function bothObjects(one: ObjectForm, other: ObjectForm): ObjectForm {
  return {
    kind: 'object',
    required: unionOf(one.required, other.required),
    minProperties: Math.max(one.minProperties, other.minProperties),
    maxProperties: Math.min(one.maxProperties, other.maxProperties),
    names: [...one.names, ...other.names],
    rules: [...one.rules, ...other.rules],
    doubts: [...new Set([...one.doubts, ...other.doubts])],
  };
}

/** The same, with a property that is of a schema; of `false`, it is absent. */
export function withProperty(form: ObjectForm, name: string, schema: unknown): ObjectForm {
  const document: SchemaDocument = { root: schema, undeclared: 'anything', closed: 'refuses' };
  const rule: ObjectRule = {
    ...{ properties: new Map([[name, schema]]), patterns: [], others: undefined },
    ...{ declares: false, document },
  };
  return { ...form, rules: [...form.rules, rule] };
}

/** What a property has to be, and by which patterns of names that hangs which nobody works out. */
export interface PropertyParts {
  parts: Parts;
  doubts: readonly string[];
}

export const NEVER: Part = {
  schema: false,
  document: { root: false, undeclared: 'anything', closed: 'refuses' },
};

/**
 * What the property of a name has to be; without a name, any that no rule names. Where nobody can
 * tell whether a pattern has the name, its schema is held or left out.
 */
export function partsOf(
  form: ObjectForm,
  name: string | null,
  unclear: 'held' | 'left-out',
  judge: Judge,
): PropertyParts {
  const doubts: string[] = [];
  const parts: Part[] = [];
  let [isDeclared, isOpen] = [false, false];
  for (const { properties, patterns, others, document } of form.rules) {
    const isNamed = name !== null && properties.has(name);
    if (isNamed) parts.push({ schema: properties.get(name), document });
    let isOwn = isNamed;
    for (const [pattern, schema] of name === null ? [] : patterns) {
      const isMatch = matchesPattern(pattern, name ?? '');
      if (isMatch === null) doubts.push(patternDoubt(pattern));
      if (isMatch === true) isOwn = true;
      if (isMatch === true || (isMatch === null && unclear === 'held')) {
        parts.push({ schema, document });
      }
    }
    if (!isOwn && others !== undefined) parts.push({ schema: others, document });
    if (isOwn) isDeclared = true;
    else if (others !== undefined) isOpen = true;
  }
  if (!isDeclared && !isOpen && doubts.length === 0 && isClosedByContract(form)) {
    return { parts: [NEVER], doubts };
  }
  if (name !== null && form.names.length > 0) {
    const { answer, doubts: ofNames } = judge.accepts(form.names, name);
    if (answer === 'no') return { parts: [NEVER], doubts };
    doubts.push(...ofNames.slice(0, 10));
  }
  return { parts, doubts };
}

function isClosedByContract({ rules }: ObjectForm): boolean {
  return rules.some(({ declares, document }) => declares && document.undeclared === 'nothing');
}

/** Names that the rules of a form name. */
export function namesIn(form: ObjectForm): Set<string> {
  return new Set([
    ...form.required,
    ...form.rules.flatMap(({ properties }) => [...properties.keys()]),
  ]);
}

/** Patterns of names in the rules of a form. */
export function patternsIn(form: ObjectForm): Set<string> {
  return new Set(form.rules.flatMap(({ patterns }) => patterns.map(([pattern]) => pattern)));
}

/** What a property has to be whose name has one pattern alone. */
export function partsOfPattern(form: ObjectForm, pattern: string): Parts {
  const parts = form.rules.flatMap(({ patterns, others, document }): Part[] => {
    const own = patterns.filter(([other]) => other === pattern);
    if (own.length > 0) return own.map(([, schema]) => ({ schema, document }));
    return others === undefined ? [] : [{ schema: others, document }];
  });
  const isDeclared = form.rules.some(({ patterns }) => patterns.some(([own]) => own === pattern));
  const isOpen = form.rules.some(({ others }) => others !== undefined);
  return !isDeclared && !isOpen && isClosedByContract(form) ? [NEVER] : parts;
}
