import { expect, it } from '@jest/globals';
import { policyOf } from '../../src/inputs/policy.ts';
import type { Policy, QuarantineEntry } from '../../src/model/policy.ts';
import { digestOfPolicy } from '../../src/policy/policy-in-force.ts';

const prices = (...names: string[]) =>
  new Map(names.map((name) => [name, { input: 1, output: 2 }]));
const entry = (name: string, expiresAtMs = 1): QuarantineEntry => {
  return { case: name, reason: 'r', owner: 'o', expiresAtMs };
};

it('is the same for the same policy, in whatever order it was written', () => {
  const one: Policy = {
    ...policyOf({ minPassRatePercent: 90, prices: prices('a', 'b') }),
    quarantine: [entry('x'), entry('y')],
  };
  const other: Policy = {
    quarantine: [entry('y'), entry('x')],
    ...policyOf({ prices: prices('b', 'a'), minPassRatePercent: 90 }),
  };
  expect(digestOfPolicy(one)).toBe(digestOfPolicy(other));
  expect(digestOfPolicy(one)).toMatch(/^[0-9a-f]{16}$/);
});

it('is another for each other policy', () => {
  const base = policyOf({ minPassRatePercent: 90, maxCost: undefined });
  const policies: Policy[] = [
    base,
    policyOf({ minPassRatePercent: 80 }),
    policyOf({ minPassRatePercent: 90, prices: prices('a') }),
    policyOf({ minPassRatePercent: 90, prices: prices('b') }),
    policyOf({ minPassRatePercent: 90, regression: 'gate' }),
    policyOf({ minPassRatePercent: 90, onUnlikeBaseline: 'incomplete' }),
    { ...base, quarantine: [entry('x')] },
    { ...base, quarantine: [entry('x', 2)] },
  ];
  expect(new Set(policies.map(digestOfPolicy)).size).toBe(policies.length);
});
