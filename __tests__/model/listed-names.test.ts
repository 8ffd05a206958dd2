import { describe, expect, it } from '@jest/globals';
import { listNames } from '../../src/model/listed-names.ts';

describe('listNames', () => {
  it('tells ten names, each on one line and no longer than is read', () => {
    const names = ['two\n lines', 'x'.repeat(200), ...Array<string>(9).fill('n')];
    expect(listNames(names)).toBe(
      `"two lines", "${'x'.repeat(80)}…", ${Array<string>(8).fill('"n"').join(', ')} and 1 more`,
    );
  });
});
