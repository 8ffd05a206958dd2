import * as z from 'zod';
import { name, pattern, text } from '../../api/cases/texts.ts';
import { addMisfit, type Misfit, parse } from '../../api/validation.ts';
import { choose, isObject, listOf } from './choice.ts';

/** A tool that the model must call. */
export interface ExpectedCall {
  tool: string;
  /** In the form of the API; null: any. */
  args: Record<string, unknown> | null;
}

const TYPES = ['any', 'string', 'number', 'boolean', 'object', 'array', 'null'] as const;
/** Conditions of an argument. */
const MATCHERS = {
  contains: text(),
  matches: pattern(),
  oneOf: z.array(z.unknown()).min(1),
  type: z.enum(TYPES),
};

/**
 * Expands arguments: `{ equals: … }` stands for a literal value, which the API writes as a list of one.
 * Adds what is wrong with conditions to `misfits`.
 */
function expandArgument(value: unknown, path: (string | number)[], misfits: Misfit[]): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    return value.map((item, at) => expandArgument(item, [...path, at], misfits));
  }
  const [key = '', ...others] = Object.keys(value);
  if (others.length === 0 && key === 'equals') return { oneOf: [value[key]] };
  if (others.length === 0 && key === '$pattern') {
    const data = { code: 'unknown-key', key, nearest: 'matches', known: [] } as const;
    misfits.push({ path: [...path, key], data: { ...data, known: Object.keys(MATCHERS) } });
  }
  if (others.length === 0 && Object.hasOwn(MATCHERS, key)) {
    const parsed = parse(MATCHERS[key as keyof typeof MATCHERS], value[key]);
    if ('value' in parsed) return value;
    for (const one of parsed.misfits) misfits.push({ ...one, path: [...path, key, ...one.path] });
  }
  const entries = Object.entries(value).map(([name, item]) => {
    return [name, expandArgument(item, [...path, name], misfits)];
  });
  return Object.fromEntries(entries);
}

const withArguments = z
  .record(name(), z.record(z.string(), z.unknown()))
  .transform((written, context): ExpectedCall => {
    const [tool = '', second] = Object.keys(written);
    if (tool === '' || second !== undefined) {
      addMisfit(context, [], { code: 'range', what: 'object', min: 1, max: 1 });
    }
    const misfits: Misfit[] = [];
    const args = expandArgument(written[tool], [tool], misfits);
    for (const { path, data } of misfits) addMisfit(context, path, data);
    return { tool, args: isObject(args) && Object.keys(args).length > 0 ? { ...args } : null };
  });
const withoutArguments = name().transform((tool): ExpectedCall => ({ tool, args: null }));
const expectedCall = choose(
  (value) => (isObject(value) ? withArguments : withoutArguments),
  [withoutArguments, withArguments],
);

/** One tool, or a list. */
export const calls = listOf(expectedCall);
