import { describe, expect, it } from '@jest/globals';
import { findDocuments } from '../../../../../src/results/read/formats/json/json-document.ts';

const MARKS = [
  { opening: ['num'], results: 'testResults' },
  { opening: ['specVersion', 'schema'], results: 'outcomes' },
];

describe('findDocuments', () => {
  it.each(['{"numTests": 1}', '{\n  "schemaOf": 2 }', '{"specVersion":3}'])(
    'finds %j between console lines by the marks of its format',
    (report) => {
      const { documents, noise, noiseHoldsReport } = findDocuments(
        `[log] {"level": {"note\n${report}\nbye`,
        MARKS,
      );
      expect(documents).toEqual([{ value: JSON.parse(report), damage: null }]);
      expect(noise).toBeGreaterThan(0);
      expect(noiseHoldsReport).toBe(false);
    },
  );

  it('tells that what is around a report holds the results of another', () => {
    const { documents, noiseHoldsReport } = findDocuments('"outcomes"\n{"num": 1}', MARKS);
    expect(documents).toHaveLength(1);
    expect(noiseHoldsReport).toBe(true);
  });

  it('knows a report by the marks of the formats there are, and by no others', () => {
    expect(findDocuments('log\n{"num": 1}', MARKS.slice(1)).documents).toMatchObject([
      { value: undefined, damage: { message: 'is not well-formed JSON' } },
    ]);
  });
});
