import type { ValidationProblem } from '../../contract/wire/validation.ts';
import type { WrittenSuite } from './suite-file-schema.ts';

/** As JavaScript writes a pattern with its flags. */
const LITERAL = /^\/(.+)\/([dgimsuvy]{1,8})$/s;
/** Members of steps that may hold assertions, and of these, patterns. */
const HOLDERS = ['assertion', 'expect', 'expectError', 'capture', 'mask'];
const PATTERNS = ['pattern', 'matches'];
const SHOWN_LENGTH = 40;

/**
 * Patterns in the form `/x/i`, of which each sign would be looked for as it stands, so that they never
 * match. Paths are those of expanded tests.
 */
export function literals({ tests }: WrittenSuite): ValidationProblem[] {
  return tests.flatMap(({ steps, predicates }, test) => [
    ...steps.flatMap((step, index) =>
      HOLDERS.filter((name) => Object.hasOwn(step, name)).flatMap((name) =>
        literalsIn(Reflect.get(step, name), ['tests', test, 'steps', index, name]),
      ),
    ),
    ...literalsIn(predicates?.list, ['tests', test, 'predicates', 'list']),
  ]);
}

function literalsIn(value: unknown, path: readonly PropertyKey[]): ValidationProblem[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => literalsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member === 'string' && PATTERNS.includes(name)) {
      return problemOf(member, [...path, name]);
    }
    return path.at(-1) === 'capture' || HOLDERS.includes(name)
      ? literalsIn(member, [...path, name])
      : [];
  });
}

function problemOf(pattern: string, path: PropertyKey[]): ValidationProblem[] {
  const [, inner = '', flags = ''] = LITERAL.exec(pattern) ?? [];
  if (flags === '' || new Set(flags).size < flags.length) return [];
  const told = inner.length <= SHOWN_LENGTH ? inner : '…';
  const kept = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
  const meant = kept === '' ? told : `(?${kept}:${told})`;
  const message = `is written with slashes and flags, which would be looked for as they stand. Write \`${meant}\`; where they are meant so, begin with \`[/]\`.`;
  return [{ path, message }];
}
