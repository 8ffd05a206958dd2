import { parseArgs } from 'node:util';
import * as z from 'zod';
import { addMisfit, meantKey, parse, valueProblem } from '../api/validation.ts';
import { ACTION_INPUTS, INPUTS, type Row, terminalInputs } from '../inputs/rows.ts';
import { isSetting } from '../inputs/values.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem, ProblemData } from '../report/problem.ts';
import type { RunReport } from '../report/report.ts';

/** Options of a command by name. Each has a description for the help. */
export type Options = Record<string, z.ZodType>;

export const text = () => z.string().min(1);

export const texts = () => z.array(text()).default([]);

/** An option without a value, or with `true` or `false`. */
export const flag = () =>
  z.coerce
    .string()
    .pipe(z.stringbool({ truthy: ['true'], falsy: ['false'] }))
    .default(false);

/** A whole number within bounds. `what`: its unit. */
export const whole = (min: number, max: number, initial: string, help: string, what = 'whole') =>
  z
    .string()
    .transform((written, context) => {
      const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
      if (number >= min && number <= max) return number;
      addMisfit(context, [], { code: 'range', what, min, max });
      return z.NEVER;
    })
    .prefault(initial)
    .describe(`${help} Default: ${initial}.`);

/** An input of the action as an option, whose value stays a text. */
export const inputOption = (row: Row<unknown>) =>
  z
    .string()
    .superRefine((written, context) => {
      const text = written.trim();
      const result = text === '' ? null : row.read(text);
      if (result !== null && 'problem' in result) addMisfit(context, [], result.problem);
    })
    .optional()
    .describe(row.description);

/** A path alone is that of a file. */
export const baselineNamed = (written: string): string =>
  /^(?:none|auto)$|^(?:file|branch|run|checkout):/.test(written) ? written : `file:${written}`;

/** A terminal has no access to GitHub: earlier results are on the disk. */
export const baseline = text()
  .transform((written, context) => {
    if (!/^(?:auto$|branch:|run:)/.test(written)) return baselineNamed(written);
    addMisfit(context, [], valueProblem(written, ['file:PATH', 'checkout:PATH']));
    return z.NEVER;
  })
  .optional()
  .describe('Path of the report, or of its folder, to compare with.');

/** The variable that has the key of the eval service if no option has it. */
export const KEY_VARIABLE = 'MCP_EVAL_API_KEY';
const apiKey = inputOption(INPUTS.apiKey).describe(
  `${INPUTS.apiKey.description} Default: the variable ${KEY_VARIABLE}.`,
);

/** Adds the inputs of a source to the options that a command has of its own. */
export function withInputs<Own extends Options>(source: RunReport['source'], own: Own): Own {
  const names = terminalInputs(source);
  const rows = Object.values(INPUTS).filter(({ name }) => names.includes(name));
  const options: Options = Object.fromEntries(rows.map((row) => [row.name, inputOption(row)]));
  // Not every source compares.
  if (INPUTS.baseline.name in options) options[INPUTS.baseline.name] = baseline;
  return Object.assign(options, { 'api-key': apiKey }, own);
}

/** Names options instead of inputs in a problem, since a terminal has no inputs. */
export function nameOptions(problem: Problem, known: readonly string[]): void {
  const { place, data } = problem;
  if (!place.isInput) return;
  const option = (name: string) => (known.includes(name) ? `--${name}` : name);
  problem.place = placeOfFile(option(place.source));
  if ('key' in data) data.key = option(data.key);
  if (data.code === 'needs') data.other = data.other.map(option);
  if (data.code === 'conflict') data.other = option(data.other);
}

export function inputsOf(source: RunReport['source'], values: object): Map<string, string> {
  const names = terminalInputs(source);
  const given = Object.entries(values).filter(([name]) => names.includes(name));
  return new Map(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export const mcpConfig = text()
  .default(INPUTS.mcpConfig.default)
  .describe(`${INPUTS.mcpConfig.description} Default: ${INPUTS.mcpConfig.default}.`);

export const json = flag().describe('Prints each report as a line of JSON, and nothing else.');

export const output = text()
  .optional()
  .describe(
    'File for the report: `.xml` for JUnit XML, `.md` for Markdown, `.html` for a page, `.json` or no extension for JSON. It replaces an earlier report only.',
  );

/** What was given to a command, and what is wrong with it. `values` lacks what is wrong. */
export interface Given<Shape extends Options> {
  values: z.output<z.ZodObject<Shape>>;
  operands: string[];
  problems: Problem[];
}

/** Reads the arguments of a command, of which so many have no name. Lists all that is wrong. */
export function readOptions<Shape extends Options>(
  shape: Shape,
  written: readonly string[],
  maxOperands: number,
): Given<Shape> | { problems: Problem[] } {
  const known = Object.keys(shape);
  // An unknown option takes a value if the one that is meant does: the value is no second mistake.
  const takes = (name: string, value: unknown) =>
    shape[meantKey(name, known) ?? '']?.safeParse(value).success ?? false;
  const last = written.indexOf('--');
  // One dash stands before letters, each an option. Two more make this one that is unknown.
  const args = written.map((arg, at) => {
    const [, before] = /^--([^=]+)$/.exec(written[at - 1] ?? '') ?? [];
    const isValue = (before && !takes(before, true)) || (last >= 0 && at > last);
    const isMeant = /^-\w/.test(arg) || (/^[–—]/.test(arg) && meantKey(arg, known) !== null);
    return isMeant && !isValue ? `--${arg}` : arg;
  });
  const given = args.flatMap((arg) => /^--(?:no-)?([^=]+)/.exec(arg)?.[1] ?? []);
  const options = [...known, ...given].map((name) => {
    const type = takes(name, true) ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: takes(name, ['text']) }] as const;
  });
  const read = parseArgs({
    args,
    options: Object.fromEntries(options),
    strict: false,
    allowNegative: true,
    allowPositionals: true,
    tokens: true,
  });
  const { values, positionals: operands, tokens } = read;
  /** By option: its first mistake. */
  const wrong = new Map<string, ProblemData>();
  const named = tokens.filter((token) => token.kind === 'option');
  for (const { name, value = '--', inlineValue } of named) {
    if (!known.includes(name) || takes(name, true)) continue;
    const isRepeated = named.filter((one) => one.name === name).length > 1;
    // What looks like the next option is no value.
    if (!inlineValue && value.startsWith('--')) {
      const known = [`--${name}=VALUE`];
      wrong.set(name, { code: 'value', value: null, nearest: null, known });
    } else if (isRepeated && !takes(name, ['text'])) {
      wrong.set(name, { code: 'repeated', what: 'option', name: `--${name}` });
    }
  }
  const { misfits } = { misfits: [], ...parse(z.strictObject(shape), { ...values }) };
  for (const { path, data } of misfits) {
    const [name = ''] = path.map(String);
    if (!wrong.has(name)) wrong.set(name, data);
    const nearest = data.code === 'unknown-key' ? data.nearest : null;
    if (nearest !== null && takes(name, values[name])) values[nearest] ??= values[name];
  }
  const sound = Object.entries(values).filter(([name]) => !wrong.has(name));
  const rest = parse(z.strictObject(shape), Object.fromEntries(sound));
  const problems = [...wrong].map(([name, data]): Problem => {
    if (data.code !== 'unknown-key') return { place: placeOfFile(`--${name}`), data };
    if (isSetting(name) && !ACTION_INPUTS.includes(name))
      return { place: placeOfFile(''), data: { code: 'setting', key: `--${name}`, name } };
    const nearest = data.nearest && `--${data.nearest}`;
    const key = /^\w/.test(name) ? `--${name}` : name;
    const part = key.replace(/^[-–—]+/, '');
    const like = known.filter((one) => one.startsWith(part) || one.endsWith(`-${part}`));
    const near = like.map((one) => `--${one}`);
    return { place: placeOfFile(''), data: { ...data, key, nearest, known: near } };
  });
  for (const other of operands.slice(maxOperands)) {
    const option = nearestName(other, known);
    const nearest = option === undefined ? null : `--${option}`;
    const isRival = maxOperands > 0 && nearest === null;
    const data: ProblemData = isRival
      ? { code: 'conflict', key: operands[0] ?? '', other }
      : { code: 'value', value: other, nearest, known: known.map((one) => `--${one}`) };
    problems.push({ place: placeOfFile(''), data });
  }
  return 'value' in rest ? { values: rest.value, operands, problems } : { problems };
}
