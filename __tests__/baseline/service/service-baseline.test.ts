import { describe, expect, it } from '@jest/globals';
import {
  type EarlierServiceRuns,
  namedServiceRun,
  serviceBaseline,
} from '../../../src/baseline/service/service-baseline.ts';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { LookUpError } from '../../../src/trouble/look-up-error.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const run = (id: string, words: string, over: Partial<ReadRun> = {}): ReadRun => ({
  ...{ id, status: 'completed', createdAt: 5, notes: `[mcp-eval-gate acme/app n ${words}]` },
  ...over,
});

/** The service has these runs, the newest first; each report is named after its run. */
const having = (...all: ReadRun[]): EarlierServiceRuns => ({
  list: async () => all,
  get: async (id) => all.find((one) => one.id === id) ?? fail(id),
  report: async ({ id }) => ({ ...runReport([]), suite: { id: 'st', name: id } }),
});

function fail(id: string): never {
  throw new Error(`no run ${id}`);
}

const LINEAGE = {
  mergeBase: async () => 'c2',
  ancestors: async () => ({ commits: ['c2', 'c1', 'c0'], hasMore: false }),
};
const MAIN = { branch: 'main', base: 'c4' };

async function search(runs: EarlierServiceRuns | null, lineage: typeof LINEAGE | null = LINEAGE) {
  const repository = 'acme/app';
  const context = { runs, repository, commit: 'head', lineage: async () => lineage };
  const found = await serviceBaseline(context, MAIN);
  if (found.outcome !== 'found') return found.outcome;
  const { report, origin } = found.baseline;
  return [report.suite.name, origin.commit, origin.isMergeBase];
}

describe('the baseline on a service', () => {
  it('is the run of the merge base, else of the newest commit before it', async () => {
    const later = run('later', 'branch=main commit=c4');
    const base = run('base', 'branch=main commit=c2');
    const before = run('before', 'branch=main commit=c1');
    const older = run('older', 'branch=main commit=c0');
    expect(await search(having(later, older, base, before))).toEqual(['base', 'c2', true]);
    expect(await search(having(later, older, before))).toEqual(['before', 'c1', false]);
  });

  it('is the newest of the branch where GitHub cannot be asked', async () => {
    const runs = having(run('b', 'branch=main commit=c4'), run('a', 'branch=main commit=c2'));
    expect(await search(runs, null)).toEqual(['b', 'c4', null]);
    const refusing = {
      ...LINEAGE,
      mergeBase: async () => {
        throw new LookUpError('forbidden', 'no');
      },
    };
    expect(await search(runs, refusing)).toEqual(['b', 'c4', null]);
  });

  it('is none of a pull request, another branch, another repository or nobody', async () => {
    const others = having(
      run('pull', 'branch=main commit=c2 pull=7'),
      run('branch', 'branch=release commit=c2'),
      run('nothing', ''),
      run('elsewhere', '', { notes: '[mcp-eval-gate mallory/app n branch=main commit=c2]' }),
      run('by hand', '', { notes: null }),
    );
    expect(await search(others)).toBe('none');
    expect(await search(null)).toBe('none');
  });

  it('is not one that has what was done since', async () => {
    const runs = having(run('later', 'branch=main commit=c4'));
    await expect(search(runs)).rejects.toBeInstanceOf(LookUpError);
  });

  it('may be named, if it completed', async () => {
    const runs = having(run('r_1', ''), run('r_2', '', { status: 'cancelled' }));
    expect(await namedServiceRun({ runs }, 'r_1')).toMatchObject({
      report: { suite: { name: 'r_1' } },
      origin: { kind: 'service-run', isMergeBase: null, createdAtMs: 5 },
    });
    await expect(namedServiceRun({ runs }, 'r_2')).rejects.toThrow('cancelled');
    await expect(namedServiceRun({ runs: null }, 'r_1')).rejects.toBeInstanceOf(LookUpError);
  });
});
