import {
  type Acceptance,
  type ArrayForm,
  allOf,
  type FormComparison,
  isRecord,
  type Judge,
  NO,
  type Part,
  type Parts,
  type SchemaDocument,
  valueKey,
} from './forms.ts';

const MOST_POSITIONS = 24;

/** The lists of a schema, which the type does not leave out. */
export function arrayForm(
  schema: Readonly<Record<string, unknown>>,
  document: SchemaDocument,
): ArrayForm {
  const { minItems, maxItems, uniqueItems, prefixItems, items, additionalItems } = schema;
  // Older drafts list the first items in `items`.
  const prefix = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  const rest = Array.isArray(items) ? additionalItems : items;
  const hasRule = prefix.length > 0 || isRecord(rest) || typeof rest === 'boolean';
  return {
    kind: 'array',
    minItems: typeof minItems === 'number' ? minItems : 0,
    maxItems: typeof maxItems === 'number' ? maxItems : Infinity,
    isUnique: uniqueItems === true,
    rules: hasRule ? [{ prefix, rest: rest ?? true, document }] : [],
    doubts: [],
  };
}

/** What is in both. */
export function bothArrays(one: ArrayForm, other: ArrayForm): ArrayForm {
  return {
    kind: 'array',
    minItems: Math.max(one.minItems, other.minItems),
    maxItems: Math.min(one.maxItems, other.maxItems),
    isUnique: one.isUnique || other.isUnique,
    rules: [...one.rules, ...other.rules],
    doubts: [...new Set([...one.doubts, ...other.doubts])],
  };
}

/** What an item has to be; null stands for those after all that are told one by one. */
function partsAt({ rules }: ArrayForm, position: number | null): Part[] {
  return rules.map(({ prefix, rest, document }) => ({
    schema: position !== null && position < prefix.length ? prefix[position] : rest,
    document,
  }));
}

function prefixLength({ rules }: ArrayForm): number {
  return rules.reduce((longest, { prefix }) => Math.max(longest, prefix.length), 0);
}

/** How many items it may have at most, where one of them can be nothing at all. */
function mostItems(form: ArrayForm, judge: Judge): number {
  const told = Math.min(prefixLength(form), MOST_POSITIONS);
  for (let position = 0; position < told; position += 1) {
    if (position >= form.maxItems) break;
    if (judge.formsOf(partsAt(form, position)).length === 0) return position;
  }
  if (told < form.maxItems && judge.formsOf(partsAt(form, null)).length === 0) {
    return Math.min(form.maxItems, told);
  }
  return form.maxItems;
}

export function isArrayEmpty(form: ArrayForm, judge: Judge): boolean {
  return form.minItems > Math.max(form.maxItems, 0) || form.minItems > mostItems(form, judge);
}

export function acceptArray(form: ArrayForm, value: readonly unknown[], judge: Judge): Acceptance {
  if (value.length < form.minItems || value.length > form.maxItems) return NO;
  if (form.isUnique) {
    const keys = value.map((item) => valueKey(item));
    if (new Set(keys).size < keys.length) return NO;
  }
  return allOf(
    value.map((item, position) => {
      const parts: Parts = partsAt(form, position);
      return judge.accepts(parts, item);
    }),
  );
}

export function compareArrays(inner: ArrayForm, outer: ArrayForm, judge: Judge): FormComparison {
  const candidates: unknown[] = [];
  const most = mostItems(inner, judge);
  let isContained =
    inner.minItems >= outer.minItems &&
    most <= outer.maxItems &&
    (inner.isUnique || !outer.isUnique || most <= 1);
  const told = Math.max(prefixLength(inner), prefixLength(outer));
  if (told > MOST_POSITIONS) return { isContained: false, candidates: [] };
  const positions = [...Array.from({ length: told }, (_, index) => index), null];
  for (const position of positions) {
    if ((position ?? told) >= most) continue;
    const found = judge.decide(partsAt(inner, position), partsAt(outer, position));
    if (found.answer === 'contained') continue;
    isContained = false;
    if (found.answer === 'not') {
      const filled = fill(inner, Math.max(inner.minItems, (position ?? told) + 1), judge);
      candidates.push(filled.with(position ?? told, found.witness));
    }
  }
  if (isContained) return { isContained, candidates: [] };
  const lengths = [inner.minItems, outer.minItems - 1, outer.maxItems + 1, 2].filter(
    (length) => length >= 0 && length <= MOST_POSITIONS * 4,
  );
  const filled = lengths.map((length) => fill(inner, length, judge));
  return { isContained, candidates: [...candidates, ...filled] };
}

/** A list of so many items that may have the form; different ones where they have to be. */
function fill(form: ArrayForm, length: number, judge: Judge): unknown[] {
  return Array.from({ length: Math.min(length, MOST_POSITIONS * 4) }, (_, position) => {
    const parts = partsAt(form, position);
    const sample = judge.sample(parts)?.value ?? null;
    if (!form.isUnique || position === 0) return sample;
    const others = [
      `${sample}${position}`,
      position,
      [position],
      { [`item${position}`]: position },
    ];
    return others.find((other) => judge.accepts(parts, other).answer === 'yes') ?? sample;
  });
}

export function sampleArray(form: ArrayForm, judge: Judge): unknown[] {
  return fill(form, form.minItems, judge);
}
