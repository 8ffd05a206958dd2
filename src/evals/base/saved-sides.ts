import type { EvalsClient } from '../../client/client.ts';
import { listNames, quotedName } from '../../model/listed-names.ts';
import type { RunReport } from '../../model/run-report.ts';
import { FAILED_TRACES } from '../collect/traces.ts';
import {
  type LaunchedRun,
  type LaunchRequest,
  type PreparedRun,
  startRun,
} from '../launch/launch.ts';
import { namedTools } from '../launch/named-tools.ts';
import { finishRun, type RunSuiteOptions } from '../suite-run.ts';
import { lacksTool } from './added-cases.ts';
import {
  BaseError,
  type BaseOutcome,
  type BothSides,
  endedOrTrouble,
  orTrouble,
  quiet,
} from './base-outcome.ts';
import { requireBothSides, type SavedBase } from './saved-base.ts';

interface SidesOfLook {
  /** What of the suite the head runs. */
  part: PreparedRun;
  base: SavedBase;
}

/**
 * Runs some cases of a hosted service on the servers of the head and on those of the base, in two
 * runs at once as far as the service has slots for them; how they take turns is the service's affair.
 * What keeps the base from being run, or held against the head, is told and takes nothing from the
 * head.
 * @throws only where no run of the head came about.
 */
export async function runSavedSides(
  client: EvalsClient,
  request: LaunchRequest,
  options: RunSuiteOptions,
  sides: SidesOfLook,
): Promise<BothSides> {
  const { logger, signal, deadlineAtMs } = options;
  // First, since its answer tells what it runs on.
  const launched = await startRun(client, request, sides.part, { logger, signal, deadlineAtMs });
  const warnings: string[] = [];
  const [head, ofBase] = await Promise.all([
    finishRun(client, launched, options),
    orTrouble(async () => {
      const cases = sides.part.tests ?? sides.part.saved;
      warnings.push(...requireBothSides(cases, launched.servers, sides.base));
      return comparable(await runBase(client, request, options, { ...sides, launched }), sides);
    }, logger),
  ]);
  const base = 'trouble' in ofBase ? ofBase : ofBase.done;
  if (!('trouble' in base)) return { head, base, warnings };
  const trouble = `The servers of confirm-servers are no base here: ${base.trouble}`;
  return { head, base: { ...base, trouble }, warnings };
}

/** The very request of the head but for the servers, so that the cases of the suite remain as they are. */
async function runBase(
  client: EvalsClient,
  request: LaunchRequest,
  options: RunSuiteOptions,
  { part, base, launched }: SidesOfLook & { launched: LaunchedRun },
): Promise<RunReport> {
  const { signal, deadlineAtMs } = options;
  const { id, name } = launched.suite;
  if (id === null) throw new BaseError('the service does not tell the suite of the run.');
  const unasked = { argumentCheck: undefined, asksTools: undefined };
  const ofBase = { ...request, ...unasked, marker: `${request.marker} base` };
  const prepared = { ...part, suite: { ...part.suite, id, name }, servers: base.servers };
  const logger = quiet(options.logger);
  const started = await startRun(client, ofBase, prepared, { logger, signal, deadlineAtMs });
  const untold = { logger, notice: null, traces: FAILED_TRACES };
  const { report } = await finishRun(client, started, { ...options, ...untold, listsTools: true });
  return report;
}

/** A base that could not be used, or is not what the baseline was of, would clear whatever the head does. */
function comparable(report: RunReport, { part, base }: SidesOfLook): BaseOutcome {
  const ended = endedOrTrouble(report);
  if ('trouble' in ended) return ended;
  const others = report.servers.filter((used) => base.servers.every(({ id }) => id !== used.id));
  if (others.length > 0) {
    const names = listNames(others.map(({ name }) => name));
    return { trouble: `the service ran the base on other servers: ${names}.` };
  }
  for (const { title, iterations } of report.cases) {
    const isUnusable = iterations.every(({ outcome }) => outcome === 'error');
    if (iterations.length > 0 && isUnusable) {
      const why = iterations[0]?.error ?? 'without a reason';
      return { trouble: `no iteration of ${quotedName(title)} could be carried out there: ${why}` };
    }
  }
  for (const { title, tool } of toolsNeeded(part)) {
    if (!lacksTool({ server: null, tool }, report.servers)) continue;
    return {
      trouble: `the case ${quotedName(title)} needs the tool ${quotedName(tool)}, which they have not.`,
    };
  }
  return ended;
}

function toolsNeeded({ tests, saved }: PreparedRun): { title: string; tool: string }[] {
  const named =
    tests?.map((test) => ({
      title: test.title,
      tools: namedTools({ steps: test.steps, checks: test.predicates?.list }),
    })) ?? saved?.map((one) => ({ title: one.title, tools: namedTools(one) }));
  return (named ?? []).flatMap(({ title, tools }) =>
    tools.flatMap(({ name, isForbidden }) => (isForbidden === true ? [] : [{ title, tool: name }])),
  );
}
