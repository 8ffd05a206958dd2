import { byNearness, lettersOf, slipsBetween } from '../text/meant-name.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { InputDescriptor } from './descriptor.ts';
import type { RawInputs } from './raw-inputs.ts';

/** A variable that the runner sets for an input no action has, and the input that was meant. */
export interface MisspeltInput {
  /** As the runner hands it over, in lower case: it upper-cases the name it was given. */
  readonly given: string;
  readonly meant: string;
  readonly value: string;
  /** The action does without what was asked, and that could change the verdict. */
  readonly decisive: boolean;
}

const VARIABLE = /^INPUT_(.+)$/i;

/** A slip of the keyboard; in shorter names it would make another word of them. */
const MIN_LENGTH_FOR_ONE_SLIP = 5;
const MIN_LENGTH_FOR_TWO_SLIPS = 9;

/**
 * Inputs whose names look like ours and are not. Only near names count, since variables of this
 * form may be a job's own, or those of an action around this one; all others are left to the
 * runner, which warns of them.
 *
 * @param raw the inputs as they were read, under their right names.
 */
export function misspeltInputs(
  table: readonly InputDescriptor[],
  environment: Readonly<Record<string, string | undefined>>,
  raw: RawInputs,
): MisspeltInput[] {
  return Object.entries(environment).flatMap(([variable, value = '']) => {
    const given = VARIABLE.exec(variable)?.[1]?.toLowerCase();
    if (given === undefined || value.trim() === '') return [];
    if (table.some(({ name }) => name === given)) return [];
    const input = nearestInput(given, table);
    if (input === undefined) return [];
    const { name: meant, default: text, undecisive } = input;
    // One that says the same under its right name is not missed.
    if (raw[meant] === value.trim()) return [];
    const missed = raw[meant] === undefined || raw[meant] === text;
    return [{ given, meant, value: value.trim(), decisive: missed && !undecisive }];
  });
}

/** The input that a name spells another way, or misses by a slip or two. */
export function nearestInput(
  given: string,
  table: readonly InputDescriptor[],
): InputDescriptor | undefined {
  const letters = lettersOf(given);
  const other = table.find(({ otherNames = [] }) => otherNames.map(lettersOf).includes(letters));
  if (other !== undefined) return other;
  const names = table.map(({ name }) => name);
  const [best = ''] = byNearness(given, names);
  const isNear = slipsBetween(given, best) <= slipsAllowed(lettersOf(best));
  return isNear ? table.find(({ name }) => name === best) : undefined;
}

function slipsAllowed({ length }: string): number {
  if (length < MIN_LENGTH_FOR_ONE_SLIP) return 0;
  return length < MIN_LENGTH_FOR_TWO_SLIPS ? 1 : 2;
}

/** What to say of one that the verdict hangs on. */
export function misspeltProblem({ given, meant }: MisspeltInput): ConfigurationProblem {
  return {
    where: given,
    message: `is no input of this action, so that what it asks for would not be held. Did you mean \`${meant}\`?`,
  };
}

/** What to say of one that the verdict does not hang on. */
export function misspeltWarning({ given, meant }: MisspeltInput): string {
  return `${given}: is no input of this action and has no effect. Did you mean \`${meant}\`?`;
}
