import { listNames, quotedName } from '../../model/listed-names.ts';
import { ConfigurationError } from '../../trouble/errors.ts';
import type { LocatedCase, LocatedSuite } from '../suite-file/suite-file.ts';

/** Which cases of a suite file are run: those that everything holds for that is asked. */
export interface CaseChoice {
  /** Whole titles, any of which it has. */
  titles: readonly string[];
  /** Parts of titles, in whatever case, any of which it has. */
  parts: readonly string[];
  /** Any of which it has. */
  tags: readonly string[];
}

/** Titles that are named where none was meant. */
const MOST_TITLES = 10;

/**
 * A suite with the chosen cases alone.
 * @throws ConfigurationError where there is none of them.
 */
export function chosenCases(located: LocatedSuite, choice: CaseChoice): LocatedSuite {
  const { titles, parts, tags } = choice;
  if (titles.length + parts.length + tags.length === 0) return located;
  const cases = located.cases.filter((one) => isChosen(one, choice));
  if (cases.length === 0) throw new ConfigurationError([noneLeft(located, choice)]);
  const tests = new Set(cases.map(({ test }) => test));
  const suite = { ...located.suite, tests: located.suite.tests.filter((one) => tests.has(one)) };
  return { ...located, cases, suite };
}

function isChosen({ test, variant, tags: own }: LocatedCase, choice: CaseChoice): boolean {
  const { titles, parts, tags } = choice;
  const names = [test.title, ...(variant === null ? [] : [variant.title])];
  const lower = test.title.toLowerCase();
  return (
    (titles.length === 0 || titles.some((title) => names.includes(title))) &&
    (parts.length === 0 || parts.some((part) => lower.includes(part.toLowerCase()))) &&
    (tags.length === 0 || tags.some((tag) => own.includes(tag)))
  );
}

function noneLeft({ file, cases }: LocatedSuite, { titles, parts, tags }: CaseChoice) {
  const asked = [
    ...titles.map((title) => `the title ${quotedName(title)}`),
    ...parts.map((part) => `${quotedName(part)} in its title`),
    ...tags.map((tag) => `the tag ${quotedName(tag)}`),
  ];
  const all = cases.map(({ test }) => test.title);
  const known = [...new Set(cases.flatMap((one) => one.tags))];
  const ofTags = known.length > 0 ? `. Its tags: ${listNames(known)}` : '. None of them has a tag';
  const there = tags.length > 0 ? ofTags : '';
  const named = listNames(all.slice(0, MOST_TITLES));
  const more = all.length > MOST_TITLES ? ` and ${all.length - MOST_TITLES} more` : '';
  return {
    where: file,
    message: `has no case with ${asked.join(', ')}. Its cases: ${named}${more}${there}.`,
  };
}
