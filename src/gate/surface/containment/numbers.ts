import { type Acceptance, type FormComparison, NO, type NumberForm, YES } from './forms.ts';

export const ANY_NUMBER: NumberForm = {
  ...{ kind: 'number', isInteger: false, steps: [], doubts: [] },
  ...{ least: -Infinity, most: Infinity, isAbove: false, isBelow: false },
};

/** The numbers of a schema, which the type does not leave out. */
export function numberForm(schema: Readonly<Record<string, unknown>>): NumberForm {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const bounds: NumberForm[] = [ANY_NUMBER];
  const add = (bound: Partial<NumberForm>) => bounds.push({ ...ANY_NUMBER, ...bound });
  // Older drafts have a flag beside the bound.
  if (isNumber(minimum)) add({ least: minimum, isAbove: exclusiveMinimum === true });
  if (isNumber(exclusiveMinimum)) add({ least: exclusiveMinimum, isAbove: true });
  if (isNumber(maximum)) add({ most: maximum, isBelow: exclusiveMaximum === true });
  if (isNumber(exclusiveMaximum)) add({ most: exclusiveMaximum, isBelow: true });
  if (isNumber(multipleOf) && multipleOf > 0) add({ steps: [multipleOf] });
  return bounds.reduce(bothNumbers);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** What is in both. */
export function bothNumbers(one: NumberForm, other: NumberForm): NumberForm {
  const least = Math.max(one.least, other.least);
  const most = Math.min(one.most, other.most);
  return {
    kind: 'number',
    isInteger: one.isInteger || other.isInteger,
    steps: [...new Set([...one.steps, ...other.steps])],
    ...{ least, most },
    isAbove: [one, other].some((form) => form.isAbove && form.least === least),
    isBelow: [one, other].some((form) => form.isBelow && form.most === most),
    doubts: [...new Set([...one.doubts, ...other.doubts])],
  };
}

const MOST_LISTED = 16;

/** Its numbers, where they are few: then they can be counted. Null: they are many. */
export function fewNumbers(form: NumberForm): number[] | null {
  const { least, most, isAbove, isBelow } = form;
  if (least > most || (least === most && (isAbove || isBelow))) return [];
  if (!form.isInteger) return least === most ? [least].filter((n) => holds(form, n)) : null;
  const first = Math.ceil(least);
  if (!(most - least < MOST_LISTED) || !Number.isSafeInteger(first)) return null;
  const count = Math.max(0, Math.floor(most) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index).filter((n) => holds(form, n));
}

/** With bounds that are in it, of whole numbers. */
export function wholeBounds(form: NumberForm): NumberForm {
  if (!form.isInteger) return form;
  const { least, most, isAbove, isBelow } = form;
  return {
    ...form,
    least: isAbove && Number.isInteger(least) ? least + 1 : Math.ceil(least),
    most: isBelow && Number.isInteger(most) ? most - 1 : Math.floor(most),
    ...{ isAbove: false, isBelow: false },
  };
}

export function acceptNumber(form: NumberForm, value: number): Acceptance {
  return holds(form, value) ? YES : NO;
}

function holds({ isInteger, steps, least, most, isAbove, isBelow }: NumberForm, value: number) {
  const isInside =
    (isAbove ? value > least : value >= least) && (isBelow ? value < most : value <= most);
  return (
    isInside &&
    (!isInteger || Number.isInteger(value)) &&
    steps.every((step) => isMultiple(value, step))
  );
}

/** Decimal fractions are no binary ones: 0.3 is three times 0.1 for whoever wrote that. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= Number.EPSILON * 4 * Math.max(1, Math.abs(times));
}

export function compareNumbers(inner: NumberForm, outer: NumberForm): FormComparison {
  const grid = inner.isInteger ? [...inner.steps, 1] : inner.steps;
  const isWithin = (bound: boolean, isLeftOut: boolean, equal: boolean, isOut: boolean) =>
    bound || (equal && (isOut || !isLeftOut));
  const isContained =
    isWithin(
      inner.least > outer.least,
      outer.isAbove,
      inner.least === outer.least,
      inner.isAbove,
    ) &&
    isWithin(inner.most < outer.most, outer.isBelow, inner.most === outer.most, inner.isBelow) &&
    (!outer.isInteger || grid.some((step) => Number.isInteger(step))) &&
    outer.steps.every((step) => grid.some((own) => isMultiple(own, step)));
  return { isContained, candidates: isContained ? [] : numberCandidates(inner, outer) };
}

/** Numbers beside the bounds of both, on the grids of both. */
function numberCandidates(inner: NumberForm, outer: NumberForm): number[] {
  const marks = [inner.least, inner.most, outer.least, outer.most].filter(Number.isFinite);
  const grid = [...inner.steps, ...outer.steps].slice(0, 6);
  const near = (mark: number) => [
    ...[mark, mark - 1, mark + 1, mark - 0.5, mark + 0.5, mark - 0.001, mark + 0.001],
    ...[Math.ceil(mark), Math.floor(mark)],
    ...grid.flatMap((step) => {
      const at = Math.round(mark / step) * step;
      return [at, at - step, at + step, at + 2 * step];
    }),
  ];
  const between =
    Number.isFinite(inner.least) && Number.isFinite(inner.most)
      ? [(inner.least + inner.most) / 2]
      : [];
  return [0, ...marks, ...between].flatMap(near).map(Number);
}

/** Any number of the form that is easily found. */
export function sampleNumbers(form: NumberForm): number[] {
  return numberCandidates(form, ANY_NUMBER).filter((number) => holds(form, number));
}
