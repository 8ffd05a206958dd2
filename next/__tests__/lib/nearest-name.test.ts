import { expect, test } from '@jest/globals';
import { nearestName } from '../../src/lib/nearest-name.ts';

const INPUTS = ['suite-file', 'min-pass-rate', 'min-case-pass-rate', 'mcp-config', 'fail-on'];

test.each([
  { written: 'min_pass_rate', known: INPUTS, nearest: 'min-pass-rate' },
  { written: 'MinPassRate', known: INPUTS, nearest: 'min-pass-rate' },
  { written: 'suit-file', known: INPUTS, nearest: 'suite-file' },
  { written: 'min-pass', known: INPUTS, nearest: undefined },
  { written: 'ehco', known: ['exec', 'echo'], nearest: 'echo' }, // A swap is one slip.
  { written: 'ehca', known: ['echo'], nearest: undefined }, // Two slips in four letters.
  { written: 'get-sun', known: ['get-son', 'get-sum'], nearest: 'get-son' }, // The first of two.
  { written: 'строка', known: ['число', 'строки'], nearest: 'строки' },
  { written: '', known: ['a', 'b'], nearest: undefined },
  { written: '--', known: ['-'], nearest: undefined },
  { written: 'echo', known: [], nearest: undefined },
])('$written of $known: $nearest', ({ written, known, nearest }) => {
  expect(nearestName(written, known)).toBe(nearest);
});

test('compares the beginning of names that are very long', () => {
  expect(nearestName(`a${'x'.repeat(1e6)}`, [`b${'x'.repeat(1e6)}`])).toMatch(/^bx/);
});
