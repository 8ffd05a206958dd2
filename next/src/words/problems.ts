import { MAX_FILE_BYTES } from '../lib/limits.ts';
import { oneLine } from '../lib/text.ts';
import type { Place, Problem, ProblemData } from '../report/problem.ts';

const MAX_NAMES = 12;
const SHOWN = 200;

/** Types by the names that schemas have for them. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: '`true` or `false`',
  datetime: 'a time such as `2026-01-31T12:00:00Z`',
  email: 'an email address',
  int: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  url: 'an address such as `https://example.test`',
};

/** Describes a mistake in one line: where it is, what is wrong, what to write. */
export function describeProblem({ place, data }: Problem): string {
  const where = describePlace(place);
  return `${where}${where === '' ? '' : ': '}${describeData(data)}`;
}

function describePlace({ source, isInput, line, column, path }: Place): string {
  const file = shown(source);
  if (isInput) return `Input \`${file}\``;
  const position = line === null ? file : `${file}:${line}:${column ?? 1}`;
  return [position, shown(path)].filter((part) => part !== '').join(': ');
}

function describeData(data: ProblemData): string {
  switch (data.code) {
    case 'syntax':
      return `This is not valid ${data.format}: ${oneLine(data.detail, SHOWN)}`;
    case 'unreadable':
      return `${UNREADABLE[data.reason]}${didYouMean(data.near[0])}`;
    case 'missing':
      return `\`${data.key}\` is missing.`;
    case 'unknown-key':
      return `Unknown key \`${shown(data.key)}\`.${hint(data.nearest, data.known)}`;
    case 'repeated':
      return `The ${data.what} "${shown(data.name)}" occurs twice. Give each its own.`;
    case 'type':
      return `This must be ${TYPES[data.expected] ?? data.expected}, not ${TYPES[data.observed] ?? data.observed}.`;
    case 'value': {
      const start =
        data.value === null ? 'The value is missing.' : `"${shown(data.value)}" is not valid.`;
      return `${start}${hint(data.nearest, data.known)}`;
    }
    case 'range':
      return describeRange(data.what, data.min, data.max);
    case 'conflict':
      return `\`${data.key}\` and \`${data.other}\` exclude each other. Remove one of them.`;
    case 'needs':
      return `\`${data.key}\` needs ${list(data.other, 'or')}.`;
    case 'not-found':
      return `There is no ${data.what} \`${shown(data.name)}\`.${hint(data.nearest, data.known)}`;
    case 'ambiguous':
      return `Name the ${data.what}. Use ${list(data.known.map(shown), 'or')}.`;
    case 'cannot-fail':
      return 'This assertion cannot fail: no call stands before it.';
    case 'unsupported':
      return `\`${data.what}\` is not supported yet.`;
    case 'address':
      return data.reason === 'form'
        ? 'This must be an `http` or `https` URL.'
        : 'The URL has credentials in it. Move them to `headers`.';
    case 'refused':
      return `The eval service refused the request: ${oneLine(data.detail, 4 * SHOWN)}`;
  }
}

const UNREADABLE = {
  missing: 'The file does not exist.',
  'not-a-file': 'This is not a file.',
  denied: 'The file cannot be read: permission denied.',
  'too-large': `The file is larger than ${MAX_FILE_BYTES / 2 ** 20} MiB.`,
  outside: 'The file is outside the workspace.',
} as const;

function describeRange(what: string, min: number | null, max: number | null): string {
  if (what === 'string' && min === 1) return 'This must not be empty.';
  const units: Readonly<Record<string, string>> = { string: 'character', array: 'item' };
  const bounds =
    min === null ? `at most ${max}` : max === null ? `at least ${min}` : `${min} to ${max}`;
  if (what === 'iterations' || what === 'steps') return `There are too many ${what}: ${bounds}.`;
  const unit = units[what];
  if (unit === undefined) return `This must be ${bounds}${what === 'percent' ? ' percent' : ''}.`;
  return `This must have ${bounds} ${unit}${(max ?? min) === 1 ? '' : 's'}.`;
}

/** The nearest name, else all names if they are few. */
function hint(nearest: string | null, known: readonly string[]): string {
  if (nearest !== null) return didYouMean(nearest);
  if (known.length === 0 || known.length > MAX_NAMES) return '';
  return ` Use ${list(known.map(shown), 'or')}.`;
}

/** `Did you mean …?` with a blank before it; empty without a name. */
export function didYouMean(name: string | null | undefined): string {
  return name === null || name === undefined ? '' : ` Did you mean \`${shown(name)}\`?`;
}

const shown = (name: string) => oneLine(name, SHOWN);

function list(names: readonly string[], joint: string): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${joint} ${last}`;
}
