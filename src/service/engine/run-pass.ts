import type { Isolation } from '../../contract/cases/execution-settings.ts';
import { namesIterationFolder } from '../../contract/cases/execution-settings.ts';
import type { RunExecution } from '../../contract/resources/execution.ts';
import { type Clock, systemClock } from '../../ports/clock.ts';
import type { EventLog } from '../../ports/logger.ts';
import { createPauses } from '../../resilience/pauses.ts';
import type { McpConnector, McpLimits } from '../mcp/connector.ts';
import type { IterationHost } from '../mcp/iteration/iteration-host.ts';
import { errorText } from '../mcp/server-error.ts';
import { type IterationSettings, runIteration, unstartedOutcome } from './iteration.ts';
import type { KeptServers } from './kept-servers.ts';
import { Lane } from './lanes/lane.ts';
import { belongsToPlace, checkoutOf, Place, type PlaceSettings } from './lanes/place.ts';
import { type LaneForIteration, runLanes } from './lanes/run-lanes.ts';
import { byRound, type RunTurns } from './lanes/run-turns.ts';
import { ServerMemory } from './lanes/server-memory.ts';
import { StartTally } from './lanes/start-tally.ts';
import type {
  IterationOutcome,
  IterationPlan,
  ResolvedTestCase,
  RunPlan,
  RunRecorder,
} from './plan.ts';
import { type CaseServer, caseServers } from './servers/case-servers.ts';
import { type ForegoneEnd, foregoneEnd } from './servers/foregone-case.ts';
import { toldTools } from './servers/near-names.ts';
import { usedServers } from './servers/used-servers.ts';

export interface PassSettings extends IterationSettings {
  isolation: Isolation;
  concurrency: number;
  limits: McpLimits;
  openConnector: () => McpConnector;
  kept: Pick<KeptServers, 'take' | 'letGo'>;
  /** Null where runs have nothing to do with each other. */
  turns: RunTurns | null;
  host: IterationHost;
  log: EventLog;
}

/** Of a run; what goes wrong at the end of one iteration does so at the end of many. */
const MOST_WARNINGS = 5;

const CANCELLED: ForegoneEnd = { status: 'cancelled', result: null, error: null };

/** What is worked out once for all iterations of a case. */
class PlannedCases {
  readonly #plan: RunPlan;
  readonly #memory: ServerMemory;
  readonly #settings: PassSettings;
  readonly #servers = new Map<string, readonly CaseServer[]>();
  readonly #places = new Map<string, boolean>();
  /** As far as is known since servers were last given up. */
  readonly #foregone = new Map<string, ForegoneEnd | null>();
  #timesGivenUp = 0;

  constructor(plan: RunPlan, memory: ServerMemory, settings: PassSettings) {
    this.#plan = plan;
    this.#memory = memory;
    this.#settings = settings;
  }

  /** Finds out which servers each case uses. Has the service do other work meanwhile. */
  async examine(signal: AbortSignal): Promise<void> {
    const pause = createPauses();
    for (const { testCase } of this.#plan.iterations) {
      if (signal.aborted) return;
      if (this.#servers.has(testCase.id)) continue;
      const isForegone = this.foregoneEnd(testCase) !== null;
      this.#servers.set(
        testCase.id,
        isForegone ? [] : usedServers(testCase, this.allFor(testCase)),
      );
      await pause();
    }
  }

  /** The servers that it uses; none where it was foregone from the beginning. */
  serversOf({ id }: ResolvedTestCase): readonly CaseServer[] {
    return this.#servers.get(id) ?? [];
  }

  /** Whether any of them uses the server of that key. */
  need(key: string): boolean {
    return [...this.#servers.values()].some((servers) => servers.some((one) => one.key === key));
  }

  /** All servers of the run, as the case needs them. */
  allFor({ limits }: ResolvedTestCase): CaseServer[] {
    return caseServers(this.#plan.servers, limits, this.#settings.limits);
  }

  /** Whether its iterations need places of their own. */
  needsPlace(testCase: ResolvedTestCase): boolean {
    const { settings } = this.#plan;
    const known = this.#places.get(testCase.id);
    if (known !== undefined) return known;
    const needs =
      this.serversOf(testCase).some((server) => belongsToPlace(server, settings)) ||
      namesIterationFolder([testCase.steps, testCase.predicates]);
    this.#places.set(testCase.id, needs);
    return needs;
  }

  /** How it ends without being carried out, by what is known now; null where it has to be. */
  foregoneEnd(testCase: ResolvedTestCase): ForegoneEnd | null {
    const { timesGivenUp } = this.#memory;
    if (timesGivenUp !== this.#timesGivenUp) this.#foregone.clear();
    this.#timesGivenUp = timesGivenUp;
    const known = this.#foregone.get(testCase.id);
    if (known !== undefined) return known;
    const { servers } = this.#plan;
    const findings = this.#memory.findingsFor(this.allFor(testCase));
    const end = foregoneEnd(testCase, { servers, findings, redactor: this.#settings.redactor });
    this.#foregone.set(testCase.id, end);
    return end;
  }
}

/** Carries out the iterations of a run, each recorded as soon as it ends. Never rejects. */
export async function carryOutRun(
  plan: RunPlan,
  recorder: RunRecorder,
  settings: PassSettings,
  signal: AbortSignal,
  clock: Clock = systemClock,
): Promise<RunExecution> {
  const { isolation, openConnector, kept, turns, host, redactor, now, log } = settings;
  const turn = turns?.join(plan.iterations.length, signal, plan.isOfBase) ?? null;
  // None is opened that no iteration would come to.
  const concurrency = Math.min(settings.concurrency, plan.iterations.length);
  const memory = new ServerMemory(plan.findings, redactor);
  const tally = new StartTally(now);
  const cases = new PlannedCases(plan, memory, settings);
  const warnings = new Set<string>();
  const ofPlaces: PlaceSettings = {
    ...{ host, commands: plan.settings, checkout: checkoutOf(plan.servers), redactor, signal },
    setups: { failures: 0, last: null },
    warn: (message) => {
      if (warnings.size < MOST_WARNINGS) warnings.add(message);
    },
  };
  const startedAt = now();
  await cases.examine(signal);
  const times = { wallMs: 0, workMs: 0, startupMs: 0 };

  const outcomeOf = async (
    { iterationId, testCase }: IterationPlan,
    lane: LaneForIteration,
  ): Promise<IterationOutcome> => {
    await turn?.begin();
    if (signal.aborted) return unstartedOutcome(testCase, CANCELLED);
    await recorder.iterationStarted(iterationId, now());
    const foregone = cases.foregoneEnd(testCase);
    return foregone === null
      ? runIteration({ ...plan, servers: cases.allFor(testCase) }, testCase, settings, lane, signal)
      : unstartedOutcome(testCase, foregone);
  };

  const carryOut = async (iteration: IterationPlan, lane: LaneForIteration) => {
    let passed = false;
    try {
      const outcome = await outcomeOf(iteration, lane);
      passed = outcome.result === 'passed';
      times.workMs += outcome.durationMs;
      times.startupMs += outcome.startupMs;
      await recorder.iterationFinished(iteration.iterationId, outcome);
    } catch (error) {
      log.error(
        `Run ${plan.runId}: iteration ${iteration.iterationId} could not be recorded: ${redactor.text(errorText(error))}`,
      );
    }
    times.wallMs = now() - startedAt;
    return { passed };
  };

  void kept.letGo((key) => cases.need(key));
  await runLanes(turn === null ? plan.iterations : byRound(plan.iterations), {
    ...{ concurrency, carryOut, clock, signal },
    openLane: () =>
      new Lane({
        ...{ isolation, openConnector, kept, memory, tally, signal },
        openPlace: () => new Place(ofPlaces),
        isOfPlace: (server) => belongsToPlace(server, plan.settings),
      }),
    needsPlace: ({ testCase }) => cases.needsPlace(testCase),
    serversOf: ({ testCase }) => cases.serversOf(testCase),
    isForegone: ({ testCase }) => cases.foregoneEnd(testCase) !== null,
    usualStartMs: () => tally.usualMs,
  });
  turn?.leave();
  const servers = plan.servers.flatMap((server) => {
    const protocolVersion = memory.factsOf(server)?.protocolVersion;
    if (!protocolVersion) return [];
    const finding = plan.findings.find(({ serverId }) => serverId === server.id);
    return { name: server.name, protocolVersion, ...toldTools(finding, redactor) };
  });
  return {
    ...{ isolation, concurrency, starts: tally.starts, ...times, servers },
    ...(warnings.size === 0 ? {} : { warnings: [...warnings] }),
  };
}
