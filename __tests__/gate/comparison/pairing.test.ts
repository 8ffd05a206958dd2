import { describe, expect, it } from '@jest/globals';
import { type Namesakes, pairCases } from '../../../src/gate/comparison/pairing.ts';
import { digestOf } from '../../../src/identity/case-identity.ts';
import { CaseFolder } from '../../../src/model/cases/folded-cases.ts';
import type { CaseReport, Digest, RunReport } from '../../../src/model/run-report.ts';
import { plainCase } from '../../support/gate/two-reports.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const one = (title: string, more: Partial<CaseReport> = {}) => plainCase(title, [1], more);
const [DOES, ELSE] = [digestOf('does'), digestOf('does else')];

function paired(baseline: CaseReport[], head: CaseReport[], more: Partial<RunReport> = {}) {
  const pairing = pairCases(runReport(baseline), runReport(head, more));
  const titles = (some: readonly { title: string | null }[]) => some.map(({ title }) => title);
  const heads = (some: readonly { head: { title: string | null } }[]) =>
    titles(some.map(({ head: of }) => of));
  const sides = (both: Namesakes) => ({
    baseline: titles(both.baseline),
    head: titles(both.head),
  });
  return {
    ...{ pairs: heads(pairing.pairs), changed: heads(pairing.changed) },
    ...{ added: titles(pairing.added), removed: titles(pairing.removed) },
    ...{ notRun: heads(pairing.notRun), ambiguous: pairing.ambiguous.map(sides) },
    ...{ otherServers: heads(pairing.otherServers), halfDefined: pairing.halfDefined },
    untold: pairing.untold,
  };
}

const NONE = {
  ...{ pairs: [], changed: [], added: [], removed: [], notRun: [], ambiguous: [] },
  ...{ otherServers: [], halfDefined: 0, untold: 0 },
};

describe('the cases of two reports', () => {
  it('are found by what they are called, wherever they stand', () => {
    expect(paired([one('a'), one('b'), one('c')], [one('d'), one('b'), one('a')])).toEqual({
      ...NONE,
      ...{ pairs: ['b', 'a'], added: ['d'], removed: ['c'] },
    });
  });

  it('are found by the id of their service where it is the same suite, whatever they are called', () => {
    const before = [one('a', { serviceCaseId: 's1' }), one('b', { serviceCaseId: 's2' })];
    const after = [one('b', { serviceCaseId: 's1' }), one('c', { serviceCaseId: 's2' })];
    expect(paired(before, after)).toEqual({ ...NONE, pairs: ['b', 'c'] });
    const elsewhere = { suite: { id: 'other', name: 'Weather server' } };
    expect(paired(before, after, elsewhere)).toEqual({
      ...NONE,
      ...{ pairs: ['b'], added: ['c'], removed: ['a'] },
    });
  });

  it('that do something else are changed, and nobody knows of those that one side does not tell', () => {
    const defined = (definition: Digest) => [one('a', { definition })];
    expect(paired(defined(DOES), defined(ELSE))).toEqual({ ...NONE, changed: ['a'] });
    expect(paired(defined(DOES), defined(DOES))).toEqual({ ...NONE, pairs: ['a'] });
    expect(paired([one('a')], defined(DOES))).toEqual({ ...NONE, pairs: ['a'], halfDefined: 1 });
  });

  it('that nobody can tell apart are kept together', () => {
    const twin = one('twin', { identity: one('a').identity as Digest });
    expect(paired([one('a'), one('b')], [one('a'), twin, one('b')])).toEqual({
      ...NONE,
      ...{ pairs: ['b'], ambiguous: [{ baseline: ['a'], head: ['a', 'twin'] }] },
    });
    expect(paired([one('a'), twin], [one('a')])).toEqual({
      ...NONE,
      ambiguous: [{ baseline: ['a', 'twin'], head: ['a'] }],
    });
  });

  it('without results on a side are not run, unless they are still to come', () => {
    const skipped = plainCase('a', [0]);
    expect(paired([skipped], [one('a')])).toEqual({ ...NONE, notRun: ['a'] });
    expect(paired([one('a')], [skipped])).toEqual({ ...NONE, notRun: ['a'] });
    expect(paired([one('a')], [{ ...skipped, planned: 1 }])).toEqual({ ...NONE, pairs: ['a'] });
  });

  it('on other servers are left out where nobody tells what they do', () => {
    const servers = [{ id: 's', name: 'elsewhere' }];
    const defined = one('b', { definition: DOES });
    expect(paired([one('a'), defined], [one('a'), defined], { servers })).toEqual({
      ...NONE,
      ...{ pairs: ['b'], otherServers: ['a'] },
    });
    expect(paired([one('a')], [one('a')], { servers: [] })).toEqual({ ...NONE, pairs: ['a'] });
  });

  it('are found where they are folded', () => {
    const folder = new CaseFolder();
    for (const title of ['a', 'b']) {
      const { identity } = one(title);
      if (identity) folder.add({ identity, passed: 1, skipped: 0, durationMs: null });
    }
    const folded = folder.finish() ?? undefined;
    const { identity: _, ...entry } = one('many', { iterations: [], ...(folded && { folded }) });
    expect(paired([entry], [one('a'), one('b')])).toEqual({ ...NONE, pairs: ['a', 'b'] });
    const untold = { ...entry, folded: { cases: 2, passed: 2, durationMs: null } };
    expect(paired([untold], [one('a')])).toMatchObject({ added: ['a'], untold: 2 });
  });
});

it('takes any number of cases that are gone, as of a job with other result files', () => {
  const folder = new CaseFolder();
  for (let at = 0; at < 250_000; at += 1) {
    const identity = at.toString(16).padStart(16, '0') as Digest;
    folder.add({ identity, passed: 1, skipped: 0, durationMs: null });
  }
  const folded = folder.finish() ?? undefined;
  const { identity: _, ...entry } = one('many', { iterations: [], ...(folded && { folded }) });
  expect(paired([entry], [one('a')]).removed).toHaveLength(250_000);
});
