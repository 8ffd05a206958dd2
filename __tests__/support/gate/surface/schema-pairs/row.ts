import type {
  ChangeClass,
  ChangeKind,
} from '../../../../../src/model/regression/surface-change.ts';
import type { SurfaceSchema } from '../../../../../src/model/servers/surface.ts';

/**
 * Two states of a schema, and what becomes of whoever sends what is right by it, or reads it: the
 * gravest class of all changes in that direction.
 */
export interface SchemaPairRow {
  title: string;
  before: SurfaceSchema;
  after: SurfaceSchema;
  sent: ChangeClass | null;
  read: ChangeClass | null;
  /** A change that has to be among those that are told. */
  kind?: ChangeKind;
  /** Where that one is. */
  place?: string;
}

type Expected = readonly [sent: ChangeClass | null, read: ChangeClass | null];

export const WORSE_TO_SEND: Expected = ['breaking', 'compatible'];
export const WORSE_TO_READ: Expected = ['compatible', 'breaking'];
export const WORSE: Expected = ['breaking', 'breaking'];
export const FINE: Expected = ['compatible', 'compatible'];
export const UNCLEAR: Expected = ['unclear', 'unclear'];
export const WORDS: Expected = ['wording', 'wording'];
export const SAME: Expected = [null, null];

type Named = readonly [kind: ChangeKind, place?: string];

export function row(
  title: string,
  before: SurfaceSchema,
  after: SurfaceSchema,
  [sent, read]: Expected,
  named?: Named,
): SchemaPairRow {
  const [kind, place] = named ?? [];
  return {
    ...{ title, before, after, sent, read },
    ...(kind !== undefined && { kind }),
    ...(place !== undefined && { place }),
  };
}

/** An object with one property. */
export const of = (schema: SurfaceSchema) => ({
  type: 'object',
  properties: { a: schema },
});
export const object = (
  properties: Record<string, SurfaceSchema>,
  more: Record<string, unknown> = {},
) => ({
  ...{ type: 'object', properties },
  ...more,
});
export const AT = '/properties/a';
export const S = { type: 'string' };
export const I = { type: 'integer' };
export const N = { type: 'number' };
export const CLOSED = { additionalProperties: false };

/** A condition; written so, since an object of such a member is taken for a promise. */
export const where = (condition: SurfaceSchema, met: SurfaceSchema) =>
  Object.fromEntries([
    ['if', condition],
    ['then', met],
  ]);
