import { distance } from 'fastest-levenshtein';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { RawInputs } from './raw-inputs.ts';

/** A variable that the runner sets for an input no action has, and the input that was meant. */
export interface MisspeltInput {
  /** As the runner hands it over, in lower case: it upper-cases the name it was given. */
  readonly given: string;
  readonly meant: string;
  /** The action does without what was asked, and that could change the verdict. */
  readonly decisive: boolean;
}

/** Inputs that show a verdict or keep it, but have no say in it. */
const DISPLAY_INPUTS: readonly string[] = [
  'summary',
  'annotations',
  'artifact-name',
  'comment',
  'comment-key',
  'pr-number',
  'check-name',
  'incomplete-conclusion',
  'matrix',
  'strategy',
  'github-token',
  'notes',
  'upload-artifacts',
];

/** What the suite file and the outputs call the thing that `min-pass-rate` is about. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['minimumpassrate', 'min-pass-rate'],
  ['passrate', 'min-pass-rate'],
]);

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
 * @param defaults texts that action.yml puts in where nothing was given.
 */
export function misspeltInputs(
  environment: Readonly<Record<string, string | undefined>>,
  raw: RawInputs,
  defaults: Readonly<Record<string, string | undefined>>,
): MisspeltInput[] {
  const names = Object.keys(raw);
  return Object.entries(environment).flatMap(([variable, value = '']) => {
    const given = VARIABLE.exec(variable)?.[1]?.toLowerCase();
    if (given === undefined || value.trim() === '' || names.includes(given)) return [];
    const meant = nearest(given, names);
    // One that says the same under its right name is not missed.
    if (meant === undefined || raw[meant] === value.trim()) return [];
    const missed = raw[meant] === undefined || raw[meant] === defaults[meant];
    return [{ given, meant, decisive: missed && !DISPLAY_INPUTS.includes(meant) }];
  });
}

/** The input that a name spells another way, or misses by a slip or two. */
function nearest(given: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(given);
  const other = OTHER_NAMES.get(letters);
  if (other !== undefined) return other;
  const ranked = names
    .map((name) => ({ name, slips: distance(letters, lettersOf(name)) }))
    .toSorted((a, b) => a.slips - b.slips);
  const [best] = ranked;
  return best && best.slips <= slipsAllowed(lettersOf(best.name)) ? best.name : undefined;
}

/** A name without what separates its words, which is where people go wrong first. */
function lettersOf(name: string): string {
  return name.replace(/[-_ .]/g, '');
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
