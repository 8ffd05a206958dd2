import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INGEST_LIMITS, type IngestRow } from '../../../../src/contract/resources/ingest.ts';
import { RowBatches } from '../../../../src/results/upload/rows/row-batches.ts';
import { samples } from '../../../support/effort.ts';

function cut(rows: readonly IngestRow[]) {
  const batches = new RowBatches();
  for (const row of rows) batches.add(row);
  return batches.finish();
}

function row(caseTitle: string, errorDetails = ''): IngestRow {
  return { caseTitle, passed: false, errorDetails, externalIterationId: caseTitle };
}

it.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [201, [200, 1]],
  [450, [200, 200, 50]],
])('cuts %i small rows into %j', (count, sizes) => {
  const rows = Array.from({ length: count }, (_, index) => row(`t${index}`));
  expect(cut(rows).map((batch) => batch.rows.length)).toEqual(sizes);
});

it('keeps every row, in order, and every request within the limits', () => {
  const texts = fc.array(fc.tuple(fc.constantFrom('a', 'é', '"', '😀', '\\'), fc.nat(300_000)), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(texts, (recipes) => {
      const rows = recipes.map(([unit, count], index) => row(`t${index}`, unit.repeat(count)));
      const batches = cut(rows);
      const titles = batches.flatMap((batch) =>
        batch.rows.map((json) => JSON.parse(json).caseTitle),
      );
      expect(titles).toEqual(rows.map(({ caseTitle }) => caseTitle));
      for (const batch of batches) {
        const body = JSON.stringify({
          runId: 'r',
          results: batch.rows.map((json) => JSON.parse(json)),
        });
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(INGEST_LIMITS.requestBytes);
        expect(batch.rows.length).toBeLessThanOrEqual(INGEST_LIMITS.rowsPerRequest);
      }
    }),
    samples({ ci: 50, soak: 2_000 }),
  );
});

it('trims a row that is larger than a request, and says so in it', () => {
  const [batch] = cut([row('big', 'x'.repeat(2_000_000))]);
  const [json = ''] = batch?.rows ?? [];
  expect(Buffer.byteLength(json)).toBeLessThan(INGEST_LIMITS.requestBytes);
  expect(JSON.parse(json)).toMatchObject({
    externalIterationId: 'big',
    errorDetails: expect.stringMatching(/^x{1000,}… \(cut here/),
  });
});
