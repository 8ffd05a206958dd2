import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';

/** A step that does something, in YAML. */
export const TOOL_CALL = '{ kind: toolCall, serverName: s, toolName: t, arguments: {} }';

/** Reads a suite file of this text, which stands in `evals/a.yaml`. */
export const parseSuiteText = (text: string) => parseSuiteFile('evals/a.yaml', text);

/** What is told of a file that is refused, each with its place; nothing where it is taken. */
export async function problemsOf(read: Promise<unknown>): Promise<string[]> {
  try {
    await read;
  } catch (error) {
    if (error instanceof ConfigurationError) {
      return error.problems.map(({ where, message }) => `${where} ${message}`);
    }
    throw error;
  }
  return [];
}
