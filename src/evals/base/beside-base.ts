import { realpath } from 'node:fs/promises';
import type { EvalsClient } from '../../client/client.ts';
import type { RunConfig } from '../../inputs/config.ts';
import type { BaselineOrigin, BaselineSearch } from '../../model/baseline.ts';
import type { BaseCheckout, NoBase } from '../../session/workspace/base-checkout.ts';
import type { LaunchRequest } from '../launch/launch.ts';
import { type RunSuiteOptions, runSuite, type SuiteRun } from '../suite-run.ts';

/** What evals came to, and what became of the base where it was run beside them. */
export interface BesideBase extends SuiteRun {
  /** Null where the baseline is to be looked for elsewhere. */
  baseline: BaselineSearch | null;
}

/** Null where no base is to be run. */
export async function findBase(
  { service, baseline, run }: Pick<RunConfig, 'service' | 'baseline' | 'run'>,
  workspace: string,
): Promise<BaseCheckout | NoBase | null> {
  const path = baseline.kind === 'checkout' ? baseline.path : run.confirmCheckout;
  if (service.kind !== 'embedded' || path === undefined) return null;
  const { findBaseCheckout } = await import('../../session/workspace/base-checkout.ts');
  return findBaseCheckout(path, service.mcpConfigFile, workspace);
}

/** The head's results, and as their baseline those of the base in the same session. */
export async function runBesideBase(
  client: EvalsClient,
  request: LaunchRequest,
  {
    base,
    baseTrouble,
    workspace,
    options,
  }: {
    base: BaseCheckout | NoBase;
    baseTrouble: string | null;
    workspace: string;
    options: RunSuiteOptions;
  },
): Promise<BesideBase> {
  const trouble = troubleOf(base, baseTrouble);
  if (trouble !== null || 'trouble' in base) {
    return { ...(await runSuite(client, request, options)), baseline: noBase(trouble) };
  }
  const { runBothSides } = await import('./both-sides.ts');
  const sides = await runBothSides(client, request, options);
  if ('trouble' in sides.base) return { ...sides.head, baseline: noBase(sides.base.trouble) };
  const { report: ofHead } = sides.head;
  const warned = { ...ofHead, warnings: [...ofHead.warnings, ...sides.warnings] };
  const { report } = sides.base;
  const origin: BaselineOrigin = {
    ...{ kind: 'checkout', ...(await commitOf(base.folder, workspace)) },
    createdAtMs: report.run?.createdAtMs ?? null,
    ...{ isMergeBase: null, address: null },
  };
  return {
    ...{ ...sides.head, report: warned },
    baseline: { outcome: 'found', baseline: { report, origin } },
  };
}

/** Why a base cannot be run; null where nothing is known to be in the way. */
export function troubleOf(base: BaseCheckout | NoBase, ofService: string | null): string | null {
  return 'trouble' in base ? base.trouble : ofService;
}

/** As its files tell; git is not run there. */
async function commitOf(
  folder: string,
  workspace: string,
): Promise<Pick<BaselineOrigin, 'commit' | 'branch'>> {
  const { readCheckoutHead } = await import('../../session/code-origin/checkout-head.ts');
  const head = await readCheckoutHead(folder, await realpath(workspace));
  if (head.kind !== 'commit') return { commit: null, branch: null };
  return { commit: head.sha, branch: head.branches[0] ?? null };
}

const noBase = (trouble: string | null): BaselineSearch => ({
  outcome: 'unreadable',
  message: `The base could not be run beside the head: ${trouble}`,
});
