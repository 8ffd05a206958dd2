import { type Selectable, sql } from 'kysely';
import { touchProject } from '../catalogue/projects.ts';
import { inspectServers } from '../engine/inspection.ts';
import type { PlannedIteration, RunServer } from '../engine/plan.ts';
import { profileOfHost } from '../hosts/hosts.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { ApiRequest, Core, Project } from '../request.ts';
import { closeLater, type GrantSource, runCredentials } from '../servers/access.ts';
import { newId, type Queries } from '../storage/database.ts';
import { findRow } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';
import * as checks from './checks.ts';
import { type CreatedRun, findRepeated, repeatOf } from './repeat.ts';
import { insertSuite, type SavedCase, saveCases, upsertOf } from './suites.ts';

/** SQLite bounds the values of a statement. */
const ROWS_PER_STATEMENT = 1_000;
/** When a client asks again for a slot. */
const SLOT_RETRY_SECONDS = 5;

type Request = ApiRequest<'createEvalRun'>;
type Suite = Selectable<Schema['suites']>;

/**
 * Stores a run with its planned iterations. Checks the body, models, servers, the slot, then inspects
 * the servers. A refused request stores nothing, and a repeated one finds its run.
 */
export async function createRun(
  core: Core,
  request: Request,
  grants: GrantSource,
): Promise<CreatedRun> {
  const repeat = repeatOf(request);
  const known = await findRepeated(core.database, repeat);
  if (known !== null) return known;
  const { database, surroundings } = core;
  const { project, body } = request;
  const draft = await checkRequest(core, request, grants);
  await refuseBeyondSlots(database, core, project);
  const { suite, servers, plan } = draft;
  const cancel = new AbortController();
  let isStarted = false;
  try {
    await inspectServers(draft.used, plan, surroundings, cancel.signal, request.signal);
    if (request.signal.aborted) throw refusalOf('INTERNAL_ERROR', { reason: 'request-ended' });
    checks.refuseMisconfigured(plan.servers, servers);
    const now = surroundings.now();
    const created = await database.transaction().execute(async (queries): Promise<CreatedRun> => {
      // Another request may have taken the slot or the key meanwhile.
      const repeated = await findRepeated(queries, repeat);
      if (repeated !== null) return repeated;
      await refuseBeyondSlots(queries, core, project);
      const serverIds = servers.map(({ id }) => id);
      const suiteId =
        suite?.id ?? (await insertSuite(queries, project.id, newSuite(body, serverIds), now));
      const isOwn = body.tests?.length;
      const cases = isOwn ? await saveCases(queries, suiteId, body.tests ?? [], now) : draft.saved;
      const runId = await insertRun(queries, request, suiteId, suite, now);
      const override = body.iterationOverride ?? null;
      const iterations = await insertIterations(queries, runId, cases, override);
      if (repeat !== null) {
        const row = { ...repeat, runId };
        await queries.insertInto('idempotencyKeys').values(row).execute();
      }
      await touchProject(queries, project.id, now);
      const reply = {
        runId,
        suiteId,
        status: 'running',
        servers: servers.map(({ id, name }) => ({ id, name })),
        caseUpsert: upsertOf(isOwn ? cases : []),
      };
      return { reply, started: { plan: { ...plan, iterations }, cancel } };
    });
    isStarted = created.started !== null;
    return created;
  } finally {
    if (!isStarted) {
      for (const { inspected } of plan.servers) {
        if (inspected !== null) await closeLater(core, inspected);
      }
    }
  }
}

/** Checks what a request says, and finds what it names. */
async function checkRequest(core: Core, { caller, project, body }: Request, grants: GrantSource) {
  const { database, surroundings, settings } = core;
  checkForm(body);
  refuseCommands(body, settings.takesCommands);
  const suite =
    body.suiteId === undefined ? null : await findRow(database, 'suites', project.id, body.suiteId);
  const saved = await findCases(database, suite, body);
  const tests = body.tests?.length ? body.tests : saved.map(({ test }) => test);
  const hostId = body.namedHostId ?? body.hostId;
  const profile = hostId === undefined ? null : await profileOfHost(core, project.id, hostId);
  const source = {
    // The model of a host replaces those of cases and suite.
    forced: profile?.modelId,
    model: body.model ?? suite?.model,
    provider: body.provider ?? suite?.provider,
  };
  checks.refuseModels(tests, source, body.modelApiKeys ?? {}, settings.hostedModels);
  const savedIds: string[] = suite === null ? [] : JSON.parse(suite.serverIds);
  const serverIds = body.serverIds ?? savedIds;
  if (serverIds.length === 0) {
    const details = { reason: 'NO_SAVED_SERVER_SELECTION', suiteId: suite?.id };
    throw refusalOf('VALIDATION_ERROR', { reason: 'no-servers' }, details);
  }
  const servers = await checks.findServers(database, project.id, serverIds);
  checks.refuseDisabled(servers);
  checks.refuseMisfits(
    tests.map((test) => ({ ...test, runs: body.iterationOverride ?? test.runs })),
    servers,
  );
  const runServers = servers.map((server): RunServer => {
    const credentials = runCredentials(grants, caller.userId, server, surroundings.redactor);
    const known = { era: null, isSse: false };
    return { entry: server.entry, credentials, known, inspected: null, givenUp: null };
  });
  const plan = { servers: runServers, execution: body.execution ?? {}, profile };
  const used = checks.findUsed(tests, runServers, plan.execution);
  return { suite, saved, servers, plan, used };
}

/** Refuses a body that is neither form A nor form B, or names things twice. */
function checkForm({ suiteId, suiteName, tests, caseIds, hostId, namedHostId }: Request['body']) {
  if (suiteId === undefined && (suiteName === undefined || !tests?.length)) {
    throw refusalOf('VALIDATION_ERROR', { reason: 'no-suite' });
  }
  if (caseIds !== undefined && (tests !== undefined || suiteId === undefined)) {
    throw refusalOf('VALIDATION_ERROR', { reason: 'cases-twice' });
  }
  if (hostId !== undefined && namedHostId !== undefined && hostId !== namedHostId) {
    throw refusalOf('VALIDATION_ERROR', { reason: 'two-hosts' });
  }
}

/** A requester runs no programs on the machine of a service. */
function refuseCommands({ execution = {} }: Request['body'], takesCommands: boolean): void {
  const key = (['setup', 'teardown'] as const).find((one) => execution[one] !== undefined);
  if (key === undefined || takesCommands) return;
  throw refusalOf(
    'VALIDATION_ERROR',
    { reason: 'commands', key },
    { reason: 'EXECUTION_COMMANDS' },
  );
}

/** The saved cases of a suite, or those that the request selects, in the order of the suite. */
async function findCases(
  queries: Queries,
  suite: Suite | null,
  { tests, caseIds }: Request['body'],
): Promise<SavedCase[]> {
  if (suite === null || tests?.length) return [];
  const rows = await queries
    .selectFrom('testCases')
    .select(['id', 'definition'])
    .where('suiteId', '=', suite.id)
    .orderBy('seq')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = caseIds?.find((id) => !known.has(id));
  if (unknown !== undefined) throw notFound('case', unknown);
  return rows
    .filter(({ id }) => caseIds === undefined || caseIds.includes(id))
    .map(({ id, definition }) => ({ id, test: JSON.parse(definition) }));
}

/** Refuses a run beyond the limit of the organization. */
async function refuseBeyondSlots(
  queries: Queries,
  { settings }: Core,
  project: Project,
): Promise<void> {
  const { maxConcurrentRuns: max } = settings;
  const { active } = await queries
    .selectFrom('runs')
    .select((query) => query.fn.countAll<number>().as('active'))
    .where('organizationId', '=', project.organizationId)
    // Literals, as in the index. Ingested runs take no slot.
    .where(sql<boolean>`status IN ('pending', 'running') AND source = 'api'`)
    .executeTakeFirstOrThrow();
  if (active < max) return;
  const details = { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: max };
  throw refusalOf(
    'RATE_LIMITED',
    { reason: 'run-slots', max, seconds: SLOT_RETRY_SECONDS },
    details,
  );
}

const newSuite = (body: Request['body'], serverIds: string[]) => {
  const { suiteName = '', suiteDescription: description } = body;
  return { ...body, name: suiteName, description, serverIds };
};

async function insertRun(
  queries: Queries,
  { project, body }: Request,
  suiteId: string,
  suite: Suite | null,
  now: number,
): Promise<string> {
  const id = newId('run');
  const row = {
    id,
    suiteId,
    projectId: project.id,
    organizationId: project.organizationId,
    runNumber: await nextRunNumber(queries, suiteId),
    status: 'running',
    source: 'api',
    notes: body.notes ?? null,
    minimumPassRate: body.passCriteria?.minimumPassRate ?? suite?.minimumPassRate ?? null,
    planned: 0,
    namedHostId: body.namedHostId ?? body.hostId ?? null,
    createdAt: now,
    touchedAt: now,
  };
  await queries.insertInto('runs').values(row).execute();
  await queries
    .updateTable('suites')
    .set((set) => ({ runs: set('runs', '+', 1), updatedAt: now }))
    .where('id', '=', suiteId)
    .execute();
  return id;
}

/** The number of the next run of a suite: 1 for the first. */
export async function nextRunNumber(queries: Queries, suiteId: string): Promise<number> {
  const { last } = await queries
    .selectFrom('runs')
    .select(({ fn }) => fn.max<number | null>('runNumber').as('last'))
    .where('suiteId', '=', suiteId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function insertIterations(
  queries: Queries,
  runId: string,
  cases: readonly SavedCase[],
  override: number | null,
): Promise<PlannedIteration[]> {
  const plan: PlannedIteration[] = [];
  const rows = cases.flatMap(({ id: testCaseId, test }) => {
    const { title, runs = 1, steps, model = null, provider = null } = test;
    // A case without a prompt uses no model, even if it names one.
    const isAsked = steps.some(({ kind }) => kind === 'prompt');
    return Array.from({ length: override ?? runs }, (_, at) => {
      const id = newId('iteration');
      plan.push({ id, steps });
      return {
        id,
        runId,
        testCaseId,
        title,
        number: at + 1,
        status: 'pending',
        model: isAsked ? model : null,
        provider: isAsked ? provider : null,
        actualToolCalls: '[]',
        expectedToolCalls: '[]',
        failures: '[]',
      };
    });
  });
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const some = rows.slice(at, at + ROWS_PER_STATEMENT);
    await queries.insertInto('iterations').values(some).execute();
  }
  await queries.updateTable('runs').set({ planned: rows.length }).where('id', '=', runId).execute();
  return plan;
}
