import type { ValidationProblem } from '../../contract/wire/validation.ts';
import type { WrittenSuite } from './suite-file-schema.ts';

/** As JavaScript writes a pattern with its flags. */
const LITERAL = /^\/(.+)\/([dgimsuvy]{1,8})$/s;
/** The same without flags; with a slash inside it is more likely a path. */
const ENCLOSED = /^\/[^/]+\/$/;
const ENCLOSED_WORDS =
  'begins and ends with a slash, which are looked for as they stand. Where they only enclose the pattern, leave them out.';
/** Members of steps that may hold assertions, and of these, patterns. */
const HOLDERS = ['assertion', 'expect', 'expectError', 'capture', 'mask'];
const PATTERNS = ['pattern', 'matches'];
const SHOWN_LENGTH = 40;

/**
 * Patterns in the form `/x/i`, of which each sign would be looked for as it stands, so that they never
 * match. Paths are those of expanded tests.
 */
export const literals = (suite: WrittenSuite): ValidationProblem[] =>
  patternsOf(suite).flatMap(literalProblem);

/** Patterns between slashes, without flags: people mean both by them. */
export const enclosed = (suite: WrittenSuite): ValidationProblem[] =>
  patternsOf(suite)
    .filter(({ pattern }) => ENCLOSED.test(pattern))
    .map(({ path }) => ({ path, message: ENCLOSED_WORDS }));

interface WrittenPattern {
  pattern: string;
  path: PropertyKey[];
}

function patternsOf({ tests }: WrittenSuite): WrittenPattern[] {
  return tests.flatMap(({ steps, predicates }, test) => [
    ...steps.flatMap((step, index) =>
      HOLDERS.filter((name) => Object.hasOwn(step, name)).flatMap((name) =>
        patternsIn(Reflect.get(step, name), ['tests', test, 'steps', index, name]),
      ),
    ),
    ...patternsIn(predicates?.list, ['tests', test, 'predicates', 'list']),
  ]);
}

function patternsIn(value: unknown, path: readonly PropertyKey[]): WrittenPattern[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => patternsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member === 'string' && PATTERNS.includes(name)) {
      return { pattern: member, path: [...path, name] };
    }
    return path.at(-1) === 'capture' || HOLDERS.includes(name)
      ? patternsIn(member, [...path, name])
      : [];
  });
}

function literalProblem({ pattern, path }: WrittenPattern): ValidationProblem[] {
  const [, inner = '', flags = ''] = LITERAL.exec(pattern) ?? [];
  if (flags === '' || new Set(flags).size < flags.length) return [];
  const told = inner.length <= SHOWN_LENGTH ? inner : '…';
  const kept = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
  const meant = kept === '' ? told : `(?${kept}:${told})`;
  const message = `is written with slashes and flags, which would be looked for as they stand. Write \`${meant}\`; where they are meant so, begin with \`[/]\`.`;
  return [{ path, message }];
}
