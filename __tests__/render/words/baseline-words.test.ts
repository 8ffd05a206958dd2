import { expect, it } from '@jest/globals';
import type { BaselineOrigin, BaselineSearch } from '../../../src/model/baseline.ts';
import { baselineFact } from '../../../src/render/words/baseline-words.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const HOUR_MS = 3_600_000;
const ADDRESS = 'https://github.com/octo/servers/actions/runs/7';
const NOWHERE: BaselineOrigin = {
  ...{ kind: 'file', commit: null, branch: null, isMergeBase: null },
  ...{ createdAtMs: null, address: null },
};

const found = (origin: Partial<BaselineOrigin>): BaselineSearch => ({
  outcome: 'found',
  baseline: { report: runReport([]), origin: { ...NOWHERE, ...origin } },
});

it.each<[Partial<BaselineOrigin>, object]>([
  [{}, { value: 'report in a file', id: null, address: null }],
  [
    {
      ...{ kind: 'artifact', commit: '0123456789abcdef0123456789abcdef01234567', branch: 'main' },
      ...{ isMergeBase: true, createdAtMs: 0, address: ADDRESS },
    },
    {
      value: 'report of an earlier run, branch main, merge base, 3 days old',
      id: '0123456789ab',
      address: ADDRESS,
    },
  ],
  [
    { kind: 'service-run', createdAtMs: 72 * HOUR_MS, address: ADDRESS, isMergeBase: false },
    { value: 'earlier run on the service, less than an hour old', id: 'run' },
  ],
  [{ createdAtMs: 71 * HOUR_MS }, { value: 'report in a file, 1 hour old' }],
])('says of %j what is known', (origin, fact) => {
  const told = baselineFact(found(origin), 72 * HOUR_MS);
  expect(told).toMatchObject({ label: 'Baseline', ...fact });
});

it.each<[BaselineSearch, string | undefined]>([
  [{ outcome: 'not-asked' }, undefined],
  [{ outcome: 'none', message: 'no run' }, 'none: no run'],
  [{ outcome: 'unknown', message: 'no permission' }, 'not known: no permission'],
  [{ outcome: 'unreadable', message: 'no file' }, 'cannot be read: no file'],
  [{ outcome: 'unreadable', message: 'baseline: no file' }, 'cannot be read: no file'],
])('says why there is none: %j', (search, value) => {
  expect(baselineFact(search, 0)?.value).toBe(value);
});

it.each([
  ['file', 'a file of the workspace'],
  ['checkout', 'the base, asked beside the head'],
] as const)('says of what servers offered, of kind %s, what it is', (kind, value) => {
  const baseline = { report: runReport([], { source: 'diff' }), origin: { ...NOWHERE, kind } };
  expect(baselineFact({ outcome: 'found', baseline }, 0)?.value).toBe(value);
});
