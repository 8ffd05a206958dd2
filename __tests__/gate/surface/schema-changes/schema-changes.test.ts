import { describe, expect, it } from '@jest/globals';
import { schemaChanges } from '../../../../src/gate/surface/schema-changes/schema-changes.ts';
import {
  CHANGE_CLASSES,
  type ChangeClass,
} from '../../../../src/model/regression/surface-change.ts';
import type { SurfaceSchema } from '../../../../src/model/servers/surface.ts';
import { SCHEMA_PAIRS } from '../../../support/gate/surface/schema-pairs/schema-pairs.ts';

const tables = Object.entries(SCHEMA_PAIRS);

function gravest(
  before: SurfaceSchema,
  after: SurfaceSchema,
  direction: 'sent' | 'read',
): ChangeClass | null {
  const found = new Set(schemaChanges(before, after, direction).map((change) => change.class));
  return CHANGE_CLASSES.find((name) => found.has(name)) ?? null;
}

describe.each(tables)('a change of a schema: %s', (_, rows) => {
  it.each(rows)('$title', ({ before, after, sent, read, kind, place }) => {
    const all = (['sent', 'read'] as const).flatMap((way) => schemaChanges(before, after, way));
    expect({
      sent: gravest(before, after, 'sent'),
      read: gravest(before, after, 'read'),
    }).toEqual({ sent, read });
    if (kind === undefined) return;
    const told = all.filter((change) => change.kind === kind).map((change) => change.place);
    expect(told).toContainEqual(place ?? expect.any(String));
  });
});

describe('the table of pairs', () => {
  const rows = tables.flatMap(([, table]) => table);

  it('has 120 pairs or more, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  it('has every class in both directions', () => {
    for (const direction of ['sent', 'read'] as const) {
      expect(new Set(rows.map((row) => row[direction]))).toEqual(
        new Set([...CHANGE_CLASSES, null]),
      );
    }
  });
});
