import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import type { ArgumentMisfit } from '../../contract/resources/run.ts';
import type { Logger } from '../../ports/logger.ts';
import { ConfigurationError } from '../../trouble/errors.ts';
import type { findArgumentMisfits } from './argument-preflight.ts';
import type { FileTarget } from './server-names.ts';

/** How arguments are held against the tools they are for, before the run. */
export interface ArgumentCheck {
  /** What becomes of those that do not fit. */
  outcome: 'refuse' | 'warn';
  /** The embedded service does so as it looks at its servers; others are asked for their tools. */
  by: 'service' | 'client';
}

interface CheckedRequest {
  target: FileTarget | { kind: 'saved' };
  argumentCheck?: ArgumentCheck | undefined;
}

/** What is only to be told of arguments, where the service does not look at them. */
export async function misfitsBefore(
  client: EvalsClient,
  { target, argumentCheck }: CheckedRequest,
  run: Parameters<typeof findArgumentMisfits>[1],
  options: CallOptions & { logger: Logger },
): Promise<string[]> {
  if (argumentCheck?.by !== 'client' || target.kind !== 'file') return [];
  const { findArgumentMisfits: find } = await import('./argument-preflight.ts');
  const { misfits, warnings } = await find(client, run, options);
  if (argumentCheck.outcome === 'warn')
    return [...(await misfitsTold(misfits, target)), ...warnings];
  if (misfits.length === 0) return warnings;
  const { misfitProblems } = await import('../suite-file/misfit-problems.ts');
  throw new ConfigurationError(misfitProblems(misfits, target));
}

/** Misfits in sentences, with their places. */
export async function misfitsTold(
  misfits: readonly ArgumentMisfit[],
  target: CheckedRequest['target'],
): Promise<string[]> {
  if (misfits.length === 0 || target.kind !== 'file') return [];
  const { misfitProblems } = await import('../suite-file/misfit-problems.ts');
  return misfitProblems(misfits, target).map(({ where, message }) => `${where}: ${message}`);
}
