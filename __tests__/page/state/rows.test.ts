import { expect, it } from '@jest/globals';
import { rowsIn } from '../../../src/page/state/rows.ts';

const rows = Array.from({ length: 1_000 }, (_, at) => ({ key: `r${at}` }));
const heightOf = ({ key }: { key: string }) => (key === 'r2' ? 500 : undefined);

it('draws the rows between two lines and keeps the room of the others', () => {
  const { drawn, above, below, offsetOf } = rowsIn(rows, {
    ...{ heightOf, rowHeight: 10, from: 525, to: 545 },
  });
  expect(drawn.map(({ at }) => at)).toEqual([3, 4, 5]);
  expect(above + below + 30).toBe(999 * 10 + 500);
  expect(above).toBe(520);
  expect([offsetOf('r2'), offsetOf('r3'), offsetOf('none')]).toEqual([20, 520, null]);
});

it('draws all of them between lines that are far apart', () => {
  const { drawn, above, below } = rowsIn(rows, {
    ...{ heightOf, rowHeight: 10, from: 0, to: Number.POSITIVE_INFINITY },
  });
  expect([drawn.length, above, below]).toEqual([1_000, 0, 0]);
});
