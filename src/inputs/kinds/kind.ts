import { z } from 'zod';

/** How the text of an input is read, checked and shown. */
export interface Kind<Value = unknown, Absent = unknown> {
  /** What is to be written, in words. */
  readonly takes: string;
  readonly schema: z.ZodType<Value>;
  /** What is read where nothing is written and the input has no default. */
  readonly absent: Absent;
  /** What of the text is to be masked, if it is a secret; all of it where this does not tell. */
  readonly secretsIn?: (text: string) => readonly string[];
}

type Refuse = (message: string) => never;

/** Schema of a text that `read` turns into a value, or refuses with a message. */
export function parsed<Value>(read: (text: string, refuse: Refuse) => Value) {
  return z.string().transform((value, context): Value => {
    const refuse: Refuse = (message) => {
      context.addIssue({ code: 'custom', message });
      throw new Refusal();
    };
    try {
      return read(value, refuse);
    } catch (error) {
      if (error instanceof Refusal) return z.NEVER;
      throw error;
    }
  });
}

/** Unwinds a reader that has reported its problem. */
class Refusal extends Error {}

/** A kind of input that is undefined where it is left out. */
export function kind<Value>(
  takes: string,
  read: (text: string, refuse: Refuse) => Value,
): Kind<Value, undefined> {
  return { takes, schema: parsed(read), absent: undefined };
}
