import type { ProblemKind } from '../model/run-report.ts';
import { ConfigurationError, ExpectedError, errorMessage, formatProblem } from './errors.ts';

/**
 * Refusals that say nothing of what was asked for: a plan used up, a request that took too long, a
 * state that is in the way, a rate. At another time the same request may be granted.
 */
const PASSING_REFUSALS = [402, 408, 409, 421, 423, 425, 429];

/**
 * Whether the user has to set something right (verdict `invalid`), rather than that circumstances
 * were against it (`incomplete`): the one place that says so, for every mode. A service that refuses
 * what it is asked to do (400, 422), by this key (401, 403), or with what it does not have (404)
 * refuses it again until the user sets that right. Where mode `run` only reads its run back, nothing
 * of the user's is in the request any more, and `problemOf` alone is asked.
 */
export function isUsersTrouble(error: unknown): error is ExpectedError {
  if (!(error instanceof ExpectedError)) return false;
  const { nature } = error;
  if (typeof nature === 'string') return nature === 'configuration';
  return isUsersRefusal(nature.refusedWith);
}

/** The same of the HTTP status of a refusal, of whichever service. */
export function isUsersRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
}

/** Whose doing trouble with a server is, in the words of the service. */
const OUTCOMES_OF_BLAME = new Map([
  ['configuration', 'invalid'],
  ['server', 'failed'],
  ['surroundings', 'incomplete'],
] as const);

/**
 * What trouble with a server under test comes to, by whose doing the service says it is: where it says
 * nothing, or something unheard of, nothing is shown of the server.
 */
export function outcomeOfBlame(blame: unknown): 'invalid' | 'failed' | 'incomplete' {
  const known = [...OUTCOMES_OF_BLAME].find(([word]) => word === blame);
  return known === undefined ? 'incomplete' : known[1];
}

/** What an error means for the evidence of what was under way: the same in every mode. */
export function problemOf(error: unknown): { kind: ProblemKind; message: string } {
  return { kind: kindOf(error), message: errorMessage(error) };
}

function kindOf(error: unknown): ProblemKind {
  if (!(error instanceof ExpectedError)) return 'execution';
  const { nature } = error;
  if (typeof nature !== 'string') return kindOfRefusal(nature.refusedWith);
  return nature === 'configuration' ? 'evidence' : nature;
}

function kindOfRefusal(status: number): ProblemKind {
  if (status === 401 || status === 403) return 'authentication';
  if (status === 429 || status === 402) return 'quota';
  return status >= 500 ? 'network' : 'evidence';
}

/** What to tell of an error: each mistake of a configuration by itself, else one text. */
export function troubleTexts(error: unknown): string[] {
  if (error instanceof ConfigurationError) return error.problems.map(formatProblem);
  const message = errorMessage(error);
  return [error instanceof ExpectedError ? message : `an error of this action: ${message}`];
}
