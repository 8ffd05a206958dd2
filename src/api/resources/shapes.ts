import * as z from 'zod';
import { NAME_LIMIT } from '../../lib/limits.ts';

export const id = () => z.string().min(1);
/** Epoch milliseconds. */
export const time = () => z.number();
/** When a resource was created and changed. */
export const times = { createdAt: time().nullish(), updatedAt: time().nullish() };
/** An object that is handed on as it came. */
export const openObject = () => z.record(z.string(), z.unknown());

/** A text that people write in files. Storage replaces half characters, and names are compared. */
export const writtenText = (limit = NAME_LIMIT) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .overwrite((value) => value.toWellFormed());

export const membersOf = <Schema extends z.ZodType, Name extends string>(
  schema: Schema,
  ...names: Name[]
) =>
  // The names of entries are lost in their type.
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

export const texts = <Name extends string>(...names: Name[]) =>
  membersOf(z.string().nullish(), ...names);

/** A page of a collection. The last one has no `nextCursor`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullish() });

export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: openObject().nullish(),
});
export type ErrorBody = z.infer<typeof errorBody>;
