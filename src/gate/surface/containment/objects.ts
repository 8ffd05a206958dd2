import {
  type Acceptance,
  allOf,
  doubted,
  type FormComparison,
  type Judge,
  NO,
  type ObjectForm,
  type Parts,
  unionOf,
} from './forms.ts';
import { namesIn, partsOf, partsOfPattern, patternsIn, withProperty } from './object-rules.ts';

const MOST_NAMES = 400;
const MOST_SPLIT_VALUES = 16;
/** Names that hardly any schema has. */
const FRESH_NAMES = ['another', 'one more', 'x', 'X9', '_'];

export function isObjectEmpty(form: ObjectForm, judge: Judge): boolean {
  if (form.minProperties > form.maxProperties || form.required.size > form.maxProperties)
    return true;
  return [...form.required]
    .slice(0, MOST_NAMES)
    .some((name) => judge.formsOf(partsOf(form, name, 'left-out', judge).parts).length === 0);
}

export function acceptObject(
  form: ObjectForm,
  value: Readonly<Record<string, unknown>>,
  judge: Judge,
): Acceptance {
  const names = Object.keys(value);
  if (names.length < form.minProperties || names.length > form.maxProperties) return NO;
  for (const name of form.required) if (!Object.hasOwn(value, name)) return NO;
  return allOf(
    names.map((name) => {
      const { parts, doubts } = partsOf(form, name, 'left-out', judge);
      return allOf([judge.accepts(parts, value[name]), doubted(doubts)]);
    }),
  );
}

export function compareObjects(inner: ObjectForm, outer: ObjectForm, judge: Judge): FormComparison {
  const candidates: unknown[] = [];
  const names = unionOf(namesIn(inner), namesIn(outer));
  if (names.size > MOST_NAMES) return { isContained: false, candidates };
  const base = sampleObject(inner, judge);
  let isContained = areCountsWithin(inner, outer, names, judge);
  for (const name of outer.required) {
    if (inner.required.has(name)) continue;
    isContained = false;
    candidates.push(without(base, name));
  }
  const hold = (innerParts: Parts, outerParts: Parts, place: readonly string[]) => {
    const found = judge.decide(innerParts, outerParts);
    if (found.answer === 'contained') return;
    isContained = false;
    if (found.answer !== 'not') return;
    for (const name of place) candidates.push({ ...base, [name]: found.witness });
  };
  for (const name of names) {
    const own = partsOf(inner, name, 'left-out', judge).parts;
    hold(own, partsOf(outer, name, 'held', judge).parts, [name]);
  }
  const fresh = FRESH_NAMES.filter((name) => !names.has(name));
  const others = partsOf(inner, null, 'left-out', judge).parts;
  hold(others, partsOf(outer, null, 'held', judge).parts, fresh);
  const patterns = [patternsIn(inner), patternsIn(outer)] as const;
  const all = [...unionOf(...patterns)];
  for (const pattern of all) {
    const named = judge.sample([{ schema: { type: 'string', pattern }, document: LETTER }])?.value;
    const place = typeof named === 'string' ? [named] : [];
    hold(partsOfPattern(inner, pattern), partsOfPattern(outer, pattern), place);
  }
  // A name may have several patterns, and then what each side says of it is not told one by one.
  const areAlike = all.every((pattern) => patterns.every((own) => own.has(pattern)));
  const isTold =
    all.length <= 1 || (areAlike && [inner, outer].every(({ rules }) => rules.length === 1));
  if (!areNamesWithin(inner, outer, names, judge)) {
    isContained = false;
    candidates.push(...fresh.map((name) => ({ ...base, [name]: sampleOf(inner, name, judge) })));
    for (const name of names) candidates.push({ ...base, [name]: sampleOf(inner, name, judge) });
  }
  if (isContained && isTold) return { isContained, candidates: [] };
  return { isContained: false, candidates: [...candidates, base, ...sizes(inner, outer, judge)] };
}

const LETTER = { root: true, undeclared: 'anything', closed: 'refuses' } as const;

function areCountsWithin(
  inner: ObjectForm,
  outer: ObjectForm,
  names: ReadonlySet<string>,
  judge: Judge,
): boolean {
  const least = Math.max(inner.minProperties, inner.required.size);
  if (least < outer.minProperties) return false;
  if (inner.maxProperties <= outer.maxProperties) return true;
  const isOpen =
    patternsIn(inner).size > 0 ||
    judge.formsOf(partsOf(inner, null, 'left-out', judge).parts).length > 0;
  return !isOpen && names.size <= outer.maxProperties;
}

/** Whether all names that properties may have on the one side are names on the other. */
function areNamesWithin(
  inner: ObjectForm,
  outer: ObjectForm,
  names: ReadonlySet<string>,
  judge: Judge,
): boolean {
  if (outer.names.length === 0) return true;
  const texts: Parts = [...inner.names, { schema: { type: 'string' }, document: LETTER }];
  if (judge.decide(texts, outer.names).answer === 'contained') return true;
  const isOpen = judge.formsOf(partsOf(inner, null, 'left-out', judge).parts).length > 0;
  return (
    !isOpen &&
    patternsIn(inner).size === 0 &&
    [...names].every(
      (name) =>
        judge.accepts(outer.names, name).answer === 'yes' ||
        judge.formsOf(partsOf(inner, name, 'left-out', judge).parts).length === 0,
    )
  );
}

function without(value: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([own]) => own !== name));
}

/** Objects of as many properties as either side may have. */
function sizes(inner: ObjectForm, outer: ObjectForm, judge: Judge): unknown[] {
  return [outer.minProperties - 1, outer.maxProperties + 1]
    .filter((size) => size >= 0 && size <= 50)
    .map((size) => sampleObject({ ...inner, minProperties: size }, judge));
}

function sampleOf(form: ObjectForm, name: string, judge: Judge): unknown {
  return judge.sample(partsOf(form, name, 'left-out', judge).parts)?.value ?? null;
}

/** An object that may have the form: what has to be there, and as many properties as it takes. */
export function sampleObject(form: ObjectForm, judge: Judge): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  const taken = new Set<string>();
  const fresh = Array.from({ length: 50 }, (_, index) => `another${index}`);
  for (const name of [...form.required, ...namesIn(form), ...fresh]) {
    if (!form.required.has(name) && entries.length >= form.minProperties) break;
    if (taken.has(name) || taken.size >= MOST_NAMES) continue;
    taken.add(name);
    const sample = judge.sample(partsOf(form, name, 'left-out', judge).parts);
    if (sample !== null || form.required.has(name)) entries.push([name, sample?.value ?? null]);
  }
  return Object.fromEntries(entries);
}

/** Objects that may have the form: the least of them, with each property beside, and with all. */
export function sampleObjects(form: ObjectForm, judge: Judge): Record<string, unknown>[] {
  const least = sampleObject(form, judge);
  const optional = [...namesIn(form)].filter((name) => !Object.hasOwn(least, name)).slice(0, 12);
  const all = sampleObject({ ...form, minProperties: namesIn(form).size }, judge);
  const singles = optional.map((name) => ({ ...least, [name]: sampleOf(form, name, judge) }));
  return [least, ...singles, all];
}

/**
 * The same objects as several forms, by what one of several outer forms turns on: whether a property is
 * there, or which of few values it has. Null where there is no such property.
 */
export function splitObject(
  form: ObjectForm,
  outer: readonly ObjectForm[],
  judge: Judge,
): ObjectForm[] | null {
  const names = new Set(outer.flatMap((one) => [...namesIn(one)].slice(0, 30)));
  const formsOf = (one: ObjectForm, name: string) =>
    judge.formsOf(partsOf(one, name, 'left-out', judge).parts);
  for (const name of names) {
    const own = formsOf(form, name);
    if (!form.required.has(name)) {
      const isTelling =
        outer.some((one) => one.required.has(name)) ||
        outer.some((one) => formsOf(one, name).length === 0);
      if (isTelling && own.length > 0) {
        const there = { ...form, required: unionOf(form.required, [name]) };
        return [withProperty(form, name, false), there];
      }
      continue;
    }
    const values = own.flatMap((one) =>
      one.kind === 'values' ? [...one.values.values()] : [null],
    );
    const isListed = own.every(({ kind, doubts }) => kind === 'values' && doubts.length === 0);
    if (isListed && values.length > 1 && values.length <= MOST_SPLIT_VALUES) {
      return values.map((value) => withProperty(form, name, { const: value }));
    }
  }
  return null;
}
