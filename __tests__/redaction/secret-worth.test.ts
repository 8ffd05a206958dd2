import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { assertionSchema } from '../../src/contract/cases/assertion.ts';
import { RUN_STATUSES, readRunSchema } from '../../src/contract/resources/run.ts';
import { readTraceSchema } from '../../src/contract/resources/trace.ts';
import { weaknessOf } from '../../src/redaction/secret-worth.ts';
import { reportFileSchema } from '../../src/report-file/report-schema.ts';

const SHORTEST = 6;

/** Names of members and values of closed choices in the schemas. */
function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const own: unknown[] =
      key === 'properties'
        ? Object.keys(value)
        : key === 'enum' || key === 'const'
          ? [value].flat()
          : [];
    return [...own.filter((word) => typeof word === 'string'), ...wordsOf(value)];
  });
}

const WORDS = new Set([
  ...[readTraceSchema, readRunSchema, reportFileSchema, assertionSchema].flatMap((schema) =>
    wordsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  ),
  ...RUN_STATUSES,
]);

describe('what is too weak for a secret', () => {
  it('are all words of reports and traces, and their parts', () => {
    const long = [...WORDS].filter(({ length }) => length >= SHORTEST);
    expect(long.length).toBeGreaterThan(80);
    expect(long.filter((word) => weaknessOf(word) !== 'common')).toEqual([]);
    expect(long.map((word) => weaknessOf(word.slice(0, SHORTEST)))).not.toContain(null);
  });

  it.each(['hunter2!', 'production', 'correct horse', '123456', 'completed-by-me', 'sk_passed'])(
    'is not %j',
    (value) => expect(weaknessOf(value)).toBeNull(),
  );
});
