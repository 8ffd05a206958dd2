import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readTolerantly } from '../../../src/contract/wire/tolerance.ts';

const schema = z.object({ id: z.string(), summary: z.object({ total: z.number() }).optional() });
const ODD = { id: 'r_1', summary: { total: 'many' } };

describe('a member of another shape', () => {
  it('is left out with what cannot do without it', () => {
    expect(readTolerantly(schema, ODD)).toMatchObject({ value: { id: 'r_1' } });
  });

  it('makes the value unreadable where it is essential', () => {
    const problems = [{ path: ['summary', 'total'] }];
    expect(readTolerantly(schema, ODD, ['summary.total'])).toMatchObject({ problems });
  });
});
