import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { InputDescriptor } from './descriptor.ts';
import type { RawInputs } from './raw-inputs.ts';
import { INPUTS, type InputName } from './table/table.ts';

/** What the table has of an input. */
export function describedInput(name: InputName): InputDescriptor {
  const found = INPUTS.find((input) => input.name === name);
  if (found === undefined) throw new Error(`There is no input ${name}.`);
  return found;
}

/** Not given, or with the text that counts where it is not. */
export function isLeftOut(raw: RawInputs, name: InputName): boolean {
  return raw[name] === undefined || raw[name] === describedInput(name).default;
}

/** What is wrong with an input, beside a value that is right. */
export function problem(where: InputName, message: string): ConfigurationProblem {
  return { where, message, example: describedInput(where).example };
}

/** A right line of a workflow. */
export function line(name: InputName): string {
  return `${name}: ${describedInput(name).example}`;
}
