import { describe, expect, it } from '@jest/globals';
import type { Digest } from '../../../../src/model/run-report.ts';
import { changesOf } from '../../../../src/render/facts/story/changes.ts';
import {
  type Asked,
  alike,
  held,
  modelCase,
  plainCase,
} from '../../../support/gate/two-reports.ts';

const definition = (digits: string) => ({ definition: digits.repeat(16) as Digest });

function changes(
  baseline: Parameters<typeof held>[0],
  head: Parameters<typeof held>[1],
  asked: Asked = {},
) {
  const found = changesOf(held(baseline, head, asked).verdict);
  if (found === null) throw new Error('Nothing was compared.');
  return found;
}

describe('what changed of the cases since the baseline', () => {
  const found = changes(
    [
      plainCase('broke', [5]),
      plainCase('mended', [0, 5]),
      plainCase('fails on', [0, 5]),
      plainCase('as it was', [5]),
      plainCase('does more', [5], definition('a')),
      plainCase('is gone', [5]),
      modelCase('wavers', [3, 2]),
    ],
    [
      plainCase('broke', [0, 5]),
      plainCase('mended', [5]),
      plainCase('fails on', [0, 5]),
      plainCase('as it was', [5]),
      plainCase('does more', [5], definition('b')),
      plainCase('came', [5]),
      modelCase('wavers', [3, 2]),
    ],
  );

  it('is told by kind, what broke first, with the figures of both sides', () => {
    expect(found.compared.map(({ kind, found: { title } }) => [kind, title])).toEqual([
      ['new', 'broke'],
      ['flaky', 'wavers'],
      ['still', 'fails on'],
      ['fixed', 'mended'],
    ]);
    expect(found.compared[0]?.found).toMatchObject({
      baseline: { passed: 5, total: 5 },
      head: { passed: 0, total: 5 },
    });
  });

  it('is counted by kind, and known of each case', () => {
    expect(found.counts).toEqual({
      ...{ new: 1, less: 0, flaky: 1, still: 1, fixed: 1, changed: 1, added: 1, removed: 1 },
    });
    const kinds = ['broke', 'fails on', 'came', 'does more', 'as it was', 'is gone'].map((title) =>
      found.kindOf(plainCase(title, [1])),
    );
    expect(kinds).toEqual(['new', 'still', 'added', 'changed', null, null]);
  });

  it('is a suspicion where sampled cases pass less by chance, and news where they got worse together', () => {
    const chance = changes(alike(3, [5]), [...alike(2, [5]), modelCase('case 3', [4, 1])]);
    expect(chance.counts).toMatchObject({ new: 0, less: 1 });
    const worse = changes(alike(20, [5]), alike(20, [3, 2]));
    expect(worse.counts).toMatchObject({ new: 20, less: 0 });
  });

  it('counts cases that are too many to be listed', () => {
    const many = changes(alike(1_200, [1], plainCase), alike(1_200, [0, 1], plainCase));
    expect([many.counts.new, many.compared.length]).toEqual([1_200, 1_000]);
  });

  it('is not known where nothing was compared', () => {
    const { verdict } = held([plainCase('a', [1])], [plainCase('a', [1])], {
      context: { baseline: { outcome: 'not-asked' } },
    });
    expect(changesOf(verdict)).toBeNull();
  });
});
