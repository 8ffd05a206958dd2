import type { ChangeKind } from '../../../model/regression/surface-change.ts';
import type { Schema, SchemaPair } from './schema-pair.ts';

type Trend = ReturnType<SchemaPair['trendOf']>;

/** Keywords that say one thing together, and what their change is called. */
interface Facet {
  keywords: readonly string[];
  /** How values differ is asked for only where the name hangs on it. */
  kind: (trend: () => Trend) => ChangeKind;
}

const bound = (trend: () => Trend): ChangeKind =>
  trend() === 'widened' ? 'bound-loosened' : 'bound-tightened';
const always = (kind: ChangeKind) => () => kind;

/** What schemas say of their values as a whole, in the order it is told in. */
const FACETS: readonly Facet[] = [
  { keywords: ['type', 'nullable'], kind: (trend) => `type-${trend()}` },
  { keywords: ['enum'], kind: (trend) => `values-${trend()}` },
  { keywords: ['const'], kind: (trend) => `values-${trend()}` },
  { keywords: ['minimum', 'exclusiveMinimum'], kind: bound },
  { keywords: ['maximum', 'exclusiveMaximum'], kind: bound },
  ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'].map(
    (keyword) => ({ keywords: [keyword], kind: bound }),
  ),
  ...['minProperties', 'maxProperties'].map((keyword) => ({ keywords: [keyword], kind: bound })),
  { keywords: ['pattern'], kind: always('pattern-changed') },
  { keywords: ['format'], kind: always('format-changed') },
  { keywords: ['not'], kind: always('condition-changed') },
  { keywords: ['if', 'then', 'else'], kind: always('condition-changed') },
  { keywords: ['$ref'], kind: always('reference-changed') },
  { keywords: ['$dynamicRef', '$recursiveRef'], kind: always('reference-changed') },
  { keywords: ['dependentRequired'], kind: always('dependency-changed') },
  { keywords: ['dependentSchemas'], kind: always('dependency-changed') },
  { keywords: ['dependencies'], kind: always('dependency-changed') },
  { keywords: ['propertyNames'], kind: always('property-names-changed') },
  { keywords: ['contains', 'minContains', 'maxContains'], kind: always('items-changed') },
  { keywords: ['unevaluatedProperties'], kind: always('other-properties-changed') },
  { keywords: ['unevaluatedItems'], kind: always('items-changed') },
];

/** Keywords that are looked at elsewhere, or say nothing by themselves. */
const ELSEWHERE = [
  ...['properties', 'required', 'additionalProperties', 'patternProperties'],
  ...['items', 'prefixItems', 'additionalItems', 'anyOf', 'oneOf', 'allOf'],
  ...['title', 'description', '$defs', 'definitions', '$id', '$anchor'],
];
const TOLD = new Set([...ELSEWHERE, ...FACETS.flatMap(({ keywords }) => keywords)]);

/** A change that is told by itself, with the two parts of the schemas that it is about. */
export interface KeywordChange {
  keyword: string;
  kind: Facet['kind'];
  before: Schema;
  after: Schema;
}

/** What two schemas say otherwise of their values as a whole. */
export function keywordChanges(
  before: Schema,
  after: Schema,
  isSame: (one: unknown, other: unknown) => boolean,
): KeywordChange[] {
  return FACETS.flatMap(({ keywords, kind }) => {
    const [was, is] = [pick(before, keywords), pick(after, keywords)];
    const keyword = keywords.find((name) => Object.hasOwn(is, name) || Object.hasOwn(was, name));
    const isLeft = keyword === undefined || isSame(was, is);
    return isLeft ? [] : [{ keyword, kind, before: was, after: is }];
  });
}

/** Keywords that bind nothing: defaults, examples, and what nobody knows. */
export function changedNotes(
  before: Schema,
  after: Schema,
  isSame: (one: unknown, other: unknown) => boolean,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !TOLD.has(name) && !isSame(before[name], after[name])).sort();
}

export function pick(schema: Schema, keywords: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    keywords.filter((name) => Object.hasOwn(schema, name)).map((name) => [name, schema[name]]),
  );
}
