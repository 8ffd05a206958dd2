import { PatternAutomaton } from './pattern-automaton.ts';
import { type Redactor, redactorOf } from './redactor.ts';
import { secretForms } from './secret-forms.ts';
import { type Weakness, weaknessOf } from './secret-worth.ts';

/** A redactor that learns secrets as they become known; also what holds it by then hides them. */
export interface SecretKeeper extends Redactor {
  /** @returns why the value is not hidden; null where it is, and where there is none. */
  learn(secret: string): Weakness | null;
  /** Another one that knows these as well, for one occasion. */
  with(more: Iterable<string>): SecretKeeper;
}

/** The redactor of a whole job. */
export function createSecretKeeper(known: Iterable<string> = []): SecretKeeper {
  const secrets = new Set<string>();
  const forms = new Set<string>();
  /** Learned since the automaton was made, which is only once somebody asks for it. */
  let fresh: string[] = [];
  let automaton = new PatternAutomaton([]);
  const current = () => {
    if (fresh.length > 0) {
      for (const form of secretForms(fresh)) forms.add(form);
      fresh = [];
      automaton = new PatternAutomaton(forms);
    }
    return automaton;
  };
  const learn = (secret: string): Weakness | null => {
    if (secret.trim() === '') return null;
    const weakness = weaknessOf(secret);
    if (weakness === null && !secrets.has(secret)) {
      secrets.add(secret);
      fresh.push(secret);
    }
    return weakness;
  };
  for (const secret of known) learn(secret);
  return {
    ...redactorOf(current),
    learn,
    with: (more) => createSecretKeeper([...secrets, ...more]),
  };
}
