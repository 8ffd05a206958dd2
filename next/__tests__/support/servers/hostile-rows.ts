/** Tests of hostile local servers, a row each. */
import { beforeAll, expect, test } from '@jest/globals';
import { type Meeting, meetAll, meetLocal } from './hostile.ts';

/** What a server does, how a call of it ends, and what must be in the data. */
export type LocalRow = [mode: string, outcome: string, data?: RegExp];

/** Meets all servers, some at the same time, and tests each row. */
export function testLocal(era: Parameters<typeof meetLocal>[1], rows: LocalRow[]): void {
  let met: Map<LocalRow, Promise<Meeting>>;
  beforeAll(async () => {
    met = await meetAll(rows, ([mode, outcome]) => meetLocal(mode, era, outcome));
  });
  test.each(rows.map((row) => ({ name: `${era}: ${row.slice(0, 2).join(': ')}`, row })))(
    '$name',
    async ({ row }) => {
      const [, outcome, data = /./] = row;
      const one = await met.get(row);
      expect(one?.outcome).toContain(outcome);
      expect(one?.data).toMatch(data);
      expect(one?.left).toEqual([]);
    },
  );
}
