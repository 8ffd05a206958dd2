import type { InputDescriptor } from '../../inputs/descriptor.ts';
import { misspeltInputs } from '../../inputs/misspelt-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';

/** An option that names files. */
export interface FileOption {
  name: string;
  takesMany?: true;
}

/** What a command was told. */
export interface CommandLine {
  /** By the names of the inputs that they are. */
  settings: RawInputs;
  /** By the option that names them. */
  files: Readonly<Record<string, readonly string[]>>;
  asksForHelp: boolean;
  /** All that is wrong with it, but for the values of settings. */
  problems: ConfigurationProblem[];
}

/** An argument that is an option, with what is written behind its `=`. */
const OPTION = /^--([^=]*)(?:=(.*))?$/s;
const HELP = ['--help', '-h'];

/**
 * Reads the arguments of a command whose options are inputs of the action and files. `parseArgs` of
 * Node tells of one mistake and takes the next option for a value.
 */
export function readCommandLine(
  args: readonly string[],
  inputs: readonly InputDescriptor[],
  fileOptions: readonly FileOption[],
): CommandLine {
  const values = new Map<string, string[]>();
  const problems: ConfigurationProblem[] = [];
  const unknown: Record<string, string> = {};
  let open: FileOption | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (HELP.includes(arg)) continue;
    const [, name, inline] = OPTION.exec(arg) ?? [];
    if (name === undefined) {
      if (open?.takesMany) values.get(open.name)?.push(arg);
      else problems.push(withoutOption(arg, fileOptions));
      continue;
    }
    open = fileOptions.find((option) => option.name === name);
    const next = args[at + 1];
    const isApart = inline === undefined && next !== undefined && !next.startsWith('--');
    if (isApart) at += 1;
    const value = inline ?? (isApart ? next : undefined);
    const input = inputs.find((described) => described.name === name);
    if (open === undefined && input === undefined) unknown[name] = value ?? '?';
    else if (value === undefined) problems.push(withoutValue(name, input));
    else values.set(name, [...(values.get(name) ?? []), value]);
  }
  const repeated = [...values].filter(
    ([name, { length }]) =>
      length > 1 && !fileOptions.some((option) => option.name === name && option.takesMany),
  );
  problems.push(
    ...repeated.map(([name]) => ({ where: `--${name}`, message: 'is given more than once.' })),
    ...unknownProblems(unknown, inputs),
  );
  const isFile = (name: string) => fileOptions.some((option) => option.name === name);
  return {
    settings: Object.fromEntries(
      [...values].flatMap(([name, [value]]) =>
        isFile(name) || !value?.trim() ? [] : [[name, value.trim()]],
      ),
    ),
    files: Object.fromEntries([...values].filter(([name]) => isFile(name))),
    asksForHelp: args.some((arg) => HELP.includes(arg)),
    problems,
  };
}

function withoutOption(where: string, [option]: readonly FileOption[]): ConfigurationProblem {
  const example = option && `--${option.name} ${where}`;
  return { where, message: 'belongs to no option.', ...(example && { example }) };
}

function withoutValue(name: string, input: InputDescriptor | undefined): ConfigurationProblem {
  const example = `--${name} ${input?.example ?? 'report.json'}`;
  return { where: `--${name}`, message: 'needs a value.', example };
}

function unknownProblems(
  unknown: Readonly<Record<string, string>>,
  inputs: readonly InputDescriptor[],
): ConfigurationProblem[] {
  const variables = Object.entries(unknown).map(([name, value]) => [`INPUT_${name}`, value]);
  const misspelt = misspeltInputs(inputs, Object.fromEntries(variables), {});
  return Object.keys(unknown).map((name) => {
    const meant = misspelt.find(({ given }) => given === name.toLowerCase())?.meant;
    const hint = meant === undefined ? '' : ` Did you mean \`--${meant}\`?`;
    return { where: `--${name}`, message: `is no option of this command.${hint}` };
  });
}
