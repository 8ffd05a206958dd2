import { ConfigurationError, type ConfigurationProblem } from './errors.ts';

/**
 * What `read` gives; null where something is wrong with what the user wrote, which joins `problems`,
 * so that all of it is told at once. Any other error goes on.
 */
export async function gathering<Value>(
  problems: ConfigurationProblem[],
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const problem of error.problems) problems.push(problem);
    return null;
  }
}
