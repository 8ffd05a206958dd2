import { findText, matchesPattern } from '../patterns/pattern-search.ts';
import { acceptFormat, formatSamples, isFormatWithin } from './formats.ts';
import {
  type Acceptance,
  doubted,
  type FormComparison,
  type Judge,
  NO,
  type StringForm,
} from './forms.ts';

export const ANY_STRING: StringForm = {
  ...{ kind: 'string', minLength: 0, maxLength: Infinity, patterns: [], formats: [], doubts: [] },
};

/** The texts of a schema, which the type does not leave out. */
export function stringForm(schema: Readonly<Record<string, unknown>>): StringForm {
  const { minLength, maxLength, pattern, format } = schema;
  return {
    ...ANY_STRING,
    ...(typeof minLength === 'number' && { minLength }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(typeof pattern === 'string' && { patterns: [pattern] }),
    ...(typeof format === 'string' && { formats: [format] }),
  };
}

/** What is in both. */
export function bothStrings(one: StringForm, other: StringForm): StringForm {
  return {
    kind: 'string',
    minLength: Math.max(one.minLength, other.minLength),
    maxLength: Math.min(one.maxLength, other.maxLength),
    patterns: [...new Set([...one.patterns, ...other.patterns])],
    formats: [...new Set([...one.formats, ...other.formats])],
    doubts: [...new Set([...one.doubts, ...other.doubts])],
  };
}

export function acceptString(form: StringForm, text: string): Acceptance {
  const isLong = text.length > MOST_TRIED;
  const length = isLong ? text.length : [...text].length;
  // A code point is two units at most.
  if (length < form.minLength || (isLong ? length / 2 : length) > form.maxLength) return NO;
  const doubts: string[] = [];
  for (const pattern of form.patterns) {
    const answer = isLong ? null : matchesPattern(pattern, text);
    if (answer === false) return NO;
    if (answer === null) doubts.push(patternDoubt(pattern));
  }
  for (const format of form.formats) {
    const answer = isLong ? 'unknown' : acceptFormat(format, text);
    if (answer === 'no') return NO;
    if (answer === 'unknown') doubts.push(`format ${format}`);
  }
  return doubted(doubts);
}

/** How a pattern that nobody works out is told, wherever it stands. */
export function patternDoubt(pattern: string): string {
  return `pattern ${pattern}`;
}

const MOST_TRIED = 2_000;

export function compareStrings(inner: StringForm, outer: StringForm, judge: Judge): FormComparison {
  const found = inner.patterns;
  const texts: string[] = [];
  const isNone = (wanted: Parameters<typeof findText>[0]) => {
    const result = findText(wanted, () => judge.mayStep());
    if (typeof result === 'object') texts.push(result.text);
    return result === 'none';
  };
  const isLongEnough =
    inner.minLength >= outer.minLength ||
    (found.length > 0 && isNone({ found, maxLength: outer.minLength - 1 }));
  const isShortEnough =
    inner.maxLength <= outer.maxLength ||
    (found.length > 0 && isNone({ found, minLength: outer.maxLength + 1 }));
  const { minLength } = inner;
  const lengths = {
    minLength,
    ...(Number.isFinite(inner.maxLength) && { maxLength: inner.maxLength }),
  };
  const missed = outer.patterns.filter(
    (pattern) =>
      !found.includes(pattern) &&
      !isNone({ found, missing: [pattern] }) &&
      !isNone({ found, missing: [pattern], ...lengths }),
  );
  const others = outer.formats.filter(
    (format) => !inner.formats.some((own) => isFormatWithin(own, format)),
  );
  const isContained = isLongEnough && isShortEnough && missed.length === 0 && others.length === 0;
  const candidates = [...texts, ...stringCandidates(inner, outer, judge)];
  return { isContained, candidates: isContained ? [] : candidates };
}

/** Characters of which no format is made, nor most patterns. */
const ODD = '%% ';

function stringCandidates(inner: StringForm, outer: StringForm, judge: Judge): string[] {
  const lengths = [
    ...[inner.minLength, inner.maxLength, outer.minLength - 1, outer.maxLength + 1],
    ...[inner.minLength + 1, 3],
  ].filter((length) => length >= 0 && length <= MOST_TRIED);
  const filled = lengths.flatMap((length) =>
    ['a', '0', ODD].map((text) => text.repeat(Math.ceil(length / text.length)).slice(0, length)),
  );
  const formatted =
    inner.formats.length === 0 ? formatSamples() : inner.formats.flatMap(formatSamples);
  return [...sampleStrings(inner, judge), ...formatted, ...filled];
}

/** Texts that may have the form. */
export function sampleStrings(form: StringForm, judge: Judge): string[] {
  const mayStep = () => judge.mayStep();
  const { patterns, formats, minLength, maxLength } = form;
  if (formats.length > 0) return formats.flatMap(formatSamples);
  if (patterns.length === 0) {
    return minLength <= MOST_TRIED && maxLength >= minLength ? ['a'.repeat(minLength)] : [];
  }
  const bounds = { minLength, ...(Number.isFinite(maxLength) && { maxLength }) };
  const found = findText({ found: patterns, ...bounds }, mayStep);
  const any = typeof found === 'object' ? found : findText({ found: patterns }, mayStep);
  return typeof any === 'object' ? [any.text] : [];
}
