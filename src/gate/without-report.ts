import { formatCount } from '../model/quantity.ts';
import type { Verdict } from '../model/verdict.ts';

/**
 * Verdict where the configuration is wrong and nothing was run.
 * @param message one line a problem, as in the message of a `ConfigurationError`.
 */
export function invalidVerdict(message: string): Verdict {
  const problems = linesOf(message);
  const [only = 'no details were given'] = problems;
  return {
    value: 'invalid',
    headline:
      problems.length > 1
        ? `The configuration is wrong in ${formatCount(problems.length)} places.`
        : `The configuration is wrong: ${only}`,
    checks: problems.map((problem) => ({
      id: 'configuration',
      title: 'Configuration',
      outcome: 'undecided',
      expected: 'a valid configuration',
      actual: problem,
      reason: null,
    })),
  };
}

/** Verdict where something outside the configuration kept a report from coming about. */
export function incompleteVerdict(message: string): Verdict {
  return { value: 'incomplete', headline: `Undecided: ${linesOf(message).join(' ')}`, checks: [] };
}

function linesOf(message: string): string[] {
  return message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
