import { isDeepStrictEqual } from 'node:util';
import { findEvidenceProblems, unjudgedParts } from '../../../contract/cases/case-evidence.ts';
import type { TestCase } from '../../../contract/cases/test-case.ts';
import type { RunCreate } from '../../../contract/resources/eval-requests.ts';
import type { ArgumentMisfit, RunCreated } from '../../../contract/resources/run.ts';
import { ERROR_REASON } from '../../../contract/wire/envelope.ts';
import type { ValidationProblem } from '../../../contract/wire/validation.ts';
import { createPauses } from '../../../resilience/pauses.ts';
import { matchesAll } from '../../engine/judging/bounded/safe-regex.ts';
import type {
  Inspection,
  ListedListener,
  RunAccess,
  RunExecutor,
  RunServer,
  RunSettings,
  ServerFinding,
} from '../../engine/plan.ts';
import {
  findUnknownForbiddenTools,
  findUnknownRefusingTools,
} from '../../engine/servers/missing-tools.ts';
import { validationFailure } from '../../refusals/api-failure.ts';
import { serverConfigurationFailure } from '../server-selection.ts';
import { checkArguments, listenForSchemas, MOST_MISFITS, refuseMisfits } from './argument-check.ts';
import { listenForTools, toldLists } from './listed-tools.ts';

/** What is known before a run begins. */
export interface Preflight {
  findings: readonly ServerFinding[];
  /** Oddities of the cases that decide nothing, as they are told with the run. */
  told: Pick<RunCreated, 'argumentMisfits' | 'listedTools' | 'warnings'>;
  /** As of the inspection. */
  kept: Inspection['kept'];
}

interface PreflightRequest extends RunAccess {
  settings: RunSettings;
  cases: readonly TestCase[];
}

/** What of its servers the request wants to know, or have held against. */
type Asked = Pick<RunCreate, 'argumentCheck' | 'listTools'>;

/**
 * Looks once at each server the cases use, so that what cannot work is told at once and once.
 *
 * @throws ApiFailure where a server or `setup` cannot be started as written, a case turns out to
 * assert nothing that could fail, or gives a tool what it does not take; the signal's reason
 */
export async function inspectBeforehand(
  supervisor: Pick<RunExecutor, 'inspect'>,
  { cases, servers, settings, userId, modelApiKeys }: PreflightRequest,
  { request: { argumentCheck, listTools }, signal }: { request: Asked; signal: AbortSignal },
): Promise<Preflight> {
  const limits = cases.map((testCase) => testCase.limits ?? {});
  const listed = argumentCheck === undefined ? null : listenForSchemas(cases);
  const told = listTools === true ? listenForTools() : null;
  const onListed: ListedListener = (serverId, tools) => {
    listed?.listener(serverId, tools);
    told?.listener(serverId, tools);
  };
  const plan = { servers, settings, userId, modelApiKeys, limits, onListed };
  const inspection = await supervisor.inspect(plan, signal);
  const { findings, setupTrouble } = inspection;
  if (setupTrouble !== null) {
    const problem = { path: ['execution', 'setup'], message: setupTrouble };
    throw validationFailure([problem], { reason: ERROR_REASON.missingCommand });
  }
  const { kept } = inspection;
  try {
    requireStartable(servers, findings);
    const warnings = await examineCases(cases, servers, inspection, signal);
    const lists = told && { listedTools: toldLists(servers, told.lists, inspection) };
    if (listed === null) return { findings, told: { ...oddities(warnings, []), ...lists }, kept };
    const { schemas } = listed;
    const checked = await checkArguments(cases, { ...inspection, servers, schemas }, signal);
    if (argumentCheck === 'refuse') refuseMisfits(checked.misfits);
    const all = [...warnings, ...checked.notes];
    const odd = oddities(all, checked.misfits.slice(0, MOST_MISFITS));
    return { findings, told: { ...odd, ...lists }, kept };
  } catch (error) {
    // As elsewhere, a server that leaves slowly does not hold up the answer.
    void kept?.letGo();
    throw error;
  }
}

function oddities(warnings: string[], argumentMisfits: ArgumentMisfit[]): Preflight['told'] {
  return {
    ...(warnings.length > 0 && { warnings }),
    ...(argumentMisfits.length > 0 && { argumentMisfits }),
  };
}

/** What was found for a request, without servers that are not as it would have them by now. */
export function preflightFor(
  now: Pick<PreflightRequest, 'servers' | 'settings'>,
  before: Pick<PreflightRequest, 'servers' | 'settings'>,
  found: Preflight,
): Preflight {
  const isSame = isDeepStrictEqual([now.servers, now.settings], [before.servers, before.settings]);
  return isSame ? found : { ...found, kept: null };
}

function requireStartable(servers: readonly RunServer[], findings: readonly ServerFinding[]): void {
  const wrong = findings.flatMap(({ serverId, trouble }) => {
    const server = servers.find(({ id }) => id === serverId);
    if (server === undefined || trouble?.blame !== 'configuration') return [];
    return { id: server.id, name: server.name, problems: [trouble.message] };
  });
  if (wrong.length > 0) throw serverConfigurationFailure(wrong);
}

/** Warnings of the cases; throws where one of them is no evidence, now that the tools are known. */
async function examineCases(
  cases: readonly TestCase[],
  servers: readonly RunServer[],
  inspection: Inspection,
  signal: AbortSignal,
): Promise<string[]> {
  const pause = createPauses();
  const examined: ExaminedCase[] = [];
  for (const testCase of cases) {
    examined.push(examineCase(testCase, servers, inspection));
    await pause();
    signal.throwIfAborted();
  }
  const unjudged = examined.flatMap(({ title, faults, notes }) =>
    faults.map(({ path, message }) => ({
      ...{ title, path },
      problem: [message, ...notes].join(' '),
    })),
  );
  if (unjudged.length > 0) {
    const issues = unjudged.map(({ title, problem }) => ({
      path: [],
      message: `case ${JSON.stringify(title)} ${problem}`,
    }));
    throw validationFailure(issues, { reason: ERROR_REASON.noEvidence, cases: unjudged });
  }
  return examined.flatMap(({ title, notes }) =>
    notes.map((note) => `case ${JSON.stringify(title)}: ${note}`),
  );
}

interface ExaminedCase {
  title: string;
  /** Oddities that decide nothing. */
  notes: string[];
  /** What keeps it from being evidence. */
  faults: ValidationProblem[];
}

function examineCase(
  testCase: TestCase,
  servers: readonly RunServer[],
  { findings, redactor }: Inspection,
): ExaminedCase {
  const { title } = testCase;
  const known = { servers, findings, redactor };
  const unknown = findUnknownForbiddenTools(testCase, known);
  const names = new Set(unknown.map(({ toolName }) => toolName));
  const notes = unknown.map(({ toolName, hint }) =>
    redactor.text(
      `toolNeverCalled names ${JSON.stringify(toolName)}, which no server of the case has, so it holds whatever happens. ${hint}`,
    ),
  );
  const refusals = findUnknownRefusingTools(testCase, known).map(({ stepId, toolName, hint }) =>
    redactor.text(
      `step ${JSON.stringify(stepId)} expects an error of ${JSON.stringify(toolName)}, a tool that its server does not have, so it is the name that is turned down. ${hint}`,
    ),
  );
  const faults = findEvidenceProblems(testCase, matchesAll, (toolName) => !names.has(toolName));
  return { title, notes: [...notes, ...refusals, ...unjudgedParts(testCase)], faults };
}
