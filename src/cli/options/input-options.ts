import { type Command, Option } from 'commander';
import type { InputDescriptor } from '../../inputs/descriptor.ts';
import type { Kind } from '../../inputs/kinds/kind.ts';
import { failingVerdicts, globs, list, ratesByModel, truth } from '../../inputs/kinds/plain.ts';
import { prices } from '../../inputs/kinds/policy.ts';
import { providerKeys, providerUrls } from '../../inputs/kinds/provider-lines.ts';
import type { Source } from '../../inputs/mode.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { INPUTS } from '../../inputs/table/table.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';

/** Kinds of which an option may be given over and over, each time a line. */
const SEVERAL: ReadonlySet<Kind> = new Set([
  ...[failingVerdicts, globs, list, prices, providerKeys, providerUrls, ratesByModel],
]);

/**
 * Inputs of the action that are options of a command: all of its mode, but for those that say where on
 * GitHub results are shown, and what the runner alone can tell.
 */
export function optionInputs(mode: Source): readonly InputDescriptor[] {
  return INPUTS.filter(({ name, modes, part, expression }: InputDescriptor) => {
    if (!modes.includes(mode) || name === 'mode' || expression !== undefined) return false;
    return part !== 'publishing' || name === 'fail-on';
  });
}

/** Gives a command an option for each of the inputs, in groups as the guide has them. */
export function addInputOptions(command: Command, inputs: readonly InputDescriptor[]): void {
  for (const input of inputs) {
    const text = helpOf(input);
    const group = `${input.section}:`;
    if (input.kind === truth) {
      command.addOption(new Option(`--${input.name}`, text).helpGroup(group));
      command.addOption(new Option(`--no-${input.name}`).hideHelp());
      continue;
    }
    const option = new Option(`--${input.name} <value>`, text).helpGroup(group);
    command.addOption(option.argParser((one, before: string[] = []) => [...before, one]));
  }
}

/** What was written of the inputs, as the action would be handed it. */
export function writtenInputs(
  command: Command,
  inputs: readonly InputDescriptor[],
): { raw: RawInputs; problems: ConfigurationProblem[] } {
  const problems: ConfigurationProblem[] = [];
  const raw = inputs.flatMap(({ name, kind, example, emptyCounts }): [string, string][] => {
    const written: unknown = command.getOptionValue(new Option(`--${name}`).attributeName());
    if (typeof written === 'boolean') return [[name, String(written)]];
    if (!Array.isArray(written)) return [];
    const values = written.map((one) => String(one).trim());
    // As of an input of the action, which a workflow fills from variables that may be empty.
    const value = emptyCounts ? values : values.filter((one) => one !== '');
    if (value.length === 0) return [];
    if (value.length === 1 || SEVERAL.has(kind)) return [[name, value.join('\n')]];
    problems.push({ where: name, message: 'is given more than once.', example });
    return [[name, String(value.at(-1))]];
  });
  return { raw: Object.fromEntries(raw), problems };
}

/** The first sentence of what an input is for, and what holds without it. */
function helpOf({ text, default: standard, otherwise }: InputDescriptor): string {
  const end = text.search(/\.(?= )/);
  const sentence = end === -1 ? text : text.slice(0, end + 1);
  const without = standard === undefined ? otherwise : `\`${standard}\``;
  return without === undefined ? sentence : `${sentence} Default: ${without}.`;
}
