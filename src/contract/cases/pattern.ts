import { z } from 'zod';

/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
export const patternSchema = z
  .string()
  .min(1)
  .superRefine((source, context) => {
    const problem = regexProblem(source);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

function regexProblem(source: string): string | undefined {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // The engine quotes the pattern, however long it is.
    return `is no regular expression of JavaScript: ${words.split('/: ').at(-1)}`;
  }
}

/** Longest path into JSON that a suite may have. */
const PATH_LENGTH = 1_000;

/** A path into JSON by RFC 9535. Whether it can be read is for whoever has its reader to say. */
export const jsonPathSchema = z
  .string()
  .max(PATH_LENGTH)
  .regex(/^\$/, 'must be a JSON path, which begins with $');

export const toolNameSchema = z.string().min(1);
