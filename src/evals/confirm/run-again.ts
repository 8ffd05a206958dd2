import type { EvalsClient } from '../../client/client.ts';
import { identityOfTitle } from '../../identity/case-identity.ts';
import type { FreshRun, RunAgain } from '../../model/regression/confirmation.ts';
import type { NamedCase } from '../../model/regression/suspicion.ts';
import type { RunReport } from '../../model/run-report.ts';
import { ExpectedError } from '../../trouble/errors.ts';
import { runBothSides } from '../base/both-sides.ts';
import type { SavedBase } from '../base/saved-base.ts';
import { runSavedSides } from '../base/saved-sides.ts';
import { FAILED_TRACES } from '../collect/traces.ts';
import { type LaunchRequest, type PreparedRun, prepareRun, startRun } from '../launch/launch.ts';
import { markerOfLook } from '../launch/marker.ts';
import { finishRun, type RunSuiteOptions } from '../suite-run.ts';

export interface RunAgainOptions extends RunSuiteOptions {
  /**
   * Where the base is: in a project of its own of the embedded service, among the servers that a
   * hosted one has saved, or nowhere.
   */
  base: 'own-project' | SavedBase | null;
}

/**
 * Runs some cases of a request again: the very same cases, in runs of their own that no later step
 * takes for results of the suite.
 */
export function createRunAgain(
  client: EvalsClient,
  { repeat: _, argumentCheck: _checked, asksTools: _asks, ...request }: LaunchRequest,
  { base: whereBase, ...given }: RunAgainOptions,
): RunAgain {
  // How iterations ended is all that counts.
  const options: RunSuiteOptions = { ...given, listsTools: false, traces: FAILED_TRACES };
  let runs = 0;
  return async (cases, iterationsEach) => {
    runs += 1;
    const again: LaunchRequest = {
      ...request,
      iterations: iterationsEach,
      marker: markerOfLook(request.marker, runs),
      notes: 'Looks again at cases of a suspected regression.',
    };
    const { logger, signal, deadlineAtMs } = options;
    const limits = { logger, signal, deadlineAtMs };
    const { part, isWhole } = partOf(await prepareRun(client, again, limits), cases);
    if (whereBase === null) {
      const launched = await startRun(client, again, part, limits);
      const { report } = await finishRun(client, launched, options);
      return freshRun({ head: report, baseline: null, trouble: null }, isWhole);
    }
    const { head, base, warnings } =
      whereBase === 'own-project'
        ? await runBothSides(client, again, options, part)
        : await runSavedSides(client, again, options, { part, base: whereBase });
    for (const warning of warnings) logger.warning(warning);
    const ofBase =
      'trouble' in base
        ? { baseline: base.unfinished ?? null, trouble: base.trouble }
        : { baseline: base.report, trouble: null };
    return freshRun({ head: head.report, ...ofBase }, isWhole);
  };
}

function freshRun(
  { head, baseline, trouble }: Pick<FreshRun, 'head' | 'baseline' | 'trouble'>,
  isWhole: boolean,
): FreshRun {
  return {
    ...{ head, baseline },
    trouble: trouble ?? whatCut(head),
    isWholeSuite: isWhole || head.run?.foreignCases !== undefined,
  };
}

/** Null where nothing cut the run short. */
function whatCut({ run, problems }: RunReport): string | null {
  const status = run?.status ?? 'unseen';
  if (status === 'completed') return null;
  return problems[0]?.message ?? `The run ended as ${status}.`;
}

/** What is run of a suite: the cases alone, where its service can do that. */
function partOf(
  prepared: PreparedRun,
  cases: readonly NamedCase[],
): { part: PreparedRun; isWhole: boolean } {
  const wanted = new Set(cases.map(({ identity }) => identity));
  const isWanted = ({ title }: { title: string }) => wanted.has(identityOfTitle(title));
  const { tests, saved } = prepared;
  if (tests !== undefined) {
    const some = tests.filter(isWanted);
    if (some.length === 0) throw new ExpectedError('None of the cases is in the suite any more.');
    return { part: { ...prepared, tests: some }, isWhole: false };
  }
  const some = saved?.filter(isWanted) ?? [];
  // Who tells the cases of a suite takes their ids. Of cases of one title, nobody knows which it was.
  const isTold = some.length > 0 && new Set(some.map(({ title }) => title)).size === some.length;
  if (!isTold) return { part: prepared, isWhole: true };
  const caseIds = some.map(({ id }) => id);
  return { part: { ...prepared, saved: some, caseIds }, isWhole: false };
}
